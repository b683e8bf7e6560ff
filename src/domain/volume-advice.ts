import type { AdviceFacts, AdviceRule } from './advice-item.ts';
import { HIGH_WEEK_M, LOW_WEEK_M, RAISED_WEEK_KM, TAPER_DAYS } from './limits.ts';
import { formatKm } from './units.ts';

/** Too few kilometres a week, or many. */
export function adviseVolume({
  recentRuns,
  recentWeeks,
  weeklyM,
  nextRace,
}: AdviceFacts): ReturnType<AdviceRule> {
  const measured = recentRuns.filter((run) => run.distanceM !== null && run.distanceM > 0);
  if (measured.length === 0) return null;
  const evidence = {
    workoutIds: measured.map((run) => run.id),
    raceId: null,
    figures: { weeklyM, weeks: recentWeeks },
  };
  const finding = `You average ${formatKm(weeklyM, 1)} km a week.`;
  // Close to a race the taper says the opposite.
  const isTapering = nextRace !== null && nextRace.daysLeft <= TAPER_DAYS;
  if (weeklyM < LOW_WEEK_M && !isTapering) {
    return {
      type: 'training',
      title: 'Run a little more each week',
      finding,
      action: `Raise it step by step to ${RAISED_WEEK_KM.from}-${RAISED_WEEK_KM.to} km.`,
      priority: 'medium',
      evidence,
    };
  }
  if (weeklyM > HIGH_WEEK_M) {
    return {
      type: 'training',
      title: 'Look after recovery',
      finding,
      action: 'Plan rest days, sleep well and keep easy runs easy.',
      priority: 'medium',
      evidence,
    };
  }
  return null;
}
