import * as z from 'zod/mini';
import { isDay } from '../domain/calendar.ts';
import type { Bound } from '../domain/coach/conditions.ts';
import { formatPace } from '../domain/pace.ts';
import { mFromKm } from '../domain/units.ts';

// What an outside model may look up: the parts of the typed questions, and no user among them.

function described<Schema extends z.ZodMiniType>(schema: Schema, text: string): Schema {
  return schema.check(z.describe(text)) as Schema;
}

const day = described(
  z.string().check(z.refine(isDay, 'A day as 2026-03-18')),
  'a day as 2026-03-18',
);
export const lookUpDays = z.strictObject({ from: day, to: z.optional(day) });
export const lookUpPlan = z.strictObject({ when: z.enum(['today', 'tomorrow', 'week']) });
export const lookUpWhole = z.strictObject({});
export const lookUpRaces = z.strictObject({ which: z.enum(['coming', 'past']) });
export const lookUpReadiness = z.strictObject({
  race: z.optional(described(z.string().check(z.maxLength(100)), 'its name; the next one without')),
});

export const LOOKED_UP_KINDS = [
  'run',
  'easy run',
  'long run',
  'interval run',
  'treadmill run',
  'strength',
  'cross training',
  'walk',
  'hike',
  'cycling',
  'swim',
  'any workout',
] as const;

export const lookUpCompared = z.strictObject({
  kind: z.optional(z.enum(LOOKED_UP_KINDS)),
  from: day,
  to: day,
  otherFrom: day,
  otherTo: day,
});

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export const lookUpLog = z.strictObject({
  ask: z.enum([
    'total',
    'count',
    'time',
    'calories',
    'gels',
    'drinks',
    'rest days',
    'average pace',
    'average heart rate',
    'average distance',
    'average time',
    'list',
    'longest',
    'shortest',
    'fastest',
    'slowest',
    'latest',
    'first',
    'highest heart rate',
    'per week',
    'biggest week',
    'time in zones',
    'trend',
  ]),
  kind: z.optional(z.enum(LOOKED_UP_KINDS)),
  from: z.optional(day),
  to: z.optional(day),
  atLeastKm: z.optional(z.number().check(z.gt(0), z.lte(1_000))),
  atMostKm: z.optional(z.number().check(z.gt(0), z.lte(1_000))),
  atLeastMinutes: z.optional(z.number().check(z.gt(0), z.lte(6_000))),
  atMostMinutes: z.optional(z.number().check(z.gt(0), z.lte(6_000))),
  fasterThan: z.optional(
    described(z.string().check(z.regex(/^\d{1,2}:[0-5]\d$/)), 'pace of a kilometre as 5:30'),
  ),
  slowerThan: z.optional(
    described(z.string().check(z.regex(/^\d{1,2}:[0-5]\d$/)), 'pace of a kilometre as 5:30'),
  ),
  weekdays: z.optional(z.array(z.enum(WEEKDAYS)).check(z.minLength(1), z.maxLength(7))),
  noteSays: z.optional(
    described(z.string().check(z.minLength(2), z.maxLength(60)), 'a word of the note'),
  ),
  ofDistanceKm: z.optional(
    described(z.number().check(z.gt(0), z.lte(200)), 'with fastest: over this race distance'),
  ),
});

/** In metres and seconds. What a model sent stays as it was sent: it is shown it again. */
export function partsOfLogLookUp(input: z.output<typeof lookUpLog>) {
  return {
    ask: input.ask,
    kind: input.kind,
    from: input.from,
    to: input.to,
    bounds: boundsOf(input),
    weekdays: input.weekdays?.map((name) => WEEKDAYS.indexOf(name)) ?? null,
    note: input.noteSays ?? null,
    distanceM: input.ofDistanceKm === undefined ? null : mFromKm(input.ofDistanceKm),
  };
}

export const lookUpPrediction = z.strictObject({
  km: described(z.number().check(z.gte(1), z.lte(200)), 'kilometres'),
});

export function distanceOfLookUp({ km }: z.output<typeof lookUpPrediction>): number {
  return mFromKm(km);
}

function boundsOf(input: z.output<typeof lookUpLog>): Bound[] {
  const { atLeastKm, atMostKm, atLeastMinutes, atMostMinutes, fasterThan, slowerThan } = input;
  const bounds: Bound[] = [];
  const add = (of: Bound['of'], side: 'atLeast' | 'atMost', value: number, words: string) => {
    const atLeast = side === 'atLeast' ? value : null;
    const atMost = side === 'atMost' ? value : null;
    bounds.push({ of, above: null, atLeast, below: null, atMost, words });
  };
  if (atLeastKm) add('distance', 'atLeast', mFromKm(atLeastKm), `at least ${atLeastKm} km`);
  if (atMostKm) add('distance', 'atMost', mFromKm(atMostKm), `at most ${atMostKm} km`);
  if (atLeastMinutes) add('time', 'atLeast', atLeastMinutes * 60, `at least ${atLeastMinutes} min`);
  if (atMostMinutes) add('time', 'atMost', atMostMinutes * 60, `at most ${atMostMinutes} min`);
  // A run that is shown with 5:35 is not faster than 5:35.
  const faster = fasterThan && paceOf(fasterThan);
  if (faster) add('pace', 'atMost', faster - 0.501, `faster than ${formatPace(faster)} /km`);
  const slower = slowerThan && paceOf(slowerThan);
  if (slower) add('pace', 'atLeast', slower + 0.5, `slower than ${formatPace(slower)} /km`);
  return bounds;
}

function paceOf(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}
