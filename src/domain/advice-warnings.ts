import type { AdviceFacts, AdviceRule } from './advice-item.ts';
import { SPIKE_RATIO, sessionSpike } from './load/session-spike.ts';
import { formatKm } from './units.ts';

const BREAK_DAYS = 7;

/** A week without a run, or more. */
export function adviseBreak({ daysSinceRun, recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  if (daysSinceRun === null || daysSinceRun < BREAK_DAYS) return null;
  return {
    type: 'training',
    title: 'Start again gently',
    finding: `You have not run for ${daysSinceRun} days.`,
    action: 'Begin with short easy runs, at most 80% of what you did, for two weeks.',
    priority: 'high',
    evidence: {
      workoutIds: recentRuns.map((run) => run.id),
      raceId: null,
      figures: { daysSinceRun },
      basis:
        'The latest run in your log. Marathons were 5-8 % slower after such a gap (Feely 2023, one large study)',
    },
  };
}

/** A run of the last week that was much longer than any of the 30 days before it. */
export function adviseSpike({ longest }: AdviceFacts): ReturnType<AdviceRule> {
  if (!longest) return null;
  const { latest, before } = longest;
  const [distanceM, longestM] = [latest.distanceM ?? 0, before.distanceM ?? 0];
  if (longestM === 0 || sessionSpike({ distanceM, longestM }).size === 'usual') return null;
  // Judged as it is said: 10.4 % more reads '10 % longer', which is the tenth that is advised.
  const percent = Math.round(100 * (distanceM / longestM - 1));
  if (percent <= Math.round(100 * (SPIKE_RATIO - 1))) return null;
  return {
    type: 'training',
    title: 'Lengthen in small steps',
    finding: `Your ${formatKm(distanceM, 1)} km were ${percent}% longer than any run of the 30 days before.`,
    action: 'Keep the next long run to a tenth more than the longest of the month before it.',
    priority: 'medium',
    evidence: {
      workoutIds: [latest.id, before.id],
      raceId: null,
      figures: { percent },
      basis: `The longest before it was ${formatKm(longestM, 1)} km. Longer steps than a tenth are more than a body is used to (Frandsen 2025, one large study)`,
    },
  };
}
