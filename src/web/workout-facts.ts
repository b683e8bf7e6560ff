import type { Workout } from '../contract/workouts.ts';
import { formatPace, paceSPerKm } from '../domain/pace.ts';
import { mFromKm } from '../domain/units.ts';
import type { PerZone } from '../domain/zones.ts';

/** The page that shows a workout whole. */
export function workoutHref({ id, workoutType }: Pick<Workout, 'id' | 'workoutType'>): string {
  return workoutType === 'running' ? runHref({ id }) : `/workout-details/${id}`;
}

export function runHref({ id }: { id: number }): string {
  return `/run-details/${id}`;
}

type InZones = Record<`zone${1 | 2 | 3 | 4 | 5}Minutes`, number>;

export function zonesOf(workout: InZones): PerZone {
  return [
    workout.zone1Minutes,
    workout.zone2Minutes,
    workout.zone3Minutes,
    workout.zone4Minutes,
    workout.zone5Minutes,
  ];
}

type Covered = { distance: number | null; durationSeconds: number | null };

/** Seconds per kilometre; null without a distance or a time. */
export function paceOf({ distance, durationSeconds }: Covered): number | null {
  const distanceM = distance === null ? null : mFromKm(distance);
  return paceSPerKm({ distanceM, durationS: durationSeconds });
}

/** 'M:SS' per kilometre; null without a distance or a time. */
export function paceText(covered: Covered): string | null {
  const pace = paceOf(covered);
  return pace === null ? null : formatPace(pace);
}

/** Kilometres an hour, to one decimal; null without a distance. */
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

function oneDecimal(value: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
