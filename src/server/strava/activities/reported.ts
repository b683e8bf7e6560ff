import * as z from 'zod/mini';
import { SPORTS } from '../../../domain/sports.ts';
import type { ActivityValues } from '../../../domain/strava/activity-values.ts';
import type { FieldSetBy, WorkoutFields } from '../../../domain/workout-fields.ts';
import { RUNNING_SUBTYPES, WORKOUT_TYPES } from '../../../domain/workout-kinds.ts';

/** What Strava reported of an activity last, as far as it was saved; of a match, as far as it is offered. */
export type Reported = {
  values: Partial<ActivityValues>;
  name: string | null;
  /** In the details alone. */
  description: string | null;
  /** Of a match: the values that were filled into the workout, as they were filled in. */
  filled?: Partial<ActivityValues>;
};

const FIELDS = {
  date: z.string(),
  startedAtMs: z.nullable(z.number()),
  utcOffsetS: z.nullable(z.number()),
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  sport: z.enum(SPORTS),
  isRace: z.boolean(),
  durationS: z.number(),
  elapsedS: z.nullable(z.number()),
  distanceM: z.nullable(z.number()),
  ascentM: z.nullable(z.number()),
  calories: z.nullable(z.number()),
  avgHeartRate: z.nullable(z.number()),
  maxHeartRate: z.nullable(z.number()),
  zone1S: z.number(),
  zone2S: z.number(),
  zone3S: z.number(),
  zone4S: z.number(),
  zone5S: z.number(),
  notes: z.nullable(z.string()),
} satisfies { [Name in FieldSetBy<'strava'>]: z.ZodMiniType<WorkoutFields[Name]> };

const values = z.partial(z.object(FIELDS));

const schema = z.object({
  values,
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  filled: z.optional(values),
});

export function readReported(json: string): Reported {
  return schema.parse(JSON.parse(json));
}

export function writeReported(reported: Reported): string {
  return JSON.stringify(reported);
}
