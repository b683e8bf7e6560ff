import * as z from 'zod/mini';
import { SPORTS } from '../domain/sports.ts';
import { kmFromM, mFromKm, roundKm } from '../domain/units.ts';
import { RUNNING_SUBTYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import {
  confirmedField,
  day,
  idParam,
  LARGEST_ID,
  listCursor,
  queryKm,
  queryNumber,
  queryPace,
  queryWhole,
  text,
} from './fields.ts';
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

/** What a list is narrowed to: a kind of run, races, or one sport. */
export const LISTED_KINDS = [...RUNNING_SUBTYPES, 'race', ...SPORTS] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export const LISTED_GROUPS = ['runs', 'walks', 'others'] as const;

const listedQuery = {
  /** Runs; what is on foot and no run; everything else. */
  group: z.optional(z.enum(LISTED_GROUPS, { error: 'group must be runs, walks or others' })),
  kind: z.optional(z.enum(LISTED_KINDS, { error: 'kind must be a kind of run, race or a sport' })),
  /** In the title or the notes. */
  search: z.optional(text({ label: 'search', max: 100, trimmed: true })),
  from: z.optional(day('from must be a day')),
  to: z.optional(day('to must be a day')),
  /** Kilometres. */
  minDistance: z.optional(queryKm('minDistance')),
  maxDistance: z.optional(queryKm('maxDistance')),
  /** Minutes and seconds a kilometre, '4:30': the quickest and the slowest that is meant. */
  minPace: z.optional(queryPace('minPace')),
  maxPace: z.optional(queryPace('maxPace')),
  /** Of the average. */
  minHeartRate: z.optional(queryWhole({ label: 'minHeartRate', min: 0, max: 300 })),
  maxHeartRate: z.optional(queryWhole({ label: 'maxHeartRate', min: 0, max: 300 })),
  /** The pair of shoes, by its id. */
  shoe: z.optional(queryWhole({ label: 'shoe', min: 1, max: LARGEST_ID })),
  tag: z.optional(text({ label: 'tag', max: 30, trimmed: true })),
};

type ListedQuery = z.output<z.ZodMiniObject<typeof listedQuery>>;
/** Which workouts a list has. */
export type Listed = Omit<ListedQuery, 'minDistance' | 'maxDistance' | 'minPace' | 'maxPace'> & {
  minM?: number | undefined;
  maxM?: number | undefined;
  /** For a kilometre. */
  minPaceS?: number | undefined;
  maxPaceS?: number | undefined;
};

function listedOf(query: ListedQuery): Listed {
  const { minDistance, maxDistance, minPace, maxPace, ...others } = query;
  return { ...others, minM: minDistance, maxM: maxDistance, minPaceS: minPace, maxPaceS: maxPace };
}

/** What a list can be in the order of. */
export const LISTED_BY = [
  'date',
  'distance',
  'duration',
  'pace',
  'avgHeartRate',
  'maxHeartRate',
  'calories',
  'effort',
] as const;
export type ListedBy = (typeof LISTED_BY)[number];
export type ListOrder = { by: ListedBy; descending: boolean };
export const NEWEST_FIRST: ListOrder = { by: 'date', descending: true };

/** '-date', 'pace': what is first or most, or with a minus what is last or least. */
export function readOrder(text: string): ListOrder | null {
  const descending = text.startsWith('-');
  const by = LISTED_BY.find((name) => name === text.slice(descending ? 1 : 0));
  return by ? { by, descending } : null;
}

export function orderText({ by, descending }: ListOrder): string {
  return descending ? `-${by}` : by;
}

const ORDER_WORDS = `sort must be one of ${LISTED_BY.join(', ')}, with a minus for most first`;

const orderQuery = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const order = readOrder(text);
    if (order) return order;
    context.issues.push({ code: 'custom', message: ORDER_WORDS, input: text });
    return z.NEVER;
  }),
);

export const workoutsPage = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId/page',
  access: 'activeAthlete',
  summary:
    'All workouts page by page, newest first or in the order asked for; those of one group, kind, text, time, distance, pace, heart rate, shoe or tag where asked',
  params: userIdParams,
  query: z.pipe(
    z.object({
      ...listedQuery,
      sort: z.optional(orderQuery),
      after: z.optional(listCursor()),
      limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 30 }),
    }),
    z.transform(({ after, limit, sort, ...listed }) => ({
      after,
      limit,
      order: sort ?? NEWEST_FIRST,
      listed: listedOf(listed),
    })),
  ),
  response: z.object({ workouts: z.array(workoutSchema), next: z.nullable(z.string()) }),
});

export type WorkoutTotals = { workouts: number; distanceM: number; durationS: number };

export function totalsToJson({ workouts, distanceM, durationS }: WorkoutTotals) {
  return { workouts, distance: roundKm(kmFromM(distanceM), 3), durationSeconds: durationS };
}

export const workoutTotals = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId/totals',
  access: 'activeAthlete',
  summary: 'What the workouts of a list come to, with the same query as its pages',
  params: userIdParams,
  query: z.pipe(z.object(listedQuery), z.transform(listedOf)),
  response: z.pipe(
    z.object({ workouts: z.int(), distance: z.number(), durationSeconds: z.number() }),
    z.transform(
      ({ workouts, distance, durationSeconds }): WorkoutTotals => ({
        workouts,
        distanceM: mFromKm(distance),
        durationS: durationSeconds,
      }),
    ),
  ),
});

export const workoutTags = endpoint({
  method: 'GET',
  path: '/api/workouts/:userId/tags',
  access: 'activeAthlete',
  summary: 'The tags of the log, those of the most workouts first, 200 at most',
  params: userIdParams,
  response: z.array(z.string()),
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
