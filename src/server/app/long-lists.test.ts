import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar.ts';
import { trainerTokenOf } from '../testing/people.ts';
import { type Athlete, createTestApp, type TestApp } from '../testing/test-app.ts';
import { fillLog, type LogLength } from './testing/long-log.ts';

const TODAY = '2026-03-18';
/** Some twenty years of a runner, and a fortnight. */
const LONG: LogLength = { workouts: 10_000, races: 200, weights: 3000 };
const SHORT: LogLength = { workouts: 10, races: 10, weights: 10 };

let app: TestApp;
let origin: string;
let veteran: Reader;
let beginner: Reader;

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  [veteran, beginner] = [await newReader(LONG), await newReader(SHORT)];
});
afterAll(() => app.close());

type Reader = { athlete: Athlete; link: string };

async function newReader(length: LogLength): Promise<Reader> {
  const athlete = await app.addAthlete();
  await fillLog(app.db, { userId: athlete.userId, today: TODAY, length });
  return { athlete, link: await trainerTokenOf(app, athlete.userId) };
}

const lastDays = (days: number) => `startDate=${addDays(TODAY, 1 - days)}&endDate=${TODAY}`;

/**
 * Every call that lists or sums up, and the most rows that it answers; '#' is the athlete's id, '%'
 * the secret link. The deep pages begin where all rows of the beginner still follow.
 */
const CALLS: [address: string, rows: number][] = [
  ['/api/workouts/#?limit=10', 10],
  ['/api/workouts/#', 200],
  ['/api/workouts', 200],
  [`/api/workouts/#/range?${lastDays(30)}`, 43],
  [`/api/workouts/#/range?${lastDays(365)}`, 522],
  ['/api/workouts/#/page', 30],
  ['/api/workouts/#/page?group=runs', 30],
  ['/api/workouts/#/page?group=others', 30],
  ['/api/races/#', 200],
  ['/api/weight', 200],
  ['/api/weight/#', 200],
  ['/api/weight/#/page', 50],
  ['/api/weight/#/stats', 3],
  ['/api/analytics/#/summary?period=30', 1],
  ['/api/analytics/#/summary?period=90', 1],
  ['/api/analytics/#/summary?period=180', 1],
  ['/api/analytics/#/summary?period=365', 1],
  ['/api/analytics/#/weeks', 8],
  ['/api/analytics/#/runs?period=365', 17],
  ['/api/analytics/#/paced-runs', 5],
  ['/api/coach/insights', 20],
  ['POST /api/ai/analyze', 60],
  ['/api/sharing', 1],
  ['/api/trainer/%', 55],
];

async function ask(call: string, { athlete, link }: Reader) {
  const [address = '', method = 'GET'] = call.split(' ').reverse();
  const path = address.replace('#', String(athlete.userId)).replace('%', link);
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${athlete.token}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? '{}' : undefined,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
  return text;
}

/** Rows in an answer: the objects of its lists, or of what it holds. */
function rowsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const held = Object.values(answer ?? {});
  return held.reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0) || 1;
}

test.each(CALLS)('%s of a long log answers %i rows at most', async (address, most) => {
  const [long, short] = [await ask(address, veteran), await ask(address, beginner)];
  expect(rowsOf(JSON.parse(long))).toBeLessThanOrEqual(most);
  expect(rowsOf(JSON.parse(long))).toBeGreaterThanOrEqual(
    Math.min(most, rowsOf(JSON.parse(short))),
  );
  // Half a kilobyte for a row is a workout with every field and a note.
  expect(long.length).toBeLessThan(1500 + 600 * most);
});

test.each([
  ['/api/workouts/#?limit=201', 'limit must be between 1 and 200'],
  ['/api/workouts/#/page?limit=201', 'limit must be between 1 and 200'],
  ['/api/weight/#?limit=201', 'limit must be between 1 and 200'],
  ['/api/weight/#/page?limit=201', 'limit must be between 1 and 200'],
  [
    `/api/workouts/#/range?${lastDays(800)}`,
    'Ask for two years at most, or page through all workouts',
  ],
])('%s asks for too much: %s', async (address, message) => {
  await expect(ask(address, veteran)).rejects.toThrow(message);
});

const BLOCKS = 3;
const SAMPLES = 20;
const ROUNDS = 3;

/**
 * How many times as long the long log takes: 95th percentiles of twenty calls each, made in turns,
 * and of three such blocks the middle one.
 */
async function ratioOf(address: string): Promise<number> {
  const blocks: Record<'long' | 'short', number[]> = { long: [], short: [] };
  for (let block = 0; block < BLOCKS; block += 1) {
    const samples: typeof blocks = { long: [], short: [] };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      samples.long.push(await timeOf(address, veteran));
      samples.short.push(await timeOf(address, beginner));
    }
    blocks.long.push(percentile(samples.long, 0.95));
    blocks.short.push(percentile(samples.short, 0.95));
  }
  return percentile(blocks.long, 0.5) / percentile(blocks.short, 0.5);
}

async function timeOf(address: string, reader: Reader): Promise<number> {
  const startedAt = performance.now();
  await ask(address, reader);
  return performance.now() - startedAt;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

// Other work on the machine only ever adds: a call that looks slow is measured again, three times in
// all, and judged by its best.
test('every list and sum of a long log takes under five times as long as of ten rows', async () => {
  const ratios = new Map(CALLS.map(([address]) => [address, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [address, best] of ratios) {
      if (best >= 5) ratios.set(address, Math.min(best, await ratioOf(address)));
    }
  }
  expect(Object.fromEntries([...ratios].filter(([, ratio]) => !(ratio < 5)))).toEqual({});
}, 180_000);

test.each([
  ['/api/workouts/#/page', 'workouts', LONG.workouts],
  ['/api/weight/#/page', 'entries', LONG.weights],
] as const)('%s leads through all %s, each once', async (address, list, count) => {
  type Page = Record<typeof list, { id: number }[]> & { next: string | null };
  const seen = new Set<number>();
  let after: string | null = '';
  while (after !== null) {
    const page: Page = JSON.parse(
      await ask(`${address}?limit=200${after && `&after=${after}`}`, veteran),
    );
    for (const { id } of page[list]) seen.add(id);
    expect(page[list].length).toBeLessThanOrEqual(200);
    after = page.next;
  }
  expect(seen.size).toBe(count);
});

test('the last page takes no longer than the first', async () => {
  // Ten workouts are left behind this day: what an offset would have to count its way to.
  const day = addDays(TODAY, -Math.floor((LONG.workouts - 10) * 0.7));
  const deep = `/api/workouts/#/page?limit=10&after=${day}.${2 ** 31 - 1}`;
  const first = '/api/workouts/#/page?limit=10';
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= 2; round += 1) {
    const samples: Record<'deep' | 'first', number[]> = { deep: [], first: [] };
    for (let sample = 0; sample < 40; sample += 1) {
      samples.deep.push(await timeOf(deep, veteran));
      samples.first.push(await timeOf(first, veteran));
    }
    best = Math.min(best, percentile(samples.deep, 0.5) / percentile(samples.first, 0.5));
  }
  expect(best).toBeLessThan(2);
});
