import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CALLS,
  type Lists,
  openLists,
  TODAY,
  WHOLE_LOG_CALLS,
} from '../../../testing/server/list-calls.ts';
import { addDays } from '../../domain/calendar.ts';

/** Some forty years of a runner. */
const LONG = { workouts: 20_000, races: 200, weights: 3000, shoes: 40, files: 400 };
let lists: Lists;

beforeAll(async () => {
  lists = await openLists(LONG);
});
afterAll(() => lists.app.close());

/** More rows than this take their time to be written out, however short the log. */
const MOST_ROWS_LIKE_TEN = 50;
const SAMPLES = 20;
const ROUNDS = 3;

/**
 * How many times as long the long log takes, by the medians of twenty calls each, made in turns: the
 * middle one of three such blocks. Where the first two are both small enough the third changes
 * nothing.
 */
async function ratioOf(call: string, most: number, short: Lists['veteran']): Promise<number> {
  const ratios = [await blockOf(call, short), await blockOf(call, short)];
  if (!ratios.every((ratio) => ratio < most)) ratios.push(await blockOf(call, short));
  return percentile(ratios, 0.5);
}

async function blockOf(call: string, short: Lists['veteran']): Promise<number> {
  const samples: Record<'long' | 'short', number[]> = { long: [], short: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    samples.long.push(await timeOf(call, lists.veteran));
    samples.short.push(await timeOf(call, short));
  }
  return percentile(samples.long, 0.5) / percentile(samples.short, 0.5);
}

async function timeOf(address: string, reader: Lists['veteran']): Promise<number> {
  const startedAt = performance.now();
  await lists.ask(address, reader);
  return performance.now() - startedAt;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Those that take so many times as long, and how many. */
async function slowerThan(
  most: number,
  calls: string[],
  short = lists.beginner,
): Promise<string[]> {
  const best = new Map(calls.map((call) => [call, Number.POSITIVE_INFINITY]));
  // Other work on the machine only ever adds: a call that looks slow is measured again, three times
  // in all, and judged by its best.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [call, ratio] of best) {
      if (ratio >= most) best.set(call, Math.min(ratio, await ratioOf(call, most, short)));
    }
  }
  const slow = [...best].filter(([, ratio]) => !(ratio < most));
  return slow.map(([call, ratio]) => `${call}: ${ratio.toFixed(1)} times`);
}

test('every list and sum of a long log takes under five times as long as of ten rows', async () => {
  const calls = CALLS.filter(([, rows]) => rows <= MOST_ROWS_LIKE_TEN)
    .map(([call]) => call)
    .filter((call) => !WHOLE_LOG_CALLS.includes(call));
  expect(await slowerThan(5, calls)).toEqual([]);
}, 180_000);

test('a list of many rows of forty years takes under five times as long as of one year', async () => {
  const calls = CALLS.filter(([, rows]) => rows > MOST_ROWS_LIKE_TEN)
    .map(([call]) => call)
    .filter((call) => !WHOLE_LOG_CALLS.includes(call));
  expect(await slowerThan(5, calls, lists.runnerOfAYear)).toEqual([]);
}, 180_000);

test('a question about a whole long log takes under thirty times as long as about ten rows', async () => {
  expect(await slowerThan(30, WHOLE_LOG_CALLS)).toEqual([]);
}, 180_000);

test('the last page takes no longer than the first', async () => {
  // Ten workouts are left behind this day: what an offset would have to count its way to.
  const day = addDays(TODAY, -Math.floor((LONG.workouts - 10) * 0.7));
  const deep = `/api/workouts/#/page?limit=10&after=${day}.${2 ** 31 - 1}`;
  const first = '/api/workouts/#/page?limit=10';
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= 2; round += 1) {
    const samples: Record<'deep' | 'first', number[]> = { deep: [], first: [] };
    for (let sample = 0; sample < 40; sample += 1) {
      samples.deep.push(await timeOf(deep, lists.veteran));
      samples.first.push(await timeOf(first, lists.veteran));
    }
    best = Math.min(best, percentile(samples.deep, 0.5) / percentile(samples.first, 0.5));
  }
  expect(best).toBeLessThan(2);
});
