import * as z from 'zod/mini';
import { isDay } from '../domain/calendar.ts';
import { SPORTS } from '../domain/sports.ts';
import { kmFromM, mFromKm, roundKm } from '../domain/units.ts';
import { RUNNING_SUBTYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import {
  CURSOR,
  cursorBehind,
  day,
  FOREIGN_CURSOR,
  LARGEST_ID,
  type NumberRule,
  queryKm,
  queryNumber,
  rangeMessage,
  userIdParams,
} from './fields.ts';
import { text } from './typed-fields.ts';
import { workoutSchema } from './workouts.ts';

/** What a list is narrowed to: a kind of run, races, or one sport. */
export const LISTED_KINDS = [...RUNNING_SUBTYPES, 'race', ...SPORTS] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

const LISTED_GROUPS = ['runs', 'walks', 'others'] as const;

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
type ListedBy = (typeof LISTED_BY)[number];
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

/** A whole number of an address, where it is named at all. */
function queryWhole({ label, min, max }: NumberRule) {
  return z.pipe(
    z.string(),
    z.transform((value, context) => {
      const parsed = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
      if (parsed >= min && parsed <= max) return parsed;
      const message = rangeMessage({ label, min, max });
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** '4:30' of an address, handed on in seconds. */
function queryPace(label: string) {
  return z.pipe(
    z.string(),
    z.transform((value, context) => {
      const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(value) ?? [];
      if (minutes && seconds) return Number(minutes) * 60 + Number(seconds);
      const message = `${label} must be minutes and seconds, such as 4:30`;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** Where a page of a list in any order ends: by a day, or by the figure that it is in the order of. */
export type ListPlace = { date: string; id: number } | { value: number; id: number };

const FIGURE_CURSOR = /^v(-?\d{1,20}(?:\.\d{1,20})?(?:e-?\d{1,3})?)~([1-9]\d{0,9})$/;

/** '2026-11-18.42', or 'v8412.5~42' in the order of a figure. */
function listCursor() {
  return z.pipe(
    z.string(),
    z.transform((text, context): ListPlace => {
      const [, date = '', dayId = ''] = CURSOR.exec(text) ?? [];
      if (isDay(date) && Number(dayId) <= LARGEST_ID) return { date, id: Number(dayId) };
      const [, value, id] = FIGURE_CURSOR.exec(text) ?? [];
      if (value && Number(id) <= LARGEST_ID) return { value: Number(value), id: Number(id) };
      context.issues.push({ code: 'custom', message: FOREIGN_CURSOR, input: text });
      return z.NEVER;
    }),
  );
}

export function listCursorBehind(
  last: { date: string; id: number; sortedBy: number | null } | undefined,
): string | null {
  if (!last || last.sortedBy === null) return cursorBehind(last);
  return `v${last.sortedBy}~${last.id}`;
}
