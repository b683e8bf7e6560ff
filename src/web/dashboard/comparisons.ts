import type { Summary } from '../../contract/analytics.ts';
import type { WeeklyFrequency } from '../../domain/limits.ts';
import { slowerByS } from '../../domain/pace.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { spanText } from '../words/amounts.ts';

type Periods = Pick<Summary, 'period' | 'previous'>;

/** From here on percent say less than times do. */
export const FEW_TIMES = 3;

export function compareDistance({ period, previous }: Periods): Comparison {
  const before = daysBefore(previous.days);
  const [now, then] = [period.totalDistance, previous.totalDistance];
  if (then === 0) return { change: null, better: null, against: `No kilometres in ${before}` };
  if (now / then >= FEW_TIMES) {
    const times = (now / then).toLocaleString('en', { maximumFractionDigits: 1 });
    return { change: `${times} times`, better: true, against: before };
  }
  const percent = percentChange({ now, then });
  if (percent === 0) return { change: 'As far as', better: null, against: `in ${before}` };
  return { change: percentText(percent), better: percent > 0 || null, against: `on ${before}` };
}

export function comparePace({ period, previous }: Periods): Comparison {
  const before = daysBefore(previous.days);
  const [now, then] = [period.avgPaceSPerKm, previous.avgPaceSPerKm];
  if (now === null) return { change: null, better: null, against: 'No run with a distance' };
  if (then === null) return { change: null, better: null, against: `No pace in ${before}` };
  const slowerS = slowerByS({ pace: now, than: then });
  if (slowerS === 0) return { change: 'As fast as', better: null, against: `in ${before}` };
  const change = `${spanText(Math.abs(slowerS))}/km ${slowerS < 0 ? 'faster' : 'slower'}`;
  return { change, better: slowerS < 0 || null, against: `than ${before}` };
}

/** Neither higher nor lower is better by itself. */
export function compareHeartRate({ period, previous }: Periods): Comparison {
  const before = daysBefore(previous.days);
  const [now, then] = [period.avgHeartRate, previous.avgHeartRate];
  if (now === null) return { change: null, better: null, against: 'No heart rate recorded' };
  if (then === null) return { change: null, better: null, against: `No heart rate in ${before}` };
  const higher = now - then;
  if (higher === 0) return { change: 'The same as', better: null, against: `in ${before}` };
  const change = `${Math.abs(higher)}\u00a0bpm ${higher < 0 ? 'lower' : 'higher'}`;
  return { change, better: null, against: `than ${before}` };
}

export type WorkoutTarget = { least: number; most: number };

export function targetOf(weeklyFrequency: WeeklyFrequency): WorkoutTarget {
  const [least = 0, most = 0] = weeklyFrequency.split('-').map(Number);
  return { least, most };
}

/** A week against an average one of the days before. */
export function compareWeek({ previous }: Pick<Summary, 'previous'>): Comparison {
  const perWeek = ((7 * previous.runs) / previous.days).toLocaleString('en', {
    maximumFractionDigits: 1,
  });
  return {
    change: `${perWeek} runs a week`,
    better: null,
    against: `in ${daysBefore(previous.days)}`,
  };
}

export function percentChange({ now, then }: { now: number; then: number }): number {
  return Math.round((100 * (now - then)) / then);
}

function percentText(percent: number): string {
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}\u00a0%`;
}

function daysBefore(days: number): string {
  return `the ${days} days before`;
}
