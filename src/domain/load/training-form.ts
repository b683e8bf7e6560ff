import { type AthleteLimits, limitsOn } from '../athlete-limits.ts';
import type { Day } from '../calendar.ts';
import { baselineDay, dayLoads, type FormDay, formDays } from './form.ts';
import { heartRateTrend, type TrendRun } from './heart-rate-trend.ts';
import { type LoadedRun, sessionLoad } from './session-load.ts';
import { type TrainingStatus, trainingStatus } from './training-status.ts';
import { isSteepRamp, type WeekLoad, weekLoad } from './week-load.ts';

export type FormRun = LoadedRun & TrendRun;

export type FormInput = {
  /** Of the days from `from` on, in any order; walks and other sports are none of them. */
  runs: readonly FormRun[];
  /** From when on runs were looked for. */
  from: Day;
  today: Day;
  /** Of the whole log, however old; null in an empty one. */
  firstRun: Day | null;
  races: readonly Day[];
  /** Each with the day from which it holds; an old run keeps that of its day. */
  limits: readonly [AthleteLimits, ...AthleteLimits[]];
};

export type TrainingForm = {
  /** Every day up to today. */
  days: FormDay[];
  status: TrainingStatus;
  /** The day of the baseline that today is; null once it is built, and in an empty log. */
  baselineDay: number | null;
  /** Before today's run, in percent of fitness; null while the baseline is built. */
  formPercent: number | null;
  /** Of the last seven days; context. */
  week: WeekLoad & { isSteep: boolean };
  /** By how many percent the pace at one heart rate changed in four weeks; 0 within the noise, null with too little. */
  heartTrendPercent: number | null;
};

/** Load, fitness, form and status of a runner: what every screen and answer says of them is this. */
export function trainingForm(input: FormInput): TrainingForm {
  const { runs, today, firstRun, races, limits } = input;
  const limitsOf = (day: Day) => limitsOn(limits, day) ?? limits[0];
  const from = firstRun !== null && firstRun > input.from ? firstRun : input.from;
  const loads = runs.map((run) => {
    const { load, by } = sessionLoad(run, limitsOf(run.date));
    return { date: run.date, load, isEstimated: by !== 'zones' };
  });
  const days = firstRun === null ? [] : formDays(dayLoads(loads, { from, to: today }));
  const trend = heartRateTrend(runs, (day) => limitsOf(day).maxHeartRate);
  const building = firstRun === null ? null : baselineDay({ firstRun, today });
  const last = days.at(-1);
  const before = days.at(-2);
  return {
    days,
    status: trainingStatus({
      days,
      firstRun,
      today,
      races,
      trendOn: trend.on,
      slowedByHeatOn: trend.slowedByHeatOn,
    }),
    baselineDay: building,
    formPercent:
      building === null && last && before && before.fitness > 0
        ? (100 * last.form) / before.fitness
        : null,
    week: { ...weekLoad(days), isSteep: isSteepRamp(days) },
    heartTrendPercent: trend.on(today),
  };
}
