import { type CsvMapping, DISTANCE_UNITS } from '../../../contract/csv-import.ts';
import { classifyActivity } from '../../../domain/classify-activity.ts';
import { readDuration, secondsOf } from '../quantities/durations.ts';
import { type NumberStyle, numberStyleOf, readNumber } from '../quantities/numbers.ts';
import { METRES, unitOfHeader } from '../quantities/units.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';

type DistanceUnit = (typeof DISTANCE_UNITS)[number];

// No run is 400 km long and few are shorter than 400 m.
const RATHER_METRES_ABOVE = 400;

/** By the header, else as chosen, else kilometres unless the numbers are far too large for them. */
export function findDistanceUnit(
  table: CsvTable,
  { columns, distanceUnit }: CsvMapping,
): { unit: DistanceUnit; example: string | null } {
  const named =
    columns.distance === null ? null : unitOfHeader(table.header[columns.distance] ?? '');
  if (isDistanceUnit(named)) return { unit: named, example: null };
  const cells = cellsOf(table, columns.distance);
  const style = distanceStyleOf(cells, null);
  const bare = cells.filter((cell) => {
    const { value, unit } = readNumber(cell, style);
    return value !== null && value > 0 && unit === null;
  });
  const values = bare.map((cell) => readNumber(cell, style).value ?? 0).toSorted((a, b) => a - b);
  const middle = values[Math.floor(values.length / 2)] ?? 0;
  const guess = middle > RATHER_METRES_ABOVE ? 'm' : 'km';
  return { unit: distanceUnit ?? guess, example: bare[0]?.trim() ?? null };
}

/** Of 5,208 the comma is a decimal one, unless it counts metres. */
export function distanceStyleOf(cells: readonly string[], unit: DistanceUnit | null): NumberStyle {
  return numberStyleOf(cells, { whole: unit === 'm' });
}

/** Metres of a cell; null where it has none, NaN where it is no distance. */
export function readDistance(
  cell: string,
  { style, unit }: { style: NumberStyle; unit: DistanceUnit },
): number | null {
  const number = readNumber(cell, style);
  if (number.value === null) return null;
  if (number.unit !== null && !isDistanceUnit(number.unit)) return Number.NaN;
  return METRES[number.unit ?? unit](number.value);
}

function isDistanceUnit(unit: string | null): unit is DistanceUnit {
  return DISTANCE_UNITS.some((known) => known === unit);
}

/** Nobody goes faster: a train does. */
const FASTEST_M_PER_S = 30;
const SLOWEST_M_PER_S = 1.2;
const SLOWEST_SWIM_M_PER_S = 0.2;

/**
 * What is done in a pool, on a track or a rowing machine is counted in metres by Garmin Connect, a swim
 * beside miles in yards, in one column with kilometres: told by the speeds that these would mean. Such
 * cells get their unit.
 */
export function withShortDistances(table: CsvTable, mapping: CsvMapping): CsvTable {
  const { distance, duration, workoutType } = mapping.columns;
  const header = table.header[distance ?? -1] ?? '';
  if (distance === null || duration === null || unitOfHeader(header) !== null) return table;
  const isSwimming = rememberSwims();
  const shortened = (cells: string[]): string[] => {
    const cell = cells[distance]?.trim() ?? '';
    if (!/^\d{1,3}(?:[.,\s]\d{3})+$|^\d+$/.test(cell)) return cells;
    const time = readDuration(cells[duration] ?? '', { mark: null, whole: false });
    if (time === null || time.kind === 'number') return cells;
    // The longer of two readings leaves less doubt.
    const clock = mapping.clock ?? 'hours-minutes';
    const seconds = secondsOf(time, { unit: 's', clock });
    const count = Number(cell.replace(/\D/g, ''));
    const mPerS = count / seconds;
    if (mPerS * METRES.km(1) <= FASTEST_M_PER_S || mPerS > FASTEST_M_PER_S) return cells;
    const isSwim = isSwimming(cells[workoutType ?? -1] ?? '');
    if (mPerS <= (isSwim ? SLOWEST_SWIM_M_PER_S : SLOWEST_M_PER_S)) return cells;
    const inYards = isSwim && mapping.distanceUnit === 'mi';
    return cells.with(distance, `${Math.round(inYards ? METRES.yd(count) : count)} m`);
  };
  return {
    ...table,
    records: table.records.map(({ line, cells }) => ({ line, cells: shortened(cells) })),
  };
}

/** Hundreds of words are looked for in a name, and a file has few names. */
function rememberSwims(): (activityName: string) => boolean {
  const known = new Map<string, boolean>();
  return (activityName) => {
    const isSwim = known.get(activityName) ?? classifyActivity(activityName).sport === 'swim';
    if (known.size < MOST_NAMES) known.set(activityName, isSwim);
    return isSwim;
  };
}

const MOST_NAMES = 1000;
