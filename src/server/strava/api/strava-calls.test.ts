import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FixedClock, fixedClock } from '../../../../testing/server/fixed-clock.ts';
import { TEST_NOW_MS } from '../../../../testing/server/test-app.ts';
import {
  openMigratedDatabase,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import { TIMEOUTS } from './request.ts';
import { createStravaCalls, type StravaRequest } from './strava-calls.ts';
import { StravaFault } from './strava-fault.ts';

const MINUTE_MS = 60_000;

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
let asked = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let database: TestDatabase;
let clock: FixedClock;

beforeEach(async () => {
  clock = fixedClock(TEST_NOW_MS);
  database = await openMigratedDatabase(clock);
  asked = 0;
  answer = (response) => response.end('{"fine":true}');
});
afterEach(() => database.drop());

const timeouts = { ...TIMEOUTS };

function call(ask: Partial<StravaRequest> = {}) {
  const { db } = database.engine;
  const calls = createStravaCalls({ db, clock, timeouts });
  return calls({ method: 'GET', url, maxBytes: 1000, counted: 'asked', ...ask });
}

const faultOf = (ask: Partial<StravaRequest> = {}) =>
  call(ask).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof StravaFault)) throw error;
      return error;
    },
  );

const broken = (response: ServerResponse) => response.writeHead(500).end('{}');

describe('after five failures in a row', () => {
  test('nobody asks for a minute, then one alone does', async () => {
    answer = broken;
    for (let count = 0; count < 5; count += 1) expect((await faultOf())?.kind).toBe('down');
    expect(asked).toBe(5);
    const paused = await faultOf();
    expect(paused).toMatchObject({ kind: 'down', retryAtMs: TEST_NOW_MS + MINUTE_MS });
    expect(asked).toBe(5);
    clock.advance(MINUTE_MS);
    await Promise.all(Array.from({ length: 10 }, () => faultOf()));
    expect(asked).toBe(6);
  });

  test('each time that it fails again the pause is longer, up to a quarter of an hour', async () => {
    answer = broken;
    for (let count = 0; count < 5; count += 1) await faultOf();
    const pauses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const paused = await faultOf();
      pauses.push(((paused?.retryAtMs ?? 0) - clock.nowMs()) / MINUTE_MS);
      clock.set(paused?.retryAtMs ?? 0);
      await faultOf();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('the first answer ends it', async () => {
    answer = broken;
    for (let count = 0; count < 5; count += 1) await faultOf();
    clock.advance(MINUTE_MS);
    answer = (response) => response.end('{}');
    expect(await faultOf()).toBeNull();
    await Promise.all(Array.from({ length: 10 }, async () => expect(await faultOf()).toBeNull()));
  });

  test('an answer between them starts the count anew', async () => {
    for (let round = 0; round < 3; round += 1) {
      answer = broken;
      for (let count = 0; count < 4; count += 1) await faultOf();
      answer = (response) => response.end('{}');
      expect(await faultOf()).toBeNull();
    }
  });

  test('many that fail at the same time count up to the pause, and not beyond', async () => {
    answer = broken;
    await Promise.all(Array.from({ length: 30 }, () => faultOf()));
    expect(((await faultOf())?.retryAtMs ?? 0) - clock.nowMs()).toBeLessThanOrEqual(4 * MINUTE_MS);
  });

  test('a pause costs none of Strava’s limits', async () => {
    answer = broken;
    for (let count = 0; count < 50; count += 1) await faultOf();
    const { short_used } = await database.engine.db
      .selectFrom('api_budgets')
      .select('short_used')
      .executeTakeFirstOrThrow();
    expect(short_used).toBe(5);
  });
});

test('Retry-After is waited for', async () => {
  answer = (response) => response.writeHead(503, { 'retry-after': '900' }).end();
  expect((await faultOf())?.retryAtMs).toBe(TEST_NOW_MS + 15 * MINUTE_MS);
});

test('a 429 without a word of the limits ends the quarter for everybody', async () => {
  answer = (response) => response.writeHead(429).end('{"message":"Rate Limit Exceeded"}');
  const retryAtMs = TEST_NOW_MS + 15 * MINUTE_MS;
  expect(await faultOf()).toMatchObject({ kind: 'limited', retryAtMs });
  expect(await faultOf()).toMatchObject({ kind: 'limited', retryAtMs });
  expect(asked).toBe(1);
});

test('a 429 whose headers name the day waits until midnight in UTC', async () => {
  answer = (response) =>
    response
      .writeHead(429, { 'x-ratelimit-limit': '200,2000', 'x-ratelimit-usage': '12,2000' })
      .end();
  expect(await faultOf()).toMatchObject({ kind: 'limited', retryAtMs: Date.UTC(2026, 2, 19) });
});

test('a redirect is not followed, wherever it leads', async () => {
  answer = (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end();
  expect((await faultOf())?.kind).toBe('unreadable');
  expect(asked).toBe(1);
});

test('an answer larger than the bound is given up', async () => {
  answer = (response) => response.end(`"${'x'.repeat(2000)}"`);
  expect((await faultOf())?.kind).toBe('unreadable');
  expect(await faultOf({ maxBytes: 3000 })).toBeNull();
});

test('an endless answer is given up in time', async () => {
  Object.assign(timeouts, { beginMs: 5_000, wholeMs: 300 });
  answer = (response) => {
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  };
  const startedAt = performance.now();
  expect((await faultOf())?.kind).toBe('slow');
  expect(performance.now() - startedAt).toBeLessThan(5000);
  Object.assign(timeouts, { beginMs: 15_000, wholeMs: 20_000 });
});

test('where nobody listens it is unreachable', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const address = gone.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => gone.close(resolve));
  expect((await faultOf({ url: `http://127.0.0.1:${port}` }))?.kind).toBe('unreachable');
});
