import { addDays, type Day, daysBetween } from '../calendar.ts';
import { betweenDays } from '../sorted-days.ts';
import { MARATHON_M } from '../standard-distances.ts';
import type { PacedRun, SortedLog } from './runner-log.ts';

const TRAINING_DAYS = 56;
const LEAST_TRAINING_RUNS = 8;
const LEAST_TRAINING_SPAN_DAYS = 28;
const LEAST_WEEKLY_M = 25_000;
/** Beyond these a row is a slip, or a watch that was not stopped: one would bend the mean. */
const FASTEST_S_PER_KM = 180;
const SLOWEST_S_PER_KM = 480;

/** The week and the pace of eight weeks, and the marathon that they speak for. */
export type Training = {
  weeklyM: number;
  paceSPerKm: number;
  marathonS: number;
  /** The day by which half of its kilometres were run. */
  middle: Day;
};

/** Null where there is too little to go by. Races count for the kilometres, and not for the pace. */
export function trainingBefore(
  { runs }: SortedLog,
  { today, raced }: { today: Day; raced: ReadonlySet<number | null> },
): Training | null {
  const usable = betweenDays(runs, { from: addDays(today, 1 - TRAINING_DAYS), to: today }).filter(
    ({ paceSPerKm }) => paceSPerKm >= FASTEST_S_PER_KM && paceSPerKm <= SLOWEST_S_PER_KM,
  );
  const [first] = usable;
  if (!first || usable.length < LEAST_TRAINING_RUNS) return null;
  if (daysBetween(first.date, today) < LEAST_TRAINING_SPAN_DAYS) return null;
  const trained = usable.filter(({ id }) => !raced.has(id));
  const weeklyM = distanceOf(usable) / (TRAINING_DAYS / 7);
  const trainedM = distanceOf(trained);
  if (weeklyM < LEAST_WEEKLY_M || trainedM === 0) return null;
  const trainedS = trained.reduce((sum, run) => sum + run.durationS, 0);
  const paceSPerKm = (1000 * trainedS) / trainedM;
  const marathonS = marathonFromTrainingS({ weeklyM, paceSPerKm });
  return { weeklyM, paceSPerKm, marathonS, middle: middleDay(usable) };
}

function distanceOf(runs: readonly PacedRun[]): number {
  return runs.reduce((sum, run) => sum + run.distanceM, 0);
}

function middleDay(runs: readonly PacedRun[]): Day {
  let leftM = distanceOf(runs) / 2;
  const run = runs.find(({ distanceM }) => {
    leftM -= distanceM;
    return leftM <= 0;
  });
  return run?.date ?? '';
}

/**
 * Tanda 2011: a marathon from training alone, the mean week and the mean pace of the eight weeks
 * before the week of the race, races left out of the pace.
 */
export function marathonFromTrainingS(training: { weeklyM: number; paceSPerKm: number }): number {
  const weeklyKm = training.weeklyM / 1000;
  const paceSPerKm = 17.1 + 140 * Math.exp(-0.0053 * weeklyKm) + 0.55 * training.paceSPerKm;
  return (paceSPerKm * MARATHON_M) / 1000;
}
