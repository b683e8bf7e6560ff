import type { PacedRun, Stretch, Summary, Week } from '../../contract/analytics.ts';
import { formatPace } from '../../domain/pace.ts';
import {
  type DayRange,
  daysIn,
  plannedWorkouts,
  type SummaryPeriod,
  summarise,
  summaryRanges,
} from '../../domain/summary.ts';
import { kmFromM } from '../../domain/units.ts';
import type { WeekVolume } from '../../domain/weekly-volume.ts';
import type { PacedRunRow } from './runs.queries.ts';
import type { SummaryRow } from './summary.queries.ts';

/** Sums as the summary call answers them. */
export function summaryOf(
  rows: readonly SummaryRow[],
  of: { today: string; period: SummaryPeriod },
): Summary {
  const { period: during, previous: before } = stretchesOf(of);
  const period = {
    ...during,
    ...figuresOf(rows.filter(({ stretch }) => stretch === 'period')),
  };
  const previous = {
    ...before,
    ...figuresOf(rows.filter(({ stretch }) => stretch === 'previous')),
  };
  const week = rows.filter(({ isThisWeek }) => isThisWeek === 1);
  return {
    weeklyRuns: summarise(week).runs,
    weeklyWorkouts: plannedWorkouts(week),
    totalDistance: period.totalDistance,
    avgPace: period.avgPaceSPerKm === null ? null : formatPace(period.avgPaceSPerKm),
    avgHeartRate: period.avgHeartRate,
    today: of.today,
    period,
    previous,
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

/** A week as the weeks call answers it. */
export function weekOf(week: WeekVolume): Week {
  return {
    from: week.weekStart,
    label: week.label,
    runs: week.runs,
    runningDistance: exactKm(week.runningM),
    walkingDistance: exactKm(week.walkingM),
    strengthSeconds: week.strengthS,
    crossDistance: exactKm(week.crossM),
  };
}

/** A run with its pace as the calls answer it. */
export function pacedRunOf(row: PacedRunRow): PacedRun {
  return {
    id: row.id,
    date: row.date,
    runningSubtype: row.runningSubtype,
    distance: kmFromM(row.distanceM),
    durationSeconds: row.durationS,
    paceSPerKm: row.paceSPerKm,
  };
}

function figuresOf(rows: readonly SummaryRow[]): Omit<Summary['period'], keyof Stretch> {
  const summary = summarise(rows);
  return {
    runs: summary.runs,
    workouts: summary.workouts,
    totalDistance: exactKm(summary.runningM),
    walks: summary.walks,
    walkingDistance: exactKm(summary.walkingM),
    totalSeconds: summary.durationS,
    secondsByType: summary.durationSByType,
    avgPaceSPerKm: summary.avgPaceSPerKm,
    avgHeartRate: summary.avgHeartRate === null ? null : Math.round(summary.avgHeartRate),
    zoneMinutes: summary.zoneSeconds.map((seconds) => seconds / 60),
  };
}

/** To the millimetre: what a sum of binary fractions adds below that depends on its order. */
function exactKm(distanceM: number): number {
  return Math.round(distanceM * 1000) / 1_000_000;
}
