import * as z from 'zod/mini';
import { parseDuration } from '../domain/duration.ts';
import { MAX_WORKOUT_HEART_RATE, MIN_WORKOUT_HEART_RATE } from '../domain/limits.ts';
import { SPORTS } from '../domain/sports.ts';
import { GEL_TYPES, RUNNING_SUBTYPES, SOURCES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import {
  day,
  idParam,
  oneOf,
  optionalDecimal,
  optionalOneOf,
  optionalText,
  optionalWhole,
  queryNumber,
  wholeOrZero,
} from './fields.ts';

const heartRate = (label: string) =>
  optionalWhole({ label, min: MIN_WORKOUT_HEART_RATE, max: MAX_WORKOUT_HEART_RATE, unit: 'bpm' });

const MAX_ZONE_MINUTES = 10_000;

const zoneMinutes = (zone: number) =>
  wholeOrZero({ label: `Zone ${zone} minutes`, min: 0, max: MAX_ZONE_MINUTES });

export const durationField = z.string({ error: 'Duration must be in H:MM format' }).check(
  z.trim(),
  z.refine((value) => parseDuration(value) !== null, 'Duration must be in H:MM format'),
  z.refine((value) => parseDuration(value) !== 0, 'Duration must be longer than 0:00'),
);

/** A workout as a form or a program sends it. Whose it is comes from the credential alone. */
export const workoutBody = z
  .object({
    date: day('Date is required'),
    workoutType: oneOf(WORKOUT_TYPES, 'Workout type'),
    runningSubtype: optionalOneOf(RUNNING_SUBTYPES, 'Running type'),
    duration: durationField,
    distance: optionalDecimal({ label: 'Distance', min: 0, max: 1000, unit: 'km' }),
    calories: optionalWhole({ label: 'Calories', min: 0, max: 30_000 }),
    avgHeartRate: heartRate('Average heart rate'),
    maxHeartRate: heartRate('Maximum heart rate'),
    zone1Minutes: zoneMinutes(1),
    zone2Minutes: zoneMinutes(2),
    zone3Minutes: zoneMinutes(3),
    zone4Minutes: zoneMinutes(4),
    zone5Minutes: zoneMinutes(5),
    gelType: optionalOneOf(GEL_TYPES, 'Gel type'),
    caffeinated: wholeOrZero({ label: 'Caffeinated gels', min: 0, max: 100 }),
    nonCaffeinated: wholeOrZero({ label: 'Non-caffeinated gels', min: 0, max: 100 }),
    hydration: optionalWhole({ label: 'Hydration', min: 0, max: 30_000, unit: 'ml' }),
    notes: optionalText({ label: 'Notes', max: 10_000 }),
  })
  .check(
    z.refine(
      ({ avgHeartRate, maxHeartRate }) =>
        avgHeartRate === null || maxHeartRate === null || avgHeartRate <= maxHeartRate,
      {
        message: 'Average heart rate cannot be above the maximum heart rate',
        path: ['avgHeartRate'],
      },
    ),
  );

export type WorkoutBody = z.output<typeof workoutBody>;
export type WorkoutForm = z.input<typeof workoutBody>;

/** A workout as every call answers it. */
export const workoutSchema = z.object({
  id: z.int(),
  userId: z.int(),
  date: z.string(),
  /** The instant in UTC, where the source knew it. */
  startedAt: z.nullable(z.string()),
  utcOffsetS: z.nullable(z.int()),
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  /** What it was, finer than the type: run, walk, hike, cycling, yoga ... */
  sport: z.enum(SPORTS),
  /** Whether it was a race, where the source knew it. */
  isRace: z.boolean(),
  /** 'H:MM', or 'H:MM:SS' where seconds are known. */
  duration: z.string(),
  durationSeconds: z.int(),
  /** Kilometres. */
  distance: z.nullable(z.number()),
  calories: z.nullable(z.int()),
  avgHeartRate: z.nullable(z.int()),
  maxHeartRate: z.nullable(z.int()),
  zone1Minutes: z.int(),
  zone2Minutes: z.int(),
  zone3Minutes: z.int(),
  zone4Minutes: z.int(),
  zone5Minutes: z.int(),
  gelType: z.nullable(z.enum(GEL_TYPES)),
  caffeinated: z.int(),
  nonCaffeinated: z.int(),
  hydration: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  source: z.enum(SOURCES),
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: z.int(),
  createdAt: z.string(),
});

export type Workout = z.output<typeof workoutSchema>;

const zoneSecondsWords = `Zone seconds must be whole numbers from 0 to ${MAX_ZONE_MINUTES * 60}`;
const zoneSeconds = z
  .int(zoneSecondsWords)
  .check(z.gte(0, zoneSecondsWords), z.lte(MAX_ZONE_MINUTES * 60, zoneSecondsWords));

/** What a workout holds behind its form: what was done, and the seconds behind the zones' minutes. */
const behindForm = z.object({
  sport: oneOf(SPORTS, 'Sport'),
  zoneSeconds: z.tuple([zoneSeconds, zoneSeconds, zoneSeconds, zoneSeconds, zoneSeconds]),
});

export type BehindForm = z.output<typeof behindForm>;

/** A changed workout. With what an earlier change `replaced` it is put back as it was before that. */
const workoutEdit = z.intersection(workoutBody, z.object({ replaced: z.optional(behindForm) }));

export type WorkoutEdit = z.output<typeof workoutEdit>;

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

export const workoutsPage = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId/page',
  access: 'activeAthlete',
  summary: 'All workouts page by page, newest first, of one group of types where asked',
  params: userIdParams,
  query: z.object({
    group: z.optional(z.enum(['runs', 'others'], { error: 'group must be runs or others' })),
    after: z.optional(z.string().check(z.maxLength(80, 'The page cursor is not one of ours'))),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 30 }),
  }),
  response: z.object({ workouts: z.array(workoutSchema), next: z.nullable(z.string()) }),
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
  summary: 'Log a workout; with an Idempotency-Key header it is applied once',
  body: workoutBody,
  status: 201,
  response: workoutSchema,
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id',
  access: 'activeAthlete',
  summary:
    'Change a workout; an If-Match header with its version refuses a lost update. Sent back together with the former fields, what was `replaced` puts it back as it was',
  params: workoutIdParams,
  body: workoutEdit,
  response: z.extend(workoutSchema, { replaced: behindForm }),
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
