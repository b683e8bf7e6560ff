import { CSV_COLUMNS, type CsvField } from '../../../contract/csv-import.ts';
import type { WorkoutJson } from '../../../contract/workout-json.ts';
import { NEWEST_FIRST } from '../../../contract/workout-lists.ts';
import { distanceUnit, type Measures } from '../../../domain/measures.ts';
import { mFromKm, milesFromM } from '../../../domain/units.ts';
import type { Db } from '../../platform/db/database.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import { findPage } from '../../workouts/lists.queries.ts';
import { toWorkoutJson } from '../../workouts/workout-rows.ts';
import { BYTE_ORDER_MARK, written } from './write-csv.ts';

const PAGE = 500;

type Cell = string | number | null;

type Distance = Measures['distance'];

/** What stands under each header that a CSV upload knows; zones have a column each, a start has none. */
const CELLS: Record<
  Exclude<CsvField, 'zones' | 'startTime'>,
  (workout: WorkoutJson, unit: Distance) => Cell
> = {
  date: ({ date }) => date,
  workoutType: ({ workoutType }) => workoutType,
  runningSubtype: ({ runningSubtype }) => runningSubtype,
  duration: ({ durationSeconds }) => hoursMinutesSeconds(durationSeconds),
  distance: ({ distance }, unit) => (unit === 'mi' ? milesOf(distance) : distance),
  avgHeartRate: ({ avgHeartRate }) => avgHeartRate,
  maxHeartRate: ({ maxHeartRate }) => maxHeartRate,
  zone1Minutes: ({ zone1Minutes }) => zone1Minutes,
  zone2Minutes: ({ zone2Minutes }) => zone2Minutes,
  zone3Minutes: ({ zone3Minutes }) => zone3Minutes,
  zone4Minutes: ({ zone4Minutes }) => zone4Minutes,
  zone5Minutes: ({ zone5Minutes }) => zone5Minutes,
  calories: ({ calories }) => calories,
  notes: ({ notes }) => notes,
  gelType: ({ gelType }) => gelType,
  caffeinated: ({ caffeinated }) => caffeinated,
  nonCaffeinated: ({ nonCaffeinated }) => nonCaffeinated,
  hydration: ({ hydration }) => hydration,
  title: ({ title }) => title,
  tags: ({ tags }) => tags,
  effort: ({ effort }) => effort,
  feel: ({ feel }) => feel,
};

const UNITS: Partial<Record<CsvField, string>> = {
  duration: 'h:mm:ss',
  avgHeartRate: 'bpm',
  maxHeartRate: 'bpm',
  zone1Minutes: 'min',
  zone2Minutes: 'min',
  zone3Minutes: 'min',
  zone4Minutes: 'min',
  zone5Minutes: 'min',
  calories: 'kcal',
  hydration: 'ml',
};

/**
 * The whole log in parts, newest first, in the units of whoever asks for it, which the heads name: as a
 * CSV upload reads it again. The shoes by their name.
 */
export function writeLog(db: Db, userId: number): AsyncGenerator<string> {
  // Asked here: by the time that the parts are written, nobody's call is being answered.
  return partsOfLog(db, { userId, unit: distanceUnit() });
}

async function* partsOfLog(
  db: Db,
  { userId, unit }: { userId: number; unit: Distance },
): AsyncGenerator<string> {
  const fields = Object.keys(CELLS) as (keyof typeof CELLS)[];
  const names = new Map((await findShoes(db, userId)).map(({ id, name }) => [id, name]));
  yield BYTE_ORDER_MARK + lineOf([...fields.map((field) => headerOf(field, unit)), 'Shoes']);
  let after: { date: string; id: number } | null = null;
  do {
    const rows = await findPage(db, {
      userId,
      listed: {},
      order: NEWEST_FIRST,
      after,
      limit: PAGE,
    });
    const workouts = rows.map(toWorkoutJson);
    yield workouts
      .map((workout) => {
        const shoes = workout.shoeId === null ? null : (names.get(workout.shoeId) ?? null);
        return lineOf([...fields.map((field) => CELLS[field](workout, unit)), shoes]);
      })
      .join('');
    after = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
  } while (after);
}

function headerOf(field: CsvField, distance: Distance): string {
  const unit = field === 'distance' ? distance : UNITS[field];
  return unit ? `${CSV_COLUMNS[field].label} (${unit})` : CSV_COLUMNS[field].label;
}

/** With as many decimals as it takes to be the same millimetres again. */
function milesOf(km: number | null): number | null {
  return km === null ? null : Number(milesFromM(mFromKm(km)).toFixed(7));
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map((cell) => written(String(cell ?? ''), ',')).join(',')}\r\n`;
}

/** Always with seconds: two parts could be minutes and seconds. */
function hoursMinutesSeconds(durationS: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(durationS / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(durationS % 60)}`;
}
