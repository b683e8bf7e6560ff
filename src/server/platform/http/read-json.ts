import { AppError } from './app-error.ts';

const DEEPEST = 64;
/** Names through which a copied object could reach what all objects share. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor']);

/** A request's JSON, refused where it is no JSON, nested past any honest use, or aims at prototypes. */
export function readJson(text: string, { longIds = false } = {}): unknown {
  const value = parse(text, longIds);
  refuseHostile(value, 0);
  return value;
}

function parse(text: string, longIds: boolean): unknown {
  try {
    return longIds ? jsonWithIds(text) : JSON.parse(text);
  } catch {
    throw new AppError('validation', 'The request could not be read as JSON');
  }
}

/** Whoever walks the value later, or writes it out again, does so by recursion: here it ends. */
function refuseHostile(value: unknown, depth: number): void {
  if (!isNested(value)) return;
  if (depth >= DEEPEST) throw new AppError('validation', 'The request is nested too deeply');
  if (Array.isArray(value)) {
    for (const entry of value) if (isNested(entry)) refuseHostile(entry, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (REFUSED_KEYS.has(key)) {
      throw new AppError('validation', `The request holds a key that is not accepted: ${key}`);
    }
    const entry = value[key];
    if (isNested(entry)) refuseHostile(entry, depth + 1);
  }
}

function isNested(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

type Reviver = (
  this: unknown,
  key: string,
  value: unknown,
  context?: { source?: string },
) => unknown;

/**
 * Reads JSON without rounding ids: a whole number past 2^53 stays the text that was sent.
 * Throws on what is no JSON.
 */
export function jsonWithIds(text: string): unknown {
  return JSON.parse(text, keepLongIds);
}

const keepLongIds: Reviver = (_key, value, context) =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;
