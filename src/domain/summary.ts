import { addDays, type Day, startOfWeek } from './calendar.ts';
import { paceSPerKm } from './pace.ts';
import { isRun, type Sport } from './sports.ts';
import type { WorkoutType } from './workout-kinds.ts';

export type SummarisedWorkout = {
  date: Day;
  workoutType: WorkoutType;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
};

/** What a stretch of days adds up to. Each field is one sum, so that a database can do it. */
export type PeriodSums = {
  workouts: number;
  /** Running workouts, walks and hikes with them. */
  runs: number;
  /** Of running workouts. */
  distanceM: number;
  /** Of all workouts. */
  durationS: number;
  /** Distance and time of runs that have both; without walks and hikes. */
  pacedDistanceM: number;
  pacedDurationS: number;
  /** Average heart rate times seconds, and those seconds, of workouts that have a heart rate. */
  heartRateTimesS: number;
  heartRateS: number;
  /** The same of runs alone, without walks and hikes. */
  runHeartRateTimesS: number;
  runHeartRateS: number;
};

export type SummarySums = {
  period: PeriodSums;
  previous: PeriodSums;
  weeklyRuns: number;
  previousWeeklyRuns: number;
};

export type PeriodSummary = {
  workouts: number;
  runs: number;
  totalDistanceM: number;
  totalDurationS: number;
  avgPaceSPerKm: number | null;
  avgHeartRate: number | null;
  avgRunHeartRate: number | null;
};

export type TrainingSummary = PeriodSummary & {
  weeklyRuns: number;
  previousWeeklyRuns: number;
  previous: PeriodSummary;
};

export type DayRange = { from: Day; to: Day };

export function summariseTraining(
  workouts: Iterable<SummarisedWorkout>,
  options: { today: Day; periodDays: number },
): TrainingSummary {
  return finishSummary(sumWorkouts(workouts, summaryRanges(options)));
}

/**
 * The last `periodDays` days with today, as many before them, the week around today from Sunday
 * to Saturday, and the week before. Today is the athlete's day, not the server's.
 */
export function summaryRanges({ today, periodDays }: { today: Day; periodDays: number }): {
  period: DayRange;
  previous: DayRange;
  week: DayRange;
  previousWeek: DayRange;
} {
  const from = addDays(today, 1 - periodDays);
  const sunday = startOfWeek(today);
  return {
    period: { from, to: today },
    previous: { from: addDays(from, -periodDays), to: addDays(from, -1) },
    week: { from: sunday, to: addDays(sunday, 6) },
    previousWeek: { from: addDays(sunday, -7), to: addDays(sunday, -1) },
  };
}

/** From sums, wherever they were added up, to what is shown. */
export function finishSummary(sums: SummarySums): TrainingSummary {
  return {
    ...finishPeriod(sums.period),
    weeklyRuns: sums.weeklyRuns,
    previousWeeklyRuns: sums.previousWeeklyRuns,
    previous: finishPeriod(sums.previous),
  };
}

export const NO_SUMS: Readonly<PeriodSums> = {
  workouts: 0,
  runs: 0,
  distanceM: 0,
  durationS: 0,
  pacedDistanceM: 0,
  pacedDurationS: 0,
  heartRateTimesS: 0,
  heartRateS: 0,
  runHeartRateTimesS: 0,
  runHeartRateS: 0,
};

function finishPeriod(sums: PeriodSums): PeriodSummary {
  return {
    workouts: sums.workouts,
    runs: sums.runs,
    totalDistanceM: sums.distanceM,
    totalDurationS: sums.durationS,
    avgPaceSPerKm: paceSPerKm({ distanceM: sums.pacedDistanceM, durationS: sums.pacedDurationS }),
    // Of every workout: 'Avg HR' stands beside the number of workouts, and a rower's heart works
    // too. Where running alone is meant, as in the trainer's view, there is avgRunHeartRate.
    avgHeartRate: sums.heartRateS > 0 ? sums.heartRateTimesS / sums.heartRateS : null,
    avgRunHeartRate: sums.runHeartRateS > 0 ? sums.runHeartRateTimesS / sums.runHeartRateS : null,
  };
}

function sumWorkouts(
  workouts: Iterable<SummarisedWorkout>,
  ranges: ReturnType<typeof summaryRanges>,
): SummarySums {
  const sums = {
    period: { ...NO_SUMS },
    previous: { ...NO_SUMS },
    weeklyRuns: 0,
    previousWeeklyRuns: 0,
  };
  for (const workout of workouts) {
    if (isWithin(workout.date, ranges.period)) addWorkout(sums.period, workout);
    else if (isWithin(workout.date, ranges.previous)) addWorkout(sums.previous, workout);
    if (workout.workoutType !== 'running') continue;
    if (isWithin(workout.date, ranges.week)) sums.weeklyRuns += 1;
    else if (isWithin(workout.date, ranges.previousWeek)) sums.previousWeeklyRuns += 1;
  }
  return sums;
}

function addWorkout(sums: PeriodSums, workout: SummarisedWorkout): void {
  const { distanceM, durationS, avgHeartRate } = workout;
  const isPaced = isRun(workout);
  sums.workouts += 1;
  sums.durationS += durationS;
  if (workout.workoutType === 'running') {
    sums.runs += 1;
    sums.distanceM += distanceM ?? 0;
  }
  if (isPaced && distanceM && durationS > 0) {
    sums.pacedDistanceM += distanceM;
    sums.pacedDurationS += durationS;
  }
  if (avgHeartRate) {
    sums.heartRateTimesS += avgHeartRate * durationS;
    sums.heartRateS += durationS;
    if (isPaced) {
      sums.runHeartRateTimesS += avgHeartRate * durationS;
      sums.runHeartRateS += durationS;
    }
  }
}

function isWithin(day: Day, range: DayRange): boolean {
  return day >= range.from && day <= range.to;
}
