import type { CsvMapping } from '../../../contract/csv-import.ts';
import { comparable } from '../../../domain/word-list.ts';
import { withoutUnit } from '../quantities/units.ts';
import type { CsvTable } from './csv-table.ts';

/** Hours, minutes and seconds in a column each: the one that was taken for the duration gets all of it. */
export function withWholeDurations(table: CsvTable, { columns }: CsvMapping): CsvTable {
  const { duration } = columns;
  const parts = PARTS.map((names) =>
    table.header.findIndex((name) => names.has(comparable(withoutUnit(name)))),
  );
  const isOneOfSeveral = parts.filter((column) => column >= 0).length > 1;
  if (duration === null || !parts.includes(duration) || !isOneOfSeveral) return table;
  const whole = (cells: string[]): string[] => {
    const told = parts.map((column) => cells[column]?.trim() ?? '');
    // What is no count is left to be refused as it stands.
    if (!told.every((cell) => /^\d*$/.test(cell)) || told.every((cell) => cell === ''))
      return cells;
    const [hours = 0, minutes = 0, seconds = 0] = told.map(Number);
    const total = hours * 3600 + minutes * 60 + seconds;
    return cells.with(duration, clockText(total));
  };
  return {
    ...table,
    records: table.records.map(({ line, cells }) => ({ line, cells: whole(cells) })),
  };
}

/** '1:05:11' */
export function clockText(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

/** Hours, minutes, seconds. */
const PARTS = [
  'hours, hour, hrs, h, stunden, std, heures, horas, ore, uren, timmar, timer, godziny',
  'minutes, minute, mins, min, minuten, minutos, minuti, minuter, minutter, minuty',
  'seconds, second, secs, sec, s, sekunden, sek, secondes, segundos, secondi, seconden, sekunder',
].map((names) => new Set(names.split(', ')));
