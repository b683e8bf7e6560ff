import { attempt } from '../quantities/refusal.ts';
import { foldDuplicates } from './duplicates-in-file.ts';
import { errorList } from './error-list.ts';
import { isPlainWorkout, isVersion2, readHaeWorkout } from './hae-json.ts';
import { hostility, isNestedBeyondReason } from './hostile-json.ts';
import { findEntries } from './json-entries.ts';
import { isObject, type JsonObject } from './json-values.ts';
import type { HealthExportFormat, ParsedWorkout, ParseResult } from './parsed-workout.ts';
import { settleWorkout } from './settle-workout.ts';
import { isRecord, readRecord } from './spec-records.ts';
import { MOST_WORKOUTS, tooManyWorkouts } from './too-many-workouts.ts';
import { UnreadableFile } from './unreadable-file.ts';

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

function readEntry(entry: unknown, place: string): { value: ParsedWorkout } | { refusal: string } {
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
