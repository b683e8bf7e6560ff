import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRecordedWorkout, addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import {
  runNeighbours,
  workoutBestEfforts,
  workoutPackedRecording,
  workoutRecording,
} from '../../contract/recordings.ts';
import { deleteWorkout, restoreWorkout } from '../../contract/workout-entry.ts';
import { alongOf } from '../../domain/recording/along.ts';
import { unpackSamples } from '../../domain/recording/packing.ts';
import {
  NOTHING_MEASURED,
  type Recording,
  tidyRecording,
} from '../../domain/recording/recording.ts';
import { wholeStretch } from '../../domain/recording/stretch.ts';
import type { Source } from '../../domain/workout-kinds.ts';
import { purgeDeletedBefore } from '../platform/kept-entries.queries.ts';
import { deleteRecording } from './recordings.queries.ts';
import { fillMissingEfforts, readRecording } from './recordings.ts';
import { saveRecording } from './recordings-of-sources.ts';
import { deleteAllOfSource } from './workouts.queries.ts';

const app = await openTestApp();
let runner: Athlete;
let stranger: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
  stranger = await app.addAthlete();
});

const RECORDING: Recording = {
  ...NOTHING_MEASURED,
  timeS: [0, 1, 2, 5],
  distanceM: [0, 2.9, 5.8, 14.4],
  heartRateBpm: [98, 99, null, 104],
  elevationM: [-3.2, -3.2, -3, -2.8],
  speedMPerS: [0, 2.9, 2.91, 2.87],
  cadencePerMin: null,
  moving: [0, 1, 1, 1],
  laps: [
    {
      name: 'Lap 1',
      startS: 0,
      elapsedS: 5,
      movingS: 5,
      distanceM: 14.4,
      avgHeartRateBpm: 100.3,
      maxHeartRateBpm: 104,
      ascentM: null,
    },
  ],
};
const HEART_ONLY: Recording = {
  ...RECORDING,
  distanceM: null,
  elevationM: null,
  speedMPerS: null,
  moving: null,
  laps: [],
};

function save(of: {
  workoutId: number;
  athlete?: Athlete;
  source?: Source;
  recording?: Recording;
}): Promise<boolean> {
  const { workoutId, athlete = runner, source = 'strava', recording = RECORDING } = of;
  return app.db.transaction().execute((tx) =>
    saveRecording(tx, {
      workoutId,
      userId: athlete.userId,
      source,
      recording,
      nowMs: app.clock.nowMs(),
    }),
  );
}

async function newRun(): Promise<number> {
  return (await addWorkout(app.db, { user_id: runner.userId })).id;
}

function ask(workoutId: number, athlete = runner) {
  return athlete.call(workoutRecording, { params: { id: String(workoutId) } });
}

function askPacked(workoutId: number) {
  return runner.call(workoutPackedRecording, { params: { id: String(workoutId) } });
}

async function rowsOf(workoutId: number): Promise<number> {
  const rows = await app.db
    .selectFrom('workout_recordings')
    .select('sample_count')
    .where('workout_id', '=', workoutId)
    .execute();
  return rows.length;
}

describe('a recording', () => {
  test('is answered as it was kept', async () => {
    const workoutId = await newRun();
    expect(await save({ workoutId })).toBe(true);
    const { status, body } = await ask(workoutId);
    expect(status).toBe(200);
    expect(body).toEqual({ recording: { source: 'strava', ...RECORDING }, mapTiles: null });
  });

  test('is null where none is kept', async () => {
    expect((await ask(await newRun())).body).toEqual({ recording: null, mapTiles: null });
    expect((await askPacked(await newRun())).body).toEqual({ recording: null, mapTiles: null });
  });

  test('is answered packed as well, and is the same once it is unpacked', async () => {
    const workoutId = await newRun();
    await save({ workoutId });
    const { recording } = (await askPacked(workoutId)).body;
    const { samples, sampleCount, ...apart } = recording ?? {};
    const written = unpackSamples(inflateSync(Buffer.from(samples ?? '', 'base64')));
    expect({ ...written, ...apart }).toEqual({ source: 'strava', ...RECORDING });
    expect(sampleCount).toBe(RECORDING.timeS.length);
  });

  test('is not kept where it holds nothing', async () => {
    const workoutId = await newRun();
    const nothing = { ...HEART_ONLY, timeS: [] };
    expect(await save({ workoutId, recording: nothing })).toBe(false);
    expect(await rowsOf(workoutId)).toBe(0);
  });
});

describe('a second recording of one workout', () => {
  test('from the same source takes the place of the first, even with less', async () => {
    const workoutId = await newRun();
    await save({ workoutId });
    expect(await save({ workoutId, recording: HEART_ONLY })).toBe(true);
    expect((await ask(workoutId)).body.recording).toEqual({ source: 'strava', ...HEART_ONLY });
  });

  test('from another source does so only where it holds more', async () => {
    const workoutId = await newRun();
    await save({ workoutId, source: 'apple-health', recording: HEART_ONLY });
    expect(await save({ workoutId, source: 'strava' })).toBe(true);
    expect(await save({ workoutId, source: 'apple-health', recording: HEART_ONLY })).toBe(false);
    expect(await save({ workoutId, source: 'file' })).toBe(false);
    expect((await ask(workoutId)).body.recording?.source).toBe('strava');
    expect(await rowsOf(workoutId)).toBe(1);
  });
});

describe('a recording of somebody else', () => {
  test('is not found', async () => {
    const workoutId = await newRun();
    await save({ workoutId });
    const { status, body } = await ask(workoutId, stranger);
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Workout not found' });
    expect(await readRecording(app.db, { workoutId, userId: stranger.userId })).toBeNull();
  });

  test('cannot be written', async () => {
    const workoutId = await newRun();
    expect(await save({ workoutId, athlete: stranger })).toBe(false);
    expect(await rowsOf(workoutId)).toBe(0);
  });
});

describe('the recording of a deleted workout', () => {
  test('is not found, and there again with the workout', async () => {
    const workoutId = await newRun();
    await save({ workoutId });
    const params = { id: String(workoutId) };
    await runner.call(deleteWorkout, { params });
    expect((await ask(workoutId)).status).toBe(404);
    await runner.call(restoreWorkout, { params });
    expect((await ask(workoutId)).body.recording?.timeS).toEqual(RECORDING.timeS);
  });

  test('goes when the workout is forgotten for good', async () => {
    const workoutId = await newRun();
    await save({ workoutId });
    await runner.call(deleteWorkout, { params: { id: String(workoutId) } });
    expect(await rowsOf(workoutId)).toBe(1);
    await purgeDeletedBefore(app.db, 'workouts', app.clock.nowMs() + 1);
    expect(await rowsOf(workoutId)).toBe(0);
  });
});

describe('the neighbours of a run', () => {
  test('are the runs before and after it in the log, of one day by their order', async () => {
    const add = async (date: string, columns = {}) =>
      (await addWorkout(app.db, { user_id: runner.userId, date, ...columns })).id;
    const first = await add('2026-01-01');
    const middle = await add('2026-01-03');
    await add('2026-01-02', { workout_type: 'strength', sport: 'strength' });
    const second = await add('2026-01-03');
    await addWorkout(app.db, { user_id: stranger.userId, date: '2026-01-04' });
    const asked = async (id: number) =>
      (await runner.call(runNeighbours, { params: { id: String(id) } })).body;
    expect(await asked(middle)).toMatchObject({ previous: { id: first }, next: { id: second } });
    expect(await asked(first)).toMatchObject({ previous: null, next: { id: middle } });
    expect(await asked(second)).toMatchObject({ previous: { id: middle }, next: null });
    await runner.call(deleteWorkout, { params: { id: String(middle) } });
    expect(await asked(second)).toMatchObject({ previous: { id: first }, next: null });
  });
});

describe('a run of five hours, a sample a second', () => {
  test('is answered whole', async () => {
    const workoutId = await newRun();
    const recording = longRun(5 * 3600);
    await save({ workoutId, recording });
    const { sample_count, samples } = await app.db
      .selectFrom('workout_recordings')
      .select(['sample_count', 'samples'])
      .where('workout_id', '=', workoutId)
      .executeTakeFirstOrThrow();
    expect(sample_count).toBe(18_000);
    expect(samples.length / sample_count).toBeLessThan(4);
    const { body } = await ask(workoutId);
    expect(body.recording).toEqual({ source: 'strava', ...recording });
  });
});

describe('the best efforts of a recording', () => {
  test('are kept with it: the fastest kilometre of an even run is any', async () => {
    const workoutId = await newRun();
    await save({ workoutId, recording: evenRun({ seconds: 1000, mPerS: 4 }) });
    expect(await effortsOf(workoutId)).toEqual({
      400: 100,
      800: 200,
      1000: 250,
      1609.344: expect.closeTo(402.336),
      3000: 750,
    });
  });

  test('are those of the recording that takes its place, and of none once it is gone', async () => {
    const workoutId = await newRun();
    await save({ workoutId, recording: evenRun({ seconds: 1000, mPerS: 4 }) });
    await save({ workoutId, recording: evenRun({ seconds: 200, mPerS: 5 }) });
    expect(await effortsOf(workoutId)).toEqual({ 400: 80, 800: 160, 1000: 200 });
    await save({ workoutId, recording: HEART_ONLY });
    expect(await effortsOf(workoutId)).toEqual({});
    await save({ workoutId, recording: evenRun({ seconds: 100, mPerS: 4 }) });
    await app.db
      .transaction()
      .execute((tx) => deleteRecording(tx, { workoutId, userId: runner.userId, source: 'strava' }));
    expect(await effortsOf(workoutId)).toEqual({});
  });

  test('go with all that came from their source, also from a workout that came from elsewhere', async () => {
    const typedIn = await newRun();
    await save({ workoutId: typedIn, recording: evenRun({ seconds: 100, mPerS: 4 }) });
    const ofFile = await newRun();
    const recording = evenRun({ seconds: 100, mPerS: 4 });
    await save({ workoutId: ofFile, source: 'file', recording });
    const { userId } = runner;
    await app.db.transaction().execute((tx) => deleteAllOfSource(tx, { userId, source: 'strava' }));
    expect(await effortsOf(typedIn)).toEqual({});
    expect(await effortsOf(ofFile)).toEqual({ 400: 100 });
  });

  test('go when the workout is forgotten for good', async () => {
    const workoutId = await newRun();
    await save({ workoutId, recording: evenRun({ seconds: 100, mPerS: 4 }) });
    await runner.call(deleteWorkout, { params: { id: String(workoutId) } });
    await purgeDeletedBefore(app.db, 'workouts', app.clock.nowMs() + 1);
    expect(await effortsOf(workoutId)).toEqual({});
  });

  test('are found later in recordings that were kept before there were any, each once', async () => {
    const workoutIds: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const workoutId = await newRun();
      await save({ workoutId, recording: evenRun({ seconds: 100, mPerS: 4 }) });
      workoutIds.push(workoutId);
    }
    await app.db.deleteFrom('best_efforts').where('user_id', '=', runner.userId).execute();
    await app.db
      .updateTable('workout_recordings')
      .set({ has_efforts: 0 })
      .where('user_id', '=', runner.userId)
      .execute();
    const answers = [false, false, false, true];
    expect(await fillMissingEfforts(app.db, () => answers.shift() ?? true)).toBe(3);
    expect(await fillMissingEfforts(app.db)).toBe(22);
    for (const workoutId of workoutIds) expect(await effortsOf(workoutId)).toEqual({ 400: 100 });
    expect(await fillMissingEfforts(app.db)).toBe(0);
  });

  test('are answered with their places among the runs of the year and of all', async () => {
    const ids: number[] = [];
    for (const [date, mPerS] of [
      ['2025-05-01', 5],
      ['2026-01-05', 3],
      ['2026-02-05', 4],
      ['2026-03-05', 4.5],
    ] as const) {
      const { id } = await addWorkout(app.db, { user_id: runner.userId, date });
      await save({ workoutId: id, recording: evenRun({ seconds: 200, mPerS }) });
      ids.push(id);
    }
    const asked = (id: number | undefined, athlete = runner) =>
      athlete.call(workoutBestEfforts, { params: { id: String(id) } });
    const [, , third, fourth] = ids;
    expect((await asked(third)).body).toMatchObject([
      { distanceM: 400, elapsedS: 100, startM: 0, placeOfYear: 2, placeOfAll: 3 },
      { distanceM: 800, elapsedS: 200, placeOfYear: 2, placeOfAll: 3 },
    ]);
    await runner.call(deleteWorkout, { params: { id: String(fourth) } });
    expect((await asked(third)).body).toMatchObject([{ placeOfYear: 1, placeOfAll: 2 }, {}]);
    expect((await asked(third, stranger)).status).toBe(404);
  });

  test('come with the sums of the whole recording, those kept before there were any too', async () => {
    const recording = longRun(3600);
    const { id: workoutId } = await addWorkout(app.db, { user_id: runner.userId });
    await save({ workoutId, recording });
    const kept = tidyRecording(recording);
    if (!kept) throw new Error('nothing is kept');
    const { ascentM, avgCadencePerMin } = wholeStretch(alongOf(kept));
    const sums = () =>
      app.db
        .selectFrom('workout_recordings')
        .select(['ascent_m', 'cadence_s', 'cadence_times_s'])
        .where('workout_id', '=', workoutId)
        .executeTakeFirstOrThrow();
    const written = await sums();
    expect(written.ascent_m).toBe(ascentM);
    if (avgCadencePerMin === null) expect(written.cadence_s).toBeNull();
    else {
      const mean = (written.cadence_times_s ?? 0) / (written.cadence_s ?? 1);
      expect(mean).toBeCloseTo(avgCadencePerMin);
    }
    await app.db
      .updateTable('workout_recordings')
      .set({ has_efforts: 0, ascent_m: null, cadence_s: null, cadence_times_s: null })
      .where('workout_id', '=', workoutId)
      .execute();
    expect(await fillMissingEfforts(app.db)).toBe(1);
    expect(await sums()).toEqual(written);
  });

  test('are none in a recording that cannot be read, and it is not asked again', async () => {
    const damaged = await addRecordedWorkout(app.db, { user_id: runner.userId });
    expect(await fillMissingEfforts(app.db)).toBe(1);
    expect(await effortsOf(damaged.id)).toEqual({});
    expect(await fillMissingEfforts(app.db)).toBe(0);
  });
});

function evenRun({ seconds, mPerS }: { seconds: number; mPerS: number }): Recording {
  const timeS = Array.from({ length: seconds + 1 }, (_, second) => second);
  return { ...HEART_ONLY, timeS, heartRateBpm: null, distanceM: timeS.map((s) => s * mPerS) };
}

async function effortsOf(workoutId: number): Promise<Record<number, number>> {
  const rows = await app.db
    .selectFrom('best_efforts')
    .select(['distance_m', 'elapsed_s'])
    .where('workout_id', '=', workoutId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.distance_m, row.elapsed_s]));
}

/** Wandering values, as hearts and hills do. */
function longRun(seconds: number): Recording {
  const timeS = Array.from({ length: seconds }, (_, second) => second);
  const wander = (second: number, period: number) => Math.sin((2 * Math.PI * second) / period);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    ...NOTHING_MEASURED,
    timeS,
    distanceM: timeS.map((s) => tenths(s * 2.8 + 5 * wander(s, 97))),
    heartRateBpm: timeS.map((s) => Math.round(145 + 12 * wander(s, 731) + 3 * wander(s, 13))),
    elevationM: timeS.map((s) => tenths(120 + 40 * wander(s, 3600) + wander(s, 31))),
    speedMPerS: timeS.map((s) => Math.round(280 + 20 * wander(s, 97)) / 100),
    cadencePerMin: timeS.map((s) => Math.round(172 + 3 * wander(s, 41))),
    moving: timeS.map(() => 1),
    laps: [],
  };
}
