import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';

const recordSchema = z.object({
  /**
   * A race's result, a run as long as the distance, the fastest stretch inside a run, or the mean pace
   * of a longer run: then the record is this time or faster.
   */
  source: z.enum(['race', 'run', 'effort', 'longer']),
  timeS: z.number(),
  date: z.string(),
  /** The run behind it, where it is in the log. */
  workoutId: z.nullable(z.int()),
  raceId: z.nullable(z.int()),
  raceName: z.nullable(z.string()),
  /** As it was measured, of a run; of the longer run. */
  measuredM: z.nullable(z.number()),
  /** The whole time of the longer run. */
  measuredS: z.nullable(z.number()),
  /** Of a stretch: metres from the start of the recording. */
  startM: z.nullable(z.number()),
});

const recordsSchema = z.object({
  today: z.string(),
  distances: z.array(
    z.object({
      distanceM: z.number(),
      name: z.string(),
      best: recordSchema,
      /** The latest year first. */
      years: z.array(z.object({ year: z.int(), record: recordSchema })),
    }),
  ),
});

export type RecordAnswer = z.output<typeof recordSchema>;
export type RecordsAnswer = z.output<typeof recordsSchema>;

export const readRecordsOf = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/records',
  access: 'activeAthlete',
  summary: 'The fastest over each standard distance, of all time and of each year, with their runs',
  params: userIdParams,
  response: recordsSchema,
});
