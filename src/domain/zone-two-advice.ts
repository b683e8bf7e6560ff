import type { AdviceFacts, AdviceRule } from './advice-item.ts';
import { ZONE_TWO_HIGH_PERCENT, ZONE_TWO_LOW_PERCENT } from './limits.ts';

/** Too little easy running, or nothing else. */
export function adviseZoneTwo({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const measured = recentRuns.filter((run) => minutesInZones(run.zoneMinutes) > 0);
  const total = measured.reduce((sum, run) => sum + minutesInZones(run.zoneMinutes), 0);
  if (total === 0) return null;
  const zoneTwo = measured.reduce((sum, run) => sum + run.zoneMinutes[1], 0);
  const percent = (100 * zoneTwo) / total;
  const evidence = {
    workoutIds: measured.map((run) => run.id),
    raceId: null,
    figures: { zoneTwoPercent: percent, zoneMinutes: total },
  };
  if (percent < ZONE_TWO_LOW_PERCENT) {
    return {
      type: 'heartRate',
      title: 'Build more aerobic base',
      finding: `${Math.floor(percent)}% of your time in zones is Zone 2; aim for ${ZONE_TWO_LOW_PERCENT}% or more.`,
      action: 'Slow down on easy days.',
      priority: 'medium',
      evidence,
    };
  }
  if (percent > ZONE_TWO_HIGH_PERCENT) {
    return {
      type: 'heartRate',
      title: 'Add some intensity',
      finding: `${Math.ceil(percent)}% of your time in zones is Zone 2.`,
      action: 'One faster run a week, such as intervals or a tempo run, would help.',
      priority: 'low',
      evidence,
    };
  }
  return null;
}

function minutesInZones(zoneMinutes: readonly number[]): number {
  return zoneMinutes.reduce((sum, minutes) => sum + minutes, 0);
}
