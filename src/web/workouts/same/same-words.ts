import type { LikeWorkout, Origin } from '../../../contract/same-workout.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../../domain/measures.ts';
import { isRun, type Sport } from '../../../domain/sports.ts';
import type { Source } from '../../../domain/workout-kinds.ts';
import { fullDayText } from '../../words/day-text.ts';

const ORIGINS: Record<Source, string> = {
  manual: 'your log',
  csv: 'a CSV file',
  'apple-health': 'Apple Health',
  file: 'a file',
  strava: 'Strava',
  'strava-archive': 'your Strava archive',
};

/** 'morning.fit', 'Strava'. */
export function originText({ source, file }: Origin): string {
  return file ?? ORIGINS[source];
}

type Outing = Pick<LikeWorkout, 'startTime' | 'date' | 'durationS' | 'distanceM'>;

/** 'at 07:12, 10.1 km in 50:04'. */
export function outingText({ startTime, date, durationS, distanceM }: Outing): string {
  const when = startTime === null ? `on ${fullDayText(date)}` : `at ${startTime}`;
  const far = distanceM ? `${exactDistance(distanceM)}\u00a0${distanceUnit()} ` : '';
  return `${when}, ${far}in ${formatElapsed(durationS)}`;
}

export function nounOf(workout: { sport: Sport }): 'run' | 'workout' {
  return isRun(workout) ? 'run' : 'workout';
}
