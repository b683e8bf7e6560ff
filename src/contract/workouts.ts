import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { confirmedField, day, idParam, queryNumber } from './fields.ts';
import {
  formerWorkout,
  workoutBodyFromJson,
  workoutBodyJson,
  workoutFromJson,
  workoutJson,
} from './workout-json.ts';

/** A workout as a form or a program sends it. It becomes the caller’s own. */
export const workoutBody = z.pipe(
  z.object({ ...workoutBodyJson, confirmed: confirmedField() }).check(averageBelowMaximum()),
  z.transform(({ confirmed, ...json }) => ({
    ...workoutBodyFromJson(json),
    isConfirmed: confirmed === true,
  })),
);

export type WorkoutForm = z.input<z.ZodMiniObject<typeof workoutBodyJson>>;
export type WorkoutBody = z.output<typeof workoutBody>;
/** What a call is sent. */
export type SentWorkout = z.input<typeof workoutBody>;

/** Holds two heart rates to each other. */
export function averageBelowMaximum() {
  type HeartRates = { avgHeartRate: number | null; maxHeartRate: number | null };
  return z.refine<HeartRates>(
    ({ avgHeartRate, maxHeartRate }) =>
      avgHeartRate === null || maxHeartRate === null || avgHeartRate <= maxHeartRate,
    {
      message: 'Average heart rate cannot be above the maximum heart rate',
      path: ['avgHeartRate'],
    },
  );
}

/** A workout as every call of its athlete answers it. */
export const workoutSchema = z.pipe(workoutJson, z.transform(workoutFromJson));
export type Workout = z.output<typeof workoutSchema>;

const userIdParams = z.object({ userId: idParam() });
const workoutIdParams = z.object({ id: idParam() });

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
  params: workoutIdParams,
  response: workoutSchema,
});

export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts',
  access: 'activeAthlete',
  summary:
    'Log a workout; with an Idempotency-Key header it is applied once. A time that is hard to believe is refused unless it is `confirmed`',
  body: workoutBody,
  status: 201,
  response: workoutSchema,
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id',
  access: 'activeAthlete',
  summary:
    'Change a workout; an If-Match header with its version refuses a lost update. What was `replaced` can be put back',
  params: workoutIdParams,
  body: workoutBody,
  response: z.pipe(
    z.extend(workoutJson, { replaced: formerWorkout }),
    z.transform(({ replaced, ...json }) => ({ ...workoutFromJson(json), replaced })),
  ),
});

export const putBackWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/put-back',
  access: 'activeAthlete',
  summary: 'Put back what a change replaced, as it was; an If-Match header refuses a lost update',
  params: workoutIdParams,
  body: formerWorkout,
  response: workoutSchema,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id',
  access: 'activeAthlete',
  summary: 'Delete a workout; it can be restored for 30 days',
  params: workoutIdParams,
  status: 204,
  response: z.null(),
});

export const restoreWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted workout back',
  params: workoutIdParams,
  response: workoutSchema,
});
