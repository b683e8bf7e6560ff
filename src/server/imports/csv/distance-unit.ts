import { type CsvMapping, DISTANCE_UNITS } from '../../../contract/csv-import.ts';
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
