import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Race } from '../src/contract/race-list.ts';
import type { Workout } from '../src/contract/workouts.ts';
import { addDays, dayInZone } from '../src/domain/calendar.ts';
import { isProof } from '../testing/budget.ts';
import { expectToFit } from './fit.ts';
import { type Athlete, journey, type Visitor } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, field, focused, isFocused, toast } from './parts.ts';
import { ago, today } from './records.ts';

const inDays = (days: number) => ago(-days);

const tile = (page: Page, name: string) => page.getByRole('article', { name });
const list = (page: Page, title: 'Upcoming Races' | 'Race History') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

/** What is there before the journey begins goes in by the same calls that the forms make. */
function plan({ send }: Visitor, race: object = {}): Promise<Race> {
  const data = { name: 'City Half', date: inDays(40), distance: 21.1, targetTime: '1:45' };
  return send('POST /api/races', { ...data, ...race });
}

function logRun({ send }: Visitor, run: object = {}): Promise<Workout> {
  const data = { date: inDays(-3), workoutType: 'running', duration: '0:55', distance: 10 };
  return send('POST /api/workouts', { ...data, ...run });
}

async function racesOf({ page }: Visitor, { id }: Athlete): Promise<Race[]> {
  const answer = await page.context().request.get(`/api/races/${id}`);
  return answer.json();
}

async function fillForm(page: Page, race: { name: string; date: string; targetTime: string }) {
  await field(page, 'Race name').fill(race.name);
  await page.getByLabel(/^Date/).fill(race.date);
  await field(page, 'Target time').fill(race.targetTime);
}

describe('Race Goals', () => {
  journey('stands at both addresses, and teaches the first step', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    for (const address of ['/races', '/race-goals']) {
      await navigate(address);
      await page.getByRole('heading', { name: 'Race Goals', level: 1 }).waitFor();
      await list(page, 'Upcoming Races').getByText('No upcoming races').waitFor();
      await list(page, 'Race History').getByText('No Races Available').waitFor();
      const link = page.getByRole('link', { name: 'Race Goals' });
      expect(await link.getAttribute('aria-current')).toBe('page');
    }
  });

  journey('a race is added, its pace shown while it is typed', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    const athlete = await register();
    await navigate('/races');
    await button(page, 'Add New Race').click();
    const distance = page.getByRole('combobox', { name: 'Distance' });
    expect(await distance.inputValue()).toBe('21.1');
    expect(await distance.locator('option').allInnerTexts()).toEqual([
      '5\u00a0km',
      '10\u00a0km',
      'Half marathon',
      'Marathon',
      'Other distance',
    ]);
    await fillForm(page, { name: 'Spring Half', date: inDays(30), targetTime: '1:45' });
    await page.getByRole('status').getByText('4:59').waitFor();
    await distance.selectOption('10');
    await page.getByRole('status').getByText('10:30').waitFor();
    await distance.selectOption('21.1');
    await field(page, 'Notes').fill('Flat.\nBib on Saturday.');
    await expectSoundInEveryLook(page);
    await button(page, 'Add Race').click();

    await toast(page, 'Race added successfully!').waitFor();
    const race = tile(page, 'Spring Half');
    const text = await race.innerText();
    expect(text).toMatch(/30\s*days/);
    expect(text).toMatch(/Target\s+1:45:00\s+4:59\s*\/km/);
    expect(text).toContain('Bib on Saturday.');
    expect(await field(page, 'Race name').count()).toBe(0);
    expect(await racesOf(visitor, athlete)).toMatchObject([
      {
        name: 'Spring Half',
        date: inDays(30),
        distance: 21.1,
        targetTime: '1:45',
        targetPace: '4:59',
        completed: false,
        actualTime: null,
      },
    ]);
    await expectSoundInEveryLook(page);
  });

  if (isProof)
    journey('what is missing is said in a toast and at its field', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      await navigate('/races');
      await button(page, 'Add New Race').click();
      await button(page, 'Add Race').click();
      await toast(page, 'Validation Error').getByText('Race name is required').waitFor();
      await page.getByText('Date is required').waitFor();
      await page.getByText('Target time must be in H:MM format').waitFor();
      expect(await isFocused(field(page, 'Race name'))).toBe(true);
      await expectSoundInEveryLook(page);

      await fillForm(page, { name: 'Spring Half', date: inDays(30), targetTime: '1:75' });
      await button(page, 'Add Race').click();
      await toast(page, 'Validation Error')
        .getByText('Target time must be in H:MM format')
        .waitFor();
      await field(page, 'Target time').fill('1:15');
      await page.getByRole('combobox', { name: 'Distance' }).selectOption('other');
      await button(page, 'Add Race').click();
      await toast(page, 'Validation Error').getByText('Distance is required').waitFor();
      await field(page, 'Other distance').fill('16,1');
      await button(page, 'Add Race').click();
      await toast(page, 'Race added successfully!').waitFor();
      await tile(page, 'Spring Half').getByText('16.1 km').waitFor();
    });

  journey('a time is read by the distance, and never from digits alone', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    const athlete = await register();
    await navigate('/races');
    await button(page, 'Add New Race').click();
    await fillForm(page, { name: 'Five', date: today(), targetTime: '145' });
    await page.getByText('Hours or minutes? Write 1:45 or 105 min.').waitFor();
    await button(page, 'Add Race').click();
    await toast(page, 'Validation Error').getByText('Target time must be in H:MM format').waitFor();
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('5');
    await field(page, 'Target time').fill('23:12');
    await page.getByText('read as 23 min 12 s').waitFor();
    await page.getByRole('status').or(page.locator('output')).getByText('4:38').waitFor();
    await button(page, 'Add Race').click();
    await toast(page, 'Race added successfully!').waitFor();

    await button(page, 'Record result of Five').click();
    await field(page, 'Actual time').fill('22');
    await page.getByText('Hours or minutes?').waitFor();
    await field(page, 'Actual time').fill('22:58');
    await page.getByText('read as 22 min 58 s').waitFor();
    await button(page, 'Save Result').click();
    await toast(page, 'Race updated successfully!').waitFor();
    expect(await racesOf(visitor, athlete)).toMatchObject([
      { targetTimeSeconds: 1392, actualTimeSeconds: 1378 },
    ]);
  });

  if (isProof)
    journey('a target beyond belief is added only where it is confirmed', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/status of 400/);
      const athlete = await register();
      await navigate('/races');
      await button(page, 'Add New Race').click();
      await fillForm(page, { name: 'Half', date: inDays(30), targetTime: '0:50' });
      await button(page, 'Add Race').click();
      const question = page.getByRole('dialog', { name: 'Is that right?' });
      await question.getByText(/^That is faster than the world record/).waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await racesOf(visitor, athlete)).toEqual([]);
      await button(page, 'Add Race').click();
      await question.getByRole('button', { name: 'Save anyway' }).click();
      await toast(page, 'Race added successfully!').waitFor();
      expect(await racesOf(visitor, athlete)).toMatchObject([{ targetTime: '0:50' }]);
    });

  if (isProof)
    journey('a race within 30 days is highlighted, one of 31 is not', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      await plan(visitor, { name: 'Near', date: inDays(30) });
      await plan(visitor, { name: 'Far', date: inDays(31) });
      await navigate('/races');
      await tile(page, 'Near').getByText('Within 30 days').waitFor();
      expect(await tile(page, 'Far').getByText('Within 30 days').count()).toBe(0);
      const edge = (name: string) =>
        tile(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await edge('Near')).not.toBe(await edge('Far'));
      await page.getByText('Near is in 30 days, and 1 more to come.').waitFor();
    });

  journey(
    'the countdown goes by the athlete’s own day, whatever day it is at the server',
    async ({ openVisitor }) => {
      // Twenty-five hours apart: it is never the same day in both.
      for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
        const visitor = await openVisitor({ timezoneId });
        const { page, register, navigate } = visitor;
        await register();
        const day = dayInZone(Date.now(), timezoneId);
        await plan(visitor, { name: 'Now', date: day });
        await plan(visitor, { name: 'Next', date: addDays(day, 1) });
        await plan(visitor, { name: 'Gone', date: addDays(day, -1) });
        await navigate('/races');
        await tile(page, 'Now').getByText('Today', { exact: true }).waitFor();
        expect(await tile(page, 'Next').innerText()).toMatch(/1\s*day\b/);
        await list(page, 'Race History').getByRole('article', { name: 'Gone' }).waitFor();
      }
    },
  );

  journey('an edit is saved, and can be taken back', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    const athlete = await register();
    const before = await plan(visitor, { distance: 21.0975, notes: 'Hilly' });
    await navigate('/races');
    await button(page, 'Edit City Half').click();
    expect(await field(page, 'Other distance').inputValue()).toBe('21.0975');
    await field(page, 'Race name').fill('City Half, autumn');
    await field(page, 'Target time').fill('1:40');
    await expectSoundInEveryLook(page);
    await button(page, 'Save Changes').click();
    await toast(page, 'Race updated successfully!').waitFor();
    expect(await tile(page, 'City Half, autumn').innerText()).toMatch(/1:40:00/);
    expect(await racesOf(visitor, athlete)).toMatchObject([
      { name: 'City Half, autumn', targetTime: '1:40', distance: 21.0975, notes: 'Hilly' },
    ]);

    await button(page, 'Undo').click();
    await toast(page, 'Race put back as it was').waitFor();
    const [after] = await racesOf(visitor, athlete);
    expect(after).toEqual({ ...before, version: 3 });
  });

  journey('cancelling resets the form, and what was typed can be had back', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/races');
    await button(page, 'Add New Race').click();
    await button(page, 'Cancel').click();
    expect(await page.locator('.toast').count()).toBe(0);
    await button(page, 'Add New Race').click();
    await field(page, 'Race name').fill('Half typed');
    await button(page, 'Cancel').click();
    await toast(page, 'Changes discarded').waitFor();
    await button(page, 'Undo').click();
    expect(await field(page, 'Race name').inputValue()).toBe('Half typed');
    await button(page, 'Cancel').click();
    await button(page, 'Add New Race').click();
    expect(await field(page, 'Race name').inputValue()).toBe('');
  });

  journey('deleting asks first, and is taken back by the toast', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    const athlete = await register();
    const race = await plan(visitor);
    await navigate('/races');
    await button(page, 'Delete City Half').click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this race?',
    });
    await dialog.getByText('City Half').waitFor();
    await expectSoundInEveryLook(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tile(page, 'City Half').waitFor();

    await button(page, 'Delete City Half').click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Race deleted successfully!').waitFor();
    await page.getByText('No upcoming races').waitFor();
    expect(await racesOf(visitor, athlete)).toEqual([]);

    await button(page, 'Undo').click();
    await toast(page, 'Race restored').waitFor();
    await tile(page, 'City Half').waitFor();
    expect(await racesOf(visitor, athlete)).toEqual([race]);
  });

  if (isProof)
    journey('a refusal is told, and nothing that was typed is lost', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/500/);
      const athlete = await register();
      await plan(visitor);
      await navigate('/races');
      let isBroken = true;
      await page.route(/\/api\/races(\/\d+)?$/, (route) => {
        const isWrite = route.request().method() !== 'GET';
        if (!isBroken || !isWrite) return route.continue();
        return route.fulfill({ status: 500, json: { message: '', code: 'internal' } });
      });

      await button(page, 'Add New Race').click();
      await fillForm(page, { name: 'Spring Half', date: inDays(30), targetTime: '1:45' });
      await button(page, 'Add Race').click();
      await toast(page, 'Error').getByText('Failed to add race').waitFor();
      expect(await field(page, 'Race name').inputValue()).toBe('Spring Half');
      isBroken = false;
      await button(page, 'Add Race').click();
      await toast(page, 'Race added successfully!').waitFor();

      isBroken = true;
      await button(page, 'Edit City Half').click();
      await field(page, 'Race name').fill('Renamed');
      await button(page, 'Save Changes').click();
      await toast(page, 'Error').getByText('Failed to update race').waitFor();
      expect(await field(page, 'Race name').inputValue()).toBe('Renamed');
      await button(page, 'Cancel').click();

      await button(page, 'Delete City Half').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await toast(page, 'Error').getByText('Failed to delete race').waitFor();
      await tile(page, 'City Half').waitFor();
      expect(await racesOf(visitor, athlete)).toHaveLength(2);
    });

  if (isProof)
    journey('an answer that never came adds the race once', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/ERR_FAILED/);
      const athlete = await register();
      await navigate('/races');
      let isLost = true;
      await page.route(/\/api\/races$/, async (route) => {
        const answer = await route.fetch();
        if (isLost) await route.abort();
        else await route.fulfill({ response: answer });
        isLost = false;
      });
      await button(page, 'Add New Race').click();
      await fillForm(page, { name: 'Spring Half', date: inDays(30), targetTime: '1:45' });
      await button(page, 'Add Race').click();
      await toast(page, 'Error').waitFor();
      await field(page, 'Target time').fill('1:50');
      await button(page, 'Add Race').click();
      await toast(page, 'Race added successfully!').waitFor();
      expect(await racesOf(visitor, athlete)).toMatchObject([{ targetTime: '1:50' }]);
    });

  if (isProof)
    journey('two devices at one race overwrite nothing unseen', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/409/);
      const athlete = await register();
      const planned = await plan(visitor);
      await navigate('/races');
      await button(page, 'Edit City Half').click();
      await field(page, 'Notes').fill('From the phone');
      await visitor.send(`PUT /api/races/${planned.id}`, { ...planned, targetTime: '1:38' });
      await button(page, 'Save Changes').click();
      await page
        .getByText('This race was changed elsewhere in the meantime', { exact: true })
        .waitFor();
      await expectSoundInEveryLook(page);
      await button(page, 'Load the new version').click();
      expect(await field(page, 'Target time').inputValue()).toBe('1:38');
      expect(await field(page, 'Notes').inputValue()).toBe('From the phone');
      await button(page, 'Save Changes').click();
      await toast(page, 'Race updated successfully!').waitFor();
      expect(await racesOf(visitor, athlete)).toMatchObject([
        { targetTime: '1:38', notes: 'From the phone' },
      ]);
    });
});

describe('a race that is over', () => {
  journey(
    'is a Past Event without a result, and Completed by picking its run',
    async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      const athlete = await register();
      await plan(visitor, { date: inDays(-5) });
      const run = await logRun(visitor, { date: inDays(-5), duration: '1:43:21', distance: 21.3 });
      await logRun(visitor, { date: inDays(-4), duration: '0:30', distance: 5 });
      await logRun(visitor, { date: inDays(-9), duration: '1:50', distance: 21 });
      await navigate('/races');
      const race = tile(page, 'City Half');
      await list(page, 'Race History').getByText('Past Event').waitFor();
      await race.getByText('Not recorded').waitFor();
      await page.getByText('No race planned; 1 past race has no result yet.').waitFor();

      await button(page, 'Record result of City Half').click();
      const choices = page.getByRole('group', { name: 'Which run was it?' }).getByRole('radio');
      await expect.poll(() => choices.count()).toBe(2);
      await page.getByRole('radio', { name: /21\.3\skm in 1:43:21/ }).check();
      expect(await field(page, 'Actual time').inputValue()).toBe('1:43:21');
      await expectSoundInEveryLook(page);
      await button(page, 'Save Result').click();

      await toast(page, 'Race updated successfully!').waitFor();
      await race.getByText('Completed', { exact: true }).waitFor();
      const text = await race.innerText();
      expect(text).toMatch(/Actual time\s+1:43:21\s+4:54\s*\/km/);
      expect(text).toMatch(/1:39 faster than target/);
      expect(await racesOf(visitor, athlete)).toMatchObject([
        { completed: true, actualTime: '1:43:21', workoutId: run.id },
      ]);
      await expectSoundInEveryLook(page);
      await race.getByRole('link', { name: /^See the run/ }).click();
      await page.waitForURL(`**/run-details/${run.id}`);
    },
  );

  journey(
    'keeps a typed time, gives its run back, and can be marked as not run',
    async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      const athlete = await register();
      const run = await logRun(visitor, { duration: '0:50:12' });
      await plan(visitor, {
        ...{ name: 'Ten', date: inDays(-3), distance: 10, targetTime: '0:50' },
        ...{ workoutId: run.id },
      });
      await navigate('/races');
      await button(page, 'Edit result of Ten').click();
      await page.getByRole('radio', { name: /10\skm in 50:12/ }).waitFor();
      await field(page, 'Actual time').fill('0:50:05');
      await page.getByText('The run took 50:12.', { exact: false }).waitFor();
      await button(page, 'Save Result').click();
      await tile(page, 'Ten').getByText('50:05').waitFor();
      expect(await racesOf(visitor, athlete)).toMatchObject([
        { actualTime: '0:50:05', workoutId: run.id },
      ]);

      await button(page, 'Edit result of Ten').click();
      await page.getByRole('radio', { name: 'None of these' }).check();
      await button(page, 'Save Result').click();
      // The toast of the save before may still stand.
      await tile(page, 'Ten').getByText('50:05').waitFor();
      await toast(page, 'Race updated successfully!').waitFor();
      expect(await racesOf(visitor, athlete)).toMatchObject([
        { completed: true, actualTime: '0:50:05', workoutId: null },
      ]);

      await button(page, 'Edit result of Ten').click();
      await button(page, 'Mark as not run').click();
      await tile(page, 'Ten').getByText('Past Event').waitFor();
      await tile(page, 'Ten').getByText('Not recorded').waitFor();
      await button(page, 'Undo').click();
      await toast(page, 'Race put back as it was').waitFor();
      await tile(page, 'Ten').getByText('50:05').waitFor();
    },
  );

  journey('is marked as run by its time alone, on its day or after', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    const athlete = await register();
    await plan(visitor, { date: today(), distance: 5, targetTime: '0:25' });
    await plan(visitor, { name: 'Later', date: inDays(1) });
    await navigate('/races');
    expect(await button(page, 'Record result of Later').count()).toBe(0);
    await button(page, 'Record result of City Half').click();
    await page.getByText(/^No run of about 5\skm/).waitFor();
    await field(page, 'Actual time').fill('0:24:xx');
    await button(page, 'Save Result').click();
    await toast(page, 'Validation Error').getByText('Actual time must be in H:MM format').waitFor();
    await expectSoundInEveryLook(page);
    await field(page, 'Actual time').fill('0:24:31');
    await button(page, 'Save Result').click();
    const row = list(page, 'Race History').getByRole('article', { name: 'City Half' });
    await row.getByText('Completed', { exact: true }).waitFor();
    const races = await racesOf(visitor, athlete);
    expect(races[0]).toMatchObject({ completed: true, actualTime: '0:24:31', workoutId: null });
  });
});

describe('the prediction beside the target', () => {
  journey('stands from three runs on, with the runs it rests on', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await plan(visitor);
    await logRun(visitor, { date: inDays(-3), duration: '0:55' });
    await logRun(visitor, { date: inDays(-2), duration: '0:50' });
    await navigate('/races');
    await page.getByText('A prediction needs 3 runs with a distance; you have 2.').waitFor();
    await logRun(visitor, { date: inDays(-1), duration: '1:00' });
    await navigate('/races');
    const race = tile(page, 'City Half');
    // 5:30 in the mean and ten seconds for a half marathon.
    await race.getByText('5:40').waitFor();
    await race.getByText('1:59:34').waitFor();
    await race.getByText('41 s/km to find').waitFor();
    await button(page, 'What the prediction for City Half rests on').click();
    await page.getByText(/A first guess: the mean pace of your last 3 runs/).waitFor();
    expect(await race.getByRole('link', { name: /10\.0\skm/ }).count()).toBe(3);
    await expectSoundInEveryLook(page);
    await page.keyboard.press('Escape');

    await button(page, 'Add New Race').click();
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('10');
    await page
      .getByText(/^Predicted 54:10, 5:25\s\/km, a first guess from your last 3\sruns/)
      .waitFor();
  });
});

describe('at a glance', () => {
  if (isProof)
    journey('200 races stay usable: the latest first, twenty at a time', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      const races = Array.from({ length: 200 }, (_, at) => at + 1);
      await Promise.all(
        races.map((at) => plan(visitor, { name: `Race ${at}`, date: inDays(-7 * at) })),
      );
      await navigate('/races');
      const history = list(page, 'Race History');
      const names = history.getByRole('heading', { level: 3 });
      await history.getByText('20 of 200 races').waitFor();
      expect((await names.allInnerTexts()).slice(0, 2)).toEqual(['Race 1', 'Race 2']);
      expect(await names.count()).toBe(20);
      await history.getByRole('button', { name: 'Show more' }).click();
      await history.getByText('40 of 200 races').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Race 21');
      await button(page, 'Delete Race 30').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await history.getByText('40 of 199 races').waitFor();
    });

  if (isProof)
    journey('nothing is cut off at 320 px, nor at 200 % zoom', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      const name = 'Internationaler Großglockner-Hochalpenstraßen-Ultramarathon'.repeat(2);
      await plan(visitor, { name, date: inDays(3), notes: 'Wort'.repeat(60) });
      await plan(visitor, { name: `Past ${name}`, date: inDays(-3), completed: true });
      await logRun(visitor, { duration: '1:43:21', distance: 21.3 });
      await navigate('/races');
      await tile(page, `Past ${name}`).waitFor();
      await expectToFit(page);
      await button(page, `Edit ${name}`).click();
      await expectToFit(page);
      await button(page, 'Cancel').click();
      await button(page, `Edit result of Past ${name}`).click();
      await page.getByRole('radio', { name: /21\.3/ }).waitFor();
      await expectToFit(page);
    });

  if (isProof)
    journey('everything is done by the keyboard alone', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      const athlete = await register();
      await logRun(visitor, { date: '2025-11-11', duration: '1:43:21', distance: 21.2 });
      await navigate('/races');
      const { keyboard } = page;
      const go = (name: string) => tabTo(page, button(page, name));

      await go('Add New Race');
      await keyboard.press('Enter');
      expect(await focused(page)).toMatch(/^Race name/);
      await keyboard.type('Keyboard Half');
      await keyboard.press('Tab');
      // The same in every order of day and month.
      await keyboard.type('11112025');
      expect(await page.getByLabel(/^Date/).inputValue()).toBe('2025-11-11');
      await tabTo(page, field(page, 'Target time'));
      await keyboard.type('1:45');
      await keyboard.press('Enter');
      await toast(page, 'Race added successfully!').waitFor();
      expect(await focused(page)).toBe('Add New Race');

      await go('Record result of Keyboard Half');
      await keyboard.press('Enter');
      await page.getByRole('radio', { name: /21\.2/ }).waitFor();
      await keyboard.press('Tab');
      await keyboard.press('ArrowUp');
      expect(await page.getByRole('radio', { name: /21\.2/ }).isChecked()).toBe(true);
      await go('Save Result');
      await keyboard.press('Enter');
      await tile(page, 'Keyboard Half').getByText('Completed', { exact: true }).waitFor();
      expect(await focused(page)).toBe('Edit result of Keyboard Half');

      await go('Edit Keyboard Half');
      await keyboard.press('Enter');
      await keyboard.press('End');
      await keyboard.type('!');
      await keyboard.press('Enter');
      await tile(page, 'Keyboard Half!').waitFor();
      expect(await focused(page)).toBe('Edit Keyboard Half!');

      await go('Delete Keyboard Half!');
      await keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      expect(await focused(page)).toBe('Cancel');
      await keyboard.press('Escape');
      expect(await focused(page)).toBe('Delete Keyboard Half!');
      await keyboard.press('Enter');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await toast(page, 'Race deleted successfully!').waitFor();
      expect(await focused(page)).toBe('Add New Race');
      expect(await racesOf(visitor, athlete)).toEqual([]);
    });

  if (isProof)
    journey('a list that does not load says so, with the way to try again', async ({ visitor }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/503/);
      await register();
      await plan(visitor);
      let isDown = true;
      await page.route(/\/api\/races\/\d+$/, (route) =>
        isDown
          ? route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } })
          : route.continue(),
      );
      await navigate('/races');
      await page.getByText('Your races could not be loaded').waitFor();
      await expectSoundInEveryLook(page);
      isDown = false;
      await button(page, 'Try Again').click();
      await tile(page, 'City Half').waitFor();
    });

  journey('a written race reaches the dashboard at once', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/');
    await page.getByText('No upcoming races').waitFor();
    await page.getByRole('link', { name: 'Add Race' }).click();
    await page.waitForURL('**/race-goals');
    await button(page, 'Add New Race').click();
    await fillForm(page, { name: 'Spring Half', date: inDays(30), targetTime: '1:45' });
    await button(page, 'Add Race').click();
    await toast(page, 'Race added successfully!').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Spring Half' }).waitFor();
  });
});
