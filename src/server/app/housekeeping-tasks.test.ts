import { afterEach, beforeEach, expect, test } from 'vitest';
import { addRace, addWeightEntry } from '../../../testing/server/rows.ts';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../../testing/server/test-app.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../auth/session-cookie.ts';
import { createSpool } from '../imports/spool.ts';
import { KEPT_TABLES } from '../platform/db/tables.ts';
import { housekeepingTasks } from './housekeeping-tasks.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let app: TestApp;
let userId: number;

beforeEach(async () => {
  app = await createTestApp();
  ({ userId } = await app.register());
  await app.db.deleteFrom('sessions').execute();
});

afterEach(() => app.close());

async function round(db = app.db) {
  const counts: Record<string, number> = {};
  for (const task of housekeepingTasks(db, app.strava, createSpool(app.config.dataDir)))
    counts[task.name] = await task.run(TEST_NOW_MS);
  return counts;
}

async function workoutDeleted(deletedAt: number | null) {
  await app.db
    .insertInto('workouts')
    .values({
      user_id: userId,
      date: '2026-01-01',
      workout_type: 'running',
      sport: 'run',
      duration_s: 1,
      source: 'manual',
      created_at: 1,
      updated_at: 1,
      deleted_at: deletedAt,
    })
    .execute();
}

async function session(name: string, times: { createdAt: number; lastUsedAt: number }) {
  await app.db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: name,
      created_at: times.createdAt,
      last_used_at: times.lastUsedAt,
    })
    .execute();
}

test('deleted workouts are gone for good after 30 days, and only then', async () => {
  await workoutDeleted(null);
  await workoutDeleted(TEST_NOW_MS - 30 * DAY_MS + MINUTE_MS);
  await workoutDeleted(TEST_NOW_MS - 30 * DAY_MS - MINUTE_MS);
  expect(await round()).toMatchObject({ 'deleted from workouts': 1 });
  expect(await app.db.selectFrom('workouts').select('id').execute()).toHaveLength(2);
});

test('sessions end after their idle and after their absolute life', async () => {
  const lastUsedAt = TEST_NOW_MS - MINUTE_MS;
  const createdAt = TEST_NOW_MS - DAY_MS;
  await session('live', { createdAt, lastUsedAt });
  await session('nearly idle', {
    createdAt,
    lastUsedAt: TEST_NOW_MS - SESSION_IDLE_MS + MINUTE_MS,
  });
  await session('idle', { createdAt, lastUsedAt: TEST_NOW_MS - SESSION_IDLE_MS - MINUTE_MS });
  await session('old', { createdAt: TEST_NOW_MS - SESSION_ABSOLUTE_MS - MINUTE_MS, lastUsedAt });
  expect(await round()).toMatchObject({ sessions: 2 });
  const left = await app.db.selectFrom('sessions').select('token_hash').orderBy('id').execute();
  expect(left.map((row) => row.token_hash)).toEqual(['live', 'nearly idle']);
});

test('old idempotency keys and sign-in failures are forgotten, recent ones kept', async () => {
  for (const daysAgo of [1, 31]) {
    await app.db
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        idempotency_key: `of ${daysAgo} days ago`,
        request_hash: 'h',
        entry_id: 1,
        created_at: TEST_NOW_MS - daysAgo * DAY_MS,
      })
      .execute();
  }
  for (const hoursAgo of [1, 25]) {
    await app.db
      .insertInto('login_failures')
      .values({ bucket: 'b', failed_at: TEST_NOW_MS - hoursAgo * 3_600_000 })
      .execute();
  }
  expect(await round()).toMatchObject({ idempotencyKeys: 1, loginFailures: 1 });
  expect(await round()).toEqual({
    ...Object.fromEntries(KEPT_TABLES.map((table) => [`deleted from ${table}`, 0])),
    deletedAccounts: 0,
    keptFiles: 0,
    spool: 0,
    clearedConversations: 0,
    sessions: 0,
    idempotencyKeys: 0,
    loginFailures: 0,
    oauthStates: 0,
    stravaEvents: 0,
    bestEfforts: 0,
    zones: 0,
    revivedConnections: 0,
  });
});

test('several rounds at once forget each row once', async () => {
  for (let index = 0; index < 200; index += 1) await workoutDeleted(1);
  const rounds = await Promise.all(Array.from({ length: 5 }, () => round()));
  const forgotten = rounds.reduce((sum, counts) => sum + (counts['deleted from workouts'] ?? 0), 0);
  expect(forgotten).toBe(200);
});

test('deleted races are gone for good after 30 days, and only then', async () => {
  const kept = [null, TEST_NOW_MS - 30 * DAY_MS + MINUTE_MS];
  for (const deleted_at of [...kept, TEST_NOW_MS - 30 * DAY_MS - MINUTE_MS]) {
    await addRace(app.db, { user_id: userId, deleted_at });
  }
  expect(await round()).toMatchObject({ 'deleted from races': 1 });
  expect(await app.db.selectFrom('races').select('id').execute()).toHaveLength(2);
});

test('deleted weight entries are gone for good after 30 days, and only then', async () => {
  const kept = [null, TEST_NOW_MS - 30 * DAY_MS + MINUTE_MS];
  for (const deleted_at of [...kept, TEST_NOW_MS - 30 * DAY_MS - MINUTE_MS]) {
    await addWeightEntry(app.db, { user_id: userId, deleted_at });
  }
  expect(await round()).toMatchObject({ 'deleted from weight_entries': 1 });
  expect(await app.db.selectFrom('weight_entries').select('id').execute()).toHaveLength(2);
});

test('journeys to Strava that nobody came back from, and old events, are forgotten', async () => {
  await session('live', { createdAt: TEST_NOW_MS, lastUsedAt: TEST_NOW_MS });
  const { id: session_id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .executeTakeFirstOrThrow();
  const ofUser = { user_id: userId };
  for (const minutesAgo of [9, 11]) {
    const created_at = TEST_NOW_MS - minutesAgo * MINUTE_MS;
    const row = { ...ofUser, session_id, redirect_uri: 'http://localhost/strava', created_at };
    await app.db
      .insertInto('oauth_states')
      .values({ ...row, state_hash: `of ${minutesAgo} minutes ago` })
      .execute();
  }
  for (const daysAgo of [6, 8]) {
    const told_at = TEST_NOW_MS - daysAgo * DAY_MS;
    await app.db
      .insertInto('strava_events')
      .values({ ...ofUser, activity_id: String(daysAgo), told_at })
      .execute();
  }
  expect(await round()).toMatchObject({ oauthStates: 1, stravaEvents: 1 });
  expect(await app.db.selectFrom('strava_events').select('activity_id').execute()).toEqual([
    { activity_id: '6' },
  ]);
});
