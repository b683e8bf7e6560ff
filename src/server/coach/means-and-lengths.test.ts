import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { addRace } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays, daysBetween } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';

// How long runs were, days with and without them, and times at one's own pace, each worked out a second
// time from the rows.

const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

/** Two of seven days have no run; the long ones grow. */
const RUNS = Array.from({ length: 84 }, (_, at) => ({ at, daysAgo: 83 - at })).flatMap(
  ({ at, daysAgo }) => {
    if (at % 7 === 2 || at % 7 === 3) return [];
    const isLong = at % 7 === 6;
    return [
      {
        date: addDays(TODAY, -daysAgo),
        running_subtype: isLong ? ('outdoor-long' as const) : ('outdoor-easy' as const),
        distance_m: isLong ? 12_000 + 60 * at : 5000 + ((at * 370) % 3000),
        duration_s: isLong ? 4300 + 20 * at : 1900 + ((at * 131) % 900),
        avg_heart_rate: 130 + (at % 9),
        effort: at % 4 === 0 ? 2 + (at % 8) : null,
      },
    ];
  },
);
const LONG = RUNS.filter((run) => run.running_subtype === 'outdoor-long');
const EASY = RUNS.filter((run) => run.running_subtype === 'outdoor-easy');

beforeAll(async () => {
  app = await createTestApp();
  ({ athlete } = await athleteBesideStranger(app, RUNS, { distance_m: 40_000, effort: 10 }));
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

const mean = (figures: readonly number[]) =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;
const km = (metres: number) => `${(metres / 1000).toFixed(1)} km`;
const lately = (days: number) => (run: { date: string }) => run.date > addDays(TODAY, -days);

test('how long each run was, in the second half of some days against the first', async () => {
  const of = LONG.filter(lately(56));
  const from = of[0]?.date ?? TODAY;
  const middle = addDays(from, Math.floor(daysBetween(from, TODAY) / 2));
  const before = of.filter(({ date }) => date <= middle).map((run) => run.distance_m);
  const now = of.filter(({ date }) => date > middle).map((run) => run.distance_m);
  const text = await ask('did my long runs get longer over the last 8 weeks');
  expect(text).toContain(
    `Yes, longer: ${km(mean(now))} each on average, before ${km(mean(before))}`,
  );
  expect(await ask('did my long runs get shorter over the last 8 weeks')).toContain('No, longer:');
});

test('the last days off in a row, and how often there were as many', async () => {
  const ran = new Set(RUNS.map(({ date }) => date));
  const pairs = Array.from({ length: 83 }, (_, at) => addDays(TODAY, -83 + at)).filter(
    (day) => !ran.has(day) && !ran.has(addDays(day, 1)) && addDays(day, 1) < TODAY,
  );
  expect(pairs.length).toBeGreaterThan(5);
  const text = await ask('when was the last time I had two days off in a row');
  expect(text).toContain(`It happened ${pairs.length} times`);
  expect(await ask('when did I last have three days off in a row')).toContain(
    'You never went 3 days',
  );
});

test('days with and without a run a week', async () => {
  const [first = TODAY] = RUNS.map(({ date }) => date);
  const days = daysBetween(first, TODAY) + 1;
  const withRun = new Set(RUNS.map(({ date }) => date)).size;
  const weeks = days / 7;
  expect(await ask('how many days a week do I run on average in my whole log')).toContain(
    `${(withRun / weeks).toFixed(1)} days with a run a week on average in your whole log: ${withRun} days of ${days}`,
  );
  expect(await ask('how many rest days a week do I have on average in my whole log')).toContain(
    `${((days - withRun) / weeks).toFixed(1)} days without a workout a week`,
  );
});

test('a distance at the pace of one’s own easy runs', async () => {
  const of = EASY.filter(lately(28));
  const pace =
    (1000 * of.reduce((sum, run) => sum + run.duration_s, 0)) /
    of.reduce((sum, run) => sum + run.distance_m, 0);
  expect(await ask('how long would 16 km take me at my usual easy pace')).toContain(
    `16 km at ${formatPace(pace)} /km take ${formatElapsed(Math.round(16 * pace))}. That is the average pace of your ${of.length} easy runs`,
  );
});

test('a distance that no run had is no slower than a longer one', async () => {
  const about = RUNS.filter((run) => run.distance_m >= 6860 && run.distance_m <= 7350);
  const longer = RUNS.filter((run) => run.distance_m >= 7350);
  const paces = longer.map((run) => run.duration_s / run.distance_m);
  const fastest = Math.min(...paces);
  expect(about.every((run) => run.duration_s / run.distance_m > fastest)).toBe(true);
  expect(await ask('fastest 7 km')).toContain(
    `You ran 7 km in ${formatElapsed(Math.round(7000 * fastest))} or faster`,
  );
});

test('the longest run of each week, beside its kilometres', async () => {
  const text = await ask('weekly km in the last 6 weeks with the longest run of each week');
  for (const run of LONG.filter(lately(35)))
    expect(text).toContain(`the longest ${km(run.distance_m)}`);
});

test('each of several figures under one condition', async () => {
  const of = RUNS.filter((run) => run.effort !== null && run.effort >= 6);
  const pace =
    (1000 * of.reduce((sum, run) => sum + run.duration_s, 0)) /
    of.reduce((sum, run) => sum + run.distance_m, 0);
  const bpm =
    of.reduce((sum, run) => sum + run.avg_heart_rate * run.duration_s, 0) /
    of.reduce((sum, run) => sum + run.duration_s, 0);
  const text = await ask('average pace and heart rate of my runs that I rated 6 or more');
  expect(text).toContain(`You run ${formatPace(pace)} /km on average`);
  expect(text).toContain(`Your average heart rate is ${Math.round(bpm)} bpm`);
});

test('heart rate and effort of two races are those of their runs', async () => {
  const [one, other] = [LONG[2], LONG[5]];
  if (!one || !other) throw new Error('There are twelve long runs.');
  const race = { user_id: athlete.userId, completed: 1 as const, actual_time_s: 5000 };
  await addRace(app.db, { ...race, name: 'Lake Run', date: one.date, distance_m: one.distance_m });
  await addRace(app.db, {
    ...race,
    name: 'Weir Run',
    date: other.date,
    distance_m: other.distance_m,
  });
  const text = await ask('compare the Lake Run with the Weir Run: heart rate, how hard it felt');
  for (const run of [one, other]) {
    const effort = run.effort === null ? 'no effort noted' : `effort ${run.effort} of 10`;
    expect(text).toContain(`: ${run.avg_heart_rate} bpm on average, ${effort}.`);
  }
});
