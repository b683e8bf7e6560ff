import {
  type CsvAsked,
  type CsvField,
  type CsvMapping,
  TIME_UNITS,
} from '../../../contract/csv-import.ts';
import type { Issue } from '../../../contract/errors.ts';
import type { TwoParts } from '../../../domain/typed-duration.ts';
import { type DayOrder, readingsOf } from '../quantities/dates.ts';
import { findDayOrder } from '../quantities/day-order.ts';
import {
  asTimeUnit,
  readDuration,
  secondsOf,
  type WrittenDuration,
} from '../quantities/durations.ts';
import { numberStyleOf } from '../quantities/numbers.ts';
import { type TimeUnit, unitOfHeader } from '../quantities/units.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { distanceStyleOf, findDistanceUnit, readDistance } from './distance-unit.ts';
import { isOfSets } from './guess-columns.ts';

export type Settled = {
  mapping: CsvMapping;
  asked: CsvAsked;
  issues: Issue[];
  /** Whether plain numbers as durations can be nothing but what they were taken for. */
  isDurationUnitPlain: boolean;
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
    workoutType: chosen.workoutType ?? (isOfSets(table.header) ? 'strength' : 'running'),
  };
  const time = findTimeMeaning(table, mapping);
  const isOrderOpen = dates.example !== null && (dates.proven ?? 'year-first') === 'year-first';
  return {
    isDurationUnitPlain: time.isUnitPlain,
    mapping: { ...mapping, durationUnit: time.unit, clock: time.clock },
    asked: {
      dayOrder: isOrderOpen && dates.example ? orderQuestion(dates.example) : null,
      distanceUnit: distance.example,
      durationUnit: time.unitExample,
      clock: time.clockExample,
      workoutType: linesWithoutType(table, columns.workoutType) || null,
      timeZone: null,
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

type TimeMeaning = {
  unit: TimeUnit;
  /** A plain number whose unit the header leaves open. */
  unitExample: string | null;
  isUnitPlain: boolean;
  clock: TwoParts;
  /** A time of two parts that the file does not make plain. */
  clockExample: string | null;
};

const LOOKED_AT = 2000;
const SHORTEST_S = 3 * 60;
const LONGEST_S = 12 * 3600;
const SLOWEST_M_PER_S = 0.2;
const FASTEST_M_PER_S = 20;
// Some short or slow workouts fit both readings; they leave nothing open where most fit one alone.
const CLEARLY_MORE = 9;

type Sample = { cell: string; written: WrittenDuration; distanceM: number | null };

/** What numbers and two-part times of a file are, by the lengths and speeds they would mean. */
function findTimeMeaning(table: CsvTable, mapping: CsvMapping): TimeMeaning {
  const { columns } = mapping;
  const samples = samplesOf(table, mapping);
  const numbers = samples.filter(({ written }) => written.kind === 'number');
  const clocks = samples.filter(({ written }) => written.kind === 'two-parts');
  const header = columns.duration === null ? '' : (table.header[columns.duration] ?? '');
  const named = asTimeUnit(unitOfHeader(header));
  const asHours = fitting(clocks, { unit: 'min', clock: 'hours-minutes' });
  const asMinutes = fitting(clocks, { unit: 'min', clock: 'minutes-seconds' });
  const isPlain = asHours > asMinutes * CLEARLY_MORE;
  const fits = fittingUnits(numbers);
  return {
    unit: named ?? mapping.durationUnit ?? fits.unit,
    isUnitPlain: named !== null || fits.isPlain,
    unitExample: named === null ? (numbers[0]?.cell.trim() ?? null) : null,
    clock: mapping.clock ?? (asMinutes > asHours ? 'minutes-seconds' : 'hours-minutes'),
    clockExample: isPlain ? null : (clocks[0]?.cell.trim() ?? null),
  };
}

function samplesOf(table: CsvTable, { columns, distanceUnit }: CsvMapping): Sample[] {
  const cells = cellsOf(table, columns.duration);
  const distances = cellsOf(table, columns.distance);
  const style = numberStyleOf(cells, { whole: false });
  const unit = distanceUnit ?? 'km';
  const distanceStyle = distanceStyleOf(distances, unit);
  return cells.slice(0, LOOKED_AT).flatMap((cell, at) => {
    const written = readDuration(cell, style);
    const distanceM = readDistance(distances[at] ?? '', { style: distanceStyle, unit });
    return written === null ? [] : [{ cell, written, distanceM }];
  });
}

function fittingUnits(numbers: Sample[]): { unit: TimeUnit; isPlain: boolean } {
  const counts = TIME_UNITS.map((unit) => ({
    unit,
    count: fitting(numbers, { unit, clock: 'hours-minutes' }),
  }));
  const [most, second] = counts.toSorted((a, b) => b.count - a.count);
  if (!most || !second) return { unit: 'min', isPlain: false };
  return { unit: most.unit, isPlain: most.count > second.count * CLEARLY_MORE };
}

function fitting(samples: Sample[], meaning: { unit: TimeUnit; clock: TwoParts }): number {
  return samples.filter((sample) => isPlausible(sample, meaning)).length;
}

function isPlausible(
  { written, distanceM }: Sample,
  meaning: { unit: TimeUnit; clock: TwoParts },
): boolean {
  const seconds = secondsOf(written, meaning);
  if (seconds < SHORTEST_S || seconds > LONGEST_S) return false;
  if (!distanceM) return true;
  const speed = distanceM / seconds;
  return speed >= SLOWEST_M_PER_S && speed <= FASTEST_M_PER_S;
}
