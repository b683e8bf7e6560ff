import { readAmount } from '../quantities/numbers.ts';

export type JsonObject = { readonly [key: string]: unknown };

/** An amount with the unit as the file labels it; an empty unit when it does not. */
export type Quantity = { value: number; unit: string };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own value under the first of these keys that holds one. */
export function own(object: JsonObject, ...keys: string[]): unknown {
  for (const key of keys) {
    if (!Object.hasOwn(object, key)) continue;
    const value = object[key];
    if (value !== null && value !== undefined && value !== '') return value;
  }
  return undefined;
}

export function ownText(object: JsonObject, ...keys: string[]): string {
  const value = own(object, ...keys);
  return typeof value === 'string' ? value : '';
}

export function ownList(object: JsonObject, ...keys: string[]): unknown[] {
  const value = own(object, ...keys);
  return Array.isArray(value) ? value : [];
}

/** `{ qty, units }`, a bare number or a number as text. Lists hold series, not an amount. */
export function readQuantity(value: unknown, what: string): Quantity | null {
  if (Array.isArray(value)) return null;
  const inner = isObject(value) ? own(value, 'qty', 'value', 'quantity') : value;
  const unit = isObject(value) ? ownText(value, 'units', 'unit') : '';
  const amount = readAmount(inner, what);
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

/** An object written as JSON in a cell or a text; null where it is none, or harmful. */
export function objectInText(text: string): JsonObject | null {
  if (!text.startsWith('{') || isNestedBeyondReason(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && hostility(value) === null ? value : null;
  } catch {
    return null;
  }
}

const DEEPEST_WORKOUT = 64;
const DEEPEST_TEXT = 512;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a parsed value must not be taken in, or null. Walks with lists, so depth cannot hurt. */
export function hostility(value: unknown): string | null {
  const open: unknown[] = [value];
  const depths: number[] = [1];
  while (open.length > 0) {
    const container = open.pop();
    const depth = depths.pop() ?? 0;
    if (typeof container !== 'object' || container === null) continue;
    if (depth > DEEPEST_WORKOUT) {
      return `It is nested more than ${DEEPEST_WORKOUT} levels deep, which no export is. Export it again.`;
    }
    for (const key of Object.keys(container)) {
      if (FORBIDDEN_KEYS.has(key)) {
        return `It holds a field named '${key}', which no export has. Remove that field.`;
      }
    }
    for (const item of Object.values(container)) {
      if (typeof item !== 'object' || item === null) continue;
      open.push(item);
      depths.push(depth + 1);
    }
  }
  return null;
}

export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key);
}

/** Looked at before parsing: five million open brackets cost memory only once they are objects. */
export function isNestedBeyondReason(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++;
      if (depth > DEEPEST_TEXT) return true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
