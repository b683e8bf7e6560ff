import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { dbThatDies } from '../../../../testing/strava/db-that-dies.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { readReported } from '../activities/reported.ts';
import { keepEvent } from '../events/events.queries.ts';

let world: SyncWorld;

beforeAll(async () => {
  world = await openSyncWorld();
});
afterAll(() => world.close());

const run = (id: string, daysAgo: number, more: object = {}) =>
  madeUpActivity({ id, startedAtMs: NOW_MS - daysAgo * DAY_MS, ...more });

function has(...activities: ReturnType<typeof run>[]) {
  world.strava.activities.clear();
  for (const activity of activities) world.strava.activities.set(activity.id, activity);
}

/**
 * An athlete with two activities here; at Strava one of them was edited and one deleted since, one
 * is new, one is a run that was typed in here, one is old, and there is an event.
 */
async function somebody(): Promise<number> {
  world.clock.set(NOW_MS);
  has(run('1', 2), run('2', 3));
  const userId = await world.connected();
  await world.worker().tick();
  await world.db
    .insertInto('workouts')
    .values({
      ...{ user_id: userId, date: '2026-03-17', workout_type: 'running', sport: 'run' },
      ...{ duration_s: 3000, distance_m: 10_000, source: 'manual' },
      ...{ created_at: NOW_MS, updated_at: NOW_MS },
    })
    .execute();
  has(run('1', 2, { name: 'Renamed', distanceM: 9000 }), run('3', 1), run('4', 0.2), run('5', 90));
  await keepEvent(world.db, { userId, activityId: '1', nowMs: NOW_MS, maxWaiting: 9 });
  await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
  await world.worker().beginHistory({ userId });
  return userId;
}

/** What came of it, without ids and instants of writing. */
async function outcome(userId: number) {
  const { db } = world;
  const workouts = await db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('source')
    .orderBy('source_key')
    .execute();
  const activities = await db
    .selectFrom('strava_activities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('activity_id')
    .execute();
  const recordings = await db
    .selectFrom('workout_recordings')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const keyOf = new Map(workouts.map(({ id, source_key }) => [id, source_key ?? 'typed in']));
  const connection = await world.connectionOf(userId);
  return {
    workouts: workouts.map(({ id, user_id, created_at, updated_at, version, ...row }) => ({
      ...row,
      deleted_at: row.deleted_at !== null,
    })),
    activities: activities.map(({ user_id, created_at, changed_at, workout_id, ...row }) => ({
      ...row,
      athlete_id: '',
      workout: workout_id && keyOf.get(workout_id),
      taken: readReported(row.taken),
    })),
    recordings: recordings
      .map((row) => `${keyOf.get(row.workout_id)} ${row.source} ${row.sample_count}`)
      .toSorted(),
    events: await db
      .selectFrom('strava_events')
      .selectAll()
      .where('user_id', '=', userId)
      .execute(),
    connection: {
      ...{ state: connection.state, failures: connection.failures, trouble: connection.trouble },
      ...{ history: connection.history_state, lease: connection.sync_lease },
      isSynced: connection.last_sync_at !== null && connection.sync_due_at > world.clock.nowMs(),
    },
  };
}

/** A proof tries every statement; every day some of them, of every step. */
const EVERY = budget({ everyday: 29, small: 9, full: 1 });

test('a process that dies before any of its statements leaves nothing that the next does not finish', {
  timeout: 600_000,
}, async () => {
  const undisturbed = await somebody();
  await world.worker().tick();
  const expected = await outcome(undisturbed);
  expect(expected).toMatchObject({
    workouts: [
      { source: 'manual', distance_m: 10_000, holds_strava: 0 },
      { source_key: '1', notes: 'Renamed\n\nFelt good', distance_m: 9000, deleted_at: false },
      { source_key: '2', deleted_at: true },
      { source_key: '4', deleted_at: false },
      { source_key: '5', deleted_at: false },
    ],
    recordings: [...['1 strava 6', '2 strava 6', '4 strava 6', '5 strava 6', 'typed in strava 6']],
    events: [],
    connection: { history: 'listed', isSynced: true, lease: null, failures: 0, trouble: null },
  });
  await forget(undisturbed);

  let deaths = 0;
  for (let diesAt = 1; ; diesAt += EVERY) {
    const userId = await somebody();
    const dying = dbThatDies(world.db, diesAt);
    await world
      .worker({ db: dying.db })
      .tick()
      .catch(() => {});
    world.clock.advance(2 * 60_000);
    await world.worker().tick();
    expect([diesAt, await outcome(userId)]).toEqual([diesAt, expected]);
    await forget(userId);
    if (!dying.isDead()) break;
    deaths += 1;
  }
  // Far more than one for each activity: every step was cut short.
  expect(deaths * EVERY).toBeGreaterThan(60);
});

async function forget(userId: number) {
  await world.db.deleteFrom('users').where('id', '=', userId).execute();
}
