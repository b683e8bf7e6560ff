import { foldDuplicates } from '../../src/server/imports/parsers/duplicates-in-file.ts';
import type { ParsedWorkout } from '../../src/server/imports/parsers/parsed-workout.ts';
import { readEntry } from '../../src/server/imports/readers/health-auto-export/json-workouts.ts';

/** Building blocks of Health Auto Export bodies for the tests of the readers. */

export function haeWorkout(fields: { [key: string]: unknown } = {}) {
  return {
    id: 'A1B2C3D4-0000-4000-8000-000000000001',
    name: 'Outdoor Run',
    start: '2026-03-02 18:00:00 +0100',
    end: '2026-03-02 18:30:00 +0100',
    duration: 1800,
    ...fields,
  };
}

export function heartRateAt(time: string, bpm: number, range: { min?: number; max?: number } = {}) {
  return {
    date: `2026-03-02 ${time} +0100`,
    Min: range.min ?? bpm,
    Avg: bpm,
    Max: range.max ?? bpm,
    units: 'bpm',
    source: 'Watch',
  };
}

export function qty(value: number, units: string) {
  return { qty: value, units };
}

/** The workouts of a list, and why the others are none, without the file around them. */
export function readEntries(entries: readonly unknown[]) {
  const workouts: ParsedWorkout[] = [];
  const refusals: { place: string; reason: string }[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = `workout ${index + 1}`;
    const read = readEntry(entry, place);
    if ('value' in read) workouts.push(read.value);
    else refusals.push({ place, reason: read.refusal });
  }
  return { workouts: foldDuplicates(workouts), refusals };
}
