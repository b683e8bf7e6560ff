import { beforeEach, describe, expect, test } from 'vitest';
import { gpxFile, tcxFile } from '../../../testing/imports/made-up-track.ts';
import { exportOf } from '../../../testing/server/full-account.ts';
import { importCalls } from '../../../testing/server/import-calls.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { undoImport } from '../../contract/imports.ts';
import { listRaces } from '../../contract/race-list.ts';
import { workoutRecording } from '../../contract/recordings.ts';
import { joinWorkouts, partWorkouts, readSame } from '../../contract/same-workouts.ts';
import { createShoe, listShoes } from '../../contract/shoes.ts';
import {
  createWorkout,
  deleteWorkout,
  restoreWorkout,
  type SentWorkout,
  updateWorkout,
} from '../../contract/workout-entry.ts';
import { allWorkouts } from '../../contract/workouts.ts';

const app = await openTestApp();
const { send } = importCalls(app);
let runner: Athlete;

beforeEach(async () => {
  runner = await app.register({ timeZone: 'Europe/Zurich' });
});

/** At 8:30 in Zurich, 2.6 km in a quarter of an hour. */
const FILE = { seconds: 900 };
const TYPED: SentWorkout = {
  ...{ date: '2026-09-06', workoutType: 'running', runningSubtype: 'outdoor-easy' },
  ...{ duration: '0:15', distance: 2.6, notes: 'Windy' },
};
/** Without its distance nobody can be sure. */
const UNSURE: SentWorkout = { ...TYPED, distance: null };

type Options = {
  athlete?: Athlete;
  name?: string;
  file?: Partial<Parameters<typeof gpxFile>[0]>;
  content?: string;
};

async function bring(options: Options = {}) {
  const { athlete = runner, name = 'morning.gpx', file = {} } = options;
  const content = options.content ?? gpxFile({ ...FILE, ...file });
  const files = [{ name, content: Buffer.from(content) }];
  return Number((await send(athlete, files, { commit: 'true' })).id);
}

async function type(more: object = {}, headers: Record<string, string> = {}) {
  const body = { ...TYPED, ...more } as SentWorkout;
  const { status, body: workout } = await runner.call(createWorkout, { body, headers });
  expect(status).toBe(201);
  return workout;
}

async function log(athlete = runner) {
  return (await athlete.call(allWorkouts)).body;
}

async function theOnly() {
  const [workout, ...others] = await log();
  expect(others).toEqual([]);
  if (!workout) throw new Error('there is no workout');
  return workout;
}

const idOf = ({ id }: { id: number }) => ({ id: String(id) });
const sameOf = async (workout: { id: number }) =>
  (await runner.call(readSame, { params: idOf(workout) })).body;
const part = async (workout: { id: number }) => {
  const { status, body } = await runner.call(partWorkouts, { params: idOf(workout) });
  expect(status).toBe(200);
  return body;
};
const join = (workout: { id: number }, workoutId: number) =>
  runner.call(joinWorkouts, { params: idOf(workout), body: { workoutId } });

describe('typed after its file', () => {
  test('is one workout: what was typed is the athlete’s, the rest is the file’s', async () => {
    await bring();
    const before = await theOnly();
    const answer = await type();
    expect(answer).toMatchObject({
      ...{ id: before.id, source: 'manual', notes: 'Windy', distance: 2.6, durationSeconds: 900 },
      ...{ avgHeartRate: before.avgHeartRate, startedAt: before.startedAt },
      same: { joinedWith: { source: 'file', file: 'morning.gpx' }, mayBe: [] },
    });
    const { same, ...workout } = answer;
    expect(await theOnly()).toEqual(workout);
    expect(await sameOf(answer)).toEqual(same);
    const { recording } = (await runner.call(workoutRecording, { params: idOf(answer) })).body;
    expect(recording?.timeS).toHaveLength(901);
  });

  test('says nothing more than the specification where there is nothing like it', async () => {
    expect(await type()).not.toHaveProperty('same');
  });

  test('sent again under its key is answered alike, and by itself once it was parted', async () => {
    await bring();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await type({}, headers);
    expect(await type({}, headers)).toEqual(first);
    const { typed } = await part(first);
    expect(await type({}, headers)).toEqual(typed);
    expect(await log()).toHaveLength(2);
  });

  test('can be parted at once: both are what they would have been', async () => {
    await bring();
    const file = await theOnly();
    const alone = await app.register({ timeZone: 'Europe/Zurich' });
    const { body } = await alone.call(createWorkout, { body: TYPED });
    const { typed, other } = await part(await type());
    expect(other).toEqual(file);
    expect(typed).toEqual({ ...body, id: typed.id, userId: runner.userId });
    expect(await sameOf(typed)).toEqual({ joinedWith: null, mayBe: [] });
    expect(await sameOf(file)).toEqual({ joinedWith: null, mayBe: [] });
  });

  test('is as it was typed once the import is taken back', async () => {
    const importId = await bring();
    const joined = await type();
    expect((await runner.call(undoImport, { params: { id: String(importId) } })).status).toBe(200);
    await app.importWork.idle();
    expect(await theOnly()).toMatchObject({
      ...{ id: joined.id, notes: 'Windy', distance: 2.6, avgHeartRate: null, startedAt: null },
      ...{ zone2Minutes: 0, title: null, source: 'manual' },
    });
    expect(await sameOf(joined)).toEqual({ joinedWith: null, mayBe: [] });
    expect(await rowsOf('workout_sources')).toEqual([]);
    expect(await rowsOf('workout_recordings')).toEqual([]);
  });

  test('and edited, keeps the edit with what was typed', async () => {
    await bring();
    const file = await theOnly();
    const joined = await type();
    const edit = { ...TYPED, calories: 222, avgHeartRate: joined.avgHeartRate, notes: 'Calm' };
    await runner.call(updateWorkout, { params: idOf(joined), body: edit as SentWorkout });
    const { typed, other } = await part(joined);
    expect(typed).toMatchObject({ notes: 'Calm', calories: 222, avgHeartRate: null });
    expect(other).toMatchObject({ notes: file.notes, avgHeartRate: file.avgHeartRate });
  });

  test('is the same when its file comes again, and when another file of the run comes', async () => {
    await bring();
    const joined = await type();
    await bring();
    await bring({ content: tcxFile(FILE), name: 'morning.tcx' });
    expect(await theOnly()).toMatchObject({ id: joined.id, notes: 'Windy', distance: 2.6 });
    const { typed, other } = await part(joined);
    expect(other).toMatchObject({ id: joined.id, notes: null, calories: expect.any(Number) });
    expect(typed).toMatchObject({ notes: 'Windy', calories: null, avgHeartRate: null });
  });

  test('parted, takes no other file of the run', async () => {
    await bring();
    const { typed, other } = await part(await type());
    await bring();
    await bring({ content: tcxFile(FILE), name: 'morning.tcx' });
    const both = await log();
    expect(both).toHaveLength(2);
    expect(both.find(({ id }) => id === typed.id)).toEqual(typed);
    expect(both.find(({ id }) => id === other?.id)?.calories).toEqual(expect.any(Number));
  });

  test('goes to the bin and comes back whole', async () => {
    await bring();
    const joined = await type();
    await runner.call(deleteWorkout, { params: idOf(joined) });
    expect(await log()).toEqual([]);
    expect((await runner.call(partWorkouts, { params: idOf(joined) })).status).toBe(404);
    await runner.call(restoreWorkout, { params: idOf(joined) });
    expect(await sameOf(joined)).toMatchObject({ joinedWith: { file: 'morning.gpx' } });
  });

  test('is not swallowed by what was deleted', async () => {
    await bring();
    const file = await theOnly();
    await runner.call(deleteWorkout, { params: idOf(file) });
    expect((await type()).id).not.toBe(file.id);
    expect(await log()).toHaveLength(1);
  });

  test('twice at once joins once, and the other stands by itself', async () => {
    await bring();
    const both = await Promise.all([type({ notes: 'One' }), type({ notes: 'Two' })]);
    expect(both.filter(({ same }) => same?.joinedWith)).toHaveLength(1);
    expect(await log()).toHaveLength(2);
  });

  test('counts the kilometres of its shoes once, and gives each run its own again', async () => {
    const shoeOf = async (name: string) =>
      (await runner.call(createShoe, { body: { name, startDistance: 0 } })).body;
    const [worn, typedIn] = [await shoeOf('Ghost'), await shoeOf('Pegasus')];
    await bring();
    const file = await theOnly();
    const inShoe = { ...TYPED, notes: null, shoeId: worn.id };
    await runner.call(updateWorkout, { params: idOf(file), body: inShoe });
    const joined = await type({ shoeId: typedIn.id });
    const kilometres = async () =>
      Object.fromEntries(
        (await runner.call(listShoes, { params: { userId: String(runner.userId) } })).body.map(
          ({ name, distance }) => [name, distance],
        ),
      );
    expect(await kilometres()).toEqual({ Ghost: 0, Pegasus: 2.6 });
    await part(joined);
    expect(await kilometres()).toEqual({ Ghost: 2.6, Pegasus: 2.6 });
  });
});

describe('two that were typed are never one', () => {
  test('also where the first of them is a file’s by now', async () => {
    await bring();
    const [first, second] = [await type(), await type()];
    expect(second.id).not.toBe(first.id);
    expect(second).not.toHaveProperty('same');
    expect(await log()).toHaveLength(2);
  });

  test('nor where nothing else is there', async () => {
    await type();
    expect(await type()).not.toHaveProperty('same');
    expect(await log()).toHaveLength(2);
  });

  test('and where both are like one file, nobody can say which of them it is', async () => {
    await bring();
    await type({ sameAs: null });
    const second = await type();
    expect(second.same).toMatchObject({ joinedWith: null, mayBe: [{ file: 'morning.gpx' }] });
    expect(await log()).toHaveLength(2 + 1);
  });
});

const START_MS = Date.UTC(2026, 8, 6, 6, 30);
const HOUR_MS = 3_600_000;

test.each<[string, object]>([
  ['the evening’s run of a double day, not alike', { duration: '0:40', distance: 7 }],
  ['the run of the day after', { date: '2026-09-07' }],
  ['another start on the clock', { startTime: '18:47' }],
  ['a start six minutes later', { startTime: '08:37' }],
  ['a ride of the same figures', { workoutType: 'cross', startTime: '09:47' }],
  ['lifting', { workoutType: 'strength', distance: null }],
  ['a run of other length', { duration: '0:19' }],
  ['a longer run in the same time', { distance: 3.4 }],
])('%s stays beside the file, and nothing is asked', async (_title, more) => {
  await bring();
  expect(await type(more)).not.toHaveProperty('same');
  expect(await log()).toHaveLength(2);
});

test.each<[string, object]>([
  ['without its distance', { distance: null }],
  ['as cross, which may be anything', { workoutType: 'cross' }],
  ['ten whole hours later, as after a wrong zone', { startTime: '18:30', distance: 2.61 }],
  ['on a treadmill', { runningSubtype: 'treadmill', distance: 2.5, startTime: '08:30' }],
])('%s it is a question, and stands beside the file', async (_title, more) => {
  await bring();
  const file = await theOnly();
  const typed = await type(more);
  expect(typed.same).toEqual({
    joinedWith: null,
    mayBe: [
      {
        ...{ id: file.id, source: 'file', file: 'morning.gpx', date: '2026-09-06' },
        ...{ startTime: '08:30', sport: 'run', durationS: 900 },
        distanceM: expect.closeTo(2610, 0),
      },
    ],
  });
  expect(await log()).toHaveLength(2);
});

describe('a question', () => {
  test('answered with yes makes one of the two, and can be parted', async () => {
    await bring();
    const file = await theOnly();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const typed = await type(UNSURE, headers);
    const { status, body } = await join(typed, file.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: file.id, notes: 'Windy', source: 'manual' });
    expect(body.distance).toBeCloseTo(2.61, 2);
    expect(await theOnly()).toEqual(body);
    expect((await type(UNSURE, headers)).id).toBe(file.id);
    const parted = await part(body);
    expect(parted.other).toEqual(file);
    expect(parted.typed).toEqual({ ...typed, same: undefined, id: parted.typed.id });
    expect((await type(UNSURE, headers)).id).toBe(parted.typed.id);
  });

  test('answered with no is not asked again', async () => {
    await bring();
    const typed = await type(UNSURE);
    expect(await part(typed)).toMatchObject({ typed: { id: typed.id }, other: null });
    expect(await sameOf(typed)).toEqual({ joinedWith: null, mayBe: [] });
    await part(typed);
    expect(await log()).toHaveLength(2);
  });

  test('answered before it is saved', async () => {
    await bring();
    const file = await theOnly();
    expect(await type({ ...UNSURE, sameAs: file.id })).toMatchObject({ id: file.id });
    expect(await type({ sameAs: file.id })).not.toMatchObject({ id: file.id });
  });

  test('with no, before it is saved: another, whatever fits', async () => {
    await bring();
    const typed = await type({ sameAs: null });
    expect(typed).not.toHaveProperty('same');
    expect(await log()).toHaveLength(2);
  });

  test('names each that it may be, where the day has several', async () => {
    await bring();
    await bring({ name: 'evening.gpx', file: { startMs: START_MS + 11.3 * HOUR_MS } });
    const typed = await type();
    expect(typed.same?.mayBe.map(({ file }) => file)).toEqual(['morning.gpx', 'evening.gpx']);
    const [, evening] = typed.same?.mayBe ?? [];
    if (evening) expect((await join(typed, evening.id)).body).toMatchObject({ id: evening.id });
    expect(await log()).toHaveLength(2);
  });

  test('cannot be answered with what is not like it, typed itself, or somebody else’s', async () => {
    const other = await app.register({ timeZone: 'Europe/Zurich' });
    await bring({ athlete: other });
    const [theirs] = await log(other);
    await bring({ file: { startMs: START_MS + 24 * HOUR_MS } });
    const [nextDay] = await log();
    const [one, two] = [await type(), await type()];
    for (const id of [theirs?.id, nextDay?.id, two.id, one.id]) {
      expect((await join(one, id ?? 0)).status).toBe(409);
      expect(await type({ sameAs: id })).not.toMatchObject({ id });
    }
    expect((await log(other)).map(({ id }) => id)).toEqual([theirs?.id]);
  });

  test('answered with yes takes along the race that it was', async () => {
    await bring();
    const file = await theOnly();
    const typed = await type(UNSURE);
    await addRace(app.db, { user_id: runner.userId, date: TYPED.date, workout_id: typed.id });
    await join(typed, file.id);
    const params = { userId: String(runner.userId) };
    const { body: races } = await runner.call(listRaces, { params });
    expect(races.map(({ workoutId }) => workoutId)).toEqual([file.id]);
  });
});

test('what came before sources were kept stays beside what is typed: nobody knows what of it is whose', async () => {
  const old = { date: TYPED.date, duration_s: 900, distance_m: 2600 };
  await addWorkout(app.db, { user_id: runner.userId, source: 'csv', source_key: 'x', ...old });
  expect((await type()).source).toBe('manual');
  expect(await log()).toHaveLength(2);
});

test('taken along to another Longrun it is one workout, and can be parted there', async () => {
  const { body: shoe } = await runner.call(createShoe, {
    body: { name: 'Ghost', startDistance: 0 },
  });
  await bring();
  const file = await theOnly();
  await runner.call(updateWorkout, {
    params: idOf(file),
    body: { ...TYPED, notes: null, shoeId: shoe.id },
  });
  await type({ title: 'Typed' });
  const exported = await exportOf(app, runner.userId);
  runner = await app.register({ timeZone: 'Europe/Zurich' });
  const files = [{ name: 'export.zip', content: exported }];
  await send(runner, files, { commit: 'true' });
  const { typed, other } = await part(await theOnly());
  expect(typed).toMatchObject({ title: 'Typed', notes: 'Windy', shoeId: null, avgHeartRate: null });
  expect(other?.shoeId).toBeGreaterThan(0);
  expect(other?.shoeId).not.toBe(shoe.id);
});

function rowsOf(table: 'workout_sources' | 'workout_recordings') {
  return app.db.selectFrom(table).select('user_id').where('user_id', '=', runner.userId).execute();
}
