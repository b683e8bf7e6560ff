import { CSV_COLUMNS, type CsvField } from '../../../contract/csv-import.ts';
import type { WorkoutJson } from '../../../contract/workout-json.ts';
import { NEWEST_FIRST } from '../../../contract/workout-lists.ts';
import type { Db } from '../../platform/db/database.ts';
import { findShoes } from '../../shoes/shoes.queries.ts';
import { findPage } from '../../workouts/lists.queries.ts';
import { toWorkoutJson } from '../../workouts/workout-rows.ts';
import { BYTE_ORDER_MARK, written } from './write-csv.ts';

const PAGE = 500;

type Cell = string | number | null;

/** What stands under each header that a CSV upload knows; zones have a column each. */
const CELLS: Record<Exclude<CsvField, 'zones'>, (workout: WorkoutJson) => Cell> = {
  date: ({ date }) => date,
  workoutType: ({ workoutType }) => workoutType,
  runningSubtype: ({ runningSubtype }) => runningSubtype,
  duration: ({ durationSeconds }) => hoursMinutesSeconds(durationSeconds),
  distance: ({ distance }) => distance,
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

const UNITS: Partial<Record<CsvField, string>> = { distance: 'km', hydration: 'ml' };

/** The whole log in parts, newest first, as a CSV upload reads it again; the shoes by their name. */
export async function* writeLog(db: Db, userId: number): AsyncGenerator<string> {
  const fields = Object.keys(CELLS) as (keyof typeof CELLS)[];
  const names = new Map((await findShoes(db, userId)).map(({ id, name }) => [id, name]));
  yield BYTE_ORDER_MARK + lineOf([...fields.map(headerOf), 'Shoes']);
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
        return lineOf([...fields.map((field) => CELLS[field](workout)), shoes]);
      })
      .join('');
    after = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
  } while (after);
}

function headerOf(field: CsvField): string {
  const unit = UNITS[field];
  return unit ? `${CSV_COLUMNS[field].label} (${unit})` : CSV_COLUMNS[field].label;
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
