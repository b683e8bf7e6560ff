import * as z from 'zod/mini';
import { SPORTS } from '../domain/sports.ts';
import { RUNNING_SUBTYPES, SOURCES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

/** One value a sample, null where nothing was measured. */
const channel = z.nullable(z.array(z.nullable(z.number())));

/** What was measured along the way: channels of one length, a value for each sample. */
export const recordingSchema = z.object({
  source: z.enum(SOURCES),
  /** Seconds since the start, rising. */
  timeS: z.array(z.int()),
  /** Metres since the start. */
  distanceM: channel,
  heartRateBpm: channel,
  elevationM: channel,
  /** Metres a second, smoothed. */
  speedMPerS: channel,
  /** Steps a minute of both feet; turns of the crank for rides. */
  cadencePerMin: channel,
  /** 1 while moving, 0 while standing. */
  moving: channel,
  /** Where the athlete was: for the athlete alone. */
  latitudeDeg: channel,
  longitudeDeg: channel,
  powerW: channel,
  laps: z.array(
    z.object({
      name: z.nullable(z.string()),
      startS: z.int(),
      elapsedS: z.int(),
      movingS: z.int(),
      distanceM: z.number(),
      avgHeartRateBpm: z.nullable(z.number()),
      maxHeartRateBpm: z.nullable(z.number()),
      ascentM: z.nullable(z.number()),
    }),
  ),
  /** The sets of a strength workout. */
  sets: z.array(
    z.object({
      exercise: z.nullable(z.string()),
      repetitions: z.nullable(z.int()),
      weightKg: z.nullable(z.number()),
      durationS: z.nullable(z.number()),
      restS: z.nullable(z.number()),
    }),
  ),
});

export type RecordingAnswer = z.output<typeof recordingSchema>;

/** A server of map pictures that the operator has named. */
const mapTilesSchema = z.object({
  /** With {z}, {x} and {y} where a picture's place stands. */
  url: z.string(),
  attribution: z.string(),
});

export type MapTiles = z.output<typeof mapTilesSchema>;

/** What the route may be drawn upon; null where the operator has named nothing. */
const mapTiles = z.nullable(mapTilesSchema);

export const workoutRecording = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/recording',
  access: 'activeAthlete',
  summary:
    'Heart rate, speed, elevation and cadence along the way, and laps; null where none is kept',
  params: idParams,
  response: z.object({ recording: z.nullable(recordingSchema), mapTiles }),
});

/** A recording whose samples are still packed as they are kept. */
const packedRecordingSchema = z.extend(
  z.pick(recordingSchema, { source: true, laps: true, sets: true }),
  {
    sampleCount: z.int(),
    /** What `domain/recording/packing` wrote, compressed by zlib, in base64. */
    samples: z.string(),
  },
);

export type PackedRecordingAnswer = z.output<typeof packedRecordingSchema>;

export const workoutPackedRecording = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/packed-recording',
  access: 'activeAthlete',
  summary:
    'The same in a tenth of the bytes, its samples packed as they are kept: for screens that draw it',
  params: idParams,
  response: z.object({ recording: z.nullable(packedRecordingSchema), mapTiles }),
});

export const workoutBestEfforts = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/best-efforts',
  access: 'activeAthlete',
  summary: 'The fastest stretch of each standard distance inside a run, and its place among others',
  params: idParams,
  response: z.array(
    z.object({
      distanceM: z.number(),
      /** Standing included. */
      elapsedS: z.number(),
      /** Since the start of the recording. */
      startS: z.number(),
      startM: z.number(),
      /** Among the runs of its year, and of all; 1 is the fastest. */
      placeOfYear: z.int(),
      placeOfAll: z.int(),
    }),
  ),
});

const neighbour = z.nullable(
  z.object({
    id: z.int(),
    date: z.string(),
    runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
    sport: z.enum(SPORTS),
    distanceM: z.nullable(z.number()),
    durationS: z.int(),
  }),
);

export const runNeighbours = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/neighbours',
  access: 'activeAthlete',
  summary: 'The runs before and after a workout, in the order of the log; null at its ends',
  params: idParams,
  response: z.object({ previous: neighbour, next: neighbour }),
});

export type NeighbourAnswer = NonNullable<z.output<typeof neighbour>>;
