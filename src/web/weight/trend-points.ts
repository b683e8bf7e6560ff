import type { ListedWeight } from '../../contract/weight.ts';
import { numberOfDay } from '../../domain/calendar.ts';
import type { LinePoint } from '../ui/charts/line-layout.ts';
import { shortDayText, yearOf } from '../words/day-text.ts';

/** Oldest first, each at its day; those of one day stand side by side within it. */
export function trendPoints(newestFirst: readonly ListedWeight[]): LinePoint[] {
  const entries = newestFirst.toReversed();
  const years = new Set(entries.map(({ date }) => yearOf(date)));
  return entries.map(({ date, weightKg }, at) => {
    const ofDay = entries.filter((each) => each.date === date).length;
    const before = entries.slice(0, at).filter((each) => each.date === date).length;
    return {
      x: numberOfDay(date) + before / ofDay,
      y: weightKg,
      label: years.size > 1 ? `${shortDayText(date)} ${yearOf(date)}` : shortDayText(date),
    };
  });
}

/** A target further away than this would press the line flat. */
const TARGET_IN_SIGHT_KG = 10;

export function isTargetInSight(entries: readonly ListedWeight[], targetKg: number): boolean {
  return entries.some(({ weightKg }) => Math.abs(weightKg - targetKg) <= TARGET_IN_SIGHT_KG);
}
