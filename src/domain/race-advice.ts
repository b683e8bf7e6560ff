import type { AdviceFacts, AdvicePriority, AdviceRule } from './advice-item.ts';
import { RACE_PREPARATION_DAYS, RACE_WEEK_DAYS, TAPER_CUT_PERCENT, TAPER_DAYS } from './limits.ts';

/** What the days left before the next race are for. */
export function adviseRace({ nextRace }: AdviceFacts): ReturnType<AdviceRule> {
  const phase = nextRace && phaseOf(nextRace.daysLeft);
  if (!phase) return null;
  return {
    type: 'race',
    title: phase.title,
    finding: `${nextRace.name} is ${inDays(nextRace.daysLeft)}.`,
    action: phase.action,
    priority: phase.priority,
    evidence: { workoutIds: [], raceId: nextRace.id, figures: { daysLeft: nextRace.daysLeft } },
  };
}

function phaseOf(
  daysLeft: number,
): { title: string; action: string; priority: AdvicePriority } | null {
  if (daysLeft <= RACE_WEEK_DAYS) {
    return {
      title: 'Race week',
      action: 'Run short and easy, sleep, eat what you know, and try nothing new.',
      priority: 'high',
    };
  }
  if (daysLeft <= TAPER_DAYS) {
    return {
      title: 'Time to taper',
      action: `Cut your volume by ${TAPER_CUT_PERCENT}% and keep a few short, quick stretches.`,
      priority: 'high',
    };
  }
  if (daysLeft <= RACE_PREPARATION_DAYS) {
    return {
      title: 'Race preparation',
      action: 'Practise race pace, and the gels and drinks you will take.',
      priority: 'medium',
    };
  }
  return null;
}

function inDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
