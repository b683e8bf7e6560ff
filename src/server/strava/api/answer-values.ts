import * as z from 'zod/mini';
import { isDay } from '../../../domain/calendar.ts';

/** An id: digits, as text, however many. Those past 2^53 are text already when they come here. */
export const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(z.transform(String), z.string().check(z.regex(/^\d{1,30}$/))),
);

export const maybeId = maybe(id);

export const maybeText = maybe(z.string());

export const maybeSwitch = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/**
 * A measure. Another type than a number is an answer that cannot be read; a number that no athlete
 * reaches is Strava's own mistake, and as good as none.
 */
export function measure({ from = 0, to }: { from?: number; to: number }) {
  return z.pipe(
    z.nullish(z.number()),
    z.transform((value) => (value != null && value >= from && value <= to ? value : null)),
  );
}

/** As 2025-10-18T12:49:52Z. Years that a clock without a battery makes up are no instant. */
export const instantMs = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/)),
  z.pipe(
    z.transform((text: string) => Date.parse(text)),
    z.number().check(z.gte(Date.UTC(1950, 0)), z.lt(Date.UTC(2100, 0))),
  ),
);

/** Local time, though it ends in Z: the day is its first ten characters. */
export const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/),
  z.refine((text) => isDay(text.slice(0, 10))),
);

function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );
}
