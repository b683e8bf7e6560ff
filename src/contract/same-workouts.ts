import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, LARGEST_ID } from './fields.ts';
import { sameWorkout } from './same-workout.ts';
import { workoutSchema } from './workouts.ts';

// A workout that was typed in, and the same one as a file or a service told it before.

export const readSame = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/same',
  access: 'activeAthlete',
  summary: 'What a typed workout was joined with, and which other workouts of the log it may be',
  params: idParams,
  response: sameWorkout,
});

const NO_WORKOUT = 'workoutId must be the id of a workout';

export const joinWorkouts = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/same',
  access: 'activeAthlete',
  summary: 'Make a typed workout one with the workout that it may be; answers that one',
  params: idParams,
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
  params: idParams,
  response: z.object({ typed: workoutSchema, other: z.nullable(workoutSchema) }),
});
