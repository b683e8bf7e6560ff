import type { CsvTable } from '../../csv/csv-table.ts';
import type { Quantity } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout } from '../../parsers/settle-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { type Moment, readMoment } from '../../quantities/moments.ts';
import { readAmount } from '../../quantities/numbers.ts';
import { attempt } from '../../quantities/refusal.ts';
import { offsetWritten } from '../local-time.ts';
import type { Reading } from '../reading.ts';
import { type Cell, readByName } from './read-by-name.ts';

/** Some columns bear the name of the table before their own, and not all versions agree which. */
export function isSamsungTable({ header }: CsvTable): boolean {
  const names = header.map(ownName);
  return names.includes('start_time') && names.includes('exercise_type');
}

/**
 * The exercises of Samsung Health's account export: instants in UTC with the offset beside them,
 * milliseconds and metres.
 */
export function readSamsungTable(table: CsvTable): Reading {
  return readByName(table, samsungColumns(table), readExercise);
}

export function samsungColumns({ header }: CsvTable): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    // 'com.samsung.health.exercise.duration' tells more than the bare 'duration' of a plan.
    if (name.includes('.') || !columns.has(ownName(name))) columns.set(ownName(name), index);
  }
  return columns;
}

function ownName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** When something of Samsung's was begun; null where it does not say so. */
export function readSamsungTime(cell: Cell): Moment | null {
  const read = attempt(() => startOf(cell));
  return 'value' in read ? read.value : null;
}

function startOf(cell: Cell): Moment {
  const offsetS = offsetOf(cell('time_offset'));
  return inUtc(readMoment(written(cell('start_time')), 'start'), offsetS);
}

function readExercise(cell: Cell, place: string): ParsedWorkout {
  const offsetS = offsetOf(cell('time_offset'));
  const start = startOf(cell);
  const end = cell('end_time');
  const workout = settleWorkout({
    place,
    externalId: cell('datauuid'),
    activityName: EXERCISES.get(cell('exercise_type')) ?? 'Workout',
    start,
    end: end === '' ? null : inUtc(readMoment(written(end), 'end'), offsetS),
    duration: withUnit(readAmount(cell('duration'), 'duration'), 'ms'),
    distance: quantity(cell('distance'), 'distance', 'm'),
    distanceSeries: null,
    activeEnergy: quantity(cell('calorie'), 'energy', 'kcal'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: cell('mean_heart_rate') || undefined,
      maximum: cell('max_heart_rate') || undefined,
      minimum: cell('min_heart_rate') || undefined,
      samples: [],
    },
    zones: undefined,
    ascent: quantity(cell('altitude_gain'), 'climb', 'm'),
  });
  return {
    ...workout,
    title: cleanText(cell('title')) || null,
    description: cleanText(cell('comment')) || null,
  };
}

function withUnit(value: number | null, unit: 'ms') {
  return value === null ? null : { value, unit };
}

function quantity(text: string, what: string, unit: string): Quantity | null {
  const value = readAmount(text, what);
  return value === null ? null : { value, unit };
}

/** Milliseconds in older versions, a date and time in newer ones. */
function written(cell: string): string | number {
  return /^\d{12,13}$/.test(cell) ? Number(cell) : cell;
}

/** They are instants, whatever they are written as. */
function inUtc(moment: Moment, offsetS: number | null): Moment {
  const atMs = moment.atMs ?? moment.wallMs;
  return { ...moment, atMs, offsetS, wallMs: atMs + (offsetS ?? 0) * 1000 };
}

/** 'UTC-0300'; older versions have milliseconds. */
function offsetOf(text: string): number | null {
  const milliseconds = /^-?\d{4,9}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(milliseconds)) return offsetWritten(text);
  return Math.abs(milliseconds) <= FURTHEST_S * 1000 ? milliseconds / 1000 : null;
}

const FURTHEST_S = 14 * 3600;

/** As Samsung's own list of exercise types numbers them. */
const EXERCISES: ReadonlyMap<string, string> = new Map<string, string>([
  ['1001', 'Walking'],
  ['1002', 'Running'],
  ['3001', 'Golf'],
  ['4003', 'Basketball'],
  ['4004', 'Football'],
  ['6001', 'Squash'],
  ['6002', 'Tennis'],
  ['6003', 'Badminton'],
  ['7002', 'Boxing'],
  ['7003', 'Martial arts'],
  ['8002', 'Dancing'],
  ['9001', 'Pilates'],
  ['9002', 'Yoga'],
  ['10001', 'Stretching'],
  ['10007', 'Circuit training'],
  ['11001', 'Inline skating'],
  ['11007', 'Cycling'],
  ['12001', 'Aerobics'],
  ['13001', 'Hiking'],
  ['13002', 'Rock climbing'],
  ['13004', 'Mountain biking'],
  ['14001', 'Swimming'],
  ['14003', 'Canoeing'],
  ['14007', 'Kayaking'],
  ['15001', 'Step machine'],
  ['15002', 'Weight machine'],
  ['15003', 'Exercise bike'],
  ['15004', 'Rowing machine'],
  ['15005', 'Treadmill'],
  ['15006', 'Elliptical'],
  ['16001', 'Cross-country skiing'],
  ['16002', 'Skiing'],
  ['16004', 'Ice skating'],
  ['16007', 'Snowboarding'],
]);
