import { addDays, type Day } from '../calendar.ts';
import { betweenDays } from '../sorted-days.ts';
import type { SortedLog, Stretch } from './runner-log.ts';

/** The best of a longer time is more often a slip of a watch, or a form that is gone. */
export const EFFORT_DAYS = 63;
/** Where there is none in those, as after a break: still better than no effort at all. */
export const MOST_EFFORT_DAYS = 365;
const USUAL_DAYS = 180;
const LEAST_USUAL_RUNS = 6;
/** Of fewer runs nobody knows what is usual: a beginner gets better from run to run. */
const LEAST_TELLING_RUNS = 8;
/** How much better than the runner's middle run, distance allowed for, a run at a race's effort is. */
const HARD_MARGIN = Math.log(1.06);

/** A long run at the usual pace is no race, however much better it is, distance allowed for. */
const FASTER_PACE = 0.97;
/** By how much the heart beats faster in a race than on the easier quarter of the runner's runs. */
const RACING_HEART = 1.06;

/**
 * Runs of the year before a day at a race's effort, by the heart or far better than the runner's usual
 * runs, and stretches inside the runs of the last weeks.
 */
export function hardRuns({ wholeRuns, insideRuns }: SortedLog, today: Day): Stretch[] {
  const latest = betweenDays(wholeRuns, { from: addDays(today, -USUAL_DAYS), to: today });
  const usual =
    latest.length < LEAST_TELLING_RUNS ? null : middleOf(latest.map(({ level }) => level));
  const easyHeart = easyHeartRate(latest.flatMap(({ avgHeartRate }) => avgHeartRate ?? []));
  const usualPace = middleOf(latest.map(({ timeS, distanceM }) => timeS / distanceM));
  const isFaster = ({ timeS, distanceM }: Stretch) =>
    usualPace !== null && timeS / distanceM <= FASTER_PACE * usualPace;
  const isFarBetter = (run: Stretch) =>
    usual !== null && run.level <= usual - HARD_MARGIN && isFaster(run);
  const isHardByHeart = ({ isByHeart, avgHeartRate }: Stretch) =>
    isByHeart && (avgHeartRate ?? 0) >= RACING_HEART * easyHeart;
  const ofTheYear = betweenDays(wholeRuns, { from: addDays(today, -MOST_EFFORT_DAYS), to: today });
  const hard = ofTheYear.filter((run) => isHardByHeart(run) || isFarBetter(run));
  const lately = betweenDays(insideRuns, { from: addDays(today, -EFFORT_DAYS), to: today });
  return [...hard, ...lately.filter(isFarBetter)];
}

/** With too low a maximum every easy run would be a race: the heart must tell them apart as well. */
function easyHeartRate(heartRates: readonly number[]): number {
  if (heartRates.length < LEAST_USUAL_RUNS) return 0;
  return heartRates.toSorted((one, other) => one - other)[Math.floor(heartRates.length / 4)] ?? 0;
}

/** Of the middle run; null where they are too few. */
function middleOf(values: readonly number[]): number | null {
  if (values.length < LEAST_USUAL_RUNS) return null;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
