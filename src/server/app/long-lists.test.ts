import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { addAccounts, fillLog, type LogLength } from '../../../testing/server/long-log.ts';
import { makeAdmin, trainerTokenOf } from '../../../testing/server/people.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { addDays } from '../../domain/calendar.ts';

const TODAY = '2026-03-18';
/** Some twenty years of a runner, and a fortnight. */
const LONG: LogLength = { workouts: 10_000, races: 200, weights: 3000, files: 400 };
const SHORT: LogLength = { workouts: 10, races: 10, weights: 10, files: 10 };
const ACCOUNTS = 1200;

let app: TestApp;
let origin: string;
let veteran: Reader;
let beginner: Reader;
let administrator: Reader;

beforeAll(async () => {
  app = await createTestApp();
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  [veteran, beginner] = [await newReader(LONG), await newReader(SHORT)];
  administrator = await newReader(SHORT);
  await makeAdmin(app.db, administrator.athlete.userId);
  await addAccounts(app.db, ACCOUNTS);
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
 * the secret link, and behind the address of the chat stands the question.
 */
const CALLS: [call: string, rows: number][] = [
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
  ['POST /api/ai/chat Show my last 5 runs', 5],
  ['POST /api/ai/chat How far did I run last year?', 5],
  ['/api/imports', 50],
  ['/api/strava/status', 1],
  ['/api/auth/sessions', 100],
  ['/api/sharing', 1],
  ['/api/trainer/%', 55],
];

/** Questions about all there is: a thousand times as many rows are read, once. */
const WHOLE_LOG_CALLS = [
  'POST /api/ai/chat What was my longest run?',
  'POST /api/ai/chat How far did I run in total?',
  'POST /api/ai/chat When did I write knee?',
];

/** What an administrator has listed: everybody's accounts. */
const ADMIN_CALLS: [call: string, rows: number][] = [
  ['/api/admin/users', 1000],
  ['/api/admin/users/page', 50],
];

/** Reviewed by hand: about one thing, or one file, however long the log is. */
const ONE_THING = [
  ...['GET /api/health', 'GET /api/ready', 'GET /api/auth/me', 'GET /api/user/:userId'],
  ...['GET /api/workout/:id', 'PUT /api/workouts/:id', 'GET /api/workouts/:id/recording'],
  ...['GET /api/strava/config', 'GET /api/strava/webhook/:secret'],
  ...['GET /api/strava/matches/:workoutId', 'GET /api/imports/:id/file'],
  ...['GET /api/imports/:id/plan', 'POST /api/imports/:id/apply', 'POST /api/import/apple-health'],
  ...['GET /api/imports/:id/csv', 'PUT /api/imports/:id/csv'],
  ...['GET /api/imports/:id/csv/bad-lines', 'GET /api/imports/:id/csv/bad-lines/file'],
];

test('every route that reads, or answers a list, is called here or reviewed as about one thing', () => {
  const called = [...CALLS, ...ADMIN_CALLS].map(([call]) => partsOf(call));
  const isCalled = ({ method, path }: { method: string; path: string }) => {
    const shape = new RegExp(`^${path.replace(/:\w+/g, '[#%]')}$`);
    return called.some(
      (one) => one.method === method && shape.test(one.address.split('?')[0] ?? ''),
    );
  };
  const listing = app.routes.flatMap(({ method, url, config }) => {
    const { endpoint } = config ?? {};
    if (!endpoint || method === 'HEAD') return [];
    return method === 'GET' || answersList(endpoint) ? [{ method: `${method}`, path: url }] : [];
  });
  const left = listing.filter((route) => !isCalled(route));
  expect(left.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ONE_THING.toSorted());
});

function answersList({ response }: Endpoint): boolean {
  return JSON.stringify(toJSONSchema(response, { io: 'input', unrepresentable: 'any' })).includes(
    '"array"',
  );
}

function partsOf(call: string) {
  const [, method = 'GET', address = '', message] = /^(?:(\w+) )?(\S+)(?: (.+))?$/.exec(call) ?? [];
  return { method, address, message };
}

async function ask(call: string, { athlete, link }: Reader) {
  const { method, address, message } = partsOf(call);
  // A person asks one question after the other, not all in one instant.
  if (message) app.clock.advance(1500);
  const path = address.replace('#', String(athlete.userId)).replace('%', link);
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${athlete.token}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: method === 'POST' ? JSON.stringify({ message }) : undefined,
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

test.each(CALLS)('%s of a long log answers %i rows at most', async (call, most) => {
  const [long, short] = [await ask(call, veteran), await ask(call, beginner)];
  expect(rowsOf(JSON.parse(long))).toBeLessThanOrEqual(most);
  expect(rowsOf(JSON.parse(long))).toBeGreaterThanOrEqual(
    Math.min(most, rowsOf(JSON.parse(short))),
  );
  // Half a kilobyte for a row is a workout with every field and a note.
  expect(long.length).toBeLessThan(1500 + 600 * most);
});

test.each(ADMIN_CALLS)('%s of a large club answers %i rows at most', async (call, most) => {
  expect(rowsOf(JSON.parse(await ask(call, administrator)))).toBe(most);
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

const SAMPLES = 20;
const ROUNDS = 3;

/**
 * How many times as long the long log takes, by the 95th percentiles of twenty calls each, made in
 * turns: the middle one of three such blocks. Where the first two are both small enough the third
 * changes nothing.
 */
async function ratioOf(call: string, most: number): Promise<number> {
  const ratios = [await blockOf(call), await blockOf(call)];
  if (!ratios.every((ratio) => ratio < most)) ratios.push(await blockOf(call));
  return percentile(ratios, 0.5);
}

async function blockOf(call: string): Promise<number> {
  const samples: Record<'long' | 'short', number[]> = { long: [], short: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    samples.long.push(await timeOf(call, veteran));
    samples.short.push(await timeOf(call, beginner));
  }
  return percentile(samples.long, 0.95) / percentile(samples.short, 0.95);
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

/** Those that take so many times as long, and how many. */
async function slowerThan(most: number, calls: string[]): Promise<string[]> {
  const best = new Map(calls.map((call) => [call, Number.POSITIVE_INFINITY]));
  // Other work on the machine only ever adds: a call that looks slow is measured again, three times
  // in all, and judged by its best.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [call, ratio] of best) {
      if (ratio >= most) best.set(call, Math.min(ratio, await ratioOf(call, most)));
    }
  }
  const slow = [...best].filter(([, ratio]) => !(ratio < most));
  return slow.map(([call, ratio]) => `${call}: ${ratio.toFixed(1)} times`);
}

test('every list and sum of a long log takes under five times as long as of ten rows', async () => {
  expect(
    await slowerThan(
      5,
      CALLS.map(([call]) => call),
    ),
  ).toEqual([]);
}, 180_000);

test('a question about a whole long log takes under thirty times as long as about ten rows', async () => {
  expect(await slowerThan(30, WHOLE_LOG_CALLS)).toEqual([]);
}, 60_000);

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
