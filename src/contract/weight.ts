import * as z from 'zod/mini';
import type { Day } from '../domain/calendar.ts';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG } from '../domain/limits.ts';
import { weightFigure, weightUnit } from '../domain/measures.ts';
import { endpoint } from './endpoint.ts';
import { day, idParams, pageCursor, queryNumber, userIdParams } from './fields.ts';
import { optionalText, requiredDecimal } from './typed-fields.ts';

const tooLight = () => `Weight must be at least ${limitText(MIN_WEIGHT_KG)}`;
const tooHeavy = () => `Weight must be less than ${limitText(WEIGHT_BELOW_KG)}`;

function limitText(limitKg: number): string {
  return `${weightFigure(limitKg, 0)}${weightUnit()}`;
}

const weightField = z.pipe(
  requiredDecimal({
    label: 'Weight',
    min: MIN_WEIGHT_KG,
    max: WEIGHT_BELOW_KG,
    minMessage: tooLight,
    maxMessage: tooHeavy,
  }),
  z.number().check(z.lt(WEIGHT_BELOW_KG, { error: tooHeavy })),
);

/** A weigh-in as its athlete's calls hand it out. */
export type WeightEntry = {
  id: number;
  userId: number;
  date: Day;
  weightKg: number;
  notes: string | null;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

/** What a form says of a weigh-in. */
export type WeightBody = Pick<WeightEntry, 'date' | 'weightKg' | 'notes'>;

/** As a form or a program sends it. It becomes the caller’s own. */
const weightBodyJson = z.object({
  date: day('Date is required'),
  weight: weightField,
  notes: optionalText({ label: 'Notes', max: 2_000 }),
});

export type WeightBodyJson = z.input<typeof weightBodyJson>;

export const weightBody = z.pipe(
  weightBodyJson,
  z.transform(({ date, weight, notes }): WeightBody => ({ date, weightKg: weight, notes })),
);

export function weightBodyToJson({ date, weightKg, notes }: WeightBody): WeightBodyJson {
  return { date, weight: weightKg, notes };
}

const weightJson = z.object({
  id: z.int(),
  userId: z.int(),
  date: z.string(),
  /** Kilograms. */
  weight: z.number(),
  notes: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
});

export type WeightJson = z.output<typeof weightJson>;

const weightSchema = z.pipe(weightJson, z.transform(weightFromJson));

function weightFromJson(json: WeightJson): WeightEntry {
  return {
    id: json.id,
    userId: json.userId,
    date: json.date,
    weightKg: json.weight,
    notes: json.notes,
    version: json.version,
    createdAtMs: Date.parse(json.createdAt),
  };
}

export function weightToJson(entry: WeightEntry): WeightJson {
  return {
    id: entry.id,
    userId: entry.userId,
    date: entry.date,
    weight: entry.weightKg,
    notes: entry.notes,
    version: entry.version,
    createdAt: new Date(entry.createdAtMs).toISOString(),
  };
}

const listedWeightSchema = z.pipe(
  z.extend(weightJson, {
    /** Of the entry before it by day; null for the very first. */
    previousWeight: z.nullable(z.number()),
  }),
  z.transform(({ previousWeight, ...entry }) => ({
    ...weightFromJson(entry),
    previousWeightKg: previousWeight,
  })),
);

export type ListedWeight = z.output<typeof listedWeightSchema>;

export const allWeights = endpoint({
  method: 'GET',
  path: '/api/weight',
  access: 'activeAthlete',
  summary: 'The latest 200 weight entries, newest first; the rest page by page',
  response: z.array(weightSchema),
});

export const latestWeights = endpoint({
  method: 'GET',
  path: '/api/weight/:userId',
  access: 'activeAthlete',
  summary: 'The latest weight entries, newest first',
  params: userIdParams,
  query: z.object({ limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 200 }) }),
  response: z.array(weightSchema),
});

export const weightPage = endpoint({
  method: 'GET',
  path: '/api/weight/:userId/page',
  access: 'activeAthlete',
  summary: 'All weight entries page by page, newest first, each with the weight before it',
  params: userIdParams,
  query: z.object({
    after: z.optional(pageCursor()),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 50 }),
  }),
  response: z.object({ entries: z.array(listedWeightSchema), next: z.nullable(z.string()) }),
});

export const weightStats = endpoint({
  method: 'GET',
  path: '/api/weight/:userId/stats',
  access: 'activeAthlete',
  summary: 'The latest, the earliest and the lowest weight entry, and the trend',
  params: userIdParams,
  response: z.object({
    latest: z.nullable(weightSchema),
    start: z.nullable(weightSchema),
    lowest: z.nullable(weightSchema),
    /** The smoothed weight after each of the latest entries, oldest first, in kilograms. */
    trend: z.array(z.object({ id: z.int(), trend: z.number() })),
    /** By how many kilograms a week the trend goes; null before two weeks of entries. */
    weeklyRate: z.nullable(z.number()),
  }),
});

export const createWeight = endpoint({
  method: 'POST',
  path: '/api/weight',
  access: 'activeAthlete',
  summary: 'Add a weight entry; with an Idempotency-Key header it is applied once',
  body: weightBody,
  status: 201,
  response: weightSchema,
});

export const updateWeight = endpoint({
  method: 'PUT',
  path: '/api/weight/:id',
  access: 'activeAthlete',
  summary: 'Change a weight entry; an If-Match header with its version refuses a lost update',
  params: idParams,
  body: weightBody,
  response: weightSchema,
});

export const deleteWeight = endpoint({
  method: 'DELETE',
  path: '/api/weight/:id',
  access: 'activeAthlete',
  summary: 'Delete a weight entry; it can be restored for 30 days',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreWeight = endpoint({
  method: 'POST',
  path: '/api/weight/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted weight entry back',
  params: idParams,
  response: weightSchema,
});
