import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { workoutBody } from '../../contract/workout-entry.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { matchFound } from '../../domain/same-workout.ts';
import { candidateOf, findLogged } from './compared-workouts.ts';
import type { Service } from './join-typed.ts';
import { rezoneSources } from './recompute-zones.ts';
import { packRecording } from './recordings.ts';
import { saveTyped } from './save-typed.ts';
import { keyOfReading } from './source-keys.ts';
import { addFromSource, addManyFromSource, mergeSource, type SourceReading } from './sources.ts';
import { takeBackSource } from './take-back-source.ts';
import { columnsOfBody, type NewWorkoutRow } from './workout-rows.ts';

/** More for a longer look: PROPERTY_RUNS=1000. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 25);

const app = await openTestApp();
let userId: number;

let items = 0;

/** Heart rates of so many seconds: the more, the richer. */
function recorded(seconds: number) {
  const timeS = Array.from({ length: seconds }, (_, second) => second);
  return packRecording({
    ...NOTHING_MEASURED,
    timeS,
    heartRateBpm: timeS.map((second) => 120 + (second % 40)),
    distanceM: timeS.map((second) => second * 3.3),
    laps: [],
  });
}

const STARTED_AT = Date.UTC(2026, 2, 17, 5, 30, 7);
const RUN = {
  date: '2026-03-17',
  workout_type: 'running',
  running_subtype: 'outdoor-easy',
  sport: 'run',
  started_at: STARTED_AT,
  utc_offset_s: 3600,
  duration_s: 3000,
} as const;

function reading(kind: string, columns: Partial<NewWorkoutRow>, seconds = 0): SourceReading {
  items += 1;
  const told = { ...RUN, ...columns };
  return {
    source: kind === 'csv' ? 'csv' : kind === 'apple-health' ? 'apple-health' : 'file',
    kind,
    sourceKey: keyOfReading({ kind, columns: told }),
    importId: 1,
    itemId: items,
    columns: told,
    recording: seconds > 0 ? recorded(seconds) : null,
  };
}

/** One run as each kind of file tells it, each knowing something that no other does. */
function readings() {
  return {
    fit: reading(
      'fit',
      {
        ...{ elapsed_s: 3100, distance_m: 10_010, avg_heart_rate: 151, max_heart_rate: 172 },
        ...{ ascent_m: 84, zone2_s: 1000, zone3_s: 2000 },
      },
      300,
    ),
    tcx: reading('tcx', { distance_m: 10_020, calories: 700, avg_heart_rate: 150 }, 200),
    gpx: reading('gpx', { duration_s: 3100, distance_m: 10_040, title: 'Along the river' }, 250),
    health: reading('apple-health', { distance_m: 9_900, calories: 720, max_heart_rate: 171 }, 60),
    csv: reading('csv', {
      ...{ started_at: null, utc_offset_s: null, distance_m: 10_000, notes: 'Felt good' },
      ...{ hydration_ml: 500, caffeinated_gels: 1 },
    }),
  };
}

const KINDS = ['fit', 'tcx', 'gpx', 'health', 'csv'] as const;
type Kind = (typeof KINDS)[number];
const EDIT = { gel_type: 'gu', hydration_ml: 250 } as const;
const TYPED = {
  ...{ date: RUN.date, workoutType: 'running', runningSubtype: 'outdoor-easy' },
  ...{ duration: '0:50', distance: 10, gelType: 'sis' },
};

/** All but what tells nothing: ids, who and when. */
async function standing(workoutId: number) {
  const row = await app.db
    .selectFrom('workouts')
    .selectAll()
    .where('id', '=', workoutId)
    .executeTakeFirst();
  if (!row) return null;
  const recording = await app.db
    .selectFrom('workout_recordings')
    .select(['sample_count', 'source'])
    .where('workout_id', '=', workoutId)
    .executeTakeFirst();
  const { id: _id, user_id: _user, source_key: _key, version: _version, ...rest } = row;
  const { created_at: _created, updated_at: _updated, ...told } = rest;
  return { ...told, recording };
}

async function everything() {
  const tables = ['workouts', 'workout_sources', 'workout_recordings', 'best_efforts'] as const;
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const all = await app.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
    rows[table] = all.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

async function freshAthlete() {
  userId = (await app.addAthlete()).userId;
}

function inTx<T>(work: (tx: Parameters<typeof addFromSource>[0]) => Promise<T>): Promise<T> {
  return app.db.transaction().execute(work);
}

let nowMs = TEST_NOW_MS;

/** As an import does it: what matches is merged, the rest is added. */
async function bring(one: SourceReading): Promise<number> {
  nowMs += 1000;
  return inTx(async (tx) => {
    const found = candidateOf({
      file: one.kind,
      key: one.sourceKey,
      kind: one.kind,
      columns: one.columns,
      localStart: null,
    });
    const logged = await findLogged(tx, {
      userId,
      days: ['2026-03-17', '2026-03-17'],
      keys: [one.sourceKey],
    });
    const [match] = matchFound({ found: [found], logged });
    if (match?.kind === 'same' && 'workoutId' in match.with) {
      const { workoutId } = match.with;
      await mergeSource(tx, { userId, workoutId, reading: one, nowMs });
      return workoutId;
    }
    expect(match).toEqual({ kind: 'new' });
    return (await addFromSource(tx, { userId, reading: one, nowMs })).workoutId;
  });
}

function takeBack({ importId, itemId }: SourceReading) {
  nowMs += 1000;
  return inTx((tx) => takeBackSource(tx, { userId, importId, itemId, nowMs }));
}

/** Nothing is connected. */
const NONE: Service = {
  source: 'strava',
  readShare: async () => null,
  setOrigin: async () => {},
};

function typeIn() {
  nowMs += 1000;
  const columns = {
    ...columnsOfBody(workoutBody.parse(TYPED)),
    ...{ started_at: null, utc_offset_s: null },
  };
  return inTx((tx) => saveTyped(tx, { userId, columns, sameAs: undefined, nowMs, service: NONE }));
}

async function edit(workoutId: number, columns: Partial<NewWorkoutRow>) {
  await app.db
    .updateTable('workouts')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', workoutId)
    .execute();
}

describe('one run of many sources', () => {
  test('has the fields of all of them, each from the one that knows best', async () => {
    await freshAthlete();
    const all = readings();
    let id = 0;
    for (const one of Object.values(all)) id = await bring(one);
    expect(await standing(id)).toMatchObject({
      ...{ source: 'file', duration_s: 3000, elapsed_s: 3100, distance_m: 10_010 },
      ...{ avg_heart_rate: 151, max_heart_rate: 172, ascent_m: 84, zone3_s: 2000 },
      ...{ calories: 700, title: 'Along the river', notes: 'Felt good' },
      ...{ hydration_ml: 500, caffeinated_gels: 1, recording: { sample_count: 300 } },
    });
  });

  test('is the same row in whatever order they come and are taken back, with what was edited', {
    timeout: 60_000 + RUNS * 2000,
  }, async () => {
    const plan = fc.record({
      order: fc.shuffledSubarray([...KINDS], { minLength: 1 }),
      goneFirst: fc.shuffledSubarray([...KINDS]),
      /** Before the first, or after so many of them. */
      typedAt: fc.option(fc.nat(5)),
      editAt: fc.option(fc.nat(4)),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ order, goneFirst, typedAt, editAt }) => {
        const gone = goneFirst.filter((kind) => order.includes(kind));
        const left = KINDS.filter((kind) => order.includes(kind) && !gone.includes(kind));
        fc.pre(typedAt !== null || left.length > 0);
        const result = await runOf({ order, typedAt, editAt, gone });
        const straight = {
          order: left,
          typedAt: typedAt === null ? null : 0,
          editAt: editAt === null ? null : 0,
          gone: [],
        };
        expect(result).toEqual(await runOf(straight));
      }),
      { numRuns: RUNS },
    );
  });
});

/** What is typed after an edit counts before it, so that nothing is edited earlier. */
async function runOf(of: {
  order: readonly Kind[];
  typedAt: number | null;
  editAt: number | null;
  gone: readonly Kind[];
}) {
  await freshAthlete();
  const all = readings();
  const typedAt = of.typedAt === null ? -1 : Math.min(of.typedAt, of.order.length);
  const editAt = of.editAt === null ? -1 : Math.min(of.editAt, of.order.length - 1);
  const steps: (Kind | 'typed')[] = [...of.order];
  if (typedAt >= 0) steps.splice(typedAt, 0, 'typed');
  let id = 0;
  for (const [index, step] of steps.entries()) {
    const at = step === 'typed' ? (await typeIn()).id : await bring(all[step]);
    if (id !== 0) expect(at).toBe(id);
    id = at;
    const isLast = index === steps.length - 1;
    const isDue = index === Math.max(editAt + 1, typedAt) || isLast;
    if (of.editAt !== null && isDue) {
      await edit(id, EDIT);
      of = { ...of, editAt: null };
    }
  }
  for (const kind of of.gone) await takeBack(all[kind]);
  return standing(id);
}

describe('taken back at once', () => {
  test.each([false, true])('leaves every table as it was; typed in before: %s', async (isTyped) => {
    await freshAthlete();
    const all = readings();
    if (isTyped) await typeIn();
    const states = [await everything()];
    for (const kind of KINDS) {
      await bring(all[kind]);
      states.push(await everything());
    }
    for (const kind of KINDS.toReversed()) {
      expect(await everything()).toEqual(states.pop());
      await takeBack(all[kind]);
    }
    expect(await everything()).toEqual(states[0]);
  });

  test('a workout that nobody else knows is gone for good', async () => {
    await freshAthlete();
    const { fit } = readings();
    const id = await bring(fit);
    expect(await takeBack(fit)).toBe('deleted');
    expect(await standing(id)).toBeNull();
    expect(await takeBack(fit)).toBe('kept');
  });

  test('a workout that was edited goes where deleted ones go, and the file may come again', async () => {
    await freshAthlete();
    const { fit } = readings();
    const id = await bring(fit);
    await edit(id, { notes: 'My first ten' });
    expect(await takeBack(fit)).toBe('deleted');
    expect(await standing(id)).toMatchObject({ notes: 'My first ten', deleted_at: nowMs });
    expect(await bring(fit)).not.toBe(id);
  });

  test('what was edited stays while another source stands', async () => {
    await freshAthlete();
    const { fit, gpx } = readings();
    const id = await bring(gpx);
    await bring(fit);
    await edit(id, { distance_m: 10_000, title: null });
    expect(await takeBack(fit)).toBe('restored');
    expect(await standing(id)).toMatchObject({
      distance_m: 10_000,
      title: null,
      avg_heart_rate: null,
      recording: { sample_count: 250 },
    });
  });
});

test('zones that are computed again are no edit of the athlete’s', async () => {
  await freshAthlete();
  const { fit, gpx } = readings();
  const id = await bring(gpx);
  await bring(fit);
  const before = [0, 1000, 2000, 0, 0] as const;
  const zones = [500, 500, 2000, 0, 0] as const;
  await edit(id, { zone1_s: 500, zone2_s: 500 });
  await inTx((tx) =>
    rezoneSources(tx, { userId, rows: [{ id, before: [...before], zones: [...zones] }] }),
  );
  expect(await takeBack(fit)).toBe('restored');
  expect(await standing(id)).toMatchObject({ zone1_s: 0, zone2_s: 0, zone3_s: 0 });
  expect(await takeBack(gpx)).toBe('deleted');
  expect(await standing(id)).toBeNull();
});

test('many workouts are added by a few statements, and an item never twice', async () => {
  await freshAthlete();
  const many = Array.from({ length: 300 }, (_, index) =>
    reading('fit', { date: '2026-03-18', started_at: STARTED_AT + index * 10_000_000 }, 6),
  );
  const add = () => inTx((tx) => addManyFromSource(tx, { userId, readings: many, nowMs }));
  const ids = await add();
  expect(new Set(ids).size).toBe(300);
  expect(await add()).toEqual(ids);
  const state = await everything();
  expect(Object.values(state).map((rows) => rows.length)).toEqual([300, 300, 300, 0]);
});
