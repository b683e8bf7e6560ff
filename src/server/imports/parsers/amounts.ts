import { refuse } from './bad-workout.ts';
import { quoted } from './clean-text.ts';
import { isObject, own, ownText } from './own-value.ts';

export type DecimalMark = '.' | ',';

/** An amount with the unit as the file labels it; an empty unit when it does not. */
export type Quantity = { value: number; unit: string };

const MISSING_WORDS: ReadonlySet<string> = new Set([
  '',
  '-',
  '--',
  '---',
  '—',
  '–',
  'n/a',
  'na',
  'nan',
  'null',
  'none',
  'nil',
  'undefined',
]);

/** A number of zero or more; null when the file leaves it out. Anything else is refused. */
export function readAmount(value: unknown, what: string, mark: DecimalMark = '.'): number | null {
  if (value === null || value === undefined) return null;
  const number = typeof value === 'number' ? value : numberOfText(value, what, mark);
  if (number === null) return null;
  if (!Number.isFinite(number)) {
    refuse(`The ${what} is not a number. Correct it, or leave it empty, and import again.`);
  }
  if (number < 0) {
    refuse(`The ${what} is below zero (${number}). Correct it, or leave it empty.`);
  }
  return number;
}

/** `{ qty, units }`, a bare number or a number as text. Lists hold series, not an amount. */
export function readQuantity(
  value: unknown,
  what: string,
  mark: DecimalMark = '.',
): Quantity | null {
  if (Array.isArray(value)) return null;
  const inner = isObject(value) ? own(value, 'qty', 'value', 'quantity') : value;
  const unit = isObject(value) ? ownText(value, 'units', 'unit') : '';
  const amount = readAmount(inner, what, mark);
  return amount === null ? null : { value: amount, unit };
}

/** The sum of a series of `{ date, qty, units }`, of those entries that are sound. */
export function sumOfSeries(series: unknown): Quantity | null {
  if (!Array.isArray(series)) return null;
  let sum = 0;
  let unit = '';
  for (const entry of series) {
    if (!isObject(entry)) continue;
    const qty = own(entry, 'qty');
    if (typeof qty !== 'number' || !(qty > 0) || !Number.isFinite(qty)) continue;
    sum += qty;
    unit ||= ownText(entry, 'units', 'unit');
  }
  return sum > 0 && Number.isFinite(sum) ? { value: sum, unit } : null;
}

/** Zero is how these exports write "not measured". */
export function measured(quantity: Quantity | null): Quantity | null {
  return quantity !== null && quantity.value > 0 ? quantity : null;
}

function numberOfText(value: unknown, what: string, mark: DecimalMark): number | null {
  if (typeof value !== 'string') {
    refuse(`The ${what} is not a number. Correct it, or leave it empty, and import again.`);
  }
  const text = value.length > 64 ? 'too long' : value.normalize('NFKC').replace(/[\s'’]/gu, '');
  if (MISSING_WORDS.has(text.toLowerCase())) return null;
  const plain = withDecimalPoint(text, mark);
  if (!/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d{1,4})?$/i.test(plain)) {
    refuse(`The ${what} ${quoted(value)} is not a number. Write it like 5.2, or leave it empty.`);
  }
  return Number(plain);
}

function withDecimalPoint(text: string, mark: DecimalMark): string {
  const lastDot = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    return lastComma > lastDot
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replaceAll(',', '');
  }
  if (lastComma >= 0) {
    const inThousands = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text);
    if (inThousands && (mark === '.' || text.indexOf(',') < lastComma)) {
      return text.replaceAll(',', '');
    }
    return text.replace(',', '.');
  }
  const dotsInThousands = /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text);
  if (dotsInThousands && (mark === ',' || text.indexOf('.') < lastDot)) {
    return text.replaceAll('.', '');
  }
  return text;
}
