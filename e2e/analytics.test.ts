import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays, daysBetween, startOfWeek } from '../src/domain/calendar.ts';
import { weekText } from '../src/web/words/day-text.ts';
import { isProof } from '../testing/budget.ts';
import { DESK, expectNothingCutOff } from './fit.ts';
import { PHONE } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, card, expectSaid, focused, openTrace, said, stat } from './parts.ts';
import { ago, fillLog, healthRecord, RUN, test, today } from './records.ts';
import { refuse } from './refuse.ts';
import { goBack, settled } from './settled.ts';
import { DEVICES, expectNoShifts, watchShifts } from './shifts.ts';

const NEW_YEAR = `${today().slice(0, 4)}-01-01`;
const PERIODS = ['Last 30 Days', 'Last 3 Months', 'Last 6 Months', 'This Year'];

describe('the analytics of an empty log', () => {
  test('say what is missing on every card, in the words of the spec', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/analytics');

    await page.getByText('Log a workout, and its numbers follow here.').waitFor();
    await expectSaid(card(page, 'Pace Trends by Run Type'), 'No running data available');
    await expectSaid(card(page, 'Heart Rate Zone Distribution'), 'No heart rate data available');
    await expectSaid(card(page, 'Weekly Training Volume'), 'No workout data available');
    await expectSaid(card(page, 'Race Progress Tracking'), 'No upcoming races');
    await expectSaid(
      card(page, 'Recent Workout Analysis'),
      'No running workouts in selected period',
    );
    await expectSaid(card(page, 'Records'), 'No records yet');
    await expectSaid(stat(page, 'Total Distance'), '0 km', 'in 0 runs');
    await expectSaid(stat(page, 'Best Pace'), '—', 'No run with a distance');

    const addRace = page.getByRole('link', { name: 'Add Race' });
    expect(await addRace.getAttribute('href')).toBe('/races');
  });

  if (isProof)
    test('another period is offered', async ({ visitor }) => {
      const { page, register, navigate } = visitor;
      await register();
      await navigate('/analytics');
      await expectSaid(card(page, 'Recent Workout Analysis'), 'Or choose another period.');
    });
});

describe('the analytics of a log', () => {
  test('the figures are the sums of what was logged, against the period before', async ({
    visitor,
    log,
    recordsOf,
  }) => {
    const { page, navigate } = visitor;
    const { bring } = recordsOf(visitor);
    await visitor.register();
    const best = await log({ ...RUN, date: ago(0), distance: 12.5, duration: '1:00' });
    await log({ ...RUN, date: ago(29), distance: 8.25, duration: '0:45' });
    await bring([healthRecord({ type: 'Walking', day: ago(9), minutes: 55, km: 10 })]);
    await log({ workoutType: 'strength', date: ago(2), duration: '0:30' });
    await log({ workoutType: 'cross', date: ago(2), duration: '1:10', distance: 30 });
    await log({ ...RUN, date: ago(30), distance: 20, duration: '1:35:30' });
    await log({ ...RUN, date: ago(59), distance: 5, duration: '0:25' });
    await log({ ...RUN, date: ago(60), distance: 7, duration: '0:40' });
    await navigate('/analytics');

    await expectSaid(
      page.getByRole('main'),
      'You ran 17 % less than in the 30 days before: 20.8 km against 25.',
    );
    await expectSaid(stat(page, 'Total Distance'), '20.8 km', 'in 2 runs', '−17 %');
    // 60 + 45 + 55 + 30 + 70 minutes, against 120.5.
    await expectSaid(stat(page, 'Total Time'), '4:20:00', 'in 5 workouts', '+116 %');
    // 20.75 km and 2 runs over 30 / 7 weeks, the walk left out; before, 25 km and 2 runs.
    await expectSaid(stat(page, 'Weekly Average'), '4.8 km', '0.5 runs per week');
    await expectSaid(stat(page, 'Weekly Average'), '5.8 km in 0.5 runs a week in the 30 days');
    // 3600 s over 12.5 km, against 5730 over 20.
    await expectSaid(stat(page, 'Best Pace'), '4:48 /km', '1 s/km slower than in the 30 days');

    await button(page, 'Last 3 Months').click();
    await expectSaid(stat(page, 'Total Distance'), '52.8 km', 'No kilometres in the three months');
    await expectSaid(stat(page, 'Best Pace'), '4:47 /km', 'No pace in the three months before');

    await button(page, 'Last 30 Days').click();
    await stat(page, 'Best Pace')
      .getByRole('link', { name: /^Easy run/ })
      .click();
    await page.waitForURL(`**/run-details/${best}`);
  });

  if (isProof)
    test('this year begins on 1 January', async ({ visitor, log }) => {
      const { page, register, navigate } = visitor;
      await register();
      await log({ ...RUN, date: NEW_YEAR, distance: 3, duration: '0:20' });
      await log({ ...RUN, date: addDays(NEW_YEAR, -1), distance: 4, duration: '0:20' });
      await navigate('/analytics');
      await button(page, 'This Year').click();
      await expectSaid(stat(page, 'Total Distance'), '3 km', 'in 1 run', 'same days of last year');
      await expectSaid(page.getByRole('main'), '1 Jan to');
    });

  test('each figure tells what it rests on', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...RUN, date: ago(3) });
    await log({ workoutType: 'strength', date: ago(4), duration: '0:40' });
    await navigate('/analytics');
    await expectSaid(stat(page, 'Total Distance'), '10 km');
    const rests: Record<string, string[]> = {
      'Total Distance': ['walks, hikes and other sports are not counted', '1 run'],
      'Total Time': ['Running 50:00', 'Walks and hikes 0:00', 'Strength 40:00', 'Cross 0:00'],
      'Weekly Average': ['30 days / 7 = 4.3', '10 km in 1 run'],
      'Best Pace': ['walks and hikes are left out', '10 km in 50:00'],
    };
    for (const [label, texts] of Object.entries(rests)) {
      await page.getByRole('button', { name: `What ${label} rests on` }).click();
      await expectSaid(page.locator('[popover]:popover-open'), ...texts);
      await page.keyboard.press('Escape');
    }
  });

  test('the paces of the last 12 runs are told by type, walks kept apart', async ({
    visitor,
    log,
    recordsOf,
  }) => {
    const { page, navigate } = visitor;
    const { bring } = recordsOf(visitor);
    await visitor.register();
    await bring([healthRecord({ type: 'Hiking', day: ago(6), minutes: 200, km: 12 })]);
    await log({ ...RUN, date: ago(20), duration: '2:00' });
    for (let days = 12; days >= 5; days -= 1) await log({ ...RUN, date: ago(days) });
    await log({ ...RUN, date: ago(4), runningSubtype: 'outdoor-long', duration: '1:00' });
    await log({ ...RUN, date: ago(3), runningSubtype: 'outdoor-interval', duration: '0:42' });
    await log({ ...RUN, date: ago(2), runningSubtype: 'treadmill', duration: '0:55' });
    await log({ ...RUN, date: ago(1), runningSubtype: null, duration: '0:54' });
    await log({ ...RUN, date: ago(0), distance: null });
    await log({ workoutType: 'cross', date: ago(0), duration: '0:30', distance: 15 });
    await navigate('/analytics');

    const chart = card(page, 'Pace Trends by Run Type');
    await expectSaid(chart, 'Your easy runs keep their pace: 5:00 /km on the last 4');
    const table = await rowsOf(page, 'Pace trends by run type');
    expect(table).toHaveLength(12);
    expect(table.map((cells) => cells.slice(1).join(' '))).toEqual([
      ...Array(8).fill('Easy run 5:00'),
      'Long run 6:00',
      'Intervals 4:12',
      'Treadmill 5:30',
      'Run 5:24',
    ]);
    await expectSaid(chart, 'Easy run', 'Long run', 'Intervals', 'Treadmill');
    const dashes = await chart
      .locator('svg path[fill=none]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
    expect(new Set(dashes).size).toBe(5);
  });

  test('zones are a ring and a table of the same numbers', async ({ visitor, log }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const zones = { zone1Minutes: 10, zone2Minutes: 30, zone3Minutes: 8, zone4Minutes: 2 };
    await log({ ...RUN, ...zones, date: ago(1) });
    await log({ workoutType: 'cross', zone1Minutes: 30, date: ago(2), duration: '1:00' });
    await log({ ...RUN, zone1Minutes: 5, zone5Minutes: 5, date: ago(40) });
    await navigate('/analytics');

    const chart = card(page, 'Heart Rate Zone Distribution');
    await expectSaid(
      chart,
      '88 % of your time in zones was easy, in zones 1 and 2; 50 % in the 30 days before.',
      'Zones are known for 1:20:00 of 1:50:00.',
      '1:20:00in zones',
    );
    expect(await rowsOf(page, 'Heart rate zone distribution')).toEqual([
      ['1Recovery', '40:00', '50 %'],
      ['2Aerobic', '30:00', '38 %'],
      ['3Tempo', '8:00', '10 %'],
      ['4Threshold', '2:00', '3 %'],
      ['5Maximum', '0:00', '0 %'],
    ]);
    const slices = page.getByRole('listbox', { name: /Heart rate zone/ }).getByRole('option');
    expect(await names(slices)).toEqual([
      'Zone 1 Recovery: 40:00, 50 %',
      'Zone 2 Aerobic: 30:00, 38 %',
      'Zone 3 Tempo: 8:00, 10 %',
      'Zone 4 Threshold: 2:00, 3 %',
    ]);
  });

  test('eight weeks of each kind of kilometre and of strength are told by their Sunday', async ({
    visitor,
    log,
    recordsOf,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const sunday = startOfWeek(today(), 'sunday');
    await log({ ...RUN, date: sunday, distance: 8 });
    await log({ ...RUN, date: addDays(sunday, -1), distance: 12 });
    await log({ ...RUN, date: addDays(sunday, -49), distance: 5 });
    await log({ ...RUN, date: addDays(sunday, -50), distance: 99, duration: '9:00' });
    await log({ workoutType: 'strength', date: addDays(sunday, -7), duration: '1:30' });
    await log({ workoutType: 'cross', date: sunday, duration: '1:00', distance: 25 });
    await recordsOf(visitor).bring([
      healthRecord({ type: 'Hiking', day: sunday, minutes: 120, km: 9 }),
    ]);
    await navigate('/analytics?period=30');

    await expectSaid(
      card(page, 'Weekly Training Volume'),
      'You are at 8 km this week; last week was 12.',
      'Strength: none yet this week, 1:30:00 last week',
    );
    const running = await rowsOf(page, 'Weekly training volume, kilometres of running');
    expect(running.map((cells) => cells[0])).toEqual(
      [7, 6, 5, 4, 3, 2, 1, 0].map((weeks) => weekText(addDays(sunday, -7 * weeks))),
    );
    expect(running.map((cells) => cells[1])).toEqual(['5', '0', '0', '0', '0', '0', '12', '8']);
    const cross = await rowsOf(page, 'Weekly training volume, kilometres of cross');
    expect(cross.map((cells) => cells[1])).toEqual(['0', '0', '0', '0', '0', '0', '0', '25']);
    const walks = await rowsOf(page, 'Weekly training volume, kilometres of walks and hikes');
    expect(walks.map((cells) => cells[1])).toEqual(['0', '0', '0', '0', '0', '0', '0', '9']);
    const strength = await rowsOf(page, 'Weekly training volume, time of strength');
    expect(strength.map((cells) => cells[1])).toEqual([
      ...Array(6).fill('0:00'),
      '1:30:00',
      '0:00',
    ]);
  });

  if (isProof)
    test('a period longer than eight weeks has a bar for each of its weeks', async ({
      visitor,
      log,
    }) => {
      const { page, navigate } = visitor;
      await visitor.register();
      const sunday = startOfWeek(today(), 'sunday');
      await log({ ...RUN, date: addDays(sunday, -7 * 12), distance: 8 });
      await navigate('/analytics?period=90');
      const label = 'Weekly training volume, kilometres of running';
      const weeks = daysBetween(startOfWeek(ago(89), 'sunday'), sunday) / 7 + 1;
      await expect.poll(async () => (await rowsOf(page, label)).length).toBe(weeks);
      expect((await rowsOf(page, label)).find((cells) => cells[1] === '8')).toBeDefined();

      await page.setViewportSize(PHONE);
      const chart = page.getByRole('listbox', { name: label });
      const bars = chart.getByRole('option');
      await page.getByText(`The newest 8 of ${weeks}.`).waitFor();
      expect(await bars.count()).toBe(8);
      await button(page, `Earlier, ${label}`).click();
      await page.getByText(`1 to 8 of ${weeks}.`).waitFor();
      await chart.getByRole('option', { name: /: 8 km/ }).waitFor();
      await page.setViewportSize(DESK);
    });

  test('a bar and a point open the runs behind them, by mouse, key and finger', async ({
    visitor,
    log,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const sunday = startOfWeek(today(), 'sunday');
    const easy = await log({ ...RUN, date: addDays(sunday, -6) });
    const long = await log({
      ...RUN,
      date: addDays(sunday, -2),
      runningSubtype: 'outdoor-long',
      distance: 20,
      duration: '2:00',
    });
    await log({ workoutType: 'strength', date: addDays(sunday, -3), duration: '1:00' });
    await navigate('/analytics');
    const week = page
      .getByRole('listbox', { name: /kilometres of running/ })
      .getByRole('option', { name: /: 30 km/ });
    await week.click();
    const dialog = page.getByRole('dialog', { name: /^Week / });
    await expectSaid(dialog, '2 runs.', 'Long run', '20 km', '6:00 /km', 'Easy run', '10 km');
    expect(await dialog.getByRole('link').count()).toBe(2);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatch(/: 30 km/);

    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: /Long run/ }).click();
    await page.waitForURL(`**/run-details/${long}`);
    await goBack(page);
    const paces = page.getByRole('listbox', { name: /^Pace trends/ });
    await paces.getByRole('option', { name: /5:00/ }).press(' ');
    await page.getByRole('dialog').getByRole('link').click();
    await page.waitForURL(`**/run-details/${easy}`);

    await goBack(page);
    await page.setViewportSize(PHONE);
    const days = page.getByRole('listbox', { name: /^Fitness and form/ });
    await days.getByRole('option').last().press('Enter');
    await page.getByRole('dialog', { name: /20\d\d$/ }).waitFor();
    await page.keyboard.press('Escape');
    await week.scrollIntoViewIfNeeded();
    expect((await week.boundingBox())?.width).toBeGreaterThan(32);
    await week.click();
    await expectSaid(dialog, '2 runs.');
    await expectSoundInEveryLook(page);
    await page.setViewportSize(DESK);
  });

  if (isProof)
    test('a zone opens the workouts with time in it, the most first', async ({ visitor, log }) => {
      const { page, register, navigate } = visitor;
      await register();
      await log({ ...RUN, zone2Minutes: 40, zone4Minutes: 3, date: ago(1) });
      const hard = await log({ ...RUN, zone2Minutes: 10, zone4Minutes: 25, date: ago(2) });
      await log({ ...RUN, zone2Minutes: 45, date: ago(3) });
      await navigate('/analytics');
      await page.getByRole('option', { name: /^Zone 4/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Zone 4 Threshold' });
      await expectSaid(dialog, '2 workouts, the most time in zone 4 first.', '25 min', '3 min');
      await dialog.getByRole('link').first().click();
      await page.waitForURL(`**/run-details/${hard}`);
    });

  if (isProof)
    test('one wrong row bends no axis, stands at its edge and is told with its value', async ({
      visitor,
      log,
    }) => {
      const { page, navigate } = visitor;
      await visitor.register();
      for (let days = 2; days <= 48; days += 4) await log({ ...RUN, date: ago(days) });
      const slip = { ...RUN, date: ago(1), distance: 1, duration: '0:50', confirmed: true };
      await log(slip);
      await log({ ...RUN, date: ago(20), distance: 900, duration: '80:00:00', confirmed: true });
      await navigate('/analytics');
      const paces = card(page, 'Pace Trends by Run Type');
      await expectSaid(paces, 'Off the scale, drawn at its edge: 50:00 /km on');
      const axis = await paces.locator('svg[role=listbox] > g').first().textContent();
      expect(axis).toContain('5:00');
      expect(axis).not.toContain('30:00');
      await paces.getByRole('option', { name: /50:00/ }).waitFor();
      await expectSaid(
        card(page, 'Weekly Training Volume'),
        /Offthescale,drawnatitsedge:9\d\dkminWeek/,
      );
      await expectSaid(
        card(page, 'Fitness and Form'),
        'Off the scale, drawn at its edge: a load of',
      );
    });

  test('the three latest runs are told with zones and notes, and lead to their page', async ({
    visitor,
    log,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const zones = { zone1Minutes: 4, zone2Minutes: 40, zone3Minutes: 6 };
    await log({ ...RUN, date: ago(1), ...zones, notes: 'Windy <b>back</b>,\nlegs fine.' });
    const long = { ...RUN, runningSubtype: 'outdoor-long', distance: 20, duration: '2:00' };
    const id = await log({ ...long, date: ago(2) });
    await log({ ...RUN, date: ago(3), runningSubtype: 'treadmill', distance: null });
    await log({ ...RUN, date: ago(4), runningSubtype: 'outdoor-interval' });
    await log({ workoutType: 'strength', date: ago(0), duration: '0:40', notes: 'Squats.' });
    await navigate('/analytics');

    const runs = card(page, 'Recent Workout Analysis').getByRole('listitem');
    await expectSaid(
      runs.nth(0),
      'Easy run',
      '10.00 km',
      '5:00 /km',
      '140 bpm',
      // 220 minutes over 40 km, the one without a distance left out: 5:30 on average.
      '30 s/km faster than your average of the period.',
      'Mostly zone 2 Aerobic, 40 of 50 min.',
      'Windy <b>back</b>, legs fine.',
    );
    await runs
      .nth(0)
      .getByRole('img', { name: /zone 2 Aerobic 40 min, 80 %/ })
      .waitFor();
    expect(await runs.count()).toBe(3);
    await expectSaid(runs.nth(1), 'Long run', '20.00 km', '30 s/km slower', 'No heart-rate zones');
    await expectSaid(runs.nth(2), 'Treadmill', '50:00');
    await runs
      .nth(1)
      .getByRole('link', { name: /^Long run/ })
      .click();
    await page.waitForURL(`**/run-details/${id}`);
  });

  test('a run logged on the way is in the figures', async ({ visitor, log }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...RUN, date: ago(1) });
    await navigate('/analytics');
    await expectSaid(stat(page, 'Total Distance'), '10 km');
    await page.getByRole('link', { name: 'Log Workout' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Log Workout' }).waitFor();
    await page.getByRole('textbox', { name: 'Duration' }).fill('0:30');
    await page.getByRole('textbox', { name: 'Distance' }).fill('5');
    await page.getByRole('textbox', { name: 'Distance' }).press('Enter');
    await page.getByText('Workout logged successfully!').first().waitFor();
    await page.getByRole('link', { name: 'Analytics' }).first().click();
    await expectSaid(stat(page, 'Total Distance'), '15 km', 'in 2 runs');
  });
});

describe('race progress', () => {
  test('tells predicted and target pace, and readiness by the days left', async ({
    visitor,
    log,
    plan,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const runs: number[] = [];
    for (const days of [1, 2, 3]) runs.push(await log({ ...RUN, date: ago(days) }));
    await log({ ...RUN, date: ago(200), duration: '0:53' });
    await log({ ...RUN, date: ago(300), duration: '0:47' });
    await log({ ...RUN, date: ago(301), duration: '2:00' });
    await plan({ name: 'Past Ten', date: ago(1), distance: 10, targetTime: '0:45' });
    await plan({
      name: 'Done Ten',
      date: ago(-5),
      distance: 10,
      targetTime: '0:45',
      completed: true,
    });
    await plan({ name: 'Near Half', date: ago(-30), distance: 21.1, targetTime: '1:50' });
    await plan({ name: 'Later Ten', date: ago(-60), distance: 10, targetTime: '0:49' });
    await plan({ name: 'Far Marathon', date: ago(-61), distance: 42.2, targetTime: '3:45' });
    await navigate('/analytics');

    const races = card(page, 'Race Progress Tracking');
    const tiles = races.locator('li', { has: page.getByRole('heading', { level: 3 }) });
    await expectSaid(races, '30 days to Near Half, and 2 more races after it.');
    expect(await tiles.count()).toBe(3);
    // The mean of five runs at 5:00 and 10 s more from the half marathon on: 310 s × 21.1 km.
    await expectSaid(
      tiles.nth(0),
      'Near Half',
      '30 days',
      '21.1 km',
      'Target pace 5:13 /km',
      'Predicted pace 5:10 /km',
      'You would finish in 1:49:01, 59 s inside your target: a first guess from your last 5 runs.',
      'Race readiness 92 %',
    );
    // A first guess from easy runs has wide room on the fast side.
    await expectSaid(tiles.nth(0), 'Predicted 1:49:01 (1:27:13 to 1:59:55)');
    // 5 s less up to 10 km: 295 s × 10 km.
    await expectSaid(tiles.nth(1), 'Later Ten', '4:55 /km', '10 s over your target', '85 %');
    // The same figures for the usual distances.
    const times = card(page, 'Predicted Times');
    await expectSaid(times, 'If you raced today, a first guess from your last 5 runs.');
    await expectSaid(times, '10 km', '49:10', '21.1 km', '1:49:01', '1:27:13 to 1:59:55');
    await expectSaid(tiles.nth(2), 'Far Marathon', '61 days', '42.2 km', '75 %');

    await openTrace(page, races.getByRole('button', { name: /prediction for Near Half/ }));
    const trace = page.locator('[popover]:popover-open');
    await trace.getByRole('link').nth(4).waitFor();
    expect(await trace.getByRole('link').count()).toBe(5);
    await page.keyboard.press('Escape');
    await openTrace(page, races.getByRole('button', { name: /readiness for Near Half/ }));
    await expectSaid(
      trace,
      'It goes by the days left alone until there are 8 runs',
      '75 % with more than 60 days to go',
    );
    await expectSoundInEveryLook(page);
  });

  test('draws how a prediction moved, up to the figure of today', async ({ visitor, plan }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const ten = { distance: 10, targetTime: '0:50', completed: true };
    await plan({ ...ten, name: 'Autumn Ten', date: ago(60), actualTime: '0:49:13' });
    await plan({ ...ten, name: 'Fair Ten', date: ago(10), actualTime: '0:46:00' });
    await navigate('/analytics?period=90');
    const times = card(page, 'Predicted Times');
    await times.getByText('How they moved').waitFor();
    const today = await times
      .getByRole('row', { name: /^10 km/ })
      .first()
      .innerText();
    const [time = ''] = /\d\d:\d\d/.exec(today) ?? [];
    await expectSaid(times, `${time} today,`, 'faster than on', '8 races in 10 end here', 'Raced');
    const moves = times.getByRole('list', { name: 'What moved it most' });
    await expectSaid(moves, 'faster, going by 10 km in 46:00 on');
    await times.getByRole('radio', { name: '21.1\u00a0km' }).check({ force: true });
    await times.getByRole('table', { name: 'Predicted time for 21.1 km by week' }).waitFor();
    await expectSoundInEveryLook(page);
  });

  if (isProof)
    test('says what a prediction still needs', async ({ visitor, log, plan }) => {
      const { page, navigate } = visitor;
      await visitor.register();
      await plan({ name: 'Park Five', date: ago(-50), distance: 5, targetTime: '0:25' });
      await navigate('/analytics');
      const races = card(page, 'Race Progress Tracking');
      await expectSaid(
        races,
        'A prediction needs 3 runs with a distance; you have none yet. Log 3 more,',
        'Predicted pace —',
      );
      for (const days of [1, 2]) await log({ ...RUN, date: ago(days) });
      await navigate('/analytics');
      await expectSaid(races, 'you have 2. Log 1 more, and your predicted time stands here.');
    });

  if (isProof)
    test('finds the runs of a prediction behind any number of walks', async ({
      visitor,
      log,
      plan,
      recordsOf,
    }) => {
      const { page, navigate } = visitor;
      await visitor.register();
      for (const days of [300, 301, 302]) await log({ ...RUN, date: ago(days) });
      const walks = Array.from({ length: 120 }, (_, at) =>
        healthRecord({ type: 'Walking', day: ago(1 + at), minutes: 60, km: 5 }),
      );
      await recordsOf(visitor).bring(walks);
      await plan({ name: 'Park Five', date: ago(-50), distance: 5, targetTime: '0:25' });
      await navigate('/analytics');
      await expectSaid(
        card(page, 'Race Progress Tracking'),
        'You would finish in 24:35, 25 s inside your target: a first guess from your last 3 runs.',
      );
    });

  if (isProof)
    test('many races come a few at a time', async ({ visitor, plan }) => {
      const { page, register, navigate } = visitor;
      await register();
      for (let race = 1; race <= 9; race += 1) {
        await plan({ name: `Race ${race}`, date: ago(-race), distance: 10, targetTime: '0:50' });
      }
      await navigate('/analytics');
      const tiles = card(page, 'Race Progress Tracking').getByRole('heading', { level: 3 });
      await tiles.nth(3).waitFor();
      expect(await tiles.count()).toBe(4);
      await page.getByRole('button', { name: 'Show 4 more of 9 races' }).click();
      await tiles.nth(7).waitFor();
      expect(await focused(page)).toBe('Race 5');
      await page.getByRole('button', { name: 'Show 1 more of 9 races' }).click();
      await tiles.nth(8).waitFor();
      expect(await focused(page)).toBe('Race 9');
    });
});

describe('the period', () => {
  test('is chosen by keyboard, stands in the address and is remembered', async ({
    visitor,
    log,
    openVisitor,
    app,
  }) => {
    const { page, navigate } = visitor;
    const athlete = await visitor.register();
    const runs = [
      { date: ago(2), distance: 10 },
      { date: ago(80), distance: 6 },
      { date: ago(170), distance: 7 },
      { date: ago(360), distance: 8 },
    ];
    for (const run of runs) await log({ ...RUN, ...run });
    const kmThisYear = runs.reduce(
      (sum, { date, distance }) => sum + (date >= NEW_YEAR ? distance : 0),
      0,
    );
    await navigate('/analytics');
    await page.waitForURL('**/analytics?period=30');
    const group = page.getByRole('group', { name: 'Period' });
    expect(await group.getByRole('button').allInnerTexts()).toEqual(PERIODS);
    await group.getByRole('button', { name: 'Last 30 Days' }).focus();
    const steps = [
      ['Last 3 Months', '90', '16 km', 'Space'],
      ['Last 6 Months', '180', '23 km', 'Enter'],
      ['This Year', 'year', `${kmThisYear} km`, 'Space'],
    ] as const;
    for (const [label, period, distance, key] of steps) {
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await page.waitForURL(`**/analytics?period=${period}`);
      expect(await pressed(group)).toEqual([label]);
      await expectSaid(stat(page, 'Total Distance'), distance);
    }

    // What lies behind the buttons stands in the address as well, and a bar opens its runs.
    const lastYear = Number(today().slice(0, 4)) - 1;
    await page.getByLabel('Another period').selectOption('Last year');
    await page.waitForURL('**/analytics?period=last-year');
    await page.getByText(`1 Jan to 31 Dec ${lastYear}`).waitFor();
    await page.getByLabel('Another period').selectOption('Own days');
    await page.getByLabel('From', { exact: true }).fill(ago(81));
    await page.waitForURL(`**/analytics?period=${ago(81)}..*`);
    await expectSaid(stat(page, 'Total Distance'), '16 km');
    const whole = card(page, 'Over the whole period');
    await whole.getByText('Months', { exact: true }).click();
    await whole.getByRole('listbox', { name: 'Distance of running by month' }).waitFor();
    await whole
      .getByRole('listbox', { name: 'Pace at 140 bpm' })
      .getByRole('option')
      .last()
      .click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Easy run' }).waitFor();
    await page.goBack();
    await page.waitForURL(`**/analytics?period=${ago(81)}..*`);
    await expectSaid(stat(page, 'Total Distance'), '16 km');
    await group.getByRole('button', { name: 'This Year' }).click();

    // On another device, by a link.
    const other = await openVisitor();
    await other.login(athlete);
    await other.navigate('/analytics?period=180');
    await expectSaid(stat(other.page, 'Total Distance'), '23 km');
    // A link is not a choice: this browser goes on with its own.
    await other.navigate('/analytics');
    await other.page.waitForURL('**/analytics?period=30');

    // Here, by the navigation, and after a visit elsewhere.
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL(`${app.url}/`);
    await page.getByRole('link', { name: 'Analytics' }).first().click();
    await page.waitForURL('**/analytics?period=year');
    await expectSaid(stat(page, 'Total Distance'), `${kmThisYear} km`);
    await navigate('/analytics?period=12');
    await page.waitForURL('**/analytics?period=year');
  });

  if (isProof)
    test('leaves no trail in the browser’s history', async ({ visitor, app }) => {
      const { page, register, navigate } = visitor;
      await register();
      await navigate('/');
      await page.getByRole('link', { name: 'Analytics' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
      for (const label of PERIODS) await button(page, label).click();
      await page.goBack();
      await page.waitForURL(`${app.url}/`);
    });

  test('while another one loads the last one stays, with the words that belong to it', async ({
    visitor,
    log,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    await log({ ...RUN, date: ago(2) });
    await log({ ...RUN, date: ago(50), distance: 20, duration: '1:40' });
    await navigate('/analytics');
    await expectSaid(stat(page, 'Total Distance'), '10 km', '−50 % on the 30 days before');
    const slow: (() => void)[] = [];
    await page.route(/period=90/, async (route) => {
      await new Promise<void>((resolve) => slow.push(resolve));
      await route.continue();
    });
    await button(page, 'Last 3 Months').click();
    await expectSaid(stat(page, 'Total Distance'), '10 km', '−50 % on the 30 days before');
    // Sums, runs, fitness and form, and long runs.
    await expect.poll(() => slow.length).toBe(4);
    for (const goOn of slow) goOn();
    await expectSaid(stat(page, 'Total Distance'), '30 km', 'No kilometres in the three months');
  });
});

describe('the charts', () => {
  test('are walked through by keyboard, and say each number', async ({ visitor, log }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    await log({ ...RUN, date: ago(3), duration: '0:55', zone2Minutes: 40, zone3Minutes: 10 });
    await log({ ...RUN, date: ago(2), duration: '0:50' });
    await log({ ...RUN, date: ago(1), duration: '0:45' });
    await navigate('/analytics');
    // Every chart is there: what comes late would be missed by Tab.
    await settled(page);

    const paces = page.getByRole('listbox', { name: /^Pace trends by run type/ });
    await paces.getByRole('option').last().focus();
    expect(await focused(page)).toMatch(/: 4:30 \/km$/);
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toMatch(/: 5:00 \/km$/);
    await page.keyboard.press('Home');
    expect(await focused(page)).toMatch(/: 5:30 \/km$/);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Zone 2 Aerobic: 40:00, 80 %');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Zone 3 Tempo: 10:00, 20 %');
    // The races stand between.
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focused(page);
      })
      .toMatch(/^Week \d+ [A-Z][a-z]{2}: /);

    // A pointer that rests on a chart leaves the Tab key's stop where it is.
    await paces.getByRole('option').first().hover();
    const active = paces.getByRole('option', { selected: true });
    await expect.poll(() => active.getAttribute('aria-label')).toMatch(/: 5:30\u00a0\/km$/);
    const stop = paces.locator('[tabindex="0"]');
    expect(await stop.getAttribute('aria-label')).toMatch(/: 4:30\u00a0\/km$/);
  });

  test('and the whole page go on paper', async ({ visitor, log, plan }) => {
    const { page, register, navigate } = visitor;
    await register();
    await fillLog({ log, plan });
    await page.setViewportSize({ width: 718, height: 1000 });
    await navigate('/analytics');
    await card(page, 'Recent Workout Analysis').getByRole('listitem').first().waitFor();
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('group', { name: 'Period' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    await expectSaid(page.getByRole('main'), ' to ', ', against ', 'Total Distance');
    for (const name of [
      /^Pace trends/,
      /^Heart rate zone/,
      /kilometres of running/,
      /time of strength/,
    ]) {
      expect(await page.getByRole('listbox', { name }).isVisible()).toBe(true);
    }
    await expectNothingCutOff(page, 'on paper');
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'screen' });
  });
});

if (isProof)
  describe('the analytics hold', () => {
    test('a full log in every look', async ({ visitor, log, plan }) => {
      const { page, register, navigate } = visitor;
      await register();
      await fillLog({ log, plan });
      await navigate('/analytics?period=90');
      await page.getByRole('listbox', { name: /time of strength/ }).waitFor();
      await card(page, 'Race Progress Tracking').getByRole('listitem').first().waitFor();
      await expectSoundInEveryLook(page);
    });

    if (isProof)
      test('long names and huge numbers at every width', async ({ visitor, log, plan }) => {
        const { page, register, navigate } = visitor;
        await register();
        const huge = {
          ...RUN,
          duration: '99:59:59',
          confirmed: true,
          distance: 999.99,
          avgHeartRate: 220,
          zone1Minutes: 9999,
          zone5Minutes: 9999,
          notes: 'Donaudampfschifffahrt'.repeat(300),
        };
        for (let days = 0; days < 6; days += 1) await log({ ...huge, date: ago(days) });
        for (let days = 0; days < 6; days += 1) {
          await log({
            workoutType: 'strength',
            date: ago(days),
            duration: '99:59',
            confirmed: true,
          });
        }
        await plan({
          name: 'W'.repeat(200),
          date: ago(-1),
          distance: 999.99,
          targetTime: '99:59',
          confirmed: true,
        });
        await navigate('/analytics');
        await expectSaid(stat(page, 'Total Distance'), '6,000 km');
        await expectSaid(stat(page, 'Total Time'), '1199:53:54');
        await page.getByRole('listbox', { name: /time of strength/ }).waitFor();
        await expectSoundInEveryLook(page);
      });
  });

describe('while the analytics load', () => {
  if (isProof)
    test('a call that fails leaves the others standing, and is tried again', async ({
      visitor,
      log,
      plan,
    }) => {
      const { page, register, navigate, expectTrouble } = visitor;
      expectTrouble(/503/);
      await register();
      await log({ ...RUN, date: ago(1) });
      await plan({ name: 'Park Five', date: ago(-50), distance: 5, targetTime: '0:25' });
      const calls = [/\/summary\?/, /\/runs\?/, /\/weeks\?/, /\/api\/races\//];
      await refuse(page, calls);
      await navigate('/analytics');
      const titles = [
        'Your numbers could not be loaded',
        'Your runs could not be loaded',
        'Your zones could not be loaded',
        'Your weeks could not be loaded',
        'Your races could not be loaded',
        'Your latest runs could not be loaded',
      ];
      // While the sum is still on its way, the best pace says the same of the runs.
      for (const title of titles) await page.getByText(title, { exact: true }).first().waitFor();
      await expectSoundInEveryLook(page);

      for (const each of calls) await page.unroute(each);
      for (const title of ['Race Progress Tracking', 'Weekly Training Volume']) {
        await card(page, title).getByRole('button', { name: 'Try Again' }).click();
      }
      await expectSaid(card(page, 'Race Progress Tracking'), 'Park Five');
      await page.getByRole('listbox', { name: /kilometres of running/ }).waitFor();
      await page.getByRole('button', { name: 'Try Again' }).first().click();
      await expectSaid(stat(page, 'Total Distance'), '10 km');
    });

  if (isProof)
    test('figures that are there do not wait for the ones that are not', async ({
      visitor,
      log,
    }) => {
      const { page, register, navigate } = visitor;
      await register();
      await log({ ...RUN, date: ago(1) });
      const slow: (() => void)[] = [];
      await page.route(/\/runs\?/, async (route) => {
        await new Promise<void>((resolve) => slow.push(resolve));
        await route.continue();
      });
      await navigate('/analytics');
      await expectSaid(stat(page, 'Total Distance'), '10 km');
      await page.getByRole('listbox', { name: /kilometres of running/ }).waitFor();
      expect(await said(stat(page, 'Best Pace'))).not.toContain('/km');
      for (const goOn of slow) goOn();
      await expectSaid(stat(page, 'Best Pace'), '5:00 /km');
    });

  for (const [device, viewport] of Object.entries(DEVICES)) {
    test(`nothing jumps on a ${device}`, async ({ openVisitor, recordsOf }) => {
      const visitor = await openVisitor({ viewport });
      const { page, register, navigate } = visitor;
      await watchShifts(page);
      const last = page.getByRole('heading', { name: 'Recent Workout Analysis' });
      await register();
      await navigate('/analytics');
      await last.waitFor();
      await expectNoShifts(page);
      await fillLog(recordsOf(visitor));
      await navigate('/analytics?period=90');
      await last.waitFor();
      await expectNoShifts(page);
    });
  }
});

function pressed(group: Locator): Promise<string[]> {
  return group.locator('[aria-pressed=true]').allInnerTexts();
}

/** The cells of a chart's table, its head left out. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name, exact: true });
  await table.waitFor({ state: 'attached' });
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
      ),
    );
}

async function names(parts: Locator): Promise<string[]> {
  const all = await parts.evaluateAll((nodes) => nodes.map((node) => node.ariaLabel ?? ''));
  return all.map((name) => name.replaceAll('\u00a0', ' '));
}

describe('the records', () => {
  test('name the run behind each time, and no short one is slower than a longer run', async ({
    visitor,
    log,
  }) => {
    const { page, navigate } = visitor;
    await visitor.register();
    const lastYear = `${Number(today().slice(0, 4)) - 1}-09-06`;
    const ten = await log({ ...RUN, date: lastYear, distance: 10, duration: '0:49:13' });
    await log({
      ...RUN,
      date: ago(3),
      runningSubtype: 'treadmill',
      distance: 5.2,
      duration: '0:31',
    });
    await log({ ...RUN, date: ago(2), distance: 5, duration: '0:30' });
    await navigate('/analytics');
    const records = card(page, 'Records');
    await expectSaid(records, `none of them from ${today().slice(0, 4)}`);
    await expectSaid(records.getByRole('row', { name: /^10 km/ }), '49:13', '4:55');
    await expectSaid(
      records.getByRole('row', { name: /^5 km/ }),
      '24:37 or faster',
      'at the pace of a run of 10 km in 49:13',
    );

    await records.getByLabel('Records of').selectOption(today().slice(0, 4));
    await expectSaid(
      records.getByRole('row', { name: /^5 km/ }),
      '29:49 or faster',
      '5.2 km in 31:00',
    );
    await records.getByLabel('Records of').selectOption('All time');
    await expectSoundInEveryLook(page);
    await page.setViewportSize(PHONE);
    await expectSoundInEveryLook(page);

    await records.getByRole('link', { name: /^10 km: run of/ }).click();
    await page.waitForURL(`**/run-details/${ten}`);
  });
});
