import { addDays } from '../../../domain/calendar.ts';
import type { PaceAndHeart } from '../../../domain/coach/judging/judge-run.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { type Scope, scopeOf, type WorkoutLine } from '../coach-workouts.queries.ts';
import type { Athlete } from '../gather-training.ts';
import type { Sums } from '../sums.queries.ts';
import { heartRateOf } from './compare.ts';

/** What is usual of a workout is the mean of those of its kind in so many days before it. */
export const USUAL_DAYS = 90;
/** Of fewer nothing is usual. */
export const LEAST_USUAL = 3;

export function usualOf(athlete: Athlete, workout: WorkoutLine): Scope {
  const { date, workoutType, sport, runningSubtype } = workout;
  const days = { from: addDays(date, -USUAL_DAYS), to: addDays(date, -1) };
  return scopeOf(athlete, days, {
    ...{ workoutType, sport },
    runningSubtype: runningSubtype ?? undefined,
  });
}

export function paceAndHeart(sums: Sums): PaceAndHeart {
  return {
    paceSPerKm: paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS }),
    heartRateBpm: heartRateOf(sums),
  };
}
