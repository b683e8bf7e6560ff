import type { Workout } from '../../../contract/workouts.ts';
import { formatPace, paceSPerKm } from '../../../domain/pace.ts';
import { mFromKm, roundKm } from '../../../domain/units.ts';
import type { PerZone } from '../../../domain/zones.ts';

export type Group = 'runs' | 'others';

export function groupOf({ workoutType }: Pick<Workout, 'workoutType'>): Group {
  return workoutType === 'running' ? 'runs' : 'others';
}

export const LIST_HREFS: Record<Group, string> = {
  runs: '/run-details',
  others: '/workout-details',
};

export function workoutHref(workout: Pick<Workout, 'id' | 'workoutType'>): string {
  return `${LIST_HREFS[groupOf(workout)]}/${workout.id}`;
}

export function zonesOf(workout: Workout): PerZone {
  return [
    workout.zone1Minutes,
    workout.zone2Minutes,
    workout.zone3Minutes,
    workout.zone4Minutes,
    workout.zone5Minutes,
  ];
}

/** '18.2', '18.24'; null where none was measured. */
export function kmText({ distance }: Pick<Workout, 'distance'>): string | null {
  return distance === null ? null : roundKm(distance).toLocaleString('en');
}

/** 'M:SS' per kilometre; null without a distance. */
export function paceText(workout: Pick<Workout, 'distance' | 'durationSeconds'>): string | null {
  const pace = paceSPerKm({
    distanceM: workout.distance === null ? null : mFromKm(workout.distance),
    durationS: workout.durationSeconds,
  });
  return pace === null ? null : formatPace(pace);
}

/** Kilometres an hour, to one decimal. */
export function speedText({
  distance,
  durationSeconds,
}: Pick<Workout, 'distance' | 'durationSeconds'>): string | null {
  if (!distance || durationSeconds <= 0) return null;
  return oneDecimal((3600 * distance) / durationSeconds);
}

/** Kilocalories a minute, to one decimal. */
export function caloriesPerMinute({
  calories,
  durationSeconds,
}: Pick<Workout, 'calories' | 'durationSeconds'>): string | null {
  if (calories === null || durationSeconds <= 0) return null;
  return oneDecimal(calories / (durationSeconds / 60));
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

function oneDecimal(value: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
