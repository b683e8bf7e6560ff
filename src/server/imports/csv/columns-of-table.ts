import type { CsvMapping } from '../../../contract/csv-import.ts';
import { comparable } from '../../../domain/word-list.ts';
import { withoutUnit } from '../quantities/units.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { guessColumns } from './guess-columns.ts';
import { TIME_OF_DAY } from './line-fields.ts';

/**
 * Which column seems to hold what, by its name, and where that can mean two things by what stands in
 * it: 'Time' beside a duration is the time of day where nobody goes on for that long.
 */
export function columnsOf(table: CsvTable): CsvMapping['columns'] {
  const columns = guessColumns(table.header);
  if (columns.startTime !== null || columns.date === null) return columns;
  const taken = new Set(Object.values(columns));
  const startTime = table.header.findIndex(
    (name, at) =>
      TIMES.has(comparable(withoutUnit(name))) && !taken.has(at) && areTimesOfDay(table, at),
  );
  return startTime < 0 ? columns : { ...columns, startTime };
}

const TIMES: ReadonlySet<string> = new Set(
  'time, zeit, heure, hora, ora, tijd, tid, czas, время, čas, 时间, 時間'
    .split(', ')
    .map(comparable),
);
const FROM_HOUR = 5;

function areTimesOfDay(table: CsvTable, column: number): boolean {
  const filled = cellsOf(table, column).flatMap((cell) => cell.trim() || []);
  const hours = filled.map((cell) => (TIME_OF_DAY.test(cell) ? Number.parseInt(cell, 10) : 24));
  const late = hours.filter((hour) => hour >= FROM_HOUR);
  return hours.every((hour) => hour < 24) && late.length * 2 > hours.length;
}
