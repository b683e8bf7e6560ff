import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isProof } from '../testing/budget.ts';
import { DESK } from './fit.ts';
import { PHONE } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { said, withoutSpaces } from './parts.ts';
import { ago, healthRecord, type Records, test } from './records.ts';
import { REFUSAL, refuse } from './refuse.ts';
import { settled } from './settled.ts';

const LONG_RUN = {
  date: '2026-03-08',
  workoutType: 'running',
  runningSubtype: 'outdoor-long',
  duration: '1:39:10',
  distance: 18.2,
  calories: 1240,
  avgHeartRate: 148,
  maxHeartRate: 176,
  zone1Minutes: 9,
  zone2Minutes: 58,
  zone3Minutes: 20,
  zone4Minutes: 10,
  zone5Minutes: 2,
  gelType: 'sis',
  caffeinated: 1,
  nonCaffeinated: 2,
  hydration: 500,
  notes: 'Last 4 km at half-marathon effort.\nTwo gels, legs fine.',
};

const STRENGTH = {
  date: '2026-03-09',
  workoutType: 'strength',
  duration: '0:45',
  calories: 333,
  avgHeartRate: 111,
  maxHeartRate: 148,
  notes: 'Lower body.',
};

const RIDE = {
  date: '2026-03-10',
  workoutType: 'cross',
  duration: '1:30',
  distance: 45,
  calories: 900,
};

/** A run a day up to today. */
function logDaily(log: Records['log'], count: number): Promise<number[]> {
  const days = Array.from({ length: count }, (_, at) => ago(at));
  return Promise.all(days.map((date) => log({ ...LONG_RUN, date })));
}

/** At a desk a list begins as a table. */
const asCards = (page: Page) => page.getByText('Cards', { exact: true }).click();

describe('run details', () => {
  test('an empty log names the next step', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log(STRENGTH);
    await navigate('/run-details');
    await page.getByText('No runs found').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log Workout' }).waitFor();
    await expectSoundInEveryLook(page);
  });

  test('a card tells the run, and opens it in full', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    const id = await log(LONG_RUN);
    await log(STRENGTH);
    await navigate('/run-details');
    await page.getByText('Your latest: Long run on Sun 8 Mar 2026').waitFor();
    await page.getByText(/^1 run · 18\.2.km · 1:39:10$/).waitFor();
    await asCards(page);
    const cards = page.getByRole('main').getByRole('listitem');
    expect(await cards.count()).toBe(1);
    const card = await said(cards.first());
    for (const text of [
      'Sun 8 Mar 2026',
      '18.20 km',
      '1:39:10',
      '5:27 /km',
      'Avg HR 148 bpm',
      'Calories 1,240 kcal',
      'Gels 3',
      'Last 4 km at half-marathon effort.',
    ]) {
      expect(card).toContain(withoutSpaces(text));
    }
    await expectSoundInEveryLook(page);

    await page.getByRole('link', { name: 'Long run, Sun 8 Mar 2026' }).click();
    await page.waitForURL(`**/run-details/${id}`);
    await page.getByRole('heading', { name: 'Long run', level: 1 }).waitFor();
    const detail = await said(page.getByRole('main'));
    for (const text of [
      'Sunday 8 March 2026: 18.2 km at 5:27 /km, with 3 gels.',
      'Mostly zone 2 Aerobic: 58 of 99 minutes in zones.',
      'zone 4 Threshold, max 176',
      '3 gels, one every 33 min.',
      'Gel type SiS',
      'Caffeinated gels 1',
      'Non-caffeinated gels 2',
      'Fluids 500 ml',
      'Per hour 303 ml',
      'Less than the 500 ml an hour advised over 10 km.',
      'Two gels, legs fine.',
      'Source Typed in',
    ]) {
      expect(detail).toContain(withoutSpaces(text));
    }
    const zones = page.getByRole('table', { name: 'Time in heart-rate zones' });
    // 60 to 70 % of 185 bpm; 58 of 99 minutes.
    expect(await said(zones.getByRole('row').nth(2))).toBe('2Aerobic111–12958:0059%');
    await expectSoundInEveryLook(page);

    const edit = page.getByRole('link', { name: 'Edit' });
    expect(await edit.getAttribute('href')).toBe(`/workouts/${id}/edit`);
  });

  test('what is deleted leaves the list, and comes back by Undo', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log(LONG_RUN);
    await log({ ...LONG_RUN, date: '2026-03-01', runningSubtype: 'treadmill' });
    await navigate('/run-details');
    await asCards(page);
    await page.getByRole('link', { name: /^Treadmill/ }).click();
    // What stands beside the run asks for it when it comes, and must not ask for a deleted one.
    await settled(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Run Details' }).waitFor();
    await page.getByRole('link', { name: /^Treadmill/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Treadmill/ }).waitFor();
  });

  test('a long log comes in pages, and the way back leads to the same place', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    await logDaily(log, 45);
    await navigate('/run-details');
    await asCards(page);
    const links = page.getByRole('main').getByRole('link', { name: /^Long run/ });
    await expect.poll(() => links.count()).toBe(30);
    await page.getByText('The latest 30 runs').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => links.count()).toBe(45);
    await page.getByText('All 45 runs').waitFor();
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

    await links.nth(40).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await links.nth(40).click();
    const back = page.getByRole('link', { name: 'All runs' });
    await back.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await back.click();
    await expect.poll(() => links.count()).toBe(45);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    // A new visit begins at the top.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Run Details' }).click();
    await page.getByRole('heading', { name: 'Run Details' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  if (isProof)
    test('a page that does not come is asked for again', async ({ visitor, log }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/503/);
      await register();
      await logDaily(log, 31);
      await refuse(page, [/\/page\?/]);
      await navigate('/run-details');
      await page.getByText('Your runs could not be loaded').waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText('The latest 30 runs').waitFor();
      await refuse(page, [/\/page\?/]);
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByRole('alert').getByText(REFUSAL).waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.getByText('All 31 runs').waitFor();
    });

  test('is narrowed by kind, words and distance, and the filter stands in the address', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...LONG_RUN, date: ago(1) });
    await log({ ...LONG_RUN, date: ago(2), runningSubtype: 'outdoor-easy', distance: 8 });
    await log({ ...LONG_RUN, date: ago(3), distance: 30, notes: 'Knee.' });
    await navigate('/run-details');
    await asCards(page);
    const cards = page.getByRole('main').getByRole('listitem');
    await page.getByLabel('Kind').selectOption('Long run');
    await page.getByText(/^2 runs · 48\.2.km · /).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await page.getByLabel('Search titles and notes').fill('half');
    await page.getByText(/^1 run · 18\.2.km · /).waitFor();
    await expectSoundInEveryLook(page);
    await cards.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /Long run/ }).waitFor();
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(1);
    expect(await page.getByLabel('Search titles and notes').inputValue()).toBe('half');
    await page.getByText('More filters').click();
    await page.getByLabel('Distance from').fill('20,5');
    await page.getByText('None of your runs is like this').waitFor();
    await page.getByRole('button', { name: 'Show all runs' }).click();
    await expect.poll(() => cards.count()).toBe(3);
    expect(new URL(page.url()).search).toBe('');
  });

  test('on a phone the list is in sight above its filter, which one press opens', async ({
    openVisitor,
  }) => {
    const { page, register, navigate, send } = await openVisitor({
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
    });
    await register();
    for (const distance of [8, 12, 20]) {
      await send('POST /api/workouts', { ...LONG_RUN, distance, date: ago(distance) });
    }
    await navigate('/run-details');
    const cards = page.getByRole('main').getByRole('listitem');
    await cards.first().waitFor();
    await settled(page);
    const first = await cards.first().boundingBox();
    expect(first?.y).toBeLessThan(PHONE.height / 2);

    const filter = page.getByRole('button', { name: /^Filter/ });
    await filter.tap();
    await page.getByLabel('Kind').waitFor();
    await expectSoundInEveryLook(page);
    await page.setViewportSize(PHONE);
    await filter.tap();
    await page.getByLabel('Distance from').fill('10');
    await page.getByLabel('Order').selectOption('Farthest first');
    expect(await page.getByLabel('Pace from').getAttribute('inputmode')).toBe('decimal');
    await page.getByLabel('Pace from').fill('4.30');
    await page.waitForURL(/minPace=4%3A30/);
    await expect.poll(() => said(filter)).toBe('Filter(2)');
    await page.getByRole('button', { name: 'Show the list' }).tap();
    await page.getByRole('button', { name: 'Show the list' }).waitFor({ state: 'hidden' });
    await page.getByText(/^2 runs · 32.km · /).waitFor();

    await page.getByRole('button', { name: 'Clear filter' }).tap();
    await expect.poll(() => cards.count()).toBe(3);
  });

  test('at a desk it is a table in any order, a phone has cards, and the address keeps it', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    const id = await log(LONG_RUN);
    await log({ ...LONG_RUN, date: '2026-03-02', distance: 9, duration: '0:45', tags: 'heat' });
    await log({ ...LONG_RUN, date: '2026-03-01', distance: 21.1, duration: '1:50' });
    await navigate('/run-details');
    const table = page.getByRole('table', { name: 'Run Details' });
    await table.waitFor();
    // By the keyboard: what the keys are, from line to line, and not while typing.
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Log a workout')
      .waitFor();
    await page.keyboard.press('Escape');
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('2 Mar');
    await page.keyboard.press('/');
    await page.keyboard.type('n');
    expect(await page.getByLabel('Search titles and notes').inputValue()).toBe('n');
    await page.getByLabel('Search titles and notes').fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.waitForURL('**/calendar');
    await page.goBack();
    await table.waitFor();
    const first = () => said(table.getByRole('row').nth(1));
    expect(await first()).toContain('Sun8Mar2026Longrun18.201:39:105:271481761,2403');
    const note = table.getByRole('row').nth(1).getByRole('cell').last().locator('.wrap-anywhere');
    // Whole, though ten figures stand beside it.
    expect(await note.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
    await page.getByRole('button', { name: 'Pace' }).click();
    await expect.poll(first).toContain('Mon2Mar2026');
    await page.getByRole('button', { name: 'Distance' }).click();
    await expect.poll(first).toContain('Sun1Mar2026');
    await expectSoundInEveryLook(page);
    await table.getByRole('link', { name: /1 Mar/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Long run' }).waitFor();
    await page.goBack();
    await expect.poll(first).toContain('Sun1Mar2026');
    await page.reload();
    await expect.poll(first).toContain('Sun1Mar2026');
    expect(new URL(page.url()).search).toBe('?sort=-distance');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Order', { exact: true }).selectOption('Newest first');
    await page.getByRole('heading', { name: 'March 2026' }).waitFor();
    expect(await table.count()).toBe(0);
    await expectSoundInEveryLook(page);
    await page.setViewportSize(DESK);
    await table.getByRole('link', { name: /8 Mar/ }).click();
    await page.waitForURL(`**/run-details/${id}`);
    await page.goBack();
    await table.getByRole('link', { name: /2 Mar/ }).click();
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'heat' }).click();
    await page.getByText(/^1 run · /).waitFor();
    await asCards(page);
    await page.reload();
    await page.getByRole('heading', { name: 'March 2026' }).waitFor();
  });

  test('walks and hikes are a list of their own', async ({ visitor, log, records }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log(LONG_RUN);
    await records.bring([
      healthRecord({ type: 'Hiking', day: '2026-03-07', minutes: 200, km: 12 }),
    ]);
    await navigate('/run-details');
    await page.getByText(/^1 run · /).waitFor();
    await page.getByText('Walks and hikes', { exact: true }).click();
    await page.getByText(/^1 outing · /).waitFor();
    await page
      .getByRole('table', { name: 'Run Details' })
      .getByRole('link', { name: /Hike/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Hike' }).waitFor();
    await page.goBack();
    await page.getByText(/^1 outing · /).waitFor();
  });

  if (isProof)
    test('an address without a run says so', async ({ visitor, openVisitor, log, recordsOf }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/404/);
      await register();
      const gym = await log(STRENGTH);
      const stranger = await openVisitor();
      await stranger.register();
      const foreign = await recordsOf(stranger).log(LONG_RUN);

      for (const id of [987_654_321, foreign]) {
        await navigate(`/run-details/${id}`);
        await page.getByRole('heading', { name: 'Run not found' }).waitFor();
      }
      await expectSoundInEveryLook(page);
      await page.getByRole('link', { name: 'All runs' }).click();
      await page.getByText('No runs found').waitFor();

      await navigate('/run-details/none');
      await page.getByText('404 Page Not Found').waitFor();

      await navigate(`/run-details/${gym}`);
      await page.waitForURL(`**/workout-details/${gym}`);
      await page.getByRole('heading', { name: 'Strength', level: 1 }).waitFor();
    });
});

describe('workout details', () => {
  if (isProof)
    test('an empty log names the next step', async ({ visitor, log }) => {
      const { page, register, navigate } = visitor;
      await register();
      await log(LONG_RUN);
      await navigate('/workout-details');
      await page.getByText('No workouts found').waitFor();
      await expectSoundInEveryLook(page);
    });

  test('strength and cross are told with calories per minute', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log(STRENGTH);
    await log(RIDE);
    await log(LONG_RUN);
    await navigate('/workout-details');
    await asCards(page);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(2);
    // 900 kcal in 90 minutes; 333 kcal in 45.
    expect(await said(cards.nth(0))).toMatch(/45\.00km.*Caloriesperminute10\.0kcal/);
    expect(await said(cards.nth(1))).toMatch(/45:00.*Caloriesperminute7\.4kcal/);
    await expectSoundInEveryLook(page);

    await page.getByRole('link', { name: /^Strength/ }).click();
    await page.getByRole('heading', { name: 'Strength', level: 1 }).waitFor();
    const strength = await said(page.getByRole('main'));
    for (const text of [
      'Performance metrics',
      'Calories per minute 7.4 kcal',
      // Of the maximum of 185 bpm.
      'Average heart rate 111 bpm, 60 % of max',
      'Maximum heart rate 148 bpm, 80 % of max',
      'No heart-rate zones',
      'The average, 111 bpm, is known; the minutes in each zone are not. Type in the minutes',
      'Lower body.',
    ]) {
      expect(strength).toContain(withoutSpaces(text));
    }
    await expectSoundInEveryLook(page);

    await page.getByRole('link', { name: 'All workouts' }).click();
    await page.getByRole('link', { name: /^Cross/ }).click();
    await page.getByRole('heading', { name: 'Cross', level: 1 }).waitFor();
    const ride = await said(page.getByRole('main'));
    expect(ride).toContain('Noheartratedataavailable');
    expect(ride).toContain('Averagespeed30.0km/h');
    expect(ride).toContain('Caloriesperminute10.0kcal');
  });
});
