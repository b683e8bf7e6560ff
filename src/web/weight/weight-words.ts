import type { Day } from '../../domain/calendar.ts';
import { shownLoss, weightIn, weightText, weightUnit } from '../../domain/measures.ts';
import { targetOutlook } from '../../domain/weight-trend.ts';
import { fullDayText } from '../words/day-text.ts';

/** '85', '62.5': a goal is a round number where it can be. */
export function goalText(weightKg: number): string {
  return String(Math.round(weightIn(weightKg) * 10) / 10);
}

/** '+3.1' for what was lost, '−0.7' for what was gained: positive is lighter. */
export function lostText(lost: number): string {
  if (lost === 0) return '0.0';
  return `${lost > 0 ? '+' : '\u2212'}${Math.abs(lost).toFixed(1)}`;
}

/** '0.4 kg down', '0.3 kg up', 'unchanged'. */
export function stepText(weights: { fromKg: number; toKg: number }): string {
  const lost = shownLoss(weights);
  if (lost === 0) return 'unchanged';
  return `${Math.abs(lost).toFixed(1)}\u00a0${weightUnit()} ${lost > 0 ? 'down' : 'up'}`;
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
  const trend = `Trend ${weightText(trendKg)}`;
  const rate = stats.weeklyRate;
  if (rate === null) return `${trend}; its rate takes two weeks of weigh-ins.`;
  const goes = `${trend}, ${rateText(rate)}.`;
  if (goalKg === null) return goes;
  const outlook = targetOutlook({ trendKg, targetKg: goalKg, rateKgPerWeek: rate, today });
  const goal = `${goalText(goalKg)}\u00a0${weightUnit()}`;
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
  const rounded = Math.abs(weightIn(kgPerWeek)).toFixed(1);
  if (rounded === '0.0') return 'level';
  return `${rounded}\u00a0${weightUnit()} a week ${kgPerWeek < 0 ? 'down' : 'up'}`;
}
