import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { day, idParams, queryNumber, userIdParams } from './fields.ts';
import { workoutFromJson, workoutJson } from './workout-json.ts';

/** A workout as every call of its athlete answers it. */
export const workoutSchema = z.pipe(workoutJson, z.transform(workoutFromJson));
export type Workout = z.output<typeof workoutSchema>;

export const latestWorkouts = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId',
  access: 'activeAthlete',
  summary: 'The latest 200 workouts or fewer where asked, newest first',
  params: userIdParams,
  query: z.object({ limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 200 }) }),
  response: z.array(workoutSchema),
});

export const workoutsInRange = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId/range',
  access: 'activeAthlete',
  summary: 'The workouts from one day to another, both included, newest first',
  params: userIdParams,
  query: z.object({
    startDate: day('startDate is required'),
    endDate: day('endDate is required'),
  }),
  response: z.array(workoutSchema),
});

export const allWorkouts = endpoint({
  method: 'GET',
  path: '/api/workouts',
  access: 'activeAthlete',
  summary: 'The latest 200 workouts; page through the rest with /api/workouts/{userId}/page',
  response: z.array(workoutSchema),
});

export const oneWorkout = endpoint({
  method: 'GET',
  path: '/api/workout/:id',
  access: 'activeAthlete',
  summary: 'One workout',
  params: idParams,
  response: workoutSchema,
});
