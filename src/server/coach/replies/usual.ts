import { addDays } from '../../../domain/calendar.ts';
import type { PaceAndHeart } from '../../../domain/coach/judging/judge-run.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { type LongBreak, longBreakBefore } from '../../../domain/coming-back.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { type Scope, scopeOf, type WorkoutLine } from '../coach-workouts.queries.ts';
import type { Athlete } from '../gather-training.ts';
import { findDayVolumes, type Sums } from '../sums.queries.ts';
import { heartRateOf } from './compare.ts';
import type { Asked } from './reply.ts';

/** What is usual of a workout is the mean of those of its kind in so many days before it. */
export const USUAL_DAYS = 90;
/** Of fewer nothing is usual. */
export const LEAST_USUAL = 3;

/** Since the first run after a long break, where one lies in those days: before it one was another runner. */
export async function usualSinceBreak(
  { db, athlete }: Asked,
  workout: WorkoutLine,
): Promise<{ scope: Scope; longBreak: LongBreak | null }> {
  const scope = usualOf(athlete, workout);
  const { userId, viewer } = athlete;
  const from = addDays(workout.date, -2 * USUAL_DAYS);
  const days = await findDayVolumes(db, { userId, viewer, from, to: workout.date, kind: RUNS });
  const longBreak = longBreakBefore(
    days.map(({ date }) => date),
    workout.date,
  );
  return { scope: longBreak ? { ...scope, from: longBreak.firstRun } : scope, longBreak };
}

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
