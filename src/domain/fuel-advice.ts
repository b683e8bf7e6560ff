import type { AdviceFacts, AdviceRule, AdviceWorkout } from './advice-item.ts';
import {
  FUELED_RUN_M,
  FUELED_RUN_S,
  HYDRATED_RUN_M,
  HYDRATION_ML_PER_HOUR,
  LOW_HYDRATION_ML,
  MANY_CAFFEINATED_GELS,
  MINUTES_PER_GEL,
} from './limits.ts';
import { formatKm } from './units.ts';

/** Long runs on which no gel was taken. */
export function adviseFueling({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const unfueled = recentRuns.filter(
    (run) =>
      (run.distanceM ?? 0) > FUELED_RUN_M && run.durationS > FUELED_RUN_S && gelsOf(run) === 0,
  );
  const longest = longestOf(unfueled);
  if (!longest) return null;
  const gels = Math.floor(longest.durationS / 60 / MINUTES_PER_GEL);
  return {
    type: 'fueling',
    title: 'Take gels on long runs',
    finding: `No gels are noted for your ${formatKm(longest.distanceM ?? 0, 1)} km run.`,
    action: `Take 1 gel per ${MINUTES_PER_GEL} min: ${gels} for a run like that.`,
    priority: 'high',
    evidence: {
      workoutIds: unfueled.map((run) => run.id),
      raceId: null,
      figures: { runs: unfueled.length, longestRunS: longest.durationS, gelsAdvised: gels },
    },
  };
}

/** Runs with more caffeinated gels than two. */
export function adviseCaffeine({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const many = recentRuns.filter((run) => run.caffeinatedGels > MANY_CAFFEINATED_GELS);
  if (many.length === 0) return null;
  const most = many.reduce((gels, run) => Math.max(gels, run.caffeinatedGels), 0);
  return {
    type: 'fueling',
    title: 'Go easy on caffeine',
    finding: `You took ${most} caffeinated gels on one run.`,
    action: `Keep it to ${MANY_CAFFEINATED_GELS} and take the others without caffeine.`,
    priority: 'medium',
    evidence: {
      workoutIds: many.map((run) => run.id),
      raceId: null,
      figures: { mostCaffeinatedGels: most },
    },
  };
}

/** Runs over 10 km on which too little was drunk. What was not noted is not counted as nothing. */
export function adviseHydration({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const noted = recentRuns.flatMap((run) =>
    (run.distanceM ?? 0) > HYDRATED_RUN_M && run.hydrationMl !== null
      ? [{ id: run.id, hydrationMl: run.hydrationMl }]
      : [],
  );
  if (noted.length === 0) return null;
  const averageMl = noted.reduce((sum, run) => sum + run.hydrationMl, 0) / noted.length;
  if (averageMl >= LOW_HYDRATION_ML) return null;
  return {
    type: 'hydration',
    title: 'Drink more on longer runs',
    finding: `You drink ${Math.floor(averageMl)} ml on average on runs over ${formatKm(HYDRATED_RUN_M, 0)} km.`,
    action: `Aim for ${HYDRATION_ML_PER_HOUR} ml per hour.`,
    priority: 'medium',
    evidence: {
      workoutIds: noted.map((run) => run.id),
      raceId: null,
      figures: { averageHydrationMl: averageMl },
    },
  };
}

function gelsOf(run: AdviceWorkout): number {
  return run.caffeinatedGels + run.nonCaffeinatedGels;
}

function longestOf(runs: readonly AdviceWorkout[]): AdviceWorkout | null {
  return runs.reduce<AdviceWorkout | null>(
    (longest, run) => (longest === null || run.durationS > longest.durationS ? run : longest),
    null,
  );
}
