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
