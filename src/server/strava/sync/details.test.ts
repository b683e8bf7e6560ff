import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fault } from '../../../../testing/strava/in-memory-strava.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { readRecording } from '../../workouts/recordings.ts';
import { deleteWorkout } from '../../workouts/workouts.queries.ts';

let world: SyncWorld;

beforeEach(async () => {
  world = await openSyncWorld();
});
afterEach(() => world.close());

function told(id: string, daysAgo: number, more: Partial<ReturnType<typeof madeUpActivity>> = {}) {
  const startedAtMs = NOW_MS - daysAgo * DAY_MS;
  world.strava.activities.set(id, madeUpActivity({ id, startedAtMs, ...more }));
}

async function activity(id: string) {
  return world.db
    .selectFrom('strava_activities')
    .selectAll()
    .where('activity_id', '=', id)
    .executeTakeFirstOrThrow();
}

async function workout(userId: number, id: string) {
  const found = (await world.workoutsOf(userId)).find((row) => row.source_key === id);
  if (!found) throw new Error(`no workout ${id}`);
  return found;
}

describe('the details of an activity', () => {
  test('bring calories, description, zones by the athlete’s own maximum, laps and samples', async () => {
    told('1', 1, {
      laps: [
        {
          ...{ name: 'Lap 1', startedAtMs: null, elapsedS: 300, movingS: 290, distanceM: 1000 },
          ...{ startIndex: 0, endIndex: 5, ascentM: 2, avgHeartRateBpm: 128, maxHeartRateBpm: 150 },
        },
      ],
    });
    const userId = await world.connected({}, { max_heart_rate: 200 });
    await world.worker().tick();
    const row = await workout(userId, '1');
    // 120 is 60 % of 200 and 150 is 75 %.
    expect(row).toMatchObject({
      ...{ calories: 712, notes: 'Run 1\n\nFelt good' },
      ...{ zone1_s: 0, zone2_s: 180, zone3_s: 60, zone4_s: 0, zone5_s: 0 },
    });
    expect(await readRecording(world.db, { workoutId: row.id, userId })).toEqual({
      ...NOTHING_MEASURED,
      source: 'strava',
      timeS: [0, 60, 120, 180, 240, 300],
      distanceM: [0, 200, 400, 600, 800, 1000],
      heartRateBpm: [null, 120, 120, 120, 150, 150],
      elevationM: [10, 11, 12, 12, 11, 10],
      speedMPerS: [0, 3.3, 3.3, 3.3, 3.3, 3.3],
      cadencePerMin: [null, 160, 162, 162, 160, 160],
      moving: [0, 1, 1, 1, 1, 1],
      laps: [
        {
          ...{ name: 'Lap 1', startS: 0, elapsedS: 300, movingS: 290, distanceM: 1000 },
          ...{ avgHeartRateBpm: 128, maxHeartRateBpm: 150, ascentM: 2 },
        },
      ],
    });
    expect(await activity('1')).toMatchObject({ details: 'fetched', attempts: 0 });
  });

  test('come newest first, after all were listed, and once', async () => {
    for (const day of [3, 1, 2]) told(String(day), day);
    await world.connected();
    const worker = world.worker();
    await worker.tick();
    await worker.tick();
    expect(world.strava.calls.map(({ name, activityId }) => activityId ?? name)).toEqual([
      ...['listActivities', 'listActivities', '1', '1', '2', '2', '3', '3'],
    ]);
  });

  test('of what was typed in at Strava have nothing measured to ask for', async () => {
    told('1', 1, { isManual: true });
    await world.connected();
    await world.worker().tick();
    expect(world.strava.count('readStreams')).toBe(0);
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
  });

  test('without samples leave the laps, and no zones', async () => {
    told('1', 1);
    world.strava.streams.set('1', null);
    const userId = await world.connected();
    await world.worker().tick();
    const row = await workout(userId, '1');
    expect(row).toMatchObject({ calories: 712, zone2_s: 0 });
    expect(await readRecording(world.db, { workoutId: row.id, userId })).toBeNull();
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
  });

  test('are not fetched for what was deleted here, and are once it is back', async () => {
    told('1', 1);
    const userId = await world.connected();
    world.strava.before = ({ name }) => {
      if (name === 'readActivity') throw fault('limited', NOW_MS + 60_000);
    };
    await world.worker().tick();
    const { id } = await workout(userId, '1');
    await deleteWorkout(world.db, { userId, id, nowMs: NOW_MS });
    world.strava.before = () => {};
    world.strava.calls.length = 0;
    world.clock.advance(3_600_000);
    await world.worker().tick();
    expect(world.strava.calls).toEqual([]);
    expect(await activity('1')).toMatchObject({ details: 'unwanted' });
    await world.db.updateTable('workouts').set({ deleted_at: null }).execute();
    world.clock.advance(DAY_MS);
    await world.worker().tick();
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
  });

  test('are fetched again when the list shows a change, also one that comes meanwhile', async () => {
    told('1', 1);
    const userId = await world.connected();
    let isFirst = true;
    world.strava.before = async ({ name }) => {
      if (name !== 'readStreams' || !isFirst) return;
      isFirst = false;
      told('1', 1, { name: 'Renamed', caloriesKcal: 900 });
      // Another process lists it before this one has written the old details.
      await world.worker().syncNow({ userId });
    };
    await world.worker().tick();
    expect(await workout(userId, '1')).toMatchObject({
      ...{ notes: 'Renamed\n\nFelt good', calories: 900 },
    });
    expect(world.strava.count('readActivity')).toBe(2);
  });
});

describe('details that do not come', () => {
  test('are asked for later and later, while others go on', async () => {
    told('1', 1);
    told('2', 2);
    const userId = await world.connected();
    world.strava.before = ({ name, activityId }) => {
      if (name === 'readActivity' && activityId === '1') throw fault('unreadable');
    };
    const worker = world.worker();
    await worker.tick();
    expect(await activity('1')).toMatchObject({
      ...{ details: 'due', attempts: 1, retry_at: NOW_MS + 120_000 },
    });
    expect(await activity('2')).toMatchObject({ details: 'fetched' });
    for (let hour = 0; hour < 12; hour += 1) {
      world.clock.advance(3_600_000);
      await worker.tick();
    }
    expect(await activity('1')).toMatchObject({ details: 'missing', attempts: 10 });
    expect(await workout(userId, '1')).toMatchObject({ notes: 'Run 1', calories: null });
    // The next listing gives them another chance.
    world.strava.before = () => {};
    world.clock.advance(DAY_MS);
    await worker.tick();
    expect(await activity('1')).toMatchObject({ details: 'fetched', attempts: 0 });
    expect(await workout(userId, '1')).toMatchObject({
      notes: 'Run 1\n\nFelt good',
      calories: 712,
    });
  });

  test('because Strava is away are never given up', async () => {
    told('1', 1);
    await world.connected();
    world.strava.before = ({ name }) => {
      if (name !== 'listActivities') throw fault('down', world.clock.nowMs() + 60_000);
    };
    const worker = world.worker();
    for (let hour = 0; hour < 100; hour += 1) {
      await worker.tick();
      world.clock.advance(3_600_000);
    }
    expect(await activity('1')).toMatchObject({ details: 'due' });
    world.strava.before = () => {};
    await worker.tick();
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
  });

  test('because the limits are used up wait, are not counted, and nothing is asked meanwhile', async () => {
    for (let day = 1; day <= 5; day += 1) told(String(day), day);
    await world.connected();
    world.strava.before = ({ name }) => {
      if (name === 'readActivity') throw fault('limited', NOW_MS + 900_000);
    };
    const worker = world.worker();
    await worker.tick();
    world.clock.advance(899_000);
    await worker.tick();
    expect(world.strava.count('readActivity')).toBe(1);
    expect(await activity('1')).toMatchObject({ details: 'due', attempts: 0 });
    world.strava.before = () => {};
    world.clock.advance(1000);
    await worker.tick();
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
    expect(await activity('5')).toMatchObject({ details: 'fetched' });
  });

  test('of older activities wait alone where only the part for history is used up', async () => {
    told('1', 1);
    told('2', 100);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    world.strava.before = ({ name, urgency }) => {
      if (name !== 'listActivities' && urgency === 'history') {
        throw fault('limited', NOW_MS + 900_000);
      }
    };
    const worker = world.worker();
    await worker.beginHistory({ userId });
    await worker.tick();
    expect(await activity('1')).toMatchObject({ details: 'fetched' });
    expect(await activity('2')).toMatchObject({ details: 'due', attempts: 0 });
    told('3', 0.5);
    await worker.syncNow({ userId });
    await worker.tick();
    expect(await activity('3')).toMatchObject({ details: 'fetched' });
    expect(await activity('2')).toMatchObject({ details: 'due', attempts: 0 });
  });

  test('once the connection is ended are written nowhere', async () => {
    told('1', 1);
    const userId = await world.connected();
    world.strava.before = async ({ name }) => {
      if (name === 'readStreams') await world.db.deleteFrom('service_connections').execute();
    };
    await world.worker().tick();
    expect(await workout(userId, '1')).toMatchObject({ calories: null });
    expect(await world.db.selectFrom('workout_recordings').selectAll().execute()).toEqual([]);
  });
});
