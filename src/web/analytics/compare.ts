import type { PeriodRuns } from '../../contract/period-runs.ts';
import { distanceUnit, sumDistance } from '../../domain/measures.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { countText } from '../words/amounts.ts';
import {
  beforeText,
  compareAmounts,
  comparePaces,
  type Periods,
  weekOf,
} from '../words/period-words.ts';

export function compareTime({ period, previous }: Periods): Comparison {
  return compareAmounts({
    now: period.durationS,
    was: previous.durationS,
    before: beforeText(previous),
    same: 'As long as',
    none: 'No workout',
  });
}

export function compareBestPace({ bestPace, previousBestPace, previous }: PeriodRuns): Comparison {
  const before = beforeText(previous);
  return comparePaces({
    now: bestPace?.paceSPerKm ?? null,
    was: previousBestPace?.paceSPerKm ?? null,
    before,
    than: `than in ${before}`,
  });
}

/** An average week of the period before: its kilometres and runs. */
export function compareWeek({ previous }: Pick<Periods, 'previous'>): Comparison {
  const before = beforeText(previous);
  if (previous.runs === 0) return { change: null, better: null, against: `No run in ${before}` };
  const { distanceM, runs } = weekOf(previous);
  return {
    change: `${sumDistance(distanceM)}\u00a0${distanceUnit()} in ${countText(Math.round(10 * runs) / 10, 'run')}`,
    better: null,
    against: `a week in ${before}`,
  };
}
