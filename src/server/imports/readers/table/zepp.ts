import type { CsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { workoutOfTotals } from '../totals.ts';

/** SPORT.csv in the export of a Zepp account, which Amazfit and Mi bands write to. */
export function isZeppTable({ header }: CsvTable): boolean {
  return ['type', 'startTime', 'sportTime(s)'].every((name) => header.includes(name));
}

/** Its instants are in UTC; kinds are numbers. */
export function readZeppLine(cell: (name: string) => string, place: string): ParsedWorkout {
  const number = (name: string) => {
    const value = Number(cell(name));
    return value > 0 && Number.isFinite(value) ? value : null;
  };
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: KINDS.get(cell('type')) ?? '',
    title: null,
    description: null,
    start: readMoment(cell('startTime').replace(/\+00:?00$/, 'Z'), 'start'),
    elapsedS: null,
    movingS: number('sportTime(s)'),
    distanceM: number('distance(m)'),
    energyKcal: number('calories(kcal)'),
    ascentM: null,
    avgHeartRate: number('avgHeartRate'),
    maxHeartRate: number('maxHeartRate'),
    points: [],
  });
}

const KINDS: ReadonlyMap<string, string> = new Map<string, string>([
  ['1', 'Running'],
  ['6', 'Walking'],
  ['8', 'Treadmill running'],
  ['9', 'Cycling'],
  ['52', 'Strength training'],
]);
