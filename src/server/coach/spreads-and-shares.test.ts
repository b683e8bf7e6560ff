import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays, weekdayOf } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';

// Medians, spreads, shares and the two sides of a comparison, each worked out a second time from the rows.

/** A Wednesday; weeks begin on Sunday. */
const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

/** Every other day, so that each day of the week has some; each third one easy. */
const RUNS = Array.from({ length: 43 }, (_, at) => ({
  date: addDays(TODAY, -at * 2),
  distance_m: 5000 + ((at * 1700) % 9000),
  duration_s: 1900 + ((at * 631) % 3000),
  avg_heart_rate: 120 + ((at * 7) % 40),
  running_subtype: at % 3 === 0 ? ('outdoor-easy' as const) : ('outdoor-long' as const),
  notes: ['Hot and dry.', 'Hotel gym first.', null][at % 3] ?? null,
}));

beforeAll(async () => {
  app = await createTestApp();
  ({ athlete } = await athleteBesideStranger(app, RUNS, { distance_m: 50_000 }));
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

/** Of an odd number of values. */
function middle(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}

const sumOf = (runs: typeof RUNS, of: 'distance_m' | 'duration_s') =>
  runs.reduce((sum, run) => sum + run[of], 0);
const km = (metres: number) => `${(metres / 1000).toFixed(1)} km`;

test('a median lies in the middle of the figures of each run', async () => {
  const distances = await ask('median distance of all my runs ever');
  expect(distances).toContain(`The median is ${km(middle(RUNS.map((run) => run.distance_m)))}`);
  expect(distances).toContain(`over ${RUNS.length} runs`);
  const paces = RUNS.map((run) => run.duration_s / (run.distance_m / 1000));
  expect(await ask('median pace of all runs ever')).toContain(
    `The median is ${formatPace(middle(paces))} /km`,
  );
  const beats = middle(RUNS.map((run) => run.avg_heart_rate));
  expect(await ask('my median heart rate ever')).toContain(`The median is ${beats} bpm`);
  expect(await ask('median cadence of my runs')).toContain('I cannot answer that.');
});

/** As a spreadsheet does it: STDEV, and QUARTILE between two values in proportion. */
function spreadOfRuns(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.map((value) => (value - mean) * (value - mean));
  const inOrder = values.toSorted((one, other) => one - other);
  // 43 values: the quarters fall half way between two.
  const between = (at: number) => ((inOrder[at] ?? 0) + (inOrder[at + 1] ?? 0)) / 2;
  return {
    mean,
    deviation: Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / (values.length - 1)),
    lower: between(10),
    upper: between(31),
  };
}

test('the spread of a figure is told of each run', async () => {
  const distances = spreadOfRuns(RUNS.map((run) => run.distance_m));
  expect(await ask('standard deviation of the distance of all my runs ever')).toContain(
    `The standard deviation is ${km(distances.deviation)}, over ${RUNS.length} runs`,
  );
  expect(await ask('how much does my distance vary from run to run')).toContain(
    `Half of your runs lie between ${km(distances.lower)} and ${km(distances.upper)}`,
  );
  const paces = spreadOfRuns(RUNS.map((run) => run.duration_s / (run.distance_m / 1000)));
  const deviation = await ask('sd of my pace, all runs ever');
  expect(deviation).toContain(`The standard deviation is ${Math.round(paces.deviation)} s/km`);
  expect(deviation).toContain(`of the mean of ${formatPace(paces.mean)} /km`);
  for (const one of [
    'standard deviation of my weight',
    'iqr of my pace on my last run',
    'sd of my pace by month',
  ]) {
    expect(await ask(one)).toContain('I cannot answer that.');
  }
});

test('a median week is one of the whole weeks', async () => {
  const weekOf = (date: string) => addDays(date, -weekdayOf(date));
  const weeks = new Map<string, number>();
  for (const { date, distance_m } of RUNS) {
    weeks.set(weekOf(date), (weeks.get(weekOf(date)) ?? 0) + distance_m);
  }
  weeks.delete(weekOf(TODAY));
  // The log begins in the middle of its first week.
  expect(weekdayOf(RUNS.at(-1)?.date ?? TODAY)).not.toBe(0);
  weeks.delete(weekOf(RUNS.at(-1)?.date ?? TODAY));
  const inOrder = [...weeks.values()].toSorted((one, other) => one - other);
  const half = inOrder.length / 2;
  const median = ((inOrder[Math.ceil(half) - 1] ?? 0) + (inOrder[Math.floor(half)] ?? 0)) / 2;
  const answer = await ask('median weekly km ever');
  expect(answer).toContain(`The median is ${km(median)}, over ${inOrder.length} weeks`);
});

test('a share is told of what was asked, and of the others beside it', async () => {
  const easy = RUNS.filter((run) => run.running_subtype === 'outdoor-easy');
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
  const share = await ask('what share of my km was easy');
  const [part, whole] = [sumOf(easy, 'distance_m'), sumOf(RUNS, 'distance_m')];
  expect(share).toContain(`${percent(part, whole)} of the distance of your runs`);
  expect(share).toContain(`${km(part)} of ${km(whole)}`);
  expect(share).toContain(`${percent(easy.length, RUNS.length)} of the number`);
  expect(share).toContain(
    `${formatElapsed(sumOf(easy, 'duration_s'))} of ${formatElapsed(sumOf(RUNS, 'duration_s'))}`,
  );
  const long = RUNS.filter((run) => run.running_subtype === 'outdoor-long');
  const far = long.filter((run) => run.distance_m > 10_000);
  expect(await ask('how many of my long runs were over 10 km')).toContain(
    `${percent(far.length, long.length)} of your long runs in your whole log are long runs over 10 km: ${far.length} of ${long.length}`,
  );
});

test('which of two sides is longer is said first', async () => {
  const of = (weekday: number) => RUNS.filter(({ date }) => weekdayOf(date) === weekday);
  const each = (weekday: number) => sumOf(of(weekday), 'distance_m') / of(weekday).length;
  expect(await ask('are my Sunday runs longer than my Friday ones')).toContain(
    `Runs on Sundays: ${km(each(0))} each on average`,
  );
});

test('a word of a note is found in its forms, and not in another word', async () => {
  const hot = RUNS.filter(({ notes }) => notes?.startsWith('Hot '));
  expect(await ask('how many runs in the heat')).toContain(`${hot.length} runs with “hot”`);
  expect(await ask('search my notes for hot')).toContain(`${hot.length} notes hold “hot”`);
});
