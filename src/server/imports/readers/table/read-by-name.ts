import type { CsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { attempt } from '../../quantities/refusal.ts';
import type { Reading } from '../reading.ts';

/** A workout a line, its cells asked for by the name of their column. */
export function readByName(
  { records, faults }: CsvTable,
  columns: ReadonlyMap<string, number>,
  read: (cell: (name: string) => string, place: string) => ParsedWorkout,
): Reading {
  const reading: Reading = { workouts: [], refusals: [] };
  for (const { line, cells } of records) {
    const place = `line ${line}`;
    const cell = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? '';
    const told = attempt(() => read(cell, place));
    if ('value' in told) reading.workouts.push(told.value);
    else reading.refusals.push({ what: place, reason: told.refusal, isNoWorkout: false });
  }
  for (const { line, detail } of faults) {
    reading.refusals.push({ what: `line ${line}`, reason: detail, isNoWorkout: false });
  }
  return reading;
}

export function columnsByName({ header }: CsvTable): ReadonlyMap<string, number> {
  return new Map(header.map((name, index) => [name, index]));
}
