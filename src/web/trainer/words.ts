import type { TrainerWorkout } from '../../contract/sharing.ts';
import { type Day, weekdayOf } from '../../domain/calendar.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { mFromKm, roundKm } from '../../domain/units.ts';
import type { PerZone } from '../../domain/zones.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** 'Friday 20 November 2026' */
export function longDayText(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${dayOfMonth(day)} ${monthOf(day)} ${yearOf(day)}`;
}

/** 'Fri 20 Nov 2026': a page that is printed is read in other years too. */
export function dayText(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)} ${shortDayText(day)} ${yearOf(day)}`;
}

/** 'Fri 20 Nov', and '20 Nov 2024' where the year is not this one. */
export function listedDayText(day: Day, thisYear: number): string {
  if (yearOf(day) !== thisYear) return `${shortDayText(day)} ${yearOf(day)}`;
  return `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)} ${shortDayText(day)}`;
}

/** '20 Nov' */
export function shortDayText(day: Day): string {
  return `${dayOfMonth(day)} ${monthOf(day)?.slice(0, 3)}`;
}

/** '18.2', '1,204.35' */
export function kmText(km: number): string {
  return roundKm(km).toLocaleString('en');
}

export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString('en');
}

/** '63.5' */
export function kgText(weightKg: number): string {
  return weightKg.toFixed(1);
}

type Covered = Pick<TrainerWorkout, 'distance' | 'durationSeconds'>;

/** 'M:SS' per kilometre; null without a distance. */
export function paceText({ distance, durationSeconds }: Covered): string | null {
  const distanceM = distance === null ? null : mFromKm(distance);
  const pace = paceSPerKm({ distanceM, durationS: durationSeconds });
  return pace === null ? null : formatPace(pace);
}

/** Kilometres an hour, to one decimal. */
export function speedText({ distance, durationSeconds }: Covered): string | null {
  if (!distance || durationSeconds <= 0) return null;
  return ((3600 * distance) / durationSeconds).toFixed(1);
}

/** Kilocalories a minute, to one decimal. */
export function caloriesPerMinute(
  workout: Pick<TrainerWorkout, 'calories' | 'durationSeconds'>,
): string | null {
  const { calories, durationSeconds } = workout;
  if (calories === null || durationSeconds <= 0) return null;
  return (calories / (durationSeconds / 60)).toFixed(1);
}

export function zonesOf(workout: TrainerWorkout): PerZone {
  return [
    workout.zone1Minutes,
    workout.zone2Minutes,
    workout.zone3Minutes,
    workout.zone4Minutes,
    workout.zone5Minutes,
  ];
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}

function monthOf(day: Day): string | undefined {
  return MONTHS[Number(day.slice(5, 7)) - 1];
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
