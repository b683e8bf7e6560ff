import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../../testing/server/test-app.ts';
import { readConfig } from '../config.ts';
import { startWarnings } from './start-warnings.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // When it was last brought up to date; a test's database may have been made by another one.
  await app.db.updateTable('migrations').set({ applied_at: TEST_NOW_MS }).execute();
});
afterAll(() => app.close());

function warnings(of: { nowMs?: number; environment?: Parameters<typeof readConfig>[0] }) {
  const { nowMs = TEST_NOW_MS, environment = {} } = of;
  const { engine } = app.database;
  return startWarnings({ engine, clock: { nowMs: () => nowMs }, config: readConfig(environment) });
}

/** Those of the database itself: what tests run on need not outlive a power cut. */
async function added(of: Parameters<typeof warnings>[0]): Promise<string[]> {
  const plain = await app.database.engine.durabilityWarnings();
  return (await warnings(of)).filter((warning) => !plain.includes(warning));
}

test('a clock years before the last update is spoken of, and one a few minutes behind is not', async () => {
  expect(await added({})).toEqual([]);
  expect(await added({ nowMs: TEST_NOW_MS - 5 * MINUTE_MS })).toEqual([]);
  expect(await added({ nowMs: TEST_NOW_MS + YEAR_MS })).toEqual([]);
  expect(await added({ nowMs: Date.UTC(2015, 0, 1) })).toEqual([
    'the clock of this machine says 2015-01-01, and this database was last updated on 2026-03-18. Set the clock: days, sign-ins and what is forgotten in time go by it.',
  ]);
});

test('half of a Strava application is spoken of, and a whole one or none is not', async () => {
  const id = { STRAVA_CLIENT_ID: '4711' };
  const secret = { STRAVA_CLIENT_SECRET: 'word' };
  expect(await added({ environment: { ...id, ...secret } })).toEqual([]);
  expect(await added({ environment: id })).toEqual([
    'STRAVA_CLIENT_ID is set and STRAVA_CLIENT_SECRET is not: nobody can connect Strava.',
  ]);
  expect(await added({ environment: secret })).toEqual([
    'STRAVA_CLIENT_SECRET is set and STRAVA_CLIENT_ID is not: nobody can connect Strava.',
  ]);
});
