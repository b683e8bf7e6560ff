import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { readRecording } from '../../workouts/recordings.ts';
import { changeWorkout, deleteWorkout, findWorkout } from '../../workouts/workouts.queries.ts';
import { fillFromMatch, findMatch, giveBackAll } from './match-offer.ts';

let world: SyncWorld;
let userId: number;

const STARTED_AT = NOW_MS - DAY_MS;
const DATE = '2026-03-17';

beforeEach(async () => {
  world = await openSyncWorld();
  userId = await world.connected();
});
afterEach(() => world.close());

function told(id: string, more: Partial<ReturnType<typeof madeUpActivity>> = {}) {
  world.strava.activities.set(id, madeUpActivity({ id, startedAtMs: STARTED_AT, ...more }));
}

const imported = (more: object = {}) =>
  addWorkout(world.db, {
    ...{ user_id: userId, source: 'apple-health', source_key: 'k', date: DATE },
    ...{ started_at: STARTED_AT + 20_000, utc_offset_s: 0, duration_s: 3004, distance_m: 10_100 },
    ...more,
  });

const typedIn = (more: object = {}) =>
  addWorkout(world.db, {
    ...{ user_id: userId, date: DATE, duration_s: 3000, distance_m: 10_000, ...more },
  });

async function nextDay() {
  world.clock.advance(DAY_MS);
  await world.worker().tick();
}

describe('a run that the log has from elsewhere', () => {
  test('with a start is not doubled, keeps its values, and receives the recording', async () => {
    told('1');
    const before = await imported({ notes: 'Mine' });
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toEqual([before]);
    const recording = await readRecording(world.db, { workoutId: before.id, userId });
    expect(recording).toMatchObject({ source: 'strava', timeS: [0, 60, 120, 180, 240, 300] });
    expect(await world.db.selectFrom('strava_activities').selectAll().execute()).toMatchObject([
      { activity_id: '1', workout_id: before.id, is_match: 1, details: 'fetched' },
    ]);
  });

  test('without a start is not doubled either, where there is no other', async () => {
    told('1');
    const before = await typedIn();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toEqual([before]);
  });

  test('is not guessed at where two runs of the day are alike', async () => {
    told('1');
    told('2', { startedAtMs: STARTED_AT + 8 * 3_600_000 });
    await typedIn();
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(3);
  });

  test('is not guessed at where the other of the day is known from Strava already', async () => {
    told('1');
    await world.worker().tick();
    await typedIn();
    told('2', { startedAtMs: STARTED_AT + 8 * 3_600_000 });
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(3);
  });

  test('is matched once, and another athlete’s never', async () => {
    told('1');
    await imported();
    const other = await world.connected();
    await world.worker().tick();
    expect((await world.workoutsOf(other)).map(({ source }) => source)).toEqual(['strava']);
    told('2', { startedAtMs: STARTED_AT + 60_000 });
    await nextDay();
    expect(await world.workoutsOf(userId)).toHaveLength(2);
  });

  test('keeps its values when the activity changes, and stays when it is deleted there', async () => {
    told('1');
    const before = await imported();
    await world.worker().tick();
    told('1', { name: 'Renamed', distanceM: 12_345 });
    await nextDay();
    expect(await world.workoutsOf(userId)).toEqual([before]);
    world.strava.activities.delete('1');
    await nextDay();
    expect(await world.workoutsOf(userId)).toEqual([before]);
    expect(await readRecording(world.db, { workoutId: before.id, userId })).toBeNull();
    expect(await findMatch(world.db, { userId, workoutId: before.id })).toBeNull();
  });

  test('stays deleted when it was deleted here', async () => {
    told('1');
    const { id } = await imported();
    await world.worker().tick();
    await deleteWorkout(world.db, { userId, id, nowMs: NOW_MS });
    await nextDay();
    await world.db.deleteFrom('workouts').execute();
    await nextDay();
    expect(await world.workoutsOf(userId)).toEqual([]);
  });
});

describe('what Strava could add', () => {
  test('is what is empty, in words, with where to see it', async () => {
    told('1', { workoutType: 1 });
    const { id } = await typedIn({ running_subtype: 'outdoor-easy', avg_heart_rate: 150 });
    await world.worker().tick();
    expect(await findMatch(world.db, { userId, workoutId: id })).toEqual({
      activityId: '1',
      name: 'Run 1',
      url: 'https://www.strava.com/activities/1',
      holdsStrava: false,
      fields: [
        { label: 'Start', value: '12:00' },
        { label: 'Race', value: 'Yes' },
        { label: 'Climbed', value: '84\u00a0m' },
        { label: 'Calories', value: '712\u00a0kcal' },
        { label: 'Maximum heart rate', value: '172\u00a0bpm' },
        { label: 'Minutes in zones 1 to 5', value: '0, 3, 0, 1, 0' },
        { label: 'Notes', value: 'Run 1…' },
      ],
    });
  });

  test('is nothing to a workout of Strava’s own, which says where it is to be seen', async () => {
    told('98765432109876543210');
    await world.worker().tick();
    const [row] = await world.workoutsOf(userId);
    expect(await findMatch(world.db, { userId, workoutId: row?.id ?? 0 })).toEqual({
      activityId: '98765432109876543210',
      name: 'Run 98765432109876543210',
      url: 'https://www.strava.com/activities/98765432109876543210',
      holdsStrava: true,
      fields: [],
    });
    await expect(
      fillFromMatch(world.db, { userId, workoutId: row?.id ?? 0, nowMs: NOW_MS }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  test('is null where Strava knows nothing of the workout, and not found for a stranger', async () => {
    const { id } = await typedIn();
    expect(await findMatch(world.db, { userId, workoutId: id })).toBeNull();
    const stranger = await world.connected();
    await expect(findMatch(world.db, { userId: stranger, workoutId: id })).rejects.toMatchObject({
      message: 'Workout not found',
    });
    await expect(
      fillFromMatch(world.db, { userId: stranger, workoutId: id, nowMs: NOW_MS }),
    ).rejects.toMatchObject({ message: 'Workout not found' });
  });

  test('is filled in without overwriting anything, and from then on is as Strava’s own', async () => {
    told('1');
    const { id } = await typedIn({ avg_heart_rate: 150, notes: 'Mine' });
    await world.worker().tick();
    const taken = await fillFromMatch(world.db, { userId, workoutId: id, nowMs: NOW_MS });
    expect(taken).toMatchObject({
      ...{ source: 'manual', holds_strava: 1, version: 2, started_at: STARTED_AT },
      ...{ duration_s: 3000, distance_m: 10_000, avg_heart_rate: 150, notes: 'Mine' },
      ...{ max_heart_rate: 172, calories: 712, zone2_s: 180, zone4_s: 60, ascent_m: 84 },
    });
    expect(await findMatch(world.db, { userId, workoutId: id })).toMatchObject({
      ...{ holdsStrava: true, fields: [] },
    });
    const again = await fillFromMatch(world.db, { userId, workoutId: id, nowMs: NOW_MS });
    expect(again).toEqual(taken);
  });

  test('is taken back when it all is given back, but for what was edited since', async () => {
    told('1');
    const before = await typedIn({ avg_heart_rate: 150 });
    const { id } = before;
    await world.worker().tick();
    const { version } = await fillFromMatch(world.db, { userId, workoutId: id, nowMs: NOW_MS });
    await changeWorkout(world.db, {
      ...{ userId, id, version, nowMs: NOW_MS, columns: { calories: 650 } },
    });
    await world.db.transaction().execute((tx) => giveBackAll(tx, { userId, nowMs: NOW_MS }));
    expect(await findWorkout(world.db, { userId, id })).toEqual({
      ...before,
      ...{ calories: 650, version: 4 },
    });
  });

  test('goes with the activity when that is deleted at Strava', async () => {
    told('1');
    const before = await typedIn();
    await world.worker().tick();
    await fillFromMatch(world.db, { userId, workoutId: before.id, nowMs: NOW_MS });
    world.strava.activities.delete('1');
    await nextDay();
    const after = await findWorkout(world.db, { userId, id: before.id });
    expect(after).toMatchObject({ ...before, version: 3, updated_at: expect.any(Number) });
  });
});
