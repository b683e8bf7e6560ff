import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { inEveryOrder } from '../../../../testing/domain/in-every-order.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { workoutBody } from '../../../contract/workout-entry.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import { matchFound } from '../../../domain/same-workout.ts';
import { candidateOf, findLogged } from '../../workouts/compared-workouts.ts';
import { partTyped } from '../../workouts/part-typed.ts';
import { packRecording, readRecording } from '../../workouts/recordings.ts';
import { saveTyped } from '../../workouts/save-typed.ts';
import { keyOfReading } from '../../workouts/source-keys.ts';
import { addFromSource, mergeSource, type SourceReading } from '../../workouts/sources.ts';
import { takeBackSource } from '../../workouts/take-back-source.ts';
import { columnsOfBody, type NewWorkoutRow, type WorkoutRow } from '../../workouts/workout-rows.ts';
import { deleteAllOfSource } from '../../workouts/workouts.queries.ts';
import { leaveAllToFiles, takeOverFromFiles } from './leave-to-files.ts';
import { fillFromMatch, giveBackAll } from './match-offer.ts';
import { stravaService } from './share-of-typed.ts';

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

const KINDS = ['fit', 'tcx', 'gpx', 'apple-health', 'csv', 'strava'] as const;
type Kind = (typeof KINDS)[number] | 'typed';
const ORDERS = inEveryOrder(KINDS);
/** Every day some of them, spread over all; whole, each of the 720. */
const STEP = budget({ everyday: 73, small: 73, full: 1 });
const STEP_OF_TYPED = budget({ everyday: 239, small: 73, full: 1 });

describe('the same run as FIT, TCX, GPX, Health export, line of a table and Strava row, in every order', () => {
  test('is one workout with the fields of all', {
    timeout: budget({ everyday: 120_000, small: 120_000, full: 900_000 }),
  }, async () => {
    for (const [index, order] of ORDERS.entries()) {
      if (index % STEP !== 0) continue;
      const row = await broughtIn(order);
      const isStravas = order[0] === 'strava';
      expect(row).toMatchObject({
        ...{ source: isStravas ? 'strava' : 'file', title: 'Along the river' },
        ...{ calories: isStravas ? row.calories : 700, hydration_ml: null, caffeinated_gels: 2 },
        ascent_m: isStravas ? row.ascent_m : 77,
      });
      expect(row.started_at).not.toBeNull();
      expect(await activityOf()).toEqual({ workout_id: row.id, is_match: isStravas ? 0 : 1 });
    }
  });

  test('and typed at every place among them, is one workout, the same as if it had been typed first', {
    timeout: budget({ everyday: 240_000, small: 240_000, full: 3_600_000 }),
  }, async () => {
    for (const [index, order] of ORDERS.entries()) {
      if (index % STEP_OF_TYPED !== 0) continue;
      const first = await standingOf(await broughtIn(['typed', ...order]));
      expect(first).toMatchObject({
        ...{ source: 'manual', title: 'Along the river', calories: 700, ascent_m: 77 },
        ...{ hydration_ml: 500, caffeinated_gels: 2, holds_strava: 0 },
        ...{ duration_s: 3000, distance_m: 10_000 },
      });
      for (let place = 1; place <= order.length; place += 1) {
        const all: Kind[] = [...order.slice(0, place), 'typed', ...order.slice(place)];
        const row = await broughtIn(all);
        const words = all.join();
        expect(await standingOf(row), words).toEqual(first);
        expect(await activityOf(), words).toEqual({ workout_id: row.id, is_match: 1 });
      }
    }
  });
});

const FOUND: Record<string, Exclude<Kind, 'typed'>[]> = {
  'a file alone': ['fit'],
  'several files': ['gpx', 'fit', 'csv'],
  'Strava alone': ['strava'],
  'Strava, and a file': ['strava', 'fit'],
  'a file, and Strava': ['fit', 'strava'],
};

describe('typed after what was found, and parted again', () => {
  describe.each(Object.entries(FOUND))('%s', (_title, kinds) => {
    test('leaves all tables as they were, and what was typed by itself', async () => {
      const { id } = await broughtIn(kinds);
      await world.db.updateTable('workouts').set(EDIT).where('id', '=', id).execute();
      const before = await everything();
      expect(await typeIn({ title: 'Typed' })).toMatchObject({
        id,
        source: 'manual',
        ...EDIT,
        title: 'Typed',
      });
      const parted = await part(id);
      const alone = await typeIn({ title: 'Typed' }, null);
      expect(withoutIds(parted?.typed)).toEqual(withoutIds(alone));
      expect(await everything({ except: [parted?.typed.id, alone.id] })).toEqual(before);
    });

    test('what was edited in between goes with what was typed', async () => {
      const { id } = await broughtIn(kinds);
      const before = await standingOf(await theOnly());
      await typeIn();
      await world.db
        .updateTable('workouts')
        .set((eb) => ({ notes: 'Windy', effort: 7, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      const parted = await part(id);
      expect(parted?.typed).toMatchObject({ notes: 'Windy', effort: 7, avg_heart_rate: null });
      if (parted) expect(await standingOf(parted.other)).toEqual(before);
    });
  });

  test('what was filled in from Strava goes with the run that it was filled into', async () => {
    const { id } = await broughtIn(['fit', 'strava']);
    await fillFromMatch(world.db, { userId, workoutId: id, nowMs: world.clock.nowMs() });
    const filled = await theOnly();
    const before = await everything();
    expect(filled).toMatchObject({ holds_strava: 1, avg_heart_rate: expect.any(Number) });
    expect(await typeIn()).toMatchObject({ holds_strava: 1, duration_s: 3000 });
    const parted = await part(id);
    expect(parted?.typed).toMatchObject({ holds_strava: 0, avg_heart_rate: null, notes: null });
    expect(await everything({ except: [parted?.typed.id] })).toEqual(before);
    await typeIn({ title: 'Again' }, id);
    await inTx((tx) => giveBackAll(tx, { userId, nowMs: world.clock.nowMs() }));
    const after = await part(id);
    expect(after?.other).toMatchObject({ avg_heart_rate: null, notes: null, holds_strava: 0 });
  });
});

describe('typed after Strava told of it', () => {
  test('is the athlete’s, and stays when Strava has the activity no longer', async () => {
    const { id } = await broughtIn(['strava']);
    await typeIn();
    world.strava.activities.clear();
    await nextDay();
    expect(await theOnly()).toMatchObject({ id, source: 'manual', hydration_ml: 500 });
    expect(await shown(id)).toBeUndefined();
    expect(await part(id)).toBeNull();
  });

  test('stays when all of Strava’s is deleted', async () => {
    const { id } = await broughtIn(['strava', 'fit']);
    await typeIn();
    await inTx(async (tx) => {
      await leaveAllToFiles(tx, { userId, nowMs: world.clock.nowMs() });
      await deleteAllOfSource(tx, { userId, source: 'strava' });
    });
    expect(await theOnly()).toMatchObject({ id, source: 'manual', hydration_ml: 500 });
    expect(await shown(id)).toBe('file');
  });

  test('and a file, is parted from Strava’s once the file is taken back', async () => {
    const { id } = await broughtIn(['strava']);
    const before = await standingOf(await theOnly());
    const reading = fromWatch();
    await bring(reading);
    await typeIn();
    expect(await takeBack(reading)).toBe('restored');
    const parted = await part(id);
    expect(parted && (await standingOf(parted.other))).toEqual(before);
    expect(parted?.typed).toMatchObject({ duration_s: 3000, hydration_ml: 500, title: null });
  });

  test('follows Strava again once they are parted, with what changed there meanwhile', async () => {
    const { id } = await broughtIn(['strava']);
    await typeIn();
    told(`${accounts}`, { name: 'Renamed', distanceM: 12_345 });
    await nextDay();
    expect(await theOnly()).toMatchObject({ distance_m: 10_000, notes: null });
    const parted = await part(id);
    expect(parted?.other).toMatchObject({ source: 'strava', distance_m: 12_345 });
  });
});

const EDIT = { title: 'Along the river', gel_type: 'gu', caffeinated_gels: 1 } as const;

let accounts = 0;

async function broughtIn(order: readonly Kind[]) {
  accounts += 1;
  world.strava.activities.clear();
  await world.db.deleteFrom('service_connections').execute();
  userId = await world.connected();
  for (const kind of order) {
    if (kind === 'strava') {
      told(`${accounts}`);
      await nextTurnOf();
    } else if (kind === 'typed') await typeIn();
    else await bring(asTold(kind));
  }
  return theOnly();
}

/** All but ids, and when it was written; with the recording that is shown. */
async function standingOf(row: WorkoutRow) {
  const { id, user_id: _user, source_key: _key, version: _version, ...rest } = row;
  const { created_at: _created, updated_at: _updated, ...said } = rest;
  const recording = await readRecording(world.db, { userId, workoutId: id });
  return { ...said, recording };
}

/** Every row of the athlete but those of the workouts that are named. */
async function everything({ except = [] }: { except?: (number | undefined)[] } = {}) {
  const tables = [
    'workouts',
    'workout_sources',
    'workout_recordings',
    'best_efforts',
    'strava_activities',
  ] as const;
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const all: { id?: number; workout_id?: number | null }[] = await world.db
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    const left = all.filter(({ id, workout_id: of = id }) => !except.includes(of ?? undefined));
    const told = left.map((row) => {
      if (!('kind' in row)) return row;
      // What is no file's follows from the workout and its files, which are compared.
      return { ...row, id: 0, created_at: 0, ...(row.kind === 'own' && { fields: '' }) };
    });
    rows[table] = told.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

function withoutIds(row: WorkoutRow | undefined) {
  return row && { ...row, id: 0 };
}

function activityOf() {
  return world.db
    .selectFrom('strava_activities')
    .select(['workout_id', 'is_match'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

const TYPED = { date: '2026-03-17', workoutType: 'running', runningSubtype: 'outdoor-easy' };

function typeIn(more: object = {}, sameAs?: number | null) {
  const body = { ...TYPED, duration: '0:50', distance: 10, hydration: 500, ...more };
  const columns = {
    ...columnsOfBody(workoutBody.parse(body)),
    ...{ started_at: null, utc_offset_s: null },
  };
  const nowMs = world.clock.nowMs();
  const service = stravaService;
  return inTx((tx) => saveTyped(tx, { userId, columns, sameAs, nowMs, service }));
}

function part(workoutId: number) {
  const nowMs = world.clock.nowMs();
  const of = { userId, workoutId, nowMs, service: stravaService, hasShoe: async () => true };
  return inTx((tx) => partTyped(tx, of));
}

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
