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
