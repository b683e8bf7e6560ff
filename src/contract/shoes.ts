import * as z from 'zod/mini';
import type { Day } from '../domain/calendar.ts';
import { shoeDistanceM } from '../domain/shoes.ts';
import { kmFromM, kmFromSumM, mFromKm } from '../domain/units.ts';
import { RUNNING_SUBTYPES, type RunningSubtype } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParams, LARGEST_ID, oneOf, userIdParams } from './fields.ts';
import { optionalDay, optionalDecimal, optionalText, text } from './typed-fields.ts';

export const MOST_SHOE_KM = 20_000;

/** A pair of shoes as its athlete's calls hand it out. */
export type Shoe = {
  id: number;
  userId: number;
  name: string;
  brand: string | null;
  boughtOn: Day | null;
  /** From this day on it is offered no more. */
  retiredOn: Day | null;
  /** What was on it before its first workout in the log. */
  startDistanceM: number;
  /** The distance at which to think of a new pair. */
  replaceAtM: number | null;
  /** The kinds of run that it is offered for; each kind has one pair at most. */
  defaultFor: RunningSubtype[];
  /** Over the workouts of the log that wore it. */
  loggedDistanceM: number;
  workouts: number;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

/** What a form says of a pair. */
export type ShoeBody = Pick<
  Shoe,
  'name' | 'brand' | 'boughtOn' | 'retiredOn' | 'startDistanceM' | 'replaceAtM' | 'defaultFor'
>;

const DEFAULT_FOR = 'The kinds of run must be a list';

const shoeBodyJson = z.object({
  name: text({
    label: 'Name',
    min: 1,
    max: 100,
    minMessage: 'A name is required, such as the model',
    trimmed: true,
  }),
  brand: optionalText({ label: 'Brand', max: 100 }),
  boughtOn: optionalDay(),
  retiredOn: optionalDay(),
  /** Kilometres. */
  startDistance: optionalDecimal({
    label: 'Distance already on them',
    min: 0,
    max: MOST_SHOE_KM,
    unit: 'km',
  }),
  /** Kilometres. */
  replaceAt: optionalDecimal({
    label: 'Distance for a new pair',
    min: 1,
    max: MOST_SHOE_KM,
    unit: 'km',
  }),
  defaultFor: z._default(
    z
      .array(oneOf(RUNNING_SUBTYPES, 'A kind of run'), { error: DEFAULT_FOR })
      .check(z.maxLength(RUNNING_SUBTYPES.length, DEFAULT_FOR)),
    [],
  ),
});

export type ShoeBodyJson = z.input<typeof shoeBodyJson>;

export const shoeBody = z.pipe(
  shoeBodyJson,
  z.transform(
    (json): ShoeBody => ({
      name: json.name,
      brand: json.brand,
      boughtOn: json.boughtOn,
      retiredOn: json.retiredOn,
      startDistanceM: mFromKm(json.startDistance ?? 0),
      replaceAtM: json.replaceAt === null ? null : mFromKm(json.replaceAt),
      defaultFor: [...new Set(json.defaultFor)],
    }),
  ),
);

export function shoeBodyToJson(body: ShoeBody): ShoeBodyJson {
  return {
    name: body.name,
    brand: body.brand,
    boughtOn: body.boughtOn,
    retiredOn: body.retiredOn,
    startDistance: kmFromM(body.startDistanceM),
    replaceAt: body.replaceAtM === null ? null : kmFromM(body.replaceAtM),
    defaultFor: body.defaultFor,
  };
}

const shoeJson = z.object({
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  brand: z.nullable(z.string()),
  boughtOn: z.nullable(z.string()),
  retiredOn: z.nullable(z.string()),
  /** Kilometres, like all that follow. */
  startDistance: z.number(),
  replaceAt: z.nullable(z.number()),
  defaultFor: z.array(z.enum(RUNNING_SUBTYPES)),
  /** Start and log together. */
  distance: z.number(),
  loggedDistance: z.number(),
  workouts: z.int(),
  version: z.int(),
  createdAt: z.string(),
});

export type ShoeJson = z.output<typeof shoeJson>;

const shoeSchema = z.pipe(shoeJson, z.transform(shoeFromJson));

function shoeFromJson(json: ShoeJson): Shoe {
  return {
    id: json.id,
    userId: json.userId,
    name: json.name,
    brand: json.brand,
    boughtOn: json.boughtOn,
    retiredOn: json.retiredOn,
    startDistanceM: mFromKm(json.startDistance),
    replaceAtM: json.replaceAt === null ? null : mFromKm(json.replaceAt),
    defaultFor: json.defaultFor,
    loggedDistanceM: mFromKm(json.loggedDistance),
    workouts: json.workouts,
    version: json.version,
    createdAtMs: Date.parse(json.createdAt),
  };
}

export function shoeToJson(shoe: Shoe): ShoeJson {
  return {
    id: shoe.id,
    userId: shoe.userId,
    name: shoe.name,
    brand: shoe.brand,
    boughtOn: shoe.boughtOn,
    retiredOn: shoe.retiredOn,
    startDistance: kmFromM(shoe.startDistanceM),
    replaceAt: shoe.replaceAtM === null ? null : kmFromM(shoe.replaceAtM),
    defaultFor: shoe.defaultFor,
    distance: kmFromSumM(shoeDistanceM(shoe)),
    loggedDistance: kmFromSumM(shoe.loggedDistanceM),
    workouts: shoe.workouts,
    version: shoe.version,
    createdAt: new Date(shoe.createdAtMs).toISOString(),
  };
}

const MOST_TAKEN_FROM = RUNNING_SUBTYPES.length;

/** What a change replaced, with the kinds of run that it took from other pairs. */
const formerShoe = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  boughtOn: z.nullable(z.string()),
  retiredOn: z.nullable(z.string()),
  startDistance: z.number(),
  replaceAt: z.nullable(z.number()),
  defaultFor: z.array(z.enum(RUNNING_SUBTYPES)),
  taken: z
    .array(
      z.object({
        shoeId: z.int().check(z.minimum(1), z.maximum(LARGEST_ID)),
        kinds: z.array(z.enum(RUNNING_SUBTYPES)),
      }),
    )
    .check(z.maxLength(MOST_TAKEN_FROM)),
});

/** Kinds of run that a change took from another pair. */
export type TakenKinds = z.output<typeof formerShoe>['taken'][number];

export const listShoes = endpoint({
  method: 'GET',
  path: '/api/shoes/:userId',
  access: 'activeAthlete',
  summary: 'The athlete’s pairs of shoes with what each has run, those in use first',
  params: userIdParams,
  response: z.array(shoeSchema),
});

export const createShoe = endpoint({
  method: 'POST',
  path: '/api/shoes',
  access: 'activeAthlete',
  summary: 'Add a pair of shoes; with an Idempotency-Key header it is applied once',
  body: shoeBody,
  status: 201,
  response: shoeSchema,
});

export const updateShoe = endpoint({
  method: 'PUT',
  path: '/api/shoes/:id',
  access: 'activeAthlete',
  summary:
    'Change a pair of shoes; an If-Match header with its version refuses a lost update. What was `replaced` can be put back',
  params: idParams,
  body: shoeBody,
  response: z.pipe(
    z.extend(shoeJson, { replaced: formerShoe }),
    z.transform(({ replaced, ...json }) => ({ ...shoeFromJson(json), replaced })),
  ),
});

export const putBackShoe = endpoint({
  method: 'POST',
  path: '/api/shoes/:id/put-back',
  access: 'activeAthlete',
  summary:
    'Put back what a change replaced; kinds of run that it took go back too, unless another pair has them by now',
  params: idParams,
  body: z.pipe(
    formerShoe,
    z.transform(({ taken, ...json }, context) => {
      const read = shoeBody.safeParse(json);
      if (read.success) return { ...read.data, taken };
      for (const { message, path } of read.error.issues) {
        context.issues.push({ code: 'custom', message, path, input: json });
      }
      return z.NEVER;
    }),
  ),
  response: shoeSchema,
});

export const deleteShoe = endpoint({
  method: 'DELETE',
  path: '/api/shoes/:id',
  access: 'activeAthlete',
  summary: 'Delete a pair of shoes; it can be restored for 30 days, its workouts stay',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreShoe = endpoint({
  method: 'POST',
  path: '/api/shoes/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted pair of shoes back',
  params: idParams,
  response: shoeSchema,
});
