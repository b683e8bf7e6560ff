import type { PacedRun, Summary, Week } from '../../contract/analytics.ts';
import { formatPace } from '../../domain/pace.ts';
import {
  type DayRange,
  finishSummary,
  type PeriodSummary,
  summaryRanges,
} from '../../domain/summary.ts';
import { kmFromM } from '../../domain/units.ts';
import type { WeekVolume } from '../../domain/weekly-volume.ts';
import type { PacedRunRow } from './paced-runs.ts';
import type { StretchSums, TrainingSums } from './training-sums.ts';

/** Sums as the summary call answers them. */
export function summaryOf(sums: TrainingSums, of: { today: string; periodDays: number }): Summary {
  const summary = finishSummary(sums);
  const ranges = summaryRanges(of);
  const days = of.periodDays;
  const period = periodOf({ days, range: ranges.period, summary, sums: sums.period });
  return {
    weeklyRuns: summary.weeklyRuns,
    totalDistance: period.totalDistance,
    avgPace: summary.avgPaceSPerKm === null ? null : formatPace(summary.avgPaceSPerKm),
    avgHeartRate: period.avgHeartRate,
    today: of.today,
    period,
    previous: periodOf({
      days,
      range: ranges.previous,
      summary: summary.previous,
      sums: sums.previous,
    }),
  };
}

/** A week as the weeks call answers it. */
export function weekOf(week: WeekVolume): Week {
  return {
    from: week.weekStart,
    label: week.label,
    runs: week.runs,
    runningDistance: exactKm(week.runningM),
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

function periodOf(input: {
  days: number;
  range: DayRange;
  summary: PeriodSummary;
  sums: StretchSums;
}): Summary['period'] {
  const { days, range, summary, sums } = input;
  return {
    days,
    from: range.from,
    to: range.to,
    runs: summary.runs,
    workouts: summary.workouts,
    totalDistance: exactKm(summary.totalDistanceM),
    totalSeconds: summary.totalDurationS,
    secondsByType: sums.secondsByType,
    avgPaceSPerKm: summary.avgPaceSPerKm,
    avgHeartRate: summary.avgHeartRate === null ? null : Math.round(summary.avgHeartRate),
    zoneMinutes: sums.zoneSeconds.map((seconds) => seconds / 60),
  };
}

/** To the millimetre: what a sum of binary fractions adds below that depends on its order. */
function exactKm(distanceM: number): number {
  return Math.round(distanceM * 1000) / 1_000_000;
}
