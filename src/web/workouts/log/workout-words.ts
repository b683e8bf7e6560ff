import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../../domain/measures.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';

/** 'Easy run on Thu 19 Nov, 8.4 km in 0:45'. */
export function sayWorkout(workout: Workout): string {
  const km = workout.distanceM
    ? `, ${exactDistance(workout.distanceM)}\u00a0${distanceUnit()}`
    : '';
  return `${workoutLabel(workout)} on ${sayDay(workout.date)}${km} in ${formatElapsed(workout.durationS)}`;
}

/** 'Thu 19 Nov', with the year where it is another than this one. */
export function sayDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const isThisYear = date.getUTCFullYear() === new Date().getFullYear();
  return (isThisYear ? DAY : DAY_AND_YEAR).format(date).replace(',', '');
}

const PARTS = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const DAY = new Intl.DateTimeFormat('en-GB', PARTS);
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { ...PARTS, year: 'numeric' });
