import type { Week } from '../../contract/analytics.ts';
import { mFromKm } from '../../domain/units.ts';
import { describeWeeklyVolume } from '../../domain/weekly-volume.ts';
import { tenthsText } from './amounts.ts';

/** The sentence above the bars of kilometres. */
export function distanceSentence(weeks: readonly Week[]): string {
  return describeWeeklyVolume(
    weeks.map((week) => ({
      weekStart: week.from,
      label: week.label,
      runs: week.runs,
      runningM: mFromKm(week.runningDistance),
      runningKm: week.runningDistance,
      strengthS: week.strengthSeconds,
      crossM: mFromKm(week.crossDistance),
    })),
  );
}

/** The sentence above the bars of strength hours. */
export function strengthSentence(weeks: readonly Week[]): string {
  const hours = weeks.map((week) => week.strengthSeconds / 3600);
  const [last = 0, now = 0] = hours.slice(-2);
  const average = hours.reduce((sum, each) => sum + each, 0) / hours.length;
  const usual = `${tenthsText(average)}\u00a0h a week on average over ${hours.length} weeks`;
  if (now === 0 && last === 0) return `Strength: none this week or last; ${usual}.`;
  if (now === 0)
    return `Strength: none yet this week, ${tenthsText(last)}\u00a0h last week; ${usual}.`;
  return `Strength: ${tenthsText(now)}\u00a0h this week, ${tenthsText(last)} last week; ${usual}.`;
}

/** Kilometres or hours for an axis that has room for four figures. */
export function axisText(value: number): string {
  return value < 10_000
    ? value.toLocaleString('en', { maximumFractionDigits: value < 1000 ? 1 : 0 })
    : value.toLocaleString('en', { notation: 'compact' });
}
