import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../../testing/server/fixed-clock.ts';
import { TEST_NOW_MS } from '../../../../testing/server/test-app.ts';
import {
  openMigratedDatabase,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import type { Urgency } from './rate-limits.queries.ts';
import { closeShortWindow, fullUntil, learnLimits, reserveCall } from './rate-limits.queries.ts';
import { readRateLimitHeaders } from './strava-calls.ts';

const MINUTE_MS = 60_000;
const NEXT_DAY_MS = Date.UTC(2026, 2, 19);

let database: TestDatabase;

beforeEach(async () => {
  database = await openMigratedDatabase(fixedClock(TEST_NOW_MS));
});
afterEach(() => database.drop());

const db = () => database.engine.db;

async function reserveMany(input: { count: number; nowMs?: number; urgency?: Urgency }) {
  const { count, nowMs = TEST_NOW_MS, urgency = 'asked' } = input;
  const outcomes = await Promise.all(
    Array.from({ length: count }, () => reserveCall({ db: db(), nowMs, urgency })),
  );
  return outcomes.filter(({ state }) => state === 'reserved').length;
}

function learn(headers: Record<string, string>, at: { askedAtMs?: number; nowMs?: number } = {}) {
  const { askedAtMs = TEST_NOW_MS, nowMs = TEST_NOW_MS } = at;
  return learnLimits({
    db: db(),
    askedAtMs,
    nowMs,
    headers: readRateLimitHeaders(new Headers(headers)),
  });
}

describe('in a quarter of an hour', () => {
  test('many at once never go above what is allowed', async () => {
    expect(await reserveMany({ count: 300 })).toBe(95);
    const { read_short_used } = await db()
      .selectFrom('api_budgets')
      .select('read_short_used')
      .executeTakeFirstOrThrow();
    expect(read_short_used).toBe(95);
  });

  test('history leaves the others 30 percent, the daily work 10', async () => {
    expect(await reserveMany({ count: 200, urgency: 'history' })).toBe(70);
    expect(await reserveMany({ count: 200, urgency: 'daily' })).toBe(20);
    expect(await reserveMany({ count: 200, urgency: 'asked' })).toBe(5);
  });

  test('the next begins at the mark of the clock, and the wait says so', async () => {
    const nowMs = TEST_NOW_MS + 7 * MINUTE_MS;
    await reserveMany({ count: 95, nowMs });
    expect(await reserveCall({ db: db(), nowMs, urgency: 'asked' })).toEqual({
      state: 'full',
      retryAtMs: TEST_NOW_MS + 15 * MINUTE_MS,
    });
    expect(await fullUntil({ db: db(), nowMs, urgency: 'asked' })).toBe(
      TEST_NOW_MS + 15 * MINUTE_MS,
    );
    expect(await reserveMany({ count: 1, nowMs: TEST_NOW_MS + 15 * MINUTE_MS - 1 })).toBe(0);
    expect(await reserveMany({ count: 300, nowMs: TEST_NOW_MS + 15 * MINUTE_MS })).toBe(95);
  });

  test('a process whose clock is behind counts in the window that is open', async () => {
    const nowMs = TEST_NOW_MS + 15 * MINUTE_MS;
    await reserveMany({ count: 90, nowMs });
    expect(await reserveMany({ count: 20, nowMs: nowMs - 1000 })).toBe(5);
  });
});

describe('in a day', () => {
  test('the reads of all quarters count together, and the wait is until midnight in UTC', async () => {
    await reserveMany({ count: 1 });
    await learn({ 'X-ReadRateLimit-Limit': '100,250' });
    let reserved = 1;
    for (const quarter of [0, 1, 2, 3]) {
      const nowMs = TEST_NOW_MS + quarter * 15 * MINUTE_MS;
      reserved += await reserveMany({ count: 100, nowMs });
    }
    expect(reserved).toBe(245);
    const nowMs = NEXT_DAY_MS - 1;
    expect(await reserveCall({ db: db(), nowMs, urgency: 'asked' })).toEqual({
      state: 'full',
      retryAtMs: NEXT_DAY_MS,
    });
    expect(await reserveMany({ count: 1, nowMs: NEXT_DAY_MS })).toBe(1);
  });
});

describe('what the headers say', () => {
  test('counts where it is above our own, and never lowers it', async () => {
    await reserveMany({ count: 10 });
    await learn({ 'X-ReadRateLimit-Limit': '100,1000', 'X-ReadRateLimit-Usage': '90,200' });
    expect(await reserveMany({ count: 50 })).toBe(5);
    await learn({ 'X-ReadRateLimit-Limit': '100,1000', 'X-ReadRateLimit-Usage': '1,1' });
    expect(await reserveMany({ count: 50 })).toBe(0);
  });

  test('raises and lowers the limits', async () => {
    await reserveMany({ count: 1 });
    await learn({
      'X-Ratelimit-Limit': '400,4000',
      'X-Ratelimit-Usage': '1,1',
      'X-Readratelimit-Limit': '200,2000',
      'X-Readratelimit-Usage': '1,1',
    });
    expect(await reserveMany({ count: 300 })).toBe(189);
    await learn({ 'X-Readratelimit-Limit': '100,1000', 'X-Readratelimit-Usage': '190,190' });
    expect(await reserveMany({ count: 1 })).toBe(0);
  });

  test('of a window that is over says nothing of the one that is open', async () => {
    await reserveMany({ count: 1 });
    const nowMs = TEST_NOW_MS + 15 * MINUTE_MS;
    await reserveMany({ count: 1, nowMs });
    await learn({ 'X-Ratelimit-Usage': '200,300' }, { askedAtMs: nowMs - 10, nowMs });
    expect(await reserveMany({ count: 300, nowMs })).toBe(94);
  });

  test('is left alone where it is none', async () => {
    for (const text of ['', '5', 'a,b', '-1,-1', '1,2,3', '0,0']) {
      await learn({ 'X-Ratelimit-Limit': text, 'X-Ratelimit-Usage': text });
    }
    expect(await reserveMany({ count: 300 })).toBe(95);
  });
});

test('a limit that Strava says is reached, without saying which, ends the quarter', async () => {
  await reserveMany({ count: 1 });
  await closeShortWindow({ db: db(), nowMs: TEST_NOW_MS });
  expect(await reserveMany({ count: 1 })).toBe(0);
  expect(await reserveMany({ count: 1, nowMs: TEST_NOW_MS + 15 * MINUTE_MS })).toBe(1);
});
