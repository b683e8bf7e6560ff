import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { addRace, addWeightEntry } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { createLimits } from '../../contract/athlete-limits.ts';
import { addDays } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';

// The least of a figure, tags, notes, several runs on one day and what a race was among the others,
// each worked out a second time from the rows.

const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

const RUNS = Array.from({ length: 24 }, (_, at) => ({
  // Of two runs on each sixth day.
  date: addDays(TODAY, -(at % 6 === 5 ? at - 1 : at)),
  distance_m: 6000 + ((at * 1700) % 9000),
  duration_s: 2400 + ((at * 631) % 2000),
  effort: at % 3 === 0 ? 2 + (at % 8) : null,
  calories: 300 + ((at * 37) % 500),
  hydration_ml: at % 4 === 0 ? 200 + at * 10 : null,
  notes: at % 5 === 0 ? 'Along the river.' : at % 7 === 0 ? '  ' : null,
  tags: at % 4 === 0 ? 'hills,group' : at % 6 === 0 ? 'hills' : null,
}));

beforeAll(async () => {
  app = await createTestApp();
  ({ athlete } = await athleteBesideStranger(app, RUNS, { effort: 1, calories: 1, tags: 'x' }));
  const race = { user_id: athlete.userId, completed: 1 as const, distance_m: 10_000 };
  await addRace(app.db, { ...race, name: 'River Ten', date: '2026-01-11', actual_time_s: 2840 });
  await addRace(app.db, { ...race, name: 'Castle Ten', date: '2026-02-08', actual_time_s: 2775 });
  const half = { ...race, distance_m: 21_097.5 };
  await addRace(app.db, { ...half, name: 'Weir Half', date: '2025-11-09', actual_time_s: 6312 });
  await addRace(app.db, { ...half, name: 'Lake Half', date: '2025-12-14', actual_time_s: 6247 });
  await addWeightEntry(app.db, { user_id: athlete.userId, date: '2025-12-30', weight_kg: 72.4 });
  await addWeightEntry(app.db, { user_id: athlete.userId, date: TODAY, weight_kg: 70.1 });
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

const known = (of: 'effort' | 'calories' | 'hydration_ml') => RUNS.flatMap((run) => run[of] ?? []);

test('the least and the most of what a run has noted', async () => {
  expect(await ask('my easiest feeling run ever')).toContain(
    `effort ${Math.min(...known('effort'))} of 10`,
  );
  expect(await ask('which run felt the hardest')).toContain(
    `effort ${Math.max(...known('effort'))} of 10`,
  );
  expect(await ask('fewest calories on a run')).toContain(`${Math.min(...known('calories'))} kcal`);
  expect(await ask('most ml I have ever drunk on a run')).toContain(
    `${Math.max(...known('hydration_ml'))} ml drunk`,
  );
});

test('runs without a note are those that say nothing', async () => {
  const silent = RUNS.filter(({ notes }) => !notes?.trim()).length;
  expect(await ask('how many runs without a note')).toContain(`${silent} runs without a note`);
  expect(await ask('how many runs have a note')).toContain(
    `${RUNS.length - silent} runs with a note`,
  );
});

test('tags are counted, the most used first', async () => {
  const count = (tag: string) => RUNS.filter(({ tags }) => tags?.split(',').includes(tag)).length;
  const answer = await ask('what tags do I use most');
  expect(answer).toContain('Your most used tag in your whole log is hills, of 2 tags');
  expect(answer).toContain(`hills: ${count('hills')} workouts`);
  expect(answer).toContain(`group: ${count('group')} workouts`);
});

test('days with two runs are counted', async () => {
  const dates = RUNS.map(({ date }) => date);
  const twice = new Set(dates.filter((date, at) => dates.indexOf(date) !== at));
  expect(await ask('how often did I run twice in one day')).toContain(
    `${twice.size} days in your whole log have two runs or more`,
  );
});

test('whether a race was the best is told by the pace of all', async () => {
  expect(await ask('was the River Ten my best race this year')).toContain(
    'No, Castle Ten is your fastest race this year by its pace.',
  );
  expect(await ask('was the Castle Ten my fastest race')).toContain('Yes, Castle Ten is');
});

test('a day without a weigh-in is told by the nearest one', async () => {
  expect(await ask('was my weight higher on 1 January than today')).toContain(
    `${(72.4 - 70.1).toFixed(1)} kg more on 30 December 2025 than today`,
  );
  expect(await ask('what did I weigh at the beginning of the year')).toContain(
    'The nearest: 72.4 kg on Tue 30 Dec 2025',
  );
});

test('zones by the reserve are told where the resting heart rate is known', async () => {
  expect(await ask('heart rate reserve zones')).toContain('need your resting heart rate');
  const limits = { validFrom: addDays(TODAY, -100), maxHeartRate: 185, restingHeartRate: 50 };
  await athlete.call(createLimits, { body: { ...limits, zoneMethod: 'maximum' } });
  const answer = await ask('heart rate reserve zones');
  // 60 % of what lies between 50 and 185.
  expect(answer).toContain(`Zone 2 Aerobic: ${50 + Math.ceil(0.6 * 135)} to`);
  expect(answer).toContain('Your profile and your runs go by your maximum heart rate');
  expect(await ask('my zones')).toContain(`Zone 2 Aerobic: ${0.6 * 185} to`);
});

test('a month is put in order by its pace or calories, and days off are counted in each', async () => {
  const months = new Map<string, { m: number; s: number; kcal: number; days: Set<string> }>();
  for (const { date, distance_m, duration_s, calories } of RUNS) {
    const sum = months.get(date.slice(0, 7)) ?? { m: 0, s: 0, kcal: 0, days: new Set() };
    sum.m += distance_m;
    sum.s += duration_s;
    sum.kcal += calories;
    sum.days.add(date);
    months.set(date.slice(0, 7), sum);
  }
  const sums = [...months.values()];
  const fastest = Math.min(...sums.map(({ m, s }) => s / (m / 1000)));
  expect(await ask('in which month was I fastest')).toContain(
    `${formatPace(fastest)} /km on average`,
  );
  const most = Math.max(...sums.map(({ kcal }) => kcal));
  expect(await ask('which month did I burn the most calories')).toContain(
    `${most.toLocaleString('en')} kcal`,
  );
  const off = 18 - (months.get(TODAY.slice(0, 7))?.days.size ?? 0);
  expect(await ask('rest days in each month this year')).toContain(`March 2026: ${off} rest days`);
});

test('at this rate is what is run and as much a day as of late', async () => {
  const sumFrom = (from: string) =>
    RUNS.filter(({ date }) => date >= from).reduce((sum, { distance_m }) => sum + distance_m, 0);
  const recentM = sumFrom(addDays(TODAY, -27));
  const daysLeft = 288;
  const endKm = (sumFrom('2026-01-01') + (recentM / 28) * daysLeft) / 1000;
  expect(await ask('at this rate how many km will I end the year on')).toContain(
    `About ${endKm.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} km this year`,
  );
});

test('the best over a distance of two stretches of days', async () => {
  expect(await ask('compare my best half marathon in december with my best in november')).toContain(
    `${formatElapsed(6312 - 6247)} faster over 21.1 km in December 2025 than in November 2025`,
  );
});
