import type { Workout } from '../../../contract/workouts.ts';
import { exactKmText } from '../../amounts.ts';

export type Group = 'runs' | 'others';

export function groupOf({ workoutType }: Pick<Workout, 'workoutType'>): Group {
  return workoutType === 'running' ? 'runs' : 'others';
}

export const LIST_HREFS: Record<Group, string> = {
  runs: '/run-details',
  others: '/workout-details',
};

/** '18.2', '18.24'; null where none was measured. */
export function kmText({ distance }: Pick<Workout, 'distance'>): string | null {
  return distance === null ? null : exactKmText(distance);
}

export function gelCount({
  caffeinated,
  nonCaffeinated,
}: Pick<Workout, 'caffeinated' | 'nonCaffeinated'>): number {
  return caffeinated + nonCaffeinated;
}

/** How much of it fell on an hour, as a whole number. */
export function perHour(amount: number, durationSeconds: number): number | null {
  return durationSeconds > 0 ? Math.round((3600 * amount) / durationSeconds) : null;
}

export function wholeText(amount: number | null): string | null {
  return amount === null ? null : amount.toLocaleString('en');
}
