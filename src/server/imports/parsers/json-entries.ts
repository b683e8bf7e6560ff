import { isForbiddenKey } from './hostile-json.ts';
import { isObject, type JsonObject, own } from './json-values.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The workouts of a parsed JSON file, wherever this kind of file keeps them. */
export type JsonEntries = { entries: unknown[]; hasMetricsOnly: boolean };

const HOW_TO_EXPORT =
  'Workouts were looked for in a list, in "workouts", in "data" and in "data.workouts". ' +
  'Export them as JSON from Health Auto Export, or paste a list of workouts.';

/**
 * A list of workouts, `{ workouts }`, `{ data: [...] }`, `{ data: { workouts } }`, the same inside
 * `{ payload }`, `workouts` beside `data`, and lists of such bodies, since one export may come in
 * several requests.
 */
export function findEntries(root: unknown): JsonEntries {
  const found = Array.isArray(root) ? entriesOfList(root) : entriesOfBody(root, 0);
  if (found === null) throw new UnreadableFile('Unsupported JSON format', HOW_TO_EXPORT);
  return found;
}

function entriesOfList(list: unknown[]): JsonEntries {
  const entries: unknown[] = [];
  let hasMetricsOnly = false;
  for (const item of list) {
    const body = isObject(item) && isBody(item) ? entriesOfBody(item, 0) : null;
    if (body === null) entries.push(item);
    else {
      for (const entry of body.entries) entries.push(entry);
      hasMetricsOnly ||= body.hasMetricsOnly;
    }
  }
  return { entries, hasMetricsOnly: hasMetricsOnly && entries.length === 0 };
}

function entriesOfBody(value: unknown, depth: number): JsonEntries | null {
  if (!isObject(value) || depth > 2) return null;
  if (Object.keys(value).some(isForbiddenKey)) return null;
  const beside = own(value, 'workouts');
  const data = own(value, 'data');
  const payload = own(value, 'payload', 'body');
  if (!Array.isArray(beside) && Array.isArray(data))
    return { entries: data, hasMetricsOnly: false };
  const inner = entriesOfBody(data, depth + 1) ?? entriesOfBody(payload, depth + 1);
  if (Array.isArray(beside)) {
    return { entries: [...(inner?.entries ?? []), ...beside], hasMetricsOnly: false };
  }
  if (inner !== null) return inner;
  return Array.isArray(own(value, 'metrics')) ? { entries: [], hasMetricsOnly: true } : null;
}

// A workout has a start; a body has none, but holds workouts.
function isBody(item: JsonObject): boolean {
  if (own(item, 'start', 'startDate') !== undefined) return false;
  return own(item, 'workouts', 'data', 'payload', 'body') !== undefined;
}
