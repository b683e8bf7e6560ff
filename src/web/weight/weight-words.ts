import { weightLostKg } from '../../domain/body.ts';
import type { Day } from '../../domain/calendar.ts';
import { targetOutlook } from '../../domain/weight-trend.ts';
import { fullDayText } from '../words/day-text.ts';

/** '71.4' */
export function kgText(weightKg: number): string {
  return weightKg.toFixed(1);
}

/** '85', '62.5': a goal is a round number where it can be. */
export function goalText(weightKg: number): string {
  return String(Math.round(weightKg * 10) / 10);
}

/** '+3.1' for what was lost, '−0.7' for what was gained: positive is lighter. */
export function lostText(lostKg: number): string {
  if (lostKg === 0) return '0.0';
  return `${lostKg > 0 ? '+' : '\u2212'}${kgText(Math.abs(lostKg))}`;
}

/** '0.4 kg down', '0.3 kg up', 'unchanged'. */
export function stepText({ fromKg, toKg }: { fromKg: number; toKg: number }): string {
  const lostKg = weightLostKg({ fromKg, toKg });
  if (lostKg === 0) return 'unchanged';
  return `${kgText(Math.abs(lostKg))}\u00a0kg ${lostKg > 0 ? 'down' : 'up'}`;
}

/** Where the trend stands, how fast it goes, and when it reaches the target if it goes on so. */
export function trendSentence(of: {
  stats: { trend: readonly { trend: number }[]; weeklyRate: number | null };
  goalKg: number | null;
  today: Day;
}): string {
  const { stats, goalKg, today } = of;
  const trendKg = stats.trend.at(-1)?.trend;
  if (trendKg === undefined || stats.trend.length < 2) return '';
  const trend = `Trend ${kgText(trendKg)}\u00a0kg`;
  const rate = stats.weeklyRate;
  if (rate === null) return `${trend}; its rate takes two weeks of weigh-ins.`;
  const goes = `${trend}, ${rateText(rate)}.`;
  if (goalKg === null) return goes;
  const outlook = targetOutlook({ trendKg, targetKg: goalKg, rateKgPerWeek: rate, today });
  const goal = `${goalText(goalKg)}\u00a0kg`;
  switch (outlook.state) {
    case 'dated':
      return `${goes} If it goes on, ${goal} is reached on ${fullDayText(outlook.date)}.`;
    case 'reached':
      return `${goes} That is your target.`;
    case 'away':
      return `${goes} That leads away from ${goal}.`;
    case 'far':
      return `${goes} At that rate ${goal} is more than two years off.`;
    case 'level':
      return goes;
  }
}

/** '0.3 kg a week down', 'level' */
function rateText(kgPerWeek: number): string {
  const rounded = Math.abs(kgPerWeek).toFixed(1);
  if (rounded === '0.0') return 'level';
  return `${rounded}\u00a0kg a week ${kgPerWeek < 0 ? 'down' : 'up'}`;
}
