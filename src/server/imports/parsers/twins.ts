import type { ParsedWorkout } from './parsed-workout.ts';

const SAME_START_MS = 2_000;

/** Same sport, start and length, and nothing in the one that the other contradicts. */
export function areTwins(one: ParsedWorkout, two: ParsedWorkout): boolean {
  return (
    one.activityName.toLowerCase() === two.activityName.toLowerCase() &&
    (one.startedAtMs === null) === (two.startedAtMs === null) &&
    Math.abs(clockOf(one) - clockOf(two)) <= SAME_START_MS &&
    isClose(one.durationS, two.durationS, { share: 0.005, units: 2 }) &&
    agree(one.elapsedS, two.elapsedS, { share: 0.005, units: 2 }) &&
    agree(one.distanceM, two.distanceM, { share: 0.01, units: 10 }) &&
    agree(one.energyKcal, two.energyKcal, { share: 0.05, units: 2 }) &&
    agree(one.avgHeartRate, two.avgHeartRate, { share: 0, units: 2 }) &&
    agree(one.maxHeartRate, two.maxHeartRate, { share: 0, units: 2 }) &&
    agree(one.ascentM, two.ascentM, { share: 0.05, units: 2 })
  );
}

/** The richer workout with its gaps filled from the other. */
export function filledFrom(richer: ParsedWorkout, other: ParsedWorkout): ParsedWorkout {
  return {
    ...richer,
    externalId: richer.externalId ?? other.externalId,
    elapsedS: richer.elapsedS ?? other.elapsedS,
    distanceM: richer.distanceM ?? other.distanceM,
    energyKcal: richer.energyKcal ?? other.energyKcal,
    avgHeartRate: richer.avgHeartRate ?? other.avgHeartRate,
    maxHeartRate: richer.maxHeartRate ?? other.maxHeartRate,
    minHeartRate: richer.minHeartRate ?? other.minHeartRate,
    heartRateSamples:
      richer.heartRateSamples.length > 0 ? richer.heartRateSamples : other.heartRateSamples,
    zoneMinutes: richer.zoneMinutes ?? other.zoneMinutes,
    ascentM: richer.ascentM ?? other.ascentM,
  };
}

/** How much a workout tells; samples and heart rate are what the twins most often lack. */
export function richness(workout: ParsedWorkout): number {
  return (
    (workout.heartRateSamples.length > 0 ? 8 : 0) +
    (workout.avgHeartRate === null ? 0 : 4) +
    (workout.distanceM === null ? 0 : 4) +
    (workout.energyKcal === null ? 0 : 4) +
    (workout.maxHeartRate === null ? 0 : 2) +
    (workout.zoneMinutes === null ? 0 : 2) +
    (workout.minHeartRate === null ? 0 : 1) +
    (workout.ascentM === null ? 0 : 1) +
    Math.min(workout.heartRateSamples.length, 100_000) / 1_000_000
  );
}

/** The start as a number to compare by: the instant, or the wall clock where that is all. */
export function clockOf(workout: ParsedWorkout): number {
  return workout.startedAtMs ?? Date.parse(`${workout.localStart}Z`);
}

type Tolerance = { share: number; units: number };

function agree(a: number | null, b: number | null, tolerance: Tolerance): boolean {
  return a === null || b === null || isClose(a, b, tolerance);
}

function isClose(a: number, b: number, { share, units }: Tolerance): boolean {
  return Math.abs(a - b) <= Math.max(units, share * Math.max(a, b));
}
