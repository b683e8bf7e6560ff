import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { inEveryOrder } from '../../../../testing/domain/in-every-order.ts';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { matchFound } from '../../../domain/same-workout.ts';
import { candidateOf, findLogged } from '../../workouts/compared-workouts.ts';
import { packRecording, readRecording } from '../../workouts/recordings.ts';
import { keyOfReading } from '../../workouts/source-keys.ts';
import { addFromSource, mergeSource, type SourceReading } from '../../workouts/sources.ts';
import { takeBackSource } from '../../workouts/take-back-source.ts';
import type { NewWorkoutRow } from '../../workouts/workout-rows.ts';
import { deleteAllOfSource } from '../../workouts/workouts.queries.ts';
import { leaveAllToFiles, takeOverFromFiles } from './leave-to-files.ts';

let world: SyncWorld;
let userId: number;

const STARTED_AT = NOW_MS - DAY_MS;

beforeEach(async () => {
  world = await openSyncWorld();
  userId = await world.connected();
});
afterEach(() => world.close());

function told(id: string, more: Partial<ReturnType<typeof madeUpActivity>> = {}) {
  world.strava.activities.set(id, madeUpActivity({ id, startedAtMs: STARTED_AT, ...more }));
}

async function nextDay() {
  world.clock.advance(DAY_MS);
  await world.worker().tick();
}

function inTx<T>(work: (tx: Parameters<typeof addFromSource>[0]) => Promise<T>): Promise<T> {
  return world.db.transaction().execute(work);
}

let items = 0;

/** The same run from a watch, with a recording of so many seconds. */
function fromWatch(seconds = 600, kind = 'fit', more: Partial<NewWorkoutRow> = {}): SourceReading {
  items += 1;
  const columns: Partial<NewWorkoutRow> = {
    date: '2026-03-17',
    started_at: STARTED_AT + 2000,
    utc_offset_s: 3600,
    workout_type: 'running',
    running_subtype: 'outdoor-easy',
    sport: 'run',
    duration_s: 3004,
    distance_m: 10_100,
    calories: 700,
    title: 'Along the river',
    ...more,
  };
  const timeS = Array.from({ length: seconds }, (_, second) => second);
  return {
    source: kind === 'apple-health' ? 'apple-health' : 'file',
    kind,
    sourceKey: keyOfReading({ kind, columns }),
    importId: 1,
    itemId: items,
    columns,
    recording: packRecording({
      ...NOTHING_MEASURED,
      timeS,
      heartRateBpm: timeS.map((second) => 120 + (second % 40)),
      laps: [],
    }),
  };
}

async function bring(reading: SourceReading): Promise<number> {
  const nowMs = world.clock.nowMs();
  return inTx(async (tx) => {
    const logged = await findLogged(tx, { userId, days: ['2026-03-17', '2026-03-17'], keys: [] });
    const found = [
      candidateOf({
        file: `run.${reading.kind}`,
        key: null,
        kind: reading.kind,
        columns: reading.columns,
        localStart: null,
      }),
    ];
    const [match] = matchFound({ found, logged });
    if (match?.kind !== 'same' || !('workoutId' in match.with)) {
      return (await addFromSource(tx, { userId, reading, nowMs })).workoutId;
    }
    const { workoutId } = match.with;
    await mergeSource(tx, { userId, workoutId, reading, nowMs });
    return workoutId;
  });
}

const takeBack = ({ importId, itemId }: SourceReading) =>
  inTx((tx) =>
    takeBackSource(tx, {
      userId,
      importId,
      itemId,
      nowMs: world.clock.nowMs(),
      takeOver: takeOverFromFiles,
    }),
  );

async function theOnly() {
  const rows = await world.workoutsOf(userId);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (!row) throw new Error('there is no workout');
  return row;
}

const shown = async (workoutId: number) =>
  (await readRecording(world.db, { userId, workoutId }))?.source;

describe('a file of a run that came from Strava', () => {
  test('fills what is empty, is shown where it holds more, and is no less Strava’s', async () => {
    told('1');
    await world.worker().tick();
    const before = await theOnly();
    expect(await bring(fromWatch())).toBe(before.id);
    expect(await theOnly()).toMatchObject({
      source: 'strava',
      distance_m: before.distance_m,
      title: 'Along the river',
    });
    expect(await shown(before.id)).toBe('file');
  });

  test('taken back leaves the run and its recording as Strava told them', async () => {
    told('1');
    await world.worker().tick();
    const before = await theOnly();
    const recording = await readRecording(world.db, { userId, workoutId: before.id });
    const reading = fromWatch();
    await bring(reading);
    expect(await takeBack(reading)).toBe('restored');
    expect(await theOnly()).toEqual(before);
    expect(await readRecording(world.db, { userId, workoutId: before.id })).toEqual(recording);
    expect(await world.db.selectFrom('workout_sources').selectAll().execute()).toEqual([]);
  });

  test('keeps it in the log when it is deleted at Strava, and when it comes back there', async () => {
    told('1');
    await world.worker().tick();
    const { id } = await theOnly();
    await bring(fromWatch(3));
    expect(await shown(id)).toBe('strava');
    world.strava.activities.delete('1');
    await nextDay();
    expect(await theOnly()).toMatchObject({
      id,
      source: 'file',
      deleted_at: null,
      duration_s: 3004,
      distance_m: 10_100,
      notes: null,
    });
    expect(await shown(id)).toBe('file');
    told('1', { name: 'Back again' });
    await nextDay();
    expect(await theOnly()).toMatchObject({ id, source: 'file', distance_m: 10_100 });
  });

  test('keeps it in the log when all of Strava’s is deleted, with what was edited', async () => {
    told('1');
    told('2', { startedAtMs: STARTED_AT - DAY_MS });
    await world.worker().tick();
    const id = await bring(fromWatch(3));
    await world.db
      .updateTable('workouts')
      .set((eb) => ({ hydration_ml: 500, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const nowMs = world.clock.nowMs();
    await inTx(async (tx) => {
      await leaveAllToFiles(tx, { userId, nowMs });
      await deleteAllOfSource(tx, { userId, source: 'strava' });
    });
    expect(await theOnly()).toMatchObject({
      id,
      source: 'file',
      source_key: null,
      distance_m: 10_100,
      hydration_ml: 500,
      notes: null,
    });
    expect(await shown(id)).toBe('file');
  });
});

describe('a run of a file that is at Strava, too', () => {
  test('receives Strava’s recording where it holds more, and its own again when that goes', async () => {
    told('1');
    const id = await bring(fromWatch(3));
    await world.worker().tick();
    expect(await theOnly()).toMatchObject({ id, source: 'file' });
    expect(await shown(id)).toBe('strava');
    world.strava.activities.delete('1');
    await nextDay();
    expect(await shown(id)).toBe('file');
  });

  test('is Strava’s once the file is taken back, and follows it from then on', async () => {
    told('1');
    const reading = fromWatch();
    const id = await bring(reading);
    await world.worker().tick();
    expect(await shown(id)).toBe('file');
    expect(await takeBack(reading)).toBe('restored');
    const after = await theOnly();
    expect(after).toMatchObject({ id, source: 'strava', source_key: '1', title: null });
    expect(after.duration_s).not.toBe(3004);
    expect(await shown(id)).toBe('strava');
    told('1', { name: 'Renamed', distanceM: 12_345 });
    await nextDay();
    expect(await theOnly()).toMatchObject({
      id,
      distance_m: 12_345,
      notes: 'Renamed\n\nFelt good',
    });
  });
});

const ORDERS = inEveryOrder(['fit', 'tcx', 'gpx', 'apple-health', 'csv', 'strava'] as const);
/** Every day some of them, spread over all; whole, each of the 720. */
const STEP = budget({ everyday: 73, small: 73, full: 1 });

test.each([false, true])(
  'the same run as FIT, TCX, GPX, Health export, line of a table and Strava row, in every order, is one workout with the fields of all; typed in before: %s',
  { timeout: budget({ everyday: 120_000, small: 120_000, full: 900_000 }) },
  async (isTyped) => {
    for (const [index, order] of ORDERS.entries()) {
      if (index % STEP !== 0) continue;
      world.strava.activities.clear();
      await world.db.deleteFrom('service_connections').execute();
      userId = await world.connected();
      if (isTyped) {
        await addWorkout(world.db, {
          user_id: userId,
          date: '2026-03-17',
          duration_s: 3000,
          distance_m: 10_000,
          hydration_ml: 500,
        });
      }
      for (const kind of order) {
        if (kind === 'strava') {
          told(`${index}`);
          await nextTurnOf();
        } else await bring(asTold(kind));
      }
      const row = await theOnly();
      const first = order[0] === 'strava' && !isTyped ? 'strava' : isTyped ? 'manual' : 'file';
      expect(row).toMatchObject({
        source: first,
        title: 'Along the river',
        calories: order[0] === 'strava' && !isTyped ? row.calories : 700,
        ascent_m: order[0] === 'strava' && !isTyped ? row.ascent_m : 77,
        hydration_ml: isTyped ? 500 : null,
        caffeinated_gels: 2,
      });
      expect(row.started_at).not.toBeNull();
      const activity = await world.db
        .selectFrom('strava_activities')
        .select(['workout_id', 'is_match'])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(activity).toEqual({ workout_id: row.id, is_match: first === 'strava' ? 0 : 1 });
    }
  },
);

async function nextTurnOf() {
  await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
  await world.worker().tick();
}

/** Each knows something that no other does. */
function asTold(kind: 'fit' | 'tcx' | 'gpx' | 'apple-health' | 'csv'): SourceReading {
  const nothing = { title: null, calories: null, ascent_m: null };
  if (kind === 'csv') return lineOfTable();
  if (kind === 'fit') return fromWatch(600, kind, { ...nothing, ascent_m: 77 });
  if (kind === 'tcx') return fromWatch(500, kind, { ...nothing, calories: 700 });
  if (kind === 'gpx') return fromWatch(400, kind, { ...nothing, title: 'Along the river' });
  return fromWatch(60, kind, { ...nothing, distance_m: 9_950 });
}

/** The day alone, rounded, and what only a log kept by hand tells. */
function lineOfTable(): SourceReading {
  const columns = {
    date: '2026-03-17',
    workout_type: 'running' as const,
    running_subtype: 'outdoor-easy' as const,
    sport: 'run' as const,
    duration_s: 3000,
    distance_m: 10_100,
    caffeinated_gels: 2,
  };
  const reading = fromWatch(60, 'csv');
  return { ...reading, source: 'csv', columns, recording: null };
}
