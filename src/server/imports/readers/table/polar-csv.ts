import { M_PER_MILE } from '../../../../domain/units.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readMoment } from '../../quantities/moments.ts';
import { workoutOfTotals } from '../totals.ts';
import { amountIn, type Cell } from './read-by-name.ts';

/** A session that Polar Flow gives as CSV: one line of sums, and below it the seconds under a header of their own. */
export const POLAR_COLUMNS = ['Sport', 'Start time', 'Running index'];

/** Days first, with dashes, and the time of the wall without a zone. */
export function readPolarLine(cell: Cell, place: string): ParsedWorkout {
  const number = (name: string) => amountIn(cell(name));
  const km = number('Total distance (km)');
  const miles = number('Total distance (mi)');
  const [hours = 0, minutes = 0, seconds = 0] = cell('Duration').split(':').map(Number);
  const durationS = hours * 3600 + minutes * 60 + seconds;
  return workoutOfTotals({
    place,
    externalId: null,
    activityName: cell('Sport').replaceAll('_', ' '),
    title: null,
    description: cell('Notes'),
    start: readMoment(`${cell('Date')} ${cell('Start time')}`, 'start', 'day-first'),
    elapsedS: null,
    movingS: durationS > 0 ? durationS : null,
    distanceM: km !== null ? km * 1000 : miles && miles * M_PER_MILE,
    energyKcal: number('Calories'),
    ascentM: number('Ascent (m)'),
    avgHeartRate: number('Average heart rate (bpm)'),
    maxHeartRate: null,
    points: [],
  });
}
