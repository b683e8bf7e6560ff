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
