import * as z from 'zod/mini';
import { isReasonableDay, LARGEST_ID, type NumberRule, oneOf, rangeMessage } from './fields.ts';

// What is typed into forms, and sent as their text or as JSON. A screen without a form needs none of it:
// what it does need stands in fields.ts.

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
