import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { journey as test, type Visitor } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, focused, isFocused, toast } from './parts.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/csv/${name}`, import.meta.url));
const csv = (lines: string[], name = 'log.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

const column = (page: Page, name: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name}( \\*)?$`) });
const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const preview = (page: Page) => region(page, /as they would stand in your log/);

async function openTab({ page, register, navigate }: Visitor) {
  await register();
  await navigate('/workouts');
  await page.getByRole('tab', { name: 'CSV Upload' }).click();
  await page.getByRole('heading', { name: 'What the file should hold' }).waitFor();
}

async function choose(page: Page, file: string | ReturnType<typeof csv>) {
  await page.getByLabel('Choose File').setInputFiles(file);
  await page.getByRole('heading', { name: 'What comes into your log' }).waitFor();
}

describe('the CSV tab', () => {
  test('says what the file should hold', async ({ visitor }) => {
    const { page } = visitor;
    await openTab(visitor);
    expect(new URL(page.url()).search).toBe('?tab=csv');
    const panel = page.getByRole('tabpanel');
    for (const name of ['Date', 'Workout Type', 'Duration', 'Distance (running)']) {
      await panel.getByText(name, { exact: true }).waitFor();
    }
    for (const name of ['Average Heart Rate', 'Heart Rate Zones']) {
      await panel.getByText(name, { exact: true }).waitFor();
    }
    await panel.getByText('Optionally also Calories and Notes.').waitFor();
    await panel.getByText('Choose File').waitFor();
    await expectSoundInEveryLook(page);
  });

  test('takes a file from its first lines to the log, and the second time adds nothing', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openTab(visitor);
    await choose(page, fixture('spec-names.csv'));
    const file = region(page, /The first lines of spec-names.csv/);
    expect(await file.getByRole('row').count()).toBe(6);
    expect(await file.getByRole('columnheader').allInnerTexts()).toContain('Duration\nDuration');
    expect(await column(page, 'Date').inputValue()).toBe('0');
    expect(await column(page, 'Heart Rate Zones').inputValue()).toBe('5');
    await page.getByText('All 5 lines can be imported: 5 new.').waitFor();
    const rows = await preview(page).getByRole('row').allInnerTexts();
    expect(rows[1]).toMatch(
      /^2\s+Sun 1 Mar 2026\s+Running\s+50:00\s+10.2\skm\s+4:54\s\/km\s+148\sbpm\s+New/,
    );
    expect(rows[4]).toMatch(/Cross \(Cycling\)\s+1:30:00\s+42.5\skm\s+—/);
    await expectSoundInEveryLook(page);

    await button(page, 'Import 5 workouts').click();
    await toast(page, 'Import Successful').getByText('5 workouts added to your log.').waitFor();
    await page.getByRole('heading', { name: 'Import complete' }).waitFor();
    await page.getByText('5 added.').waitFor();
    await expectSoundInEveryLook(page);

    await button(page, 'Import another file').click();
    await choose(page, fixture('spec-names.csv'));
    await page.getByText('All 5 lines can be imported: 0 new, 5 already in your log.').waitFor();
    expect(await button(page, 'Import 0 workouts').isDisabled()).toBe(true);
    await page.getByText('All of it is in your log already.').waitFor();

    await page.getByRole('link', { name: 'Run Details' }).click();
    await page.getByText('Along the river, easy').first().waitFor();
  });

  test('maps columns whose names say nothing, and the preview follows', async ({ visitor }) => {
    const { page } = visitor;
    await openTab(visitor);
    await choose(page, fixture('no-header.csv'));
    await page.getByText('None of 2 lines can be imported yet.').waitFor();
    await button(page, 'Import workouts').click();
    await toast(page, 'Validation Error').getByText('Date is required').waitFor();
    const date = column(page, 'Date');
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(date)).toBe(true);
    await expectSoundInEveryLook(page);

    await date.selectOption({ label: 'Column 1: 2026-03-01' });
    await column(page, 'Duration').selectOption({ label: 'Column 2: 0:50' });
    await column(page, 'Distance').selectOption({ label: 'Column 3: 10,2' });
    await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
    expect(await column(page, 'Lines without a type are').inputValue()).toBe('running');
    await column(page, 'Unit of Distance').selectOption('Miles');
    await preview(page).getByText('16.42 km').waitFor();
    await column(page, 'Unit of Distance').selectOption('Kilometres');
    await preview(page).getByText('10.2 km').waitFor();
    await button(page, 'Import 2 workouts').click();
    await page.getByText('2 added.').waitFor();
  });

  test('asks which day a date is, and guesses none', async ({ visitor }) => {
    const { page } = visitor;
    await openTab(visitor);
    await choose(page, fixture('slashes-open.csv'));
    const question = column(page, 'Which day is 03/04/2026\\?');
    expect(await question.locator('option').allInnerTexts()).toEqual([
      'Choose',
      'Fri 3 Apr 2026 (day first)',
      'Wed 4 Mar 2026 (month first)',
    ]);
    await button(page, 'Import workouts').click();
    await toast(page, 'Validation Error').getByText('Say which day 03/04/2026 is').waitFor();
    expect(await question.getAttribute('aria-invalid')).toBe('true');
    await expectSoundInEveryLook(page);

    await question.selectOption({ label: 'Fri 3 Apr 2026 (day first)' });
    await preview(page).getByText('Fri 3 Apr 2026').waitFor();
    // 26:11 for 5.2 km can only be minutes and seconds: said, and to be changed.
    expect(await column(page, 'Times of two parts are').inputValue()).toBe('minutes-seconds');
    await preview(page).getByText('26:11').waitFor();
    await button(page, 'Import 3 workouts').click();
    await page.getByText('3 added.').waitFor();
  });

  test('leaves lines with unlikely times out, until they are said to be right', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openTab(visitor);
    const header = 'Date,Type,Duration,Distance (km)';
    await choose(page, csv([header, '2026-03-01,Run,0:50:00,10', '2026-03-02,Run,0:12:00,10']));
    await page.getByText('1 of 2 lines can be imported: 1 new.').waitFor();
    const question = column(page, 'Lines with unlikely times are');
    expect(await question.inputValue()).toBe('left-out');
    await page.getByText(/^1 line. That is faster than the world record for 10 km/).waitFor();
    await page.getByRole('heading', { name: '1 line cannot be imported' }).waitFor();
    await expectSoundInEveryLook(page);

    await question.selectOption({ label: 'Right, import them' });
    await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
    await preview(page).getByText('Mon 2 Mar 2026').waitFor();
    // What was said can be taken back.
    await question.selectOption({ label: 'Left out' });
    await page.getByText('1 of 2 lines can be imported: 1 new.').waitFor();
    await question.selectOption({ label: 'Right, import them' });
    await button(page, 'Import 2 workouts').click();
    await page.getByText('2 added.').waitFor();
  });

  test('shows each bad line with its reason, imports the good ones and hands the bad ones back', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openTab(visitor);
    await choose(page, fixture('bad-lines.csv'));
    await page.getByText('3 of 13 lines can be imported: 3 new.').waitFor();
    const bad = page.locator('section').filter({
      has: page.getByRole('heading', { name: '10 lines cannot be imported' }),
    });
    for (const reason of [
      'Date must be a day of the calendar, as YYYY-MM-DD. Date reads “yesterday”.',
      'Date is required.',
      'Duration must be in H:MM format. Duration reads “abc”.',
      'Duration must be longer than 0:00. Duration reads “0:00”.',
      'Distance must be between 0 and 1000 km. Distance reads “1200”.',
      'Average heart rate must be between 50 and 220 bpm. Average Heart Rate reads “300”.',
      'A quote opens here and is never closed. Close or remove it.',
    ]) {
      await bad.getByText(reason).first().waitFor();
    }
    await bad.getByText(/It has 7 cells where the header names 6/).waitFor();
    await expectSoundInEveryLook(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bad.getByRole('link', { name: 'Download bad lines' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('bad-lines-bad-lines.csv');
    const content = readFileSync(await download.path(), 'utf8');
    expect(content).toMatch(/^\ufeff"Line","Reason","Date",/);
    expect(content).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(content.trimEnd().split('\r\n')).toHaveLength(11);

    await button(page, 'Import 3 workouts').click();
    await page.getByText('10 lines could not be imported.').waitFor();
    expect(await page.getByRole('link', { name: 'Download bad lines' }).count()).toBe(1);
    // Text of a file is text on the page.
    await page.getByRole('link', { name: 'Run Details' }).click();
    await page.getByText('=HYPERLINK("http://x")').first().waitFor();
  });

  if (isProof)
    test('stays quick to look through with thousands of lines', async ({ visitor }) => {
      const { page } = visitor;
      await openTab(visitor);
      const lines = Array.from({ length: 4000 }, (_, at) => {
        const day = new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
        return at % 10 === 0 ? `${day},never,8` : `${day},0:45,${5 + (at % 90) / 10}`;
      });
      await choose(page, csv(['Date,Duration,Distance (km)', ...lines]));
      await page.getByText('3,600 of 4,000 lines can be imported: 3,600 new.').waitFor();
      expect(await preview(page).getByRole('row').count()).toBe(21);
      await page.getByText('25 of 400 lines').waitFor();
      await button(page, 'Show more').click();
      await page.getByText('50 of 400 lines').waitFor();
      await button(page, 'Import 3,600 workouts').click();
      // In slices, so that others go on meanwhile.
      await page.getByText('3,600 added.').waitFor({ timeout: 60_000 });
    });
});

describe('what was chosen', () => {
  const ODD = csv(['wann,wie lang,wie weit', '2026-03-01,50,10', '2026-03-02,40,8']);

  test('outlives a reload, another screen and a server that was away', async ({ visitor }) => {
    const { page, expectTrouble } = visitor;
    expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await openTab(visitor);
    await choose(page, ODD);
    await column(page, 'Date').selectOption('0');
    await column(page, 'Duration').selectOption('1');
    await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
    await page.reload();
    await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
    expect(await column(page, 'Duration').inputValue()).toBe('1');

    await page.route('**/api/imports/csv/*', (route) => route.abort());
    await column(page, 'Distance').selectOption('2');
    await page.getByText(/The server cannot be reached/).waitFor();
    expect(await column(page, 'Distance').inputValue()).toBe('2');
    await page.unroute('**/api/imports/csv/*');
    await page.reload();
    await preview(page).getByText('10 km').waitFor();
    expect(await column(page, 'Distance').inputValue()).toBe('2');

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Log Workout' }).first().click();
    await page.getByRole('tab', { name: 'CSV Upload' }).click();
    await preview(page).getByText('10 km').waitFor();
  });

  if (isProof)
    test('stands as it was after an import that failed', async ({ visitor }) => {
      const { page, expectTrouble } = visitor;
      expectTrouble(/503/);
      await openTab(visitor);
      await choose(page, ODD);
      await column(page, 'Date').selectOption('0');
      await column(page, 'Duration').selectOption('1');
      await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
      await page.route('**/apply', (route) =>
        route.fulfill({
          status: 503,
          json: { code: 'unavailable', message: 'The database cannot be reached.' },
        }),
      );
      await button(page, 'Import 2 workouts').click();
      await toast(page, 'Import Failed')
        .getByText('There was an error importing your data. Please try again.')
        .waitFor();
      await page.getByText('Nothing was imported. The database cannot be reached.').waitFor();
      expect(await column(page, 'Duration').inputValue()).toBe('1');
      await expectSoundInEveryLook(page);
      await page.unroute('**/apply');
      await button(page, 'Import 2 workouts').click();
      await page.getByText('2 added.').waitFor();
    });

  if (isProof)
    test('does not come back with the same file, chosen before the server let it go', async ({
      visitor,
    }) => {
      const { page } = visitor;
      await openTab(visitor);
      await choose(page, ODD);
      await column(page, 'Date').selectOption('0');
      await column(page, 'Duration').selectOption('1');
      await page.getByText('All 2 lines can be imported: 2 new.').waitFor();
      const goOn = Promise.withResolvers<void>();
      await page.route(/\/api\/imports\/\d+$/, async (route) => {
        await goOn.promise;
        await route.continue();
      });
      await button(page, 'Choose another file').click();
      await page.getByLabel('Choose File').setInputFiles(ODD);
      await page.getByText('Reading the file…').waitFor();
      goOn.resolve();
      await page.getByRole('heading', { name: 'What comes into your log' }).waitFor();
      expect(await column(page, 'Duration').inputValue()).toBe('none');
      await column(page, 'Date').selectOption('0');
      await column(page, 'Duration').selectOption('1');
      await button(page, 'Import 2 workouts').click();
      await page.getByText('2 added.').waitFor();
    });

  test('is let go with the file, and by signing out', async ({ visitor }) => {
    const { page } = visitor;
    await openTab(visitor);
    await choose(page, ODD);
    await button(page, 'Choose another file').click();
    await page.getByRole('heading', { name: 'What the file should hold' }).waitFor();
    await choose(page, ODD);
    await button(page, 'Sign Out').click();
    await page.getByText('Half typed and not saved: csv table.').waitFor();
    await button(page, 'Sign out and lose it').click();
    await button(page, 'Sign In').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('csv');
  });
});

describe('what is no table', () => {
  test('is refused in words at the file, and another can be chosen', async ({ visitor }) => {
    const { page, expectTrouble } = visitor;
    expectTrouble(/422/);
    await openTab(visitor);
    await page.getByLabel('Choose File').setInputFiles({
      name: 'log.xlsx.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]),
    });
    await toast(page, 'Import Failed')
      .getByText('There was an error importing your data. Please try again.')
      .waitFor();
    await page.getByText(/Invalid data format\. This is a spreadsheet or a zip file/).waitFor();
    await expectSoundInEveryLook(page);
    await page.getByLabel('Choose File').setInputFiles(csv([], 'empty.csv'));
    await page.getByText(/The file is empty/).waitFor();
    await choose(page, fixture('spec-names.csv'));
  });
});

if (isProof)
  describe('without a mouse', () => {
    test('a file is chosen, mapped and imported', async ({ visitor }) => {
      const { page } = visitor;
      await openTab(visitor);
      // Listened for in good time: the browser is told of it first.
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('tab', { name: 'CSV Upload' }).press('Tab');
      await page.keyboard.press('Space');
      const chooser = await choosing;
      await chooser.setFiles(fixture('slashes-open.csv'));
      await page.getByRole('heading', { name: 'What comes into your log' }).waitFor();
      await tabTo(page, column(page, 'Which day is 03/04/2026\\?'));
      await page.keyboard.type('Fri');
      await preview(page).getByText('Fri 3 Apr 2026').waitFor();
      await tabTo(page, button(page, 'Import 3 workouts'));
      await page.keyboard.press('Enter');
      await page.getByText('3 added.').waitFor();
      // The result has the focus: the next stop is in it.
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('See your runs');
    });
  });

describe('a file that is dropped', () => {
  test('is taken like a chosen one', async ({ visitor }) => {
    const { page } = visitor;
    await openTab(visitor);
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Date,Duration\n2026-03-01,0:45\n'], 'dropped.csv'));
      return transfer;
    });
    await page.locator('.border-dashed').dispatchEvent('drop', { dataTransfer: files });
    await page.getByText('dropped.csv').first().waitFor();
    await button(page, 'Import 1 workout').waitFor();
  });
});
