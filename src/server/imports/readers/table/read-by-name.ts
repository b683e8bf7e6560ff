import type { CsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { attempt } from '../../quantities/refusal.ts';
import type { Reading } from '../reading.ts';

/** What stands in a line under the name of a column; empty where there is no such column. */
export type Cell = (name: string) => string;

/** A workout a line, its cells asked for by the name of their column. */
export function readByName(
  { records, faults }: CsvTable,
  columns: ReadonlyMap<string, number>,
  read: (cell: Cell, place: string) => ParsedWorkout,
): Reading {
  const reading: Reading = { workouts: [], refusals: [] };
  for (const { line, cells } of records) {
    const place = `line ${line}`;
    const told = attempt(() => read(cellBy(columns, cells), place));
    if ('value' in told) reading.workouts.push(told.value);
    else reading.refusals.push({ what: place, reason: told.refusal, isNoWorkout: false });
  }
  for (const { line, detail } of faults) {
    reading.refusals.push({ what: `line ${line}`, reason: detail, isNoWorkout: false });
  }
  return reading;
}

export function columnsByName({ header }: Pick<CsvTable, 'header'>): ReadonlyMap<string, number> {
  return new Map(header.map((name, index) => [name, index]));
}

export function cellBy(columns: ReadonlyMap<string, number>, cells: readonly string[]): Cell {
  return (name) => cells[columns.get(name) ?? -1]?.trim() ?? '';
}

/** A number above nought, as programs write it; null where the cell has none. */
export function amountIn(cell: string): number | null {
  const value = Number(cell);
  return value > 0 && Number.isFinite(value) ? value : null;
}
