import { formatElapsed } from '../../../../duration.ts';
import { type Bound, ZONE_TIMES } from '../../../conditions.ts';
import { type BoundReader, boundOf, type Groups, SIDE, sideOf } from './sides.ts';

/** What is found or counted by the time in a zone; 'did I spend over two hours in zone 2' adds it up. */
const OF_RUNS = '(?<=\\b(?:runs?|workouts?|sessions?|rides?|ones|days?|times|how often)\\b.*)';

/** 'Easy runs with over ten minutes in zone 4' */
export const ZONE_TIME_READERS: readonly BoundReader[] = [
  {
    pattern: new RegExp(
      `${OF_RUNS}\\b(?:(?:with|having|that had|when|where|in which|i|that|which|spent|spending|was|had) )*${SIDE} (?:(?<value>\\d{1,3})|an?) ?(?<unit>min(?:ute)?s?|h(?:ou)?rs?|h) (?:of (?:it |the time |my time )?)?(?:in|at) (?:my |the )?zone (?<zone>[1-5])\\b`,
      'g',
    ),
    read: zoneTime,
  },
];

function zoneTime(groups: Groups): Bound | null {
  const side = sideOf(groups);
  const of = ZONE_TIMES[Number(groups.zone) - 1];
  if (!side || !of) return null;
  const seconds = Number(groups.value ?? 1) * (groups.unit?.startsWith('h') ? 3600 : 60);
  return boundOf(of, side, seconds, `${formatElapsed(seconds)} in zone ${groups.zone}`);
}
