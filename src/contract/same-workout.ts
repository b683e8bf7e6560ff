import * as z from 'zod/mini';
import { SOURCES } from '../domain/workout-kinds.ts';

// What is said of a workout that was typed, where a file or a service told the same one.

/** Where a workout came from. */
const origin = z.object({
  source: z.enum(SOURCES),
  /** The file that it stood in, where that is known: 'morning.fit'. */
  file: z.nullable(z.string()),
});
export type Origin = z.output<typeof origin>;

const likeWorkout = z.extend(origin, {
  id: z.int(),
  date: z.string(),
  /** On the clock where the athlete was: '07:12'. */
  startTime: z.nullable(z.string()),
  sport: z.string(),
  durationS: z.int(),
  distanceM: z.nullable(z.number()),
});
export type LikeWorkout = z.output<typeof likeWorkout>;

export const sameWorkout = z.object({
  /** What it was made one workout with, and can be parted from; null where it was with none. */
  joinedWith: z.nullable(origin),
  /** What else of the log it may be, the likeliest first. */
  mayBe: z.array(likeWorkout).check(z.maxLength(3)),
});
export type SameWorkout = z.output<typeof sameWorkout>;
