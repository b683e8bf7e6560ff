import * as z from 'zod/mini';
import { SPORTS } from '../../domain/sports.ts';
import type { FieldSetBy, WorkoutFields } from '../../domain/workout-fields.ts';
import { FEELS, GEL_TYPES, RUNNING_SUBTYPES, WORKOUT_TYPES } from '../../domain/workout-kinds.ts';

const numberOrNull = z.nullable(z.number());
const textOrNull = z.nullable(z.string());

/** What the log alone knows of a workout, neither a source nor its athlete tells. */
type ToldField = FieldSetBy<'form' | 'file' | 'csv' | 'strava'>;

const FIELDS = {
  date: z.string(),
  startedAtMs: numberOrNull,
  utcOffsetS: numberOrNull,
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  sport: z.enum(SPORTS),
  isRace: z.boolean(),
  durationS: z.number(),
  elapsedS: numberOrNull,
  distanceM: numberOrNull,
  ascentM: numberOrNull,
  calories: numberOrNull,
  avgHeartRate: numberOrNull,
  maxHeartRate: numberOrNull,
  zone1S: z.number(),
  zone2S: z.number(),
  zone3S: z.number(),
  zone4S: z.number(),
  zone5S: z.number(),
  gelType: z.nullable(z.enum(GEL_TYPES)),
  caffeinatedGels: z.number(),
  nonCaffeinatedGels: z.number(),
  hydrationMl: numberOrNull,
  /** Of what the athlete says: no source tells it. */
  shoeId: numberOrNull,
  title: textOrNull,
  notes: textOrNull,
  tags: textOrNull,
  effort: numberOrNull,
  feel: z.nullable(z.enum(FEELS)),
} satisfies { [Name in ToldField]: z.ZodMiniType<WorkoutFields[Name]> };

/**
 * Fields of a workout as a source told them, kept as JSON; and for matching the time on the wall, and
 * the file that it stood in.
 */
const schema = z.extend(z.partial(z.object(FIELDS)), {
  localStart: z.optional(textOrNull),
  file: z.optional(textOrNull),
});

export type ToldFields = z.infer<typeof schema>;

export function readTold(json: string): ToldFields {
  return schema.parse(JSON.parse(json));
}

export function writeTold(told: ToldFields): string {
  return JSON.stringify(told);
}
