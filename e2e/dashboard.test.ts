import { describe, expect } from 'vitest';
import { addDays, dayInZone, startOfWeek } from '../src/domain/calendar.ts';
import { isProof } from '../testing/budget.ts';
import { DESK } from './fit.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { card, expectSaid, openTrace, said, stat } from './parts.ts';
import { ago, fillLog, RUN, test, today } from './records.ts';
import { REFUSAL, refuse } from './refuse.ts';
import { settled } from './settled.ts';
import { DEVICES, expectNoShifts, watchShifts } from './shifts.ts';

describe('the dashboard of an empty log', () => {
  test('greets by name and shows the next step on every card', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register({ name: 'Emma New' });
    await navigate('/');

    await page.getByRole('heading', { name: 'Welcome, Emma New' }).waitFor();
    await page.getByText('Log a workout, and your numbers follow here.').waitFor();
    await page.getByText('No workouts logged yet').waitFor();
    await page.getByText('No upcoming races').waitFor();
    await page.getByText('Nothing in the last 8 weeks').waitFor();
    await page.getByText('On Track').waitFor();
    expect(await page.getByText('AI Training Insights').count()).toBe(0);
    await expectSaid(stat(page, 'This Week'), '0 runs', '0 of 4–5 workouts');
    await expectSaid(stat(page, 'Distance'), '0 km');

    const addRace = page.getByRole('link', { name: 'Add Race' });
    expect(await addRace.getAttribute('href')).toBe('/race-goals');
  });
});

describe('the dashboard of a log', () => {
  test('its numbers are the sums of what was logged', async ({ visitor, log }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    await log({ ...RUN, date: ago(1), distance: 12.5, duration: '1:05', avgHeartRate: 150 });
    await log({ ...RUN, date: ago(9), distance: 8.25, duration: '0:45', avgHeartRate: 135 });
    await log({ ...RUN, date: ago(29), distance: 10, duration: '0:55', avgHeartRate: null });
    await log({ workoutType: 'strength', date: ago(2), duration: '0:30', avgHeartRate: 100 });
    await log({ ...RUN, date: ago(30), distance: 20, duration: '2:00', avgHeartRate: 120 });
    await navigate('/');

    const runsThisWeek = [1, 9].filter(
      (days) => ago(days) >= startOfWeek(today(), 'sunday'),
    ).length;
    const trained = [1, 2, 9].filter((days) => ago(days) >= startOfWeek(today(), 'sunday')).length;
    await expectSaid(
      stat(page, 'This Week'),
      `${runsThisWeek} ${runsThisWeek === 1 ? 'run' : 'runs'}`,
      `${trained} of 4–5 workouts`,
    );
    // 12.5 + 8.25 + 10 km, against 20 km before.
    await expectSaid(stat(page, 'Distance'), '30.8 km', '+54 % on the 30 days before');
    // 165 minutes over 30.75 km: 321.95 s/km, against 360.
    await expectSaid(stat(page, 'Avg Pace'), '5:22 /km', '38 s/km faster than the 30 days before');
    // (65 × 150 + 45 × 135) / 110 = 143.9 on runs, against 120.
    await expectSaid(stat(page, 'Avg HR'), '144 bpm', '24 bpm higher than the 30 days before');

    const chart = page.getByRole('table', { name: 'Weekly training progress' });
    await expect.poll(() => chart.getByRole('row').count()).toBe(1 + 8);
  });

  test('each number tells what it rests on', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...RUN, date: ago(3) });
    await log({ ...RUN, date: ago(4) });
    await navigate('/');
    await expectSaid(stat(page, 'Distance'), '20 km');
    for (const label of ['This Week', 'Distance', 'Avg Pace', 'Avg HR']) {
      await page.getByRole('button', { name: `What ${label} rests on` }).click();
      await page.locator('[popover] dt').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'What Distance rests on' }).click();
    const trace = page.locator('[popover]:popover-open');
    await expectSaid(trace, 'The distance of every run added up', '2 runs');
  });

  test('the three latest workouts lead to where they are told in full', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    const long = { ...RUN, runningSubtype: 'outdoor-long', distance: 21.1, duration: '1:55:30' };
    const run = await log({ ...long, date: ago(1), notes: 'Windy, legs fine.' });
    const gym = await log({ workoutType: 'strength', date: ago(2), duration: '0:45' });
    await log({ ...RUN, date: ago(3) });
    await log({ ...RUN, date: ago(4), runningSubtype: 'treadmill' });
    await navigate('/');

    const recent = card(page, 'Recent workouts');
    await recent.getByRole('link', { name: /^Long run/ }).waitFor();
    expect(await recent.getByRole('listitem').count()).toBe(3);
    await expectSaid(recent, '21.1 km', '1:55:30', '5:28 /km', '140 bpm', 'Windy, legs fine.');
    expect(await recent.getByRole('link', { name: /^Treadmill/ }).count()).toBe(0);

    await recent.getByRole('link', { name: /^Strength/ }).click();
    await page.waitForURL(`**/workout-details/${gym}`);
    await page.goBack();
    await recent.getByRole('link', { name: /^Long run/ }).click();
    await page.waitForURL(`**/run-details/${run}`);
  });

  test('the next two races are told with their prediction', async ({ visitor, log, plan }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    for (const days of [1, 2, 3]) await log({ ...RUN, date: ago(days) });
    await plan({ name: 'Past Ten', date: ago(10), distance: 10, targetTime: '0:45' });
    await plan({ name: 'Far Marathon', date: ago(-200), distance: 42.2, targetTime: '3:45' });
    await plan({ name: 'Later Ten', date: ago(-90), distance: 10, targetTime: '0:50' });
    await plan({ name: 'Near Half', date: ago(-30), distance: 21.1, targetTime: '1:50' });
    await navigate('/');

    await page.getByText(/^30 days to Near Half\./).waitFor();
    const races = card(page, 'Upcoming races');
    const tiles = races.getByRole('listitem');
    await expectSaid(tiles.first(), 'Near Half', '30 days', 'Within 30 days', '1:50:00');
    expect(await tiles.count()).toBe(2);
    // The mean of three runs at 5:00, 10 s more from the half marathon on: 310 s × 21.1 km.
    await expectSaid(tiles.first(), '1:49:01', '5:10 /km', '3 s/km in hand');
    // 5 s less up to 10 km: 295 s × 10 km.
    await expectSaid(tiles.last(), 'Later Ten', '90 days', '49:10', '5 s/km in hand');
    expect(await said(tiles.last())).not.toContain('Within30days');

    await openTrace(page, races.getByRole('button', { name: /prediction for Near Half/ }));
    expect(await page.locator('[popover]:popover-open').getByRole('link').count()).toBe(3);
  });

  if (isProof)
    test('two runs are too few for a prediction, and it says so', async ({
      visitor,
      log,
      plan,
    }) => {
      const { page, register, navigate } = visitor;
      await register();
      for (const days of [1, 2]) await log({ ...RUN, date: ago(days) });
      await plan({ name: 'Park Five', date: ago(-50), distance: 5, targetTime: '0:25' });
      await navigate('/');
      await page.getByText('A prediction needs 3 runs with a distance; you have 2.').waitFor();
    });

  test('insights link to the runs they rest on', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    const run = await log({
      ...RUN,
      date: ago(1),
      distance: 18,
      duration: '1:40',
      gelType: 'none',
    });
    await navigate('/');
    const insights = card(page, 'AI Training Insights');
    await insights.getByRole('heading', { name: 'Take gels on long runs' }).waitFor();
    const items = insights.getByRole('listitem');
    expect(await items.count()).toBeLessThanOrEqual(3);
    const item = items.filter({ hasText: 'Take gels on long runs' });
    await item.getByRole('link').click();
    await page.waitForURL(`**/run-details/${run}`);
  });

  if (isProof)
    test('a week of the chart opens what was trained in it', async ({ visitor, log }) => {
      const { page, register, navigate } = visitor;
      await register();
      const id = await log({ ...RUN, date: startOfWeek(today(), 'sunday') });
      await log({
        workoutType: 'strength',
        date: startOfWeek(today(), 'sunday'),
        duration: '0:40',
      });
      await navigate('/');
      const weeks = page.getByRole('listbox', { name: /Weekly training progress/ });
      await weeks.getByRole('option').last().click();
      const dialog = page.getByRole('dialog', { name: /^Week / });
      await expectSaid(dialog, '2 workouts.', 'Strength', '40:00');
      await expectSoundInEveryLook(page);
      await dialog.getByRole('link', { name: /Easy run/ }).click();
      await page.waitForURL(`**/run-details/${id}`);
    });

  if (isProof)
    test('is sound in every look, with a full log', async ({ visitor, log, plan }) => {
      const { page, register, navigate } = visitor;
      await register();
      await fillLog({ log, plan });
      await navigate('/');
      await card(page, 'AI Training Insights').waitFor();
      await page.getByRole('listbox', { name: /Weekly training progress/ }).waitFor();
      await expectSoundInEveryLook(page);
    });

  if (isProof)
    test('holds long names and huge numbers at every width', async ({ visitor, log, plan }) => {
      const { page, register, navigate } = visitor;
      await register({ name: 'Maximiliane-Alexandra'.repeat(5) });
      await page.setViewportSize(DESK);
      const huge = {
        ...RUN,
        duration: '99:59:59',
        confirmed: true,
        distance: 999.99,
        avgHeartRate: 220,
        zone1Minutes: 9999,
        notes: 'Donaudampfschifffahrt'.repeat(300),
      };
      for (let days = 0; days < 6; days += 1) await log({ ...huge, date: ago(days) });
      await plan({
        name: 'W'.repeat(200),
        date: ago(-1),
        distance: 21.1,
        targetTime: '99:59',
        confirmed: true,
      });
      await navigate('/');
      await expectSaid(stat(page, 'Distance'), '6,000 km');
      await page.getByRole('listbox', { name: /Weekly training progress/ }).waitFor();
      await expectSoundInEveryLook(page);
    });
});

test('the dashboard moves on with the day, on a journey and over midnight', async ({
  openVisitor,
  recordsOf,
}) => {
  // Twenty-five hours apart: one of them has another day than UTC, where the account comes from.
  const abroad = ['Pacific/Kiritimati', 'Pacific/Niue'];
  const day = (zone: string) => dayInZone(Date.now(), zone);
  const timezoneId = abroad.find((zone) => day(zone) !== day('UTC')) ?? '';
  // A device of its own: its clock is not turned back afterwards.
  const visitor = await openVisitor({ timezoneId });
  const { page, register, navigate, expectTrouble } = visitor;
  const { log, plan } = recordsOf(visitor);
  await register({ timeZone: 'UTC' });
  const last = day(timezoneId);
  await log({ ...RUN, date: last });
  await log({ ...RUN, date: addDays(last, -29) });
  await plan({ name: 'Spring Half', date: addDays(last, 20), distance: 21.1, targetTime: '1:45' });
  await page.clock.install();
  await navigate('/');
  await expectSaid(stat(page, 'Distance'), '20 km');
  await expectSaid(card(page, 'Upcoming races'), '20 days');

  // The browser's clock goes ahead alone, so the server counts as before; and then it is out of reach.
  const summary = () => page.waitForRequest(/\/summary\?/);
  const asked = summary();
  await page.clock.fastForward('24:00:00');
  await asked;
  await expectSaid(card(page, 'Upcoming races'), '19 days');
  await settled(page);
  expectTrouble(/ERR_FAILED/);
  await page.route('**/api/**', (route) => route.abort());
  const askedAgain = summary();
  await page.clock.fastForward('24:00:00');
  await askedAgain;
  await expectSaid(card(page, 'Upcoming races'), '18 days');
  await settled(page);
  await expectSaid(stat(page, 'Distance'), '20 km');
  expect(await page.getByText('could not be loaded').count()).toBe(0);
});

describe('while the dashboard loads', () => {
  test('nothing waits for one slow call', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...RUN, date: ago(1) });
    const slow: (() => void)[] = [];
    for (const late of [/\/summary\?/, /\/insights/]) {
      await page.route(late, async (route) => {
        await new Promise<void>((resolve) => slow.push(resolve));
        await route.continue();
      });
    }
    await navigate('/');
    await card(page, 'Recent workouts')
      .getByRole('link', { name: /^Easy run/ })
      .waitFor();
    await page.getByText('No upcoming races').waitFor();
    await page.getByRole('listbox', { name: /Weekly training progress/ }).waitFor();
    expect(await said(stat(page, 'Distance'))).not.toContain('km');
    for (const goOn of slow) goOn();
    await expectSaid(stat(page, 'Distance'), '10 km');
  });

  test('a call that fails leaves the others standing, and is tried again', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/503/);
    await register();
    await log({ ...RUN, date: ago(1) });
    const calls = [
      /\/summary\?/,
      /\/api\/workouts\/\d+\?/,
      /\/api\/races\//,
      /\/insights/,
      /\/weeks\?/,
    ];
    await refuse(page, calls);
    await navigate('/');
    const titles = [
      'Your numbers could not be loaded',
      'Your workouts could not be loaded',
      'Your races could not be loaded',
      'The insights could not be loaded',
      'Your weeks could not be loaded',
    ];
    for (const title of titles) await page.getByText(title).waitFor();
    expect(await page.getByText(REFUSAL).count()).toBe(5);
    await expectSoundInEveryLook(page);

    await page.unrouteAll();
    for (const title of titles) {
      const alert = page.getByRole('alert').filter({ hasText: title });
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await alert.waitFor({ state: 'detached' });
    }
    await expectSaid(stat(page, 'Distance'), '10 km');
  });

  for (const [device, viewport] of Object.entries(DEVICES)) {
    test(`nothing moves on a ${device}, with a full log and an empty one`, async ({
      openVisitor,
      recordsOf,
    }) => {
      const visitor = await openVisitor({ viewport });
      const { page, register, navigate } = visitor;
      const { log, plan } = recordsOf(visitor);
      await watchShifts(page);
      const last = page.getByRole('heading', { name: 'Weekly Training Progress' });
      await register();
      await navigate('/');
      await last.waitFor();
      await expectNoShifts(page);
      await fillLog({ log, plan });
      await navigate('/');
      await card(page, 'AI Training Insights').waitFor();
      await last.waitFor();
      await expectNoShifts(page);
    });
  }
});
