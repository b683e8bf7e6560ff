import type { Workout } from '../../contract/workouts.ts';
import { paceFigure, speedIn, speedUnit } from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import type { ZONE_FIELDS } from '../../domain/workout-fields.ts';
import type { PerZone } from '../../domain/zones.ts';

/** The page that shows a workout whole. */
export function workoutHref({ id, workoutType }: Pick<Workout, 'id' | 'workoutType'>): string {
  return workoutType === 'running' ? runHref({ id }) : `/workout-details/${id}`;
}

export function runHref({ id }: { id: number }): string {
  return `/run-details/${id}`;
}

/** Whole minutes, as they are shown. */
export function zonesOf(workout: Pick<Workout, (typeof ZONE_FIELDS)[number]>): PerZone {
  const { zone1S, zone2S, zone3S, zone4S, zone5S } = workout;
  return minutesOf([zone1S, zone2S, zone3S, zone4S, zone5S]);
}

/** Whole minutes, as they are shown. */
export function minutesOf([zone1S, zone2S, zone3S, zone4S, zone5S]: PerZone): PerZone {
  return [
    wholeMinutes(zone1S),
    wholeMinutes(zone2S),
    wholeMinutes(zone3S),
    wholeMinutes(zone4S),
    wholeMinutes(zone5S),
  ];
}

function wholeMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** 'M:SS' per kilometre; null without a distance or a time. */
export function paceText(covered: Parameters<typeof paceSPerKm>[0]): string | null {
  const pace = paceSPerKm(covered);
  return pace === null ? null : paceFigure(pace);
}

/** 'M:SS' per kilometre, of a race's target time over its distance. */
export function targetPaceText(race: { distanceM: number; targetTimeS: number }): string {
  return paceFigure(paceSPerKm({ distanceM: race.distanceM, durationS: race.targetTimeS }));
}

/** '10.8 km/h', '6.7 mph'; null without a distance. */
export function speedText({
  distanceM,
  durationS,
}: Pick<Workout, 'distanceM' | 'durationS'>): string | null {
  if (!distanceM || durationS <= 0) return null;
  return `${oneDecimal(speedIn(distanceM / durationS))}\u00a0${speedUnit()}`;
}

/** Kilocalories a minute, to one decimal. */
export function caloriesPerMinute({
  calories,
  durationS,
}: Pick<Workout, 'calories' | 'durationS'>): string | null {
  if (calories === null || durationS <= 0) return null;
  return oneDecimal(calories / (durationS / 60));
}

function oneDecimal(value: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
