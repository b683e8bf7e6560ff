import type { Period, Stretch, Summary } from '../../contract/analytics.ts';
import {
  type DayRange,
  daysIn,
  plannedWorkouts,
  type SummaryPeriod,
  summarise,
  summaryRanges,
} from '../../domain/summary.ts';
import type { SummaryRow } from './summary.queries.ts';

/** The summary of a period, from the sums of its sports. */
export function summaryOf(
  rows: readonly SummaryRow[],
  of: { today: string; period: SummaryPeriod },
): Summary {
  const { period, previous } = stretchesOf(of);
  const figures = (stretch: Stretch, name: SummaryRow['stretch']): Period => ({
    ...stretch,
    ...summarise(rows.filter((row) => row.stretch === name)),
  });
  const week = rows.filter(({ isThisWeek }) => isThisWeek === 1);
  return {
    weeklyRuns: summarise(week).runs,
    weeklyWorkouts: plannedWorkouts(week),
    today: of.today,
    period: figures(period, 'period'),
    previous: figures(previous, 'previous'),
  };
}

/** The days of a period and of the one before it, as the calls answer them. */
export function stretchesOf(of: { today: string; period: SummaryPeriod }): {
  period: Stretch;
  previous: Stretch;
} {
  const ranges = summaryRanges(of);
  const span = of.period === 'year' ? 'year' : 'days';
  const stretch = (range: DayRange): Stretch => ({
    span,
    days: daysIn(range),
    from: range.from,
    to: range.to,
  });
  return { period: stretch(ranges.period), previous: stretch(ranges.previous) };
}
