import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { fault } from '../../../../testing/strava/in-memory-strava.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { changeWorkout, deleteWorkout } from '../../workouts/workouts.queries.ts';

let world: SyncWorld;

beforeEach(async () => {
  world = await openSyncWorld();
});
afterEach(() => world.close());

function told(id: string, daysAgo: number, more: Parameters<typeof change>[1] = {}) {
  const activity = madeUpActivity({ id, startedAtMs: NOW_MS - daysAgo * DAY_MS, ...more });
  world.strava.activities.set(id, activity);
  return activity;
}

function change(id: string, changes: Partial<ReturnType<typeof madeUpActivity>>) {
  const activity = world.strava.activities.get(id);
  if (!activity) throw new Error(`no activity ${id}`);
  world.strava.activities.set(id, { ...activity, ...changes });
}

/** The next daily synchronisation, and all that follows from it. */
async function nextDay() {
  world.clock.advance(DAY_MS);
  await world.worker().tick();
}

/** Details are another matter, and many. */
function withoutDetails() {
  world.strava.api.readActivity = async () => {
    throw fault('limited', NOW_MS + 100 * DAY_MS);
  };
}

async function rows() {
  const { db } = world;
  const workouts = await db.selectFrom('workouts').selectAll().orderBy('id').execute();
  const activities = await db
    .selectFrom('strava_activities')
    .selectAll()
    .orderBy('started_at')
    .execute();
  return { workouts, activities };
}

describe('the first synchronisation', () => {
  test('takes the last thirty days, each activity as a workout from Strava', async () => {
    told('1', 0.1);
    told('2', 29.9);
    told('3', 30.1);
    told('4', 400);
    const userId = await world.connected();
    await world.worker().tick();
    const workouts = await world.workoutsOf(userId);
    expect(workouts.map((row) => row.source_key)).toEqual(['1', '2']);
    expect(workouts[0]).toMatchObject({
      ...{
        user_id: userId,
        source: 'strava',
        date: '2026-03-18',
        started_at: NOW_MS - DAY_MS / 10,
      },
      ...{ workout_type: 'running', running_subtype: 'outdoor-easy', sport: 'run' },
      ...{ duration_s: 3000, elapsed_s: 3060, distance_m: 10_012.3, ascent_m: 84 },
      ...{ avg_heart_rate: 152, max_heart_rate: 172, calories: 712 },
      ...{ notes: 'Run 1\n\nFelt good', is_race: 0, holds_strava: 0 },
    });
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ last_sync_at: NOW_MS, sync_lease: null, failures: 0, trouble: null },
      sync_due_at: Date.UTC(2026, 2, 19, 6),
    });
    expect(world.errors).toEqual([]);
  });

  test('again adds nothing, whatever was forgotten of when it was', async () => {
    for (let id = 1; id <= 5; id += 1) told(String(id), id);
    const userId = await world.connected();
    await world.worker().tick();
    const before = await rows();
    await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
    await world.worker().tick();
    expect(await rows()).toEqual(before);
    // A connection that was ended, with everything kept, and begun again.
    await world.db.deleteFrom('strava_activities').execute();
    await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
    await world.worker().tick();
    const after = await rows();
    expect(after.workouts).toEqual(before.workouts);
    expect(after.activities).toEqual(before.activities);
    expect(await world.workoutsOf(userId)).toHaveLength(5);
  });

  test('keeps ids that no number can hold', async () => {
    told('9007199254740993', 1);
    told('9007199254740992', 2);
    told('98765432109876543210', 3);
    const userId = await world.connected();
    await world.worker().tick();
    const keys = (await world.workoutsOf(userId)).map((row) => row.source_key);
    expect(keys).toEqual(['9007199254740993', '9007199254740992', '98765432109876543210']);
  });

  test('goes on until a page is empty, in whatever order pages come', async () => {
    withoutDetails();
    for (let id = 1; id <= 250; id += 1) told(String(id), id / 10);
    const userId = await world.connected();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(250);
    const pages = world.strava.calls.flatMap(({ page }) => page ?? []);
    expect(pages).toEqual([1, 2, 3, 4]);
  });

  test('of a Strava that does not look at dates ends behind the thirty days, and takes no more', async () => {
    withoutDetails();
    for (let id = 1; id <= 300; id += 1) told(String(id), id);
    world.strava.playsBack = true;
    const userId = await world.connected();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(30);
    expect(world.strava.count('listActivities')).toBeLessThanOrEqual(3);
  });

  test('keeps what the list told where Strava has no details', async () => {
    told('1', 1);
    world.strava.playsBack = true;
    const userId = await world.connected();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toMatchObject([{ notes: 'Run 1', calories: null }]);
    expect((await rows()).activities).toMatchObject([{ details: 'missing', attempts: 0 }]);
    world.clock.advance(DAY_MS);
    world.strava.calls.length = 0;
    await world.worker().tick();
    expect(world.strava.calls.map(({ name }) => name)).toEqual([
      'listActivities',
      'listActivities',
    ]);
    expect(await world.workoutsOf(userId)).toHaveLength(1);
  });
});

describe('the run type', () => {
  test('of a race is kept, of a treadmill known by its trainer, of intervals and long runs named', async () => {
    told('1', 1, { workoutType: 1 });
    told('2', 2, { isOnTrainer: true });
    told('3', 3, { workoutType: 3 });
    told('4', 4, { workoutType: 2 });
    told('5', 5, { sportType: 'CanoePolo' });
    const userId = await world.connected();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toMatchObject([
      { source_key: '1', is_race: 1, running_subtype: null },
      { source_key: '2', is_race: 0, running_subtype: 'treadmill' },
      { source_key: '3', running_subtype: 'outdoor-interval' },
      { source_key: '4', running_subtype: 'outdoor-long' },
      { source_key: '5', workout_type: 'cross', running_subtype: null },
    ]);
  });
});

describe('what changes at Strava', () => {
  test('is followed, but for what was edited here', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    const [before] = await world.workoutsOf(userId);
    if (!before) throw new Error('no workout');
    await changeWorkout(world.db, {
      ...{ userId, id: before.id, version: before.version, nowMs: NOW_MS },
      columns: { notes: 'My own words', gel_type: 'gu' },
    });
    change('1', { name: 'Evening Run', distanceM: 12_000, description: 'Windy', workoutType: 1 });
    await nextDay();
    expect(await world.workoutsOf(userId)).toMatchObject([
      {
        ...{ id: before.id, notes: 'My own words', gel_type: 'gu', distance_m: 12_000 },
        ...{ is_race: 1, running_subtype: null },
      },
    ]);
    change('1', { sportType: 'Ride', workoutType: null });
    await nextDay();
    expect(await world.workoutsOf(userId)).toMatchObject([
      { workout_type: 'cross', sport: 'cycling', running_subtype: null, notes: 'My own words' },
    ]);
  });

  test('in the name keeps the description that the list does not tell', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    change('1', { name: 'Evening Run' });
    world.strava.before = ({ name }) => {
      if (name === 'readActivity') throw fault('down', world.clock.nowMs() + DAY_MS);
    };
    await nextDay();
    expect(await world.workoutsOf(userId)).toMatchObject([{ notes: 'Evening Run\n\nFelt good' }]);
  });

  test('is not written where nothing changed', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    const before = await rows();
    await nextDay();
    await nextDay();
    expect(await rows()).toEqual(before);
    expect(world.strava.count('readActivity')).toBe(1);
    expect((await world.connectionOf(userId)).last_sync_at).toBe(NOW_MS + 2 * DAY_MS);
  });
});

describe('what is deleted', () => {
  test('here stays deleted, also when it changes there, and after it is forgotten', async () => {
    told('1', 1);
    told('2', 2);
    const userId = await world.connected();
    await world.worker().tick();
    const [first] = await world.workoutsOf(userId);
    await deleteWorkout(world.db, { userId, id: first?.id ?? 0, nowMs: NOW_MS });
    change('1', { name: 'Changed' });
    await nextDay();
    expect((await world.workoutsOf(userId)).map((row) => row.source_key)).toEqual(['2']);
    await world.db.deleteFrom('workouts').where('deleted_at', 'is not', null).execute();
    change('1', { name: 'Changed again' });
    await nextDay();
    expect((await world.workoutsOf(userId)).map((row) => row.source_key)).toEqual(['2']);
  });

  test('there goes here, and can be brought back for good', async () => {
    told('1', 1);
    told('2', 2);
    const userId = await world.connected();
    await world.worker().tick();
    world.strava.activities.delete('1');
    await nextDay();
    expect((await world.workoutsOf(userId)).map((row) => row.source_key)).toEqual(['2']);
    await world.db.updateTable('workouts').set({ deleted_at: null }).execute();
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(2);
  });

  test('is not what the list leaves out while Strava still has it', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    const { listActivities } = world.strava.api;
    world.strava.api.listActivities = async (ask) =>
      (await listActivities(ask)).filter(({ id }) => id !== '1');
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(1);
    expect(await world.db.selectFrom('strava_events').selectAll().execute()).toEqual([]);
  });

  test('is not what may only be hidden from us', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    await world.db
      .updateTable('service_connections')
      .set({ scope: 'read,activity:read' })
      .execute();
    world.strava.activities.delete('1');
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(1);
  });

  test('is not what another athlete of Strava’s, connected before, left here', async () => {
    told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    await world.db.updateTable('service_connections').set({ external_athlete_id: '77' }).execute();
    world.strava.activities.delete('1');
    told('2', 1);
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(2);
  });

  test('there and told again comes back', async () => {
    const activity = told('1', 1);
    const userId = await world.connected();
    await world.worker().tick();
    world.strava.activities.delete('1');
    await nextDay();
    expect(await world.workoutsOf(userId)).toEqual([]);
    world.strava.activities.set('1', activity);
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test('is told and tried again later and later; what came before it stays', async () => {
    withoutDetails();
    for (let id = 1; id <= 150; id += 1) told(String(id), id / 10);
    const userId = await world.connected();
    world.strava.before = ({ page }) => {
      if (page === 2) throw fault('unreadable', null, 'Strava speaks in riddles');
    };
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(100);
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ failures: 1, trouble: 'Strava speaks in riddles', last_sync_at: null, sync_lease: null },
      sync_due_at: NOW_MS + 2 * 60_000,
    });
    world.clock.advance(2 * 60_000);
    await world.worker().tick();
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ failures: 2, sync_due_at: NOW_MS + 6 * 60_000 },
    });
    world.strava.before = () => {};
    world.clock.advance(4 * 60_000);
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(150);
    expect(await world.connectionOf(userId)).toMatchObject({ failures: 0, trouble: null });
  });

  test('a page that comes twice is no progress', async () => {
    withoutDetails();
    for (let id = 1; id <= 150; id += 1) told(String(id), id / 10);
    const userId = await world.connected();
    const { listActivities } = world.strava.api;
    world.strava.api.listActivities = (ask) =>
      listActivities({ ...ask, page: ask.page === 2 ? 1 : ask.page });
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(100);
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ failures: 1, last_sync_at: null },
      trouble: 'Strava told the same activities twice. Longrun asks again by itself.',
    });
    world.strava.api.listActivities = listActivities;
    world.clock.advance(DAY_MS);
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(150);
  });

  test('limits that are used up are waited for and are no failure', async () => {
    told('1', 1);
    const userId = await world.connected();
    world.strava.before = () => {
      throw fault('limited', NOW_MS + 15 * 60_000);
    };
    await world.worker().tick();
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ failures: 0, sync_due_at: NOW_MS + 15 * 60_000 },
    });
  });

  test('a failure of our own is logged, told in general words and tried again', async () => {
    told('1', 1);
    const userId = await world.connected();
    world.strava.before = () => {
      throw new TypeError('secret inner workings');
    };
    await world.worker().tick();
    const { trouble } = await world.connectionOf(userId);
    expect(trouble).toContain('It tries again by itself');
    expect(trouble).not.toContain('secret');
    expect(world.errors).toHaveLength(1);
  });

  test('after two months away, what happened meanwhile is fetched as well', async () => {
    const userId = await world.connected({ last_sync_at: NOW_MS - 60 * DAY_MS });
    told('1', 55);
    told('2', 85);
    told('3', 95);
    await world.worker().tick();
    expect((await world.workoutsOf(userId)).map((row) => row.source_key)).toEqual(['1', '2']);
  });
});

describe('nothing is asked', () => {
  test.each([
    ['for a deactivated athlete', {}, { is_active: 0 as const }],
    ['where Strava no longer accepts the connection', { state: 'reconnect' as const }, {}],
    ['before it is due', { sync_due_at: NOW_MS + 1 }, {}],
    ['while another process is at it', { sync_lease: 'x', sync_leased_until: NOW_MS + 1 }, {}],
  ])('%s', async (_when, columns, user) => {
    told('1', 1);
    const userId = await world.connected(
      { history_state: 'listing', sync_due_at: 0, ...columns },
      user,
    );
    if ('sync_due_at' in columns) {
      await world.db.updateTable('service_connections').set({ history_state: 'none' }).execute();
    }
    await world.db
      .insertInto('strava_events')
      .values({ user_id: userId, activity_id: '1', told_at: NOW_MS, retry_at: NOW_MS + 1 })
      .execute();
    await world.worker().tick();
    expect(world.strava.calls).toEqual([]);
  });
});

test('what came from elsewhere is left alone', async () => {
  told('1', 1);
  const userId = await world.connected();
  await addWorkout(world.db, { user_id: userId, date: '2026-03-01', source: 'csv' });
  await world.worker().tick();
  expect((await world.workoutsOf(userId)).map(({ source }) => source)).toEqual(['strava', 'csv']);
});
