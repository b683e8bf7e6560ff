import { afterAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { MADE_UP, pointsOf } from '../../../testing/imports/made-up-track.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import {
  memoryMb,
  newPlace,
  type Place,
  registerOn,
  type ServerProcess,
  startServer,
} from '../../../testing/server/server-process.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import type { Db } from '../platform/db/database.ts';
import { openEngine } from '../platform/db/open-engine.ts';
import { insertRecordings, type PackedRecording } from '../workouts/recordings.queries.ts';
import { packRecording } from '../workouts/recordings.ts';

const RECORDINGS = budget({ everyday: 1000, small: 1000, full: 5000 });
/** With its server, which takes 180 MB at rest: 297 to 310 MB were measured, on a busy machine. */
const MOST_MB = 340;
const A_DAY_MS = 86_400_000;

let place: Place;
let server: ServerProcess;
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

test('an export of thousands of recordings of an hour takes no more memory than one of a few', {
  timeout: 900_000,
}, async () => {
  place = await newPlace();
  server = await startServer(place.env);
  const { headers, userId } = await registerOn(server.origin, 'ada');
  server.child.kill('SIGKILL');
  await server.ended;
  const databaseUrl = place.env.DATABASE_URL;
  const engine = await openEngine({ databaseUrl, dataDir: place.env.DATA_DIR ?? '' });
  await fill(engine.db, userId);
  await engine.close();

  server = await startServer(place.env);
  const restMb = memoryMb(server);
  const beforeMs = performance.now();
  const response = await fetch(`${server.origin}/api/account/export`, { headers });
  expect(response.status).toBe(200);
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += part.byteLength;
  const seconds = (performance.now() - beforeMs) / 1000;
  console.info(
    `${RECORDINGS} recordings: ${(bytes / 1e6).toFixed()} MB in ${seconds.toFixed(1)} s, ${memoryMb(server).toFixed()} MB of memory at most, ${restMb.toFixed()} MB at rest`,
  );
  expect(bytes).toBeGreaterThan(RECORDINGS * 10_000);
  expect(memoryMb(server)).toBeLessThan(MOST_MB);
});

async function fill(db: Db, userId: number): Promise<void> {
  const different = Array.from({ length: 10 }, (_, at) => hourOf(at));
  for (let at = 0; at < RECORDINGS; at += 1) {
    const startedAt = MADE_UP.startMs - at * A_DAY_MS;
    const workout = await addWorkout(db, {
      user_id: userId,
      date: new Date(startedAt).toISOString().slice(0, 10),
      started_at: startedAt,
      utc_offset_s: 0,
    });
    const packed = different[at % different.length];
    if (!packed) throw new Error('nothing was recorded');
    const of = { workout_id: workout.id, user_id: userId, source: 'file', created_at: 1 } as const;
    await db.transaction().execute((tx) => insertRecordings(tx, [{ ...packed, ...of }]));
  }
}

/** As a watch measures it: positions are never as even as those of a made-up track. */
function hourOf(kind: number): PackedRecording {
  const points = pointsOf({ ...MADE_UP, bpm: 120 + kind });
  const shaken = (at: number) => (((at + kind) * 7919) % 97) * 1e-7;
  const packed = packRecording({
    ...NOTHING_MEASURED,
    timeS: points.map(({ atMs }) => (atMs - MADE_UP.startMs) / 1000),
    heartRateBpm: points.map(({ bpm }) => bpm),
    latitudeDeg: points.map(({ latitudeDeg }, at) => latitudeDeg + shaken(at)),
    longitudeDeg: points.map(({ longitudeDeg }, at) => longitudeDeg + shaken(at)),
    elevationM: points.map(({ elevationM }) => elevationM),
    distanceM: points.map(({ distanceM }) => distanceM),
    cadencePerMin: points.map(({ cadencePerMin }) => cadencePerMin),
    powerW: points.map(({ powerW }) => powerW),
    laps: [],
  });
  if (!packed) throw new Error('nothing was recorded');
  return packed;
}
