export type JsonObject = { readonly [key: string]: unknown };

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
