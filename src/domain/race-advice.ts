import type { AdviceFacts, AdviceItem, AdvicePriority } from './advice-item.ts';
import { RACE_PREPARATION_DAYS, RACE_WEEK_DAYS, TAPER_CUT_PERCENT, TAPER_DAYS } from './limits.ts';

/** What the days left before the next race are for. */
export function adviseRace({ nextRace }: AdviceFacts): AdviceItem | null {
  const phase = nextRace && phaseOf(nextRace.daysLeft);
  if (!phase) return null;
  return {
    type: 'race',
    title: phase.title,
    message: `${nextRace.name} is ${inDays(nextRace.daysLeft)}. ${phase.message}`,
    priority: phase.priority,
    evidence: { workoutIds: [], raceId: nextRace.id, figures: { daysLeft: nextRace.daysLeft } },
  };
}

function phaseOf(
  daysLeft: number,
): { title: string; message: string; priority: AdvicePriority } | null {
  if (daysLeft <= RACE_WEEK_DAYS) {
    return {
      title: 'Race week',
      message: 'Run short and easy, sleep, eat what you know, and try nothing new.',
      priority: 'high',
    };
  }
  if (daysLeft <= TAPER_DAYS) {
    return {
      title: 'Time to taper',
      message: `Cut your volume by ${TAPER_CUT_PERCENT}% and keep a few short, quick stretches.`,
      priority: 'high',
    };
  }
  if (daysLeft <= RACE_PREPARATION_DAYS) {
    return {
      title: 'Race preparation',
      message: 'Practise race pace, and the gels and drinks you will take.',
      priority: 'medium',
    };
  }
  return null;
}

function inDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
