import * as z from 'zod/mini';
import { SOURCES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParam, LARGEST_ID } from './fields.ts';
import { workoutSchema } from './workouts.ts';

// A workout that was typed in, and the same one as a file or a service told it before.

const workoutIdParams = z.object({ id: idParam() });

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

export const readSame = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/same',
  access: 'activeAthlete',
  summary: 'What a typed workout was joined with, and which other workouts of the log it may be',
  params: workoutIdParams,
  response: sameWorkout,
});

const NO_WORKOUT = 'workoutId must be the id of a workout';

export const joinWorkouts = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/same',
  access: 'activeAthlete',
  summary: 'Make a typed workout one with the workout that it may be; answers that one',
  params: workoutIdParams,
  body: z.object({
    workoutId: z.int(NO_WORKOUT).check(z.gte(1, NO_WORKOUT), z.lte(LARGEST_ID, NO_WORKOUT)),
  }),
  response: workoutSchema,
});

export const partWorkouts = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id/same',
  access: 'activeAthlete',
  summary:
    'Make two workouts of a typed one and what it was joined with, or say that it is none of those that are like it; answers the typed one, and the other where there were two',
  params: workoutIdParams,
  response: z.object({ typed: workoutSchema, other: z.nullable(workoutSchema) }),
});
