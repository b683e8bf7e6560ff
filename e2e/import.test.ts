import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { journey as test, textFile } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';

const RUN = {
  name: 'Outdoor Run',
  start: '2026-03-08 07:30:00 +0100',
  end: '2026-03-08 08:20:00 +0100',
  duration: 3000,
  distance: { qty: 10.02, units: 'km' },
  activeEnergyBurned: { qty: 2510.4, units: 'kJ' },
  heartRateData: Array.from({ length: 50 }, (_, minute) => ({
    date: `2026-03-08 ${minute < 30 ? '07' : '08'}:${String((30 + minute) % 60).padStart(2, '0')}:00 +0100`,
    Min: 139,
    Avg: 140,
    Max: 141,
    units: 'bpm',
  })),
};
const EXPORT = JSON.stringify({ data: { workouts: [RUN] } });

describe('the import screen', () => {
  test('takes a file through to its summary, and the second time adds nothing', async ({
    visitor,
  }) => {
    const { page, navigate, register } = visitor;
    await register();
    await navigate('/apple-health');

    await page.getByRole('button', { name: /Automatic Sync/ }).click();
    await expectSoundInEveryLook(page);
    const file = textFile('export.json', EXPORT);
    await page.getByLabel('Choose File').setInputFiles(file);
    await page.getByRole('button', { name: 'Import Workouts' }).click();

    await page.getByRole('heading', { name: 'Import complete' }).waitFor();
    expect(await page.getByText('Import Successful').count()).toBe(1);
    expect(await page.getByText('1 workout added.').count()).toBe(1);
    const summary = page.locator('dl').first();
    expect(await summary.innerText()).toMatch(
      /Workouts\s+1.*With heart rate\s+1.*10\.0\s*km.*600\s*kcal/s,
    );
    await expectSoundInEveryLook(page);

    await page.getByRole('button', { name: 'Import More Data' }).click();
    await page.getByRole('button', { name: /Manual Entry/ }).click();
    await page.getByLabel('Your export as JSON').fill(EXPORT);
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await page.getByText('0 workouts added, 1 workout already in your log.').waitFor();
  });

  if (isProof)
    test('asks about times that nobody is likely to have taken, before it adds anything', async ({
      visitor,
    }) => {
      const { page, navigate, register } = visitor;
      await register();
      await navigate('/apple-health');
      await page.getByRole('button', { name: /Automatic Sync/ }).click();
      const fast = { ...RUN, start: '2026-03-09 07:30:00 +0100', end: '2026-03-09 07:42:00 +0100' };
      const workouts = [RUN, { ...fast, duration: 720, heartRateData: [] }];
      const file = textFile('export.json', JSON.stringify({ data: { workouts } }));
      const bring = async (answer: string) => {
        await page.getByLabel('Choose File').setInputFiles(file);
        await page.getByRole('button', { name: 'Import Workouts' }).click();
        const question = page.getByRole('dialog', { name: 'Are these times right?' });
        await question
          .getByText(/^1 workout has a time that nobody is likely to have taken. That is faster/)
          .waitFor();
        await expectSoundInEveryLook(page);
        await question.getByRole('button', { name: answer }).click();
        await page.getByRole('heading', { name: 'Import complete' }).waitFor();
      };

      await bring('Leave them out');
      await page.getByText('1 workout added.').waitFor();
      await page.getByText('1 entry was not imported').waitFor();
      await page.getByText(/^workout 2: Left out, as its time is hard to believe/).waitFor();

      await page.getByRole('button', { name: 'Import More Data' }).click();
      await page.getByRole('button', { name: /Automatic Sync/ }).click();
      await bring('Import them too');
      await page.getByText('1 workout added, 1 workout already in your log.').waitFor();
    });

  test('shows each mark of the progress while the steps are taken', async ({ visitor }) => {
    const { page, navigate, register } = visitor;
    await register();
    await navigate('/apple-health');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const { value } = document.querySelector('progress') ?? {};
        if (value !== undefined && seen.at(-1) !== value) seen.push(value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: /Manual Entry/ }).click();
    await page.getByLabel('Your export as JSON').fill(EXPORT);
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await page.getByRole('heading', { name: 'Import complete' }).waitFor();
    expect(await page.evaluate('seen')).toEqual([0, 25, 50, 75, 100]);
  });

  test('says what is wrong with a file, keeps what was pasted, and leads back', async ({
    visitor,
  }) => {
    const { page, navigate, register, expectTrouble } = visitor;
    expectTrouble(/422/);
    await register();
    await navigate('/apple-health');
    await page.getByRole('button', { name: /Manual Entry/ }).click();
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await page.getByText('Paste your export first').waitFor();

    const field = page.getByLabel('Your export as JSON');
    await field.fill('{"workouts": [');
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await page.getByText(/^Invalid JSON format/).waitFor();
    await page.getByText('There was an error importing your data. Please try again.').waitFor();
    expect(await field.inputValue()).toBe('{"workouts": [');
    await expectSoundInEveryLook(page);

    await field.fill('{"steps": 12}');
    await page.getByRole('button', { name: 'Import Workouts' }).click();
    await page.getByText(/^Unsupported JSON format/).waitFor();

    await page.getByRole('button', { name: 'Back to Methods' }).click();
    await page.getByRole('button', { name: /CSV Upload/ }).waitFor();
  });

  if (isProof)
    test('names the lines of a CSV that cannot be read and imports the others', async ({
      visitor,
    }) => {
      const { page, navigate, register } = visitor;
      await register();
      await navigate('/apple-health');
      await page.getByRole('button', { name: /CSV Upload/ }).click();
      const file = textFile(
        'export.csv',
        [
          'Start Date,End Date,Workout Activity Type,Duration,Total Distance,Total Energy Burned',
          '2026-03-01T10:00:00+01:00,2026-03-01T10:30:00+01:00,Running,30,5.1,320',
          'tomorrow,never,Running,30,5.1,320',
        ].join('\n'),
      );
      await page.getByLabel('Choose File').setInputFiles(file);
      await page.getByRole('button', { name: 'Import Workouts' }).click();
      await page.getByText('1 workout added.').waitFor();
      await page.getByText(/Error parsing line 3: Invalid data format/).waitFor();
      await expectSoundInEveryLook(page);
    });
});
