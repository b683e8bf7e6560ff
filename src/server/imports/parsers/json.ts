import { attempt } from '../quantities/refusal.ts';
import { foldDuplicates } from './duplicates-in-file.ts';
import {
  hostility,
  isForbiddenKey,
  isNestedBeyondReason,
  isObject,
  type JsonObject,
  own,
} from './json-values.ts';
import {
  isPlainWorkout,
  isRecord,
  isVersion2,
  readHaeWorkout,
  readRecord,
} from './json-workouts.ts';
import type { HealthExportFormat, ParsedWorkout, ParseResult } from './parsed-workout.ts';
import { settleWorkout } from './settle-workout.ts';
import { errorList, MOST_WORKOUTS, tooManyWorkouts, UnreadableFile } from './unreadable.ts';

export function readJsonText(text: string): ParseResult {
  if (isNestedBeyondReason(text)) {
    throw new UnreadableFile(
      'Unsupported JSON format',
      'It is nested deeper than any export. Export the file again.',
    );
  }
  return readJsonValue(parsed(text));
}

function readJsonValue(root: unknown): ParseResult {
  const { entries, hasMetricsOnly } = findEntries(root);
  if (entries.length > MOST_WORKOUTS) throw tooManyWorkouts();
  const errors = errorList();
  if (hasMetricsOnly) {
    errors.add({
      place: 'file',
      message: 'Invalid data format',
      detail: 'It holds health metrics but no workouts. Switch workouts on in the export.',
    });
  }
  const workouts: ParsedWorkout[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = `workout ${index + 1}`;
    const read = readEntry(entry, place);
    if ('value' in read) workouts.push(read.value);
    else errors.add({ place, message: 'Invalid data format', detail: read.refusal });
  }
  const folded = foldDuplicates(workouts);
  return {
    format: formatOf(entries),
    workouts: folded.workouts,
    errors: errors.done(),
    duplicatesInFile: folded.duplicates,
  };
}

export function readEntry(
  entry: unknown,
  place: string,
): { value: ParsedWorkout } | { refusal: string } {
  if (!isObject(entry)) {
    return { refusal: 'It is not a workout. Remove it from the list and import again.' };
  }
  const refusal = hostility(entry);
  if (refusal !== null) return { refusal };
  return attempt(() =>
    settleWorkout(isRecord(entry) ? readRecord(entry, place) : readHaeWorkout(entry, place)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? positionIn(error.message) : '';
    throw new UnreadableFile(
      'Invalid JSON format',
      `The text is not complete JSON${reason}. Export the file again, or paste all of it.`,
    );
  }
}

function positionIn(message: string): string {
  const place = /line (\d+) column (\d+)/.exec(message);
  return place ? `: it breaks off or goes wrong in line ${place[1]}, column ${place[2]}` : '';
}

function formatOf(entries: unknown[]): HealthExportFormat {
  const items: JsonObject[] = entries.filter(isObject);
  if (items.some(isRecord)) return 'health-records-json';
  if (items.some(isPlainWorkout)) return 'workouts-json';
  return items.some(isVersion2) ? 'health-auto-export-json-v2' : 'health-auto-export-json-v1';
}

/** The workouts of a parsed JSON file, wherever this kind of file keeps them. */
type JsonEntries = { entries: unknown[]; hasMetricsOnly: boolean };

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
