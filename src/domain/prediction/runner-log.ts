import { type AthleteLimits, limitsOn, SINCE_EVER } from '../athlete-limits.ts';
import type { Day } from '../calendar.ts';
import { paceSPerKm } from '../pace.ts';
import { isBeyondAnybody } from '../plausible-time.ts';
import { isRun, type Sport } from '../sports.ts';
import { onTheCurve } from './race-model.ts';

/** What is known of a runner. */
export type RunnerLog = {
  /** Races that were run, with their times. */
  results: readonly RaceResult[];
  runs: readonly PredictingRun[];
  /** The fastest stretches of race distances inside recordings. */
  bestEfforts: readonly BestEffort[];
  /** Each with the day from which it holds. */
  limits: readonly KnownLimits[];
};

/** A day, of which nothing later than it is heard, and what a prediction for it looks at. */
export type RunnerHistory = RunnerLog & { today: Day };

export type RaceResult = {
  raceId: number | null;
  name: string | null;
  /** The run that was the race, where it is in the log. */
  workoutId: number | null;
  date: Day;
  distanceM: number;
  timeS: number;
};

export type PredictingRun = {
  id: number;
  date: Day;
  sport: Sport;
  distanceM: number | null;
  durationS: number;
  avgHeartRate: number | null;
};

export type BestEffort = { workoutId: number; date: Day; distanceM: number; timeS: number };

export type KnownLimits = Pick<AthleteLimits, 'validFrom' | 'maxHeartRate' | 'thresholdPaceSPerKm'>;

export type PacedRun = PredictingRun & { distanceM: number; paceSPerKm: number };

/** A run, or a stretch of one, that could have been raced. */
export type Stretch = BestEffort & {
  /** Where it stands over all distances: the lower, the better. */
  level: number;
  /** Whether the heart rate was that of a race, as far as the maximum is right. */
  isByHeart: boolean;
  /** Of a whole run, where it was measured. */
  avgHeartRate: number | null;
};

/** The log by day, oldest first, with what does not depend on the day that is asked about. */
export type SortedLog = {
  results: readonly RaceResult[];
  runs: readonly PacedRun[];
  wholeRuns: readonly Stretch[];
  insideRuns: readonly Stretch[];
  /** From when on each threshold pace is known; null from when on none is. */
  thresholds: readonly { date: Day; paceSPerKm: number | null }[];
};

export function sortedLog({ results, runs, bestEfforts, limits }: RunnerLog): SortedLog {
  const paced = pacedRuns(runs);
  const whole = paced.map((run) =>
    stretchOf(
      { workoutId: run.id, date: run.date, distanceM: run.distanceM, timeS: run.durationS },
      { isByHeart: isHardByHeart(run, limits), avgHeartRate: run.avgHeartRate },
    ),
  );
  const inside = bestEfforts
    .toSorted(byDay)
    .map((effort) => stretchOf(effort, { isByHeart: false, avgHeartRate: null }));
  return {
    results: results.toSorted(byDay),
    runs: paced,
    wholeRuns: whole.filter(isBelievable),
    insideRuns: inside.filter(isBelievable),
    thresholds: thresholdsOf(limits),
  };
}

/** Runs with a pace, the oldest first; of one day the one entered last comes last. */
export function pacedRuns(runs: readonly PredictingRun[]): PacedRun[] {
  return runs
    .flatMap((run) => {
      const pace = isRun(run) && !isBeyondAnybody(run) ? paceSPerKm(run) : null;
      if (pace === null || run.distanceM === null) return [];
      return [{ ...run, distanceM: run.distanceM, paceSPerKm: pace }];
    })
    .sort((one, other) => byDay(one, other) || one.id - other.id);
}

function byDay(one: { date: Day }, other: { date: Day }): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}

function stretchOf(
  effort: BestEffort,
  { isByHeart, avgHeartRate }: Pick<Stretch, 'isByHeart' | 'avgHeartRate'>,
): Stretch {
  return {
    workoutId: effort.workoutId,
    date: effort.date,
    distanceM: effort.distanceM,
    timeS: effort.timeS,
    level: levelOf(effort),
    isByHeart,
    avgHeartRate,
  };
}

/** Where a time stands over all distances: the lower, the better. */
export function levelOf(run: { distanceM: number; timeS: number }): number {
  const { mu, lambda } = onTheCurve(run.distanceM);
  return (Math.log(run.timeS) - mu) / lambda;
}

const LEAST_EFFORT_M = 1500;
const FASTEST_M_PER_S = 7.5;

function isBelievable({ distanceM, timeS }: Stretch): boolean {
  return distanceM >= LEAST_EFFORT_M && distanceM / timeS <= FASTEST_M_PER_S;
}

const HARD_SHARE_OF_MAX = 0.85;

/** Of the maximum of its day. */
function isHardByHeart({ date, avgHeartRate }: PacedRun, limits: readonly KnownLimits[]): boolean {
  if (avgHeartRate === null) return false;
  const known = limitsOn(limits, date);
  return known !== undefined && avgHeartRate >= HARD_SHARE_OF_MAX * known.maxHeartRate;
}

/** A value that later entries only carry on is as old as the first of them; one without a day is none. */
function thresholdsOf(limits: readonly KnownLimits[]): SortedLog['thresholds'] {
  const byStart = limits
    .map((each) => ({ date: each.validFrom, paceSPerKm: each.thresholdPaceSPerKm }))
    .sort(byDay);
  return byStart
    .filter((each, at) => each.paceSPerKm !== byStart[at - 1]?.paceSPerKm)
    .filter(({ date }) => date > SINCE_EVER);
}
