import type { Workout } from '../../../contract/workouts.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance } from '../../../domain/measures.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { fullDayText, shortDayText, shortWeekday, yearOf } from '../../words/day-text.ts';

/** 'Easy run on Thu 19 Nov, 8.4 km in 0:45'. */
export function sayWorkout(workout: Workout): string {
  const km = workout.distanceM
    ? `, ${exactDistance(workout.distanceM)}\u00a0${distanceUnit()}`
    : '';
  return `${workoutLabel(workout)} on ${sayDay(workout.date)}${km} in ${formatElapsed(workout.durationS)}`;
}

/** 'Thu 19 Nov', with the year where it is another than this one. */
export function sayDay(day: Day): string {
  const isThisYear = yearOf(day) === new Date().getFullYear();
  return isThisYear ? `${shortWeekday(day)} ${shortDayText(day)}` : fullDayText(day);
}
