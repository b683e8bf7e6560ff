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

/** One-line or many-line text that every database can hold: no NUL byte, no broken surrogate. */
export function text({ label, max, min = 0, minMessage, trimmed = false }: TextRule) {
  const tooShort = minMessage ?? `${label} is required`;
  const missing = min > 0 ? tooShort : `${label} must be text`;
  const given = z.string({
    error: ({ input }) => (input == null ? missing : `${label} must be text`),
  });
  return (trimmed ? given.check(z.trim()) : given).check(
    z.minLength(min, tooShort),
    // Put together when it is needed: the first formatted number takes a browser 20 ms.
    z.maxLength(max, {
      error: () => `${label} must be at most ${max.toLocaleString('en')} characters`,
    }),
    z.refine(isStorable, `${label} contains characters that cannot be stored`),
  );
}

type TextRule = {
  label: string;
  max: number;
  min?: number;
  minMessage?: string;
  /** Blanks around it are dropped before it is measured. */
  trimmed?: boolean;
};

/** PostgreSQL refuses NUL; half a surrogate pair would come back as another character. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Text that may be left out; blank becomes null. */
export function optionalText({ label, max }: { label: string; max: number }) {
  return z.pipe(
    z.optional(z.nullable(text({ label, max }))),
    z.transform((value) => (value == null || value.trim() === '' ? null : value)),
  );
}

export type NumberRule = { label: string; min: number; max: number; unit?: string };

/** A number, or its text as a form holds it ('10,5' and '10.5'); empty becomes null. */
export function optionalDecimal(rule: NumberRule) {
  return z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string()], { error: rangeMessage(rule) }))),
    z.transform((value, context) => numberOrNull({ value, context, rule, whole: false })),
  );
}

/** As `optionalDecimal`, whole numbers only. */
export function optionalWhole(rule: NumberRule) {
  return z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string()], { error: rangeMessage(rule) }))),
    z.transform((value, context) => numberOrNull({ value, context, rule, whole: true })),
  );
}

/** As `optionalWhole`, and to be said: null where there is none. */
export function wholeOrNull(rule: NumberRule) {
  return z.pipe(
    z.nullable(z.union([z.number(), z.string()], { error: rangeMessage(rule) })),
    z.transform((value, context) => numberOrNull({ value, context, rule, whole: true })),
  );
}

/** A whole number where nothing means zero. */
export function wholeOrZero(rule: NumberRule) {
  return z.pipe(
    optionalWhole(rule),
    z.transform((value) => value ?? 0),
  );
}

/** Put together when it is said: in the units of whoever it is said to. */
type Said = () => string;

/** A number that must be there, as a number or as its text. */
export function requiredDecimal(rule: NumberRule & { minMessage?: Said; maxMessage?: Said }) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: `${rule.label} is required` }),
    z.transform((value, context) => {
      const parsed = typeof value === 'number' ? value : parseDecimal(value);
      const message = requiredMessage({ parsed, rule });
      if (message === null) return parsed;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

function requiredMessage(input: {
  parsed: number;
  rule: NumberRule & { minMessage?: Said; maxMessage?: Said };
}): string | null {
  const { parsed, rule } = input;
  if (!Number.isFinite(parsed)) return `${rule.label} is required`;
  if (parsed < rule.min) return rule.minMessage?.() ?? rangeMessage(rule);
  if (parsed > rule.max) return rule.maxMessage?.() ?? rangeMessage(rule);
  return null;
}

function numberOrNull(input: {
  value: number | string | null | undefined;
  context: {
    issues: { push: (issue: { code: 'custom'; message: string; input: unknown }) => unknown };
  };
  rule: NumberRule;
  whole: boolean;
}): number | null {
  const { value, context, rule, whole } = input;
  if (value == null || (typeof value === 'string' && value.trim() === '')) return null;
  const parsed = typeof value === 'number' ? value : parseDecimal(value);
  const inRange = Number.isFinite(parsed) && parsed >= rule.min && parsed <= rule.max;
  if (inRange && (!whole || Number.isInteger(parsed))) return parsed === 0 ? 0 : parsed;
  const message = inRange ? `${rule.label} must be a whole number` : rangeMessage(rule);
  context.issues.push({ code: 'custom', message, input: value });
  return null;
}

function parseDecimal(value: string): number {
  const trimmed = value.trim().replace(',', '.');
  return /^[+-]?\d{1,12}(\.\d{1,12})?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

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

function isReasonableDay(value: string): boolean {
  if (value === '') return true;
  return isDay(value) && value >= '1900-01-01' && value <= '2199-12-31';
}

/** A day, or nothing: empty text and null both become null. */
export function optionalDay() {
  return z.pipe(
    z.optional(z.nullable(z.string({ error: 'Date must be YYYY-MM-DD' }))),
    z.transform((value, context) => {
      if (value == null || value === '') return null;
      if (isReasonableDay(value)) return value;
      context.issues.push({
        code: 'custom',
        message: 'Date must be a day of the calendar, as YYYY-MM-DD',
        input: value,
      });
      return null;
    }),
  );
}

/** Says that what looks like a slip is meant: it is saved then. */
export function confirmedField() {
  return z.optional(z.nullable(z.boolean({ error: 'Confirmed must be true or false' })));
}

/** One of a fixed list. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T, label: string) {
  return z.enum(values, { error: `${label} must be one of ${values.join(', ')}` });
}

/** One of a fixed list, or nothing. */
export function optionalOneOf<const T extends readonly [string, ...string[]]>(
  values: T,
  label: string,
) {
  return z.pipe(
    z.optional(
      z.nullable(
        z.union([oneOf(values, label), z.literal('')], {
          error: `${label} must be one of ${values.join(', ')}`,
        }),
      ),
    ),
    z.transform((value) => (value === '' || value === undefined ? null : value)),
  );
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

/** The id of something that is linked: left out, the link stays as it is; null or '' takes it away. */
export function linkedId(message: string) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.union([z.number(), z.string()], { error: message }),
        z.transform((value, context) => {
          if (value === '') return null;
          const id = Number(value);
          if (Number.isInteger(id) && id > 0 && id <= LARGEST_ID) return id;
          context.issues.push({ code: 'custom', message, input: value });
          return z.NEVER;
        }),
      ),
    ),
  );
}

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
