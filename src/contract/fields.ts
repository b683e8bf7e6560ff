import * as z from 'zod/mini';
import { isDay } from '../domain/calendar.ts';
import {
  distanceUnit,
  exactDistance,
  heightFigure,
  measures,
  weightFigure,
  weightUnit,
} from '../domain/measures.ts';
import { mFromKm } from '../domain/units.ts';

export type NumberRule = { label: string; min: number; max: number; unit?: string };

/** In the units of whoever fills in a form; in those of the call for who sends one. */
export function rangeMessage({ label, min, max, unit }: NumberRule): string {
  const [least, most] = [min, max].map((limit) => limitText(limit, unit));
  const suffix = unit ? ` ${shownUnit(unit)}` : '';
  return `${label} must be between ${least} and ${most}${suffix}`;
}

function limitText(limit: number, unit: string | undefined): string {
  if (unit === 'km' && distanceUnit() !== 'km') return exactDistance(1000 * limit);
  if (unit === 'kg' && weightUnit() !== 'kg') return weightFigure(limit, 0);
  if (unit === 'cm' && measures().height !== 'cm') return heightFigure(limit);
  return String(limit);
}

function shownUnit(unit: string): string {
  if (unit === 'cm') return measures().height === 'cm' ? unit : '(feet and inches)';
  return { km: distanceUnit(), kg: weightUnit() }[unit] ?? unit;
}

/** A calendar day 'YYYY-MM-DD' that exists, between 1900 and 2199. */
export function day(requiredMessage: string) {
  return z
    .string({ error: requiredMessage })
    .check(
      z.minLength(1, requiredMessage),
      z.refine(isReasonableDay, 'Date must be a day of the calendar, as YYYY-MM-DD'),
    );
}

export function isReasonableDay(value: string): boolean {
  if (value === '') return true;
  return isDay(value) && value >= '1900-01-01' && value <= '2199-12-31';
}

/** One of a fixed list. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T, label: string) {
  return z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });
}

/** The largest id that both databases can be asked for: PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647;
/** No row has it: ids begin at 1. */
const NO_ID = 0;

/** An id in a path. One that is larger than any could be names nothing, like any other unknown id. */
export function idParam() {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'The id in the address must be a whole number')),
    z.transform((digits) => (Number(digits) <= LARGEST_ID ? Number(digits) : NO_ID)),
  );
}

/** Of a path that names an athlete. */
export const userIdParams = z.object({ userId: idParam() });

/** Of a path that names one thing: a workout, a race, a file. */
export const idParams = z.object({ id: idParam() });

/** A whole number in a query string, with a default. */
export function queryNumber({ label, min, max, fallback }: NumberRule & { fallback: number }) {
  return z.pipe(
    z._default(z.string(), String(fallback)),
    z.transform((value, context) => {
      const parsed = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (parsed >= min && parsed <= max) return parsed;
      context.issues.push({
        code: 'custom',
        message: rangeMessage({ label, min, max }),
        input: value,
      });
      return fallback;
    }),
  );
}

/** Kilometres of an address, '7.5', handed on in metres. */
export function queryKm(label: string) {
  return z.pipe(
    z.string(),
    z.transform((value, context) => {
      if (/^\d{1,4}(\.\d{1,3})?$/.test(value)) return mFromKm(Number(value));
      const message = `${label} must be kilometres, such as 7.5`;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

export const CURSOR = /^(\d{4}-\d{2}-\d{2})\.([1-9]\d{0,9})$/;
export const FOREIGN_CURSOR = 'The page cursor is not one of ours: leave it out to begin again';

/** '2026-11-18.42': the day and id of the last entry of the page before. */
export function pageCursor() {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const [, date = '', id = ''] = CURSOR.exec(text) ?? [];
      if (isDay(date) && Number(id) <= LARGEST_ID) return { date, id: Number(id) };
      context.issues.push({ code: 'custom', message: FOREIGN_CURSOR, input: text });
      return z.NEVER;
    }),
  );
}

/** Where the page after these ends: null where that is the last one. */
export function cursorBehind(last: { date: string; id: number } | undefined): string | null {
  return last ? `${last.date}.${last.id}` : null;
}
