import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// What is said of an answer holds it against something: every figure is worked out here from the rows.

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string; distance_m: number; duration_s: number };

/** Three easy runs a week, every fourth of them in the rain and slower; none for 15 days in January. */
const EASY: Row[] = Array.from({ length: 75 }, (_, at) => {
  const isWet = at % 4 === 0;
  return {
    date: ago(Math.round((at * 7) / 3) + 1),
    distance_m: isWet ? 6000 : 8000,
    duration_s: isWet ? 6 * 380 : 8 * 360,
    notes: isWet ? 'Rain all the way' : null,
    running_subtype: 'outdoor-easy' as const,
    ...{ zone1_s: 100, zone2_s: 800, zone3_s: 100, zone4_s: isWet ? 50 : 0, zone5_s: 0 },
  };
}).filter(({ date }) => date < '2026-01-08' || date > '2026-01-22');
const LONG: Row = {
  ...{ date: ago(3), distance_m: 20_000, duration_s: 7200, running_subtype: 'outdoor-long' },
  ...{ caffeinated_gels: 1, non_caffeinated_gels: 1, hydration_ml: 650 },
};
const RACE: Row = { date: ago(10), distance_m: 10_000, duration_s: 2820, is_race: 1 };
const RUNS = [...EASY, LONG, RACE];

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const ids: number[] = [];
  for (const run of RUNS) {
    ids.push((await addWorkout(app.db, { user_id: athlete.userId, ...run })).id);
  }
  const user_id = athlete.userId;
  await addRace(app.db, {
    ...{ user_id, name: 'Lake 10', date: RACE.date, distance_m: 10_000, target_time_s: 2900 },
    ...{ actual_time_s: RACE.duration_s, completed: 1, workout_id: ids.at(-1) ?? null },
  });
  await addRace(app.db, {
    ...{ user_id, name: 'Hill Half', date: addDays(TODAY, 40), distance_m: 21_100 },
    ...{ target_time_s: 6600 },
  });
  await addRace(app.db, {
    ...{ user_id, name: 'Bay Marathon', date: addDays(TODAY, 200), distance_m: 42_200 },
    ...{ target_time_s: 14_400 },
  });
  for (let week = 0; week < 8; week++) {
    await addWeightEntry(app.db, { user_id, date: ago(7 * week), weight_kg: 70 + 0.2 * week });
  }
  await app.db
    .updateTable('users')
    .set({ target_weight_kg: 68 })
    .where('id', '=', user_id)
    .execute();
});
afterAll(() => app.close());

async function talk(...messages: string[]): Promise<string> {
  const { source, text } = await askInTurn(athlete, messages);
  expect(source).not.toMatch(/NaN|undefined|null|Infinity/);
  return text.replaceAll('\u00a0', ' ');
}

const sum = (rows: readonly Row[], of: 'distance_m' | 'duration_s') =>
  rows.reduce((total, row) => total + row[of], 0);
const paceOf = (rows: readonly Row[]) =>
  `${formatPace(sum(rows, 'duration_s') / (sum(rows, 'distance_m') / 1000))} /km`;

test('a result that is supposed of one race predicts the other, and is judged by it', async () => {
  const supposed = await talk('predict my marathon', 'and if I do 1:48 at the Hill Half');
  expect(supposed).toMatch(/^42\.2 km from 21\.1 km in 1:48:00: [34]:\d\d:\d\d/);
  const time = /: (?<time>\d:\d\d:\d\d)/.exec(supposed.slice(20))?.groups?.time;
  const judged = await talk(
    'predict my marathon',
    'and if I do 1:48 at the Hill Half',
    'is under 5 hours realistic then?',
  );
  expect(judged).toMatch(/^Yes, easily, by the prediction\./);
  expect(judged).toContain(`21.1 km in 1:48:00: ${time}`);
});

test('a race is held against all runs before it that were none', async () => {
  const before = RUNS.filter(
    (run) => run !== RACE && run.date < RACE.date && run.date >= addDays(RACE.date, -90),
  );
  const text = await talk('how did the Lake 10 go', 'was I faster than in training');
  expect(text).toContain(`${paceOf([RACE])} against ${paceOf(before)}`);
  expect(text).toContain(`over all ${before.length} runs`);
  expect(text).toMatch(/faster than before/);
});

test('runs under a condition are held against all others', async () => {
  const wet = EASY.filter(({ notes }) => notes !== null);
  const dry = RUNS.filter((run) => !wet.includes(run));
  const text = await talk('runs in the rain', 'slower than normal?');
  expect(text).toContain(`${paceOf(wet)}, `);
  expect(text).toContain(`slower than the ${paceOf(dry)} from the runs without “rain”`);
});

test('a pace against the usual one is that of the eight weeks before', async () => {
  // Weeks begin on Sunday: 8 March is one.
  const week = RUNS.filter(({ date }) => date >= '2026-03-08' && date <= '2026-03-14');
  const before = RUNS.filter(({ date }) => date >= '2026-01-11' && date <= '2026-03-07');
  const text = await talk('how was last week', 'slower than usual?');
  expect(text).toContain(`: ${paceOf(week)}, `);
  expect(text).toContain(`the ${paceOf(before)} from the 8 weeks before`);
});

test('why there was little running is told by breaks, runs and lengths, and no reason is made up', async () => {
  const january = RUNS.filter(({ date }) => date.startsWith('2026-01'));
  const days = RUNS.map(({ date }) => date).toSorted();
  const last = days.findLast((date) => date < '2026-01-08') ?? '';
  const first = days.find((date) => date > '2026-01-22') ?? '';
  const off = (Date.parse(first) - Date.parse(last)) / 86_400_000 - 1;
  const text = await talk('how many km in january', 'why so little');
  expect(text).toMatch(/^Why, your log does not say;/);
  expect(text).toContain(`${off} days without a run`);
  expect(text).toContain(`${(sum(january, 'distance_m') / 1000).toFixed(1)} km`);
  expect(text).toMatch(new RegExp(`Fewer runs.*: ${january.length} of`));
});

test('the month with the most is held against the one before it', async () => {
  const text = await talk('biggest month', 'what did I do differently');
  expect(text).toMatch(/Runs: \d+, before \d+/);
  expect(text).toMatch(/km, .* than the .* km from/);
});

test('a week is laid shorter, by a number of kilometres, and without what is fast', async () => {
  const kmIn = (text: string) => Number(/some (\d+) km in all/.exec(text)?.[1]);
  const usual = kmIn(await talk('plan for next week'));
  const shorter = kmIn(await talk('plan for next week', 'make it shorter'));
  expect(Math.abs(shorter - 0.8 * usual)).toBeLessThanOrEqual(1);
  expect(kmIn(await talk('plan for next week', `make it ${usual - 4} km`))).toBe(usual - 4);
  const more = await talk('plan for next week', `make it ${usual + 30} km`);
  expect(kmIn(more)).toBe(usual);
  expect(more).toContain('That is more than I would advise');
  expect(await talk('plan for next week', 'nothing fast')).not.toContain('faster run');
});

test('the next one of a kind is the first that the plan of these weeks has', async () => {
  const plans = `${await talk('plan my week')}\n${await talk('plan for next week')}`;
  const [planned] =
    /\w{3} \d+ \w{3}: (?:long run|run a little longer)[^\n]*throughout/.exec(plans) ?? [];
  const text = await talk('my last long run', "when's the next one");
  expect(text).toContain(`The next long run: ${planned}.`);
});

test('the target weight is held against the day of the race', async () => {
  const late = await talk('how much do I weigh', 'will I hit my target before the Hill Half');
  const inTime = await talk('how much do I weigh', 'will I hit my target before the Bay Marathon');
  expect(late).toMatch(/^No, not at this rate\. Hill Half is on /);
  expect(inTime).toMatch(/^Yes, if it goes on as it goes\. Bay Marathon is on /);
});

test('time in a zone is judged by the share of those very days', async () => {
  const february = EASY.filter(({ date }) => date.startsWith('2026-02'));
  const zones = february.map((run) => [run.zone4_s ?? 0, 1000 + (run.zone4_s ?? 0)] as const);
  const hard = zones.reduce((total, [hardS]) => total + hardS, 0);
  const all = zones.reduce((total, [, allS]) => total + allS, 0);
  const text = await talk('time in zone 4 in february', 'is that too much?');
  expect(text).toContain(`Not too much: ${Math.round((100 * hard) / all)}% of the time was hard`);
  expect(text).toContain(formatElapsed(hard));
});

test('what was taken on the last long run is told with its drinks', async () => {
  const text = await talk('what should I eat before a long run', 'what did I take on my last one');
  expect(text).toContain('You took 2 gels on it, 1 of them with caffeine.');
  expect(text).toContain('You drank 650 ml on it.');
});

test('the weather is told by a note alone', async () => {
  const wet = EASY.find(({ notes }) => notes !== null);
  const text = await talk('my last run in the rain', 'was it hot?');
  expect(text).toContain('Your log holds no weather');
  expect(text).toContain(`“${wet?.notes}”`);
});

test('after something was explained, what was is asked of the run that was told', async () => {
  const text = await talk('my last long run', 'why does my heart rate drift', 'how far was that');
  expect(text).toContain('20.0 km');
});
