import { groupBy } from '../../group-by.ts';
import { isHard } from '../../hard-workouts.ts';
import { paceSPerKm } from '../../pace.ts';
import { LONGEST_RUN, longestInLine } from '../../race-plan/longest-run.ts';
import { LONG_RUN_DAYS, LONG_RUN_STEP } from '../coach-limits.ts';
import {
  type CoachWorkout,
  distanceOf,
  longestOf,
  type TrainingFacts,
  within,
} from './training-facts.ts';

/** Of the usual run, in race week and in one that has little left. */
export const SHORT_RUN_SHARE = 0.5;

export function easyRuns(runs: readonly CoachWorkout[]): CoachWorkout[] {
  return runs.filter((run) => run.distanceM && !isHard(run));
}

/** The middle distance of the runs that are neither long nor hard. */
export function usualEasyM(runs: readonly CoachWorkout[]): number | null {
  return middleM(easyRuns(runs));
}

/** The middle time of such runs, to five minutes, for who logs no distance. */
export function usualEasyMinutes(runs: readonly CoachWorkout[]): number | null {
  const sorted = runs
    .filter((run) => !run.distanceM && !isHard(run))
    .map(({ durationS }) => durationS)
    .toSorted((one, other) => one - other);
  const middleS = sorted[Math.floor((sorted.length - 1) / 2)];
  return middleS === undefined ? null : Math.max(5, 5 * Math.round(middleS / 300));
}

/** The same of whole days, for who runs twice on most of them. */
export function usualEasyDay(
  runs: readonly CoachWorkout[],
): { distanceM: number; runs: number } | null {
  const days = [...groupBy(easyRuns(runs), ({ date }) => date).values()];
  const distanceM = middleM(days.map((day) => ({ distanceM: distanceOf(day) })));
  if (distanceM === null) return null;
  const doubled = days.filter(({ length }) => length > 1).length;
  return { distanceM, runs: 2 * doubled > days.length ? 2 : 1 };
}

export function middleM(runs: readonly { distanceM: number | null }[]): number | null {
  const sorted = runs
    .flatMap(({ distanceM }) => distanceM ?? [])
    .toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

export function easyPaceOf(runs: readonly CoachWorkout[]): number | null {
  const easy = easyRuns(runs);
  const durationS = easy.reduce((sum, run) => sum + run.durationS, 0);
  return paceSPerKm({ distanceM: distanceOf(easy), durationS });
}

/** How fast easy running is: by the prediction, as everywhere, else as most of one's own easy runs are. */
export function easyPaces({
  paces,
  recentRuns,
}: Pick<TrainingFacts, 'paces' | 'recentRuns'>): { fast: number; slow: number } | null {
  if (paces) return { fast: paces.easyFast, slow: paces.easySlow };
  const own = easyRuns(recentRuns)
    .flatMap((run) => paceSPerKm(run) ?? [])
    .toSorted((one, other) => one - other);
  const at = (share: number) => own[Math.round(share * (own.length - 1))];
  const [fast, slow] = [at(0.25), at(0.75)];
  return own.length < LEAST_EASY_RUNS || fast === undefined || slow === undefined
    ? null
    : { fast, slow: Math.max(slow, fast + LEAST_RANGE_S) };
}

/** Of fewer no habit shows. */
const LEAST_EASY_RUNS = 4;
/** Nobody runs to the second. */
const LEAST_RANGE_S = 15;

/** The longest run of the last 30 days, from which the next one is a step: no race, and none out of line. */
export function longestToBuildOn(
  facts: TrainingFacts,
): (CoachWorkout & { distanceM: number }) | null {
  const { runs, today, advice } = facts;
  const trained = within(runs, { until: today, days: LONG_RUN_DAYS }).filter(
    ({ id }) => !advice.racedIds.has(id),
  );
  const longestM = longestInLine(trained.map(({ distanceM }) => distanceM ?? 0));
  return longestOf(trained.filter(({ distanceM }) => (distanceM ?? 0) <= longestM));
}

/**
 * How long a run may be: a tenth more than the longest of the month, and not endlessly; in a pregnancy no
 * longer than it was.
 */
export function longRunUpToM(facts: TrainingFacts): number | null {
  const longest = longestToBuildOn(facts);
  const step = facts.advice.pregnancy?.is === 'pregnant' ? 1 : LONG_RUN_STEP;
  return longest && Math.min(longest.distanceM * step, longestAdvisedM(facts));
}

/** What anybody is told at most, or what the runner has run three times of late. */
function longestAdvisedM({ runs, recentRuns }: TrainingFacts): number {
  const pace = easyPaceOf(recentRuns);
  const { distanceM, durationS } = LONGEST_RUN;
  const most = pace === null ? distanceM : Math.min(distanceM, (1000 * durationS) / pace);
  const sorted = runs.map((run) => run.distanceM ?? 0).toSorted((one, other) => other - one);
  return Math.max(most, sorted[USUAL_TIMES - 1] ?? 0);
}

const USUAL_TIMES = 3;

/** Long for this runner, and not only the longest of many alike. */
export function isFarLonger(distanceM: number, { recentRuns }: TrainingFacts): boolean {
  const usual = usualEasyDay(recentRuns);
  return usual === null || distanceM >= FAR_LONGER * usual.distanceM;
}

const FAR_LONGER = 1.3;
/** Three kilometres are no long run, however short the others are. */
const LEAST_CALLED_LONG_M = 8000;

export function isCalledLong(distanceM: number, facts: TrainingFacts): boolean {
  return distanceM >= LEAST_CALLED_LONG_M && isFarLonger(distanceM, facts);
}
