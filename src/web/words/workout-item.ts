import type { Workout } from '../../contract/workouts.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceFigure } from '../../domain/measures.ts';
import type { ZONE_FIELDS } from '../../domain/workout-fields.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import type { WorkoutItem } from '../ui/workout-list.tsx';
import { paceText, zonesOf } from './workout-facts.ts';

type Shown = Pick<
  Workout,
  | 'id'
  | 'workoutType'
  | 'runningSubtype'
  | 'sport'
  | 'distanceM'
  | 'durationS'
  | 'avgHeartRate'
  | 'notes'
  | (typeof ZONE_FIELDS)[number]
> & { isRace?: boolean };

const MOST_OF_NOTE = 120;

/** A workout as a line of a list. */
export function workoutItem(
  workout: Shown,
  { href, date }: Pick<WorkoutItem, 'href' | 'date'>,
): WorkoutItem {
  const { id, distanceM, durationS, avgHeartRate, notes } = workout;
  return {
    key: id,
    href,
    date,
    kind: workoutLabel(workout),
    distance: distanceM === null ? null : distanceFigure(distanceM, 1),
    time: formatElapsed(durationS),
    pace: workout.workoutType === 'running' ? paceText(workout) : null,
    bpm: avgHeartRate === null ? null : String(avgHeartRate),
    zoneMinutes: zonesOf(workout),
    note: notes?.slice(0, MOST_OF_NOTE) ?? null,
  };
}
