import type { AdviceFacts, AdvicePriority, AdviceRule } from './advice-item.ts';
import { PACE_GAP_HIGH_S_PER_KM, PACE_GAP_MEDIUM_S_PER_KM } from './limits.ts';
import { formatPace, paceSPerKm } from './pace.ts';

/** How far the pace of recent runs is behind the target of the next race. */
export function advisePace({ recentRuns, nextRace }: AdviceFacts): ReturnType<AdviceRule> {
  if (!nextRace) return null;
  const paced = recentRuns.filter((run) => paceSPerKm(run) !== null);
  const averagePace = paceSPerKm({
    distanceM: paced.reduce((sum, run) => sum + (run.distanceM ?? 0), 0),
    durationS: paced.reduce((sum, run) => sum + run.durationS, 0),
  });
  const targetPace = paceSPerKm({ distanceM: nextRace.distanceM, durationS: nextRace.targetS });
  if (averagePace === null || targetPace === null) return null;

  // Faster than the target is no gap to close.
  const gap = averagePace - targetPace;
  const { priority, title, ending } = verdict(gap);
  return {
    type: 'pace',
    title,
    finding: `You average ${formatPace(averagePace)} a km; ${nextRace.name} needs ${formatPace(targetPace)}.`,
    action: ending,
    priority,
    evidence: {
      workoutIds: paced.map((run) => run.id),
      raceId: nextRace.id,
      figures: { averagePaceSPerKm: averagePace, targetPaceSPerKm: targetPace, gapSPerKm: gap },
    },
  };
}

function verdict(gap: number): { priority: AdvicePriority; title: string; ending: string } {
  if (gap > PACE_GAP_HIGH_S_PER_KM) {
    return {
      priority: 'high',
      title: 'Well behind target pace',
      ending: 'Add a weekly run with stretches at race pace, or ease the target.',
    };
  }
  if (gap > PACE_GAP_MEDIUM_S_PER_KM) {
    return {
      priority: 'medium',
      title: 'A little behind target pace',
      ending: 'Run some of your kilometres at race pace.',
    };
  }
  return { priority: 'low', title: 'On target pace', ending: 'Keep doing what you do.' };
}
