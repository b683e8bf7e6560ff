import type { CsvAsked, CsvField, CsvMapping } from '../../../contract/csv-import.ts';
import type { Issue } from '../../../contract/errors.ts';
import { type DayOrder, readingsOf } from '../quantities/dates.ts';
import { findDayOrder } from '../quantities/day-order.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { findDistanceUnit } from './distance-unit.ts';
import { findTimeMeaning } from './duration-meaning.ts';

export type Settled = {
  mapping: CsvMapping;
  asked: CsvAsked;
  issues: Issue[];
};

/** Fills in what the mapping leaves open and the file tells, and says what only a person can. */
export function settleMapping(table: CsvTable, chosen: CsvMapping): Settled {
  const { columns } = chosen;
  const dates = findDayOrder(cellsOf(table, columns.date));
  const distance = findDistanceUnit(table, chosen);
  const mapping: CsvMapping = {
    ...chosen,
    // The year at the front is likely, not proven.
    dayOrder:
      dates.proven === 'year-first'
        ? (chosen.dayOrder ?? dates.proven)
        : (dates.proven ?? chosen.dayOrder),
    distanceUnit: distance.unit,
    workoutType: chosen.workoutType ?? 'running',
  };
  const time = findTimeMeaning(table, mapping);
  const isOrderOpen = dates.example !== null && (dates.proven ?? 'year-first') === 'year-first';
  return {
    mapping: { ...mapping, durationUnit: time.unit, clock: time.clock },
    asked: {
      dayOrder: isOrderOpen && dates.example ? orderQuestion(dates.example) : null,
      distanceUnit: distance.example,
      durationUnit: time.unitExample,
      clock: time.clockExample,
      workoutType: linesWithoutType(table, columns.workoutType) || null,
      confirmed: null,
    },
    issues: [
      ...missing('date', columns.date, 'Date is required'),
      ...missing('duration', columns.duration, 'Duration is required'),
      ...(isOrderOpen && mapping.dayOrder === null
        ? [{ path: 'dayOrder', message: `Say which day ${dates.example} is` }]
        : []),
    ],
  };
}

function orderQuestion(example: string): CsvAsked['dayOrder'] {
  const readings = readingsOf(example) ?? new Map<DayOrder, string | null>();
  return { example, readings: [...readings].map(([order, day]) => ({ order, day })) };
}

function linesWithoutType(table: CsvTable, column: number | null): number {
  if (column === null) return table.records.length;
  return cellsOf(table, column).filter((cell) => cell.trim() === '').length;
}

function missing(field: CsvField, column: number | null, message: string): Issue[] {
  return column === null ? [{ path: `columns.${field}`, message }] : [];
}
