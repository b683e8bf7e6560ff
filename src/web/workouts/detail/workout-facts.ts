import type { Workout } from '../../../contract/workouts.ts';
import { perHour } from '../../../domain/fuel.ts';
import { distanceFigure, exactDistance } from '../../../domain/measures.ts';

export type Group = 'runs' | 'others';

export function groupOf({ workoutType }: Pick<Workout, 'workoutType'>): Group {
  return workoutType === 'running' ? 'runs' : 'others';
}

export const LIST_HREFS: Record<Group, string> = {
  runs: '/run-details',
  others: '/workout-details',
};

/** '18.2', '18.24'; null where none was measured. */
export function distanceOf({ distanceM }: Pick<Workout, 'distanceM'>): string | null {
  return distanceM === null ? null : exactDistance(distanceM);
}

/** '18.20', '18.24': one below the other they are compared. */
export function distanceInList({ distanceM }: Pick<Workout, 'distanceM'>): string | null {
  return distanceM === null ? null : distanceFigure(distanceM);
}

export function gelCount({
  caffeinatedGels,
  nonCaffeinatedGels,
}: Pick<Workout, 'caffeinatedGels' | 'nonCaffeinatedGels'>): number {
  return caffeinatedGels + nonCaffeinatedGels;
}

/** How much of it fell on an hour, as a whole number. */
export function wholePerHour(amount: number, durationS: number): number | null {
  const exact = perHour(amount, durationS);
  return exact === null ? null : Math.round(exact);
}

export function wholeText(amount: number | null): string | null {
  return amount === null ? null : amount.toLocaleString('en');
}
