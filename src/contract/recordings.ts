import * as z from 'zod/mini';
import { SOURCES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';

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
});

export type RecordingAnswer = z.output<typeof recordingSchema>;

export const workoutRecording = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/recording',
  access: 'activeAthlete',
  summary:
    'Heart rate, speed, elevation and cadence along the way, and laps; null where none is kept',
  params: z.object({ id: idParam() }),
  response: z.object({ recording: z.nullable(recordingSchema) }),
});
