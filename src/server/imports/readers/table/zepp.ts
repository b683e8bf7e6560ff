import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { workoutOfTotals } from '../totals.ts';
import { amountIn, type Cell } from './read-by-name.ts';

/** SPORT.csv in the export of a Zepp account, which Amazfit and Mi bands write to. */
export const ZEPP_COLUMNS = ['type', 'startTime', 'sportTime(s)'];

/** Its instants are in UTC; kinds are numbers. */
export function readZeppLine(cell: Cell, place: string): ParsedWorkout {
  const number = (name: string) => amountIn(cell(name));
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
