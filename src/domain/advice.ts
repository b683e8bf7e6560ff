import { gradeOf } from './advice-grades.ts';
import {
  ADVICE_PRIORITIES,
  type AdviceFacts,
  type AdviceItem,
  type AdviceRace,
  type AdviceRule,
  type AdviceWorkout,
} from './advice-item.ts';
import {
  adviseCaffeine,
  adviseFueling,
  adviseHydration,
  adviseLongRun,
  advisePace,
  adviseRace,
  adviseVolume,
  adviseZoneTwo,
} from './advice-rules.ts';
import {
  adviseHardDays,
  adviseMaximum,
  adviseMonotony,
  adviseSpike,
  BEFORE_TRAINING,
} from './advice-warnings.ts';
import { addDays, type Day, daysBetween } from './calendar.ts';
import { comingBackFrom, longBreakBefore } from './coming-back.ts';
import { ADVICE_DAYS } from './limits.ts';
import { illnessLately } from './noted-illness.ts';
import { painLately } from './noted-pain.ts';
import { pregnancyLately } from './noted-pregnancy.ts';
import type { RunnerEvidence } from './prediction/evidence.ts';
import { tellPrediction } from './prediction/rests-on.ts';
import type { RaceResult } from './prediction/runner-log.ts';
import { daysUntil, isUpcoming } from './race-days.ts';
import { racedRuns, recoveryFrom, unfinishedRaces } from './recovery.ts';
import { isRun } from './sports.ts';
import { kmFromM, mFromKm, roundKm } from './units.ts';

const RULES: readonly AdviceRule[] = [
  ...BEFORE_TRAINING,
  adviseRace,
  advisePace,
  adviseLongRun,
  adviseFueling,
  adviseCaffeine,
  adviseSpike,
  adviseHardDays,
  adviseMonotony,
  adviseHydration,
  adviseZoneTwo,
  adviseVolume,
  adviseMaximum,
];

export type AdviceInput = {
  workouts: Iterable<AdviceWorkout>;
  races: Iterable<AdviceRace>;
  /** The races that were run, with their times. */
  results?: readonly RaceResult[];
  today: Day;
  /** The day of the last run before those of `workouts`, where there are older ones. */
  runningSince?: Day | null;
  /** What predicts the next race; null where nobody asked for it. */
  runner?: RunnerEvidence | null;
  week?: AdviceFacts['week'];
  estimatedMaximum?: number | null;
};

/** The coach's advice for today: what is urgent first, and of equal weight the race first. */
export function adviseRunner(input: AdviceInput): AdviceItem[] {
  return adviseFrom(adviceFacts(input));
}

export function adviseFrom(facts: AdviceFacts): AdviceItem[] {
  return RULES.map((rule) => rule(facts))
    .filter((item) => item !== null)
    .map((item) => ({
      ...item,
      ...gradeOf(item.title),
      message: `${item.finding} ${item.action}`,
    }))
    .sort((one, other) => weight(one) - weight(other));
}

/** What the rules look at: the runs of the last four weeks and the next race. */
export function adviceFacts(input: AdviceInput): AdviceFacts {
  const { today } = input;
  const since = addDays(today, 1 - ADVICE_DAYS);
  const recentRuns: AdviceWorkout[] = [];
  const runs: AdviceWorkout[] = [];
  const workouts: AdviceWorkout[] = [];
  let firstDay = input.runningSince ?? today;
  for (const workout of input.workouts) {
    if (workout.date <= today) workouts.push(workout);
    if (!isRun(workout) || workout.date > today) continue;
    runs.push(workout);
    if (workout.date < firstDay) firstDay = workout.date;
    if (workout.date >= since) recentRuns.push(workout);
  }
  const daysRunning = Math.min(ADVICE_DAYS, daysBetween(firstDay, today) + 1);
  const recentWeeks = Math.max(1, daysRunning / 7);
  const recentM = recentRuns.reduce((sum, run) => sum + (run.distanceM ?? 0), 0);
  const { runner } = input;
  const races = [...input.races];
  const results = [...(input.results ?? []), ...unfinishedRaces(runs, races, today)];
  const upcoming = upcomingRaces(races, today);
  const nextRace = upcoming[0] ?? null;
  const racedIds = racedRuns(runs, results);
  const runDays = [
    ...runs.map(({ date }) => date),
    ...(input.runningSince ? [input.runningSince] : []),
  ];
  return {
    recentRuns,
    recentWeeks,
    daysSinceRun: daysSinceRun(runs, input),
    comingBack: comingBackFrom(runDays, today),
    longBreak: longBreakBefore(runDays, today),
    recovery: recoveryFrom(results, today),
    racedIds,
    illness: illnessLately(workouts, today),
    pain: painLately(workouts, today),
    pregnancy: pregnancyLately(workouts, today),
    longestOfWeeks: longestOf(
      runs.filter(({ id, date }) => date > addDays(today, -2 * ADVICE_DAYS) && !racedIds.has(id)),
    ),
    longest: longestLately(runs, { today, firstDay, racedIds }),
    slip: slipAmong(runs, { racedIds, today }),
    weeklyM: mFromKm(roundKm(kmFromM(recentM / recentWeeks), 1)),
    nextRace,
    upcoming,
    week: input.week ?? null,
    estimatedMaximum: input.estimatedMaximum ?? null,
    today,
    prediction:
      nextRace && runner ? tellPrediction(runner, { distanceM: nextRace.distanceM, today }) : null,
  };
}

function daysSinceRun(
  runs: readonly AdviceWorkout[],
  { today, runningSince }: AdviceInput,
): number | null {
  const last = runs.reduce<Day | null>(
    (latest, { date }) => (latest === null || date > latest ? date : latest),
    runningSince ?? null,
  );
  return last === null ? null : daysBetween(last, today);
}

const MONTH_DAYS = 30;

/** Null where the days before it are not a whole month of running. A race is as long as it is. */
function longestLately(
  runs: readonly AdviceWorkout[],
  { today, firstDay, racedIds }: { today: Day; firstDay: Day; racedIds: ReadonlySet<number> },
): AdviceFacts['longest'] {
  const latest = longestOf(
    runs.filter(({ id, date }) => date > addDays(today, -7) && !racedIds.has(id)),
  );
  if (!latest) return null;
  const from = addDays(latest.date, -MONTH_DAYS);
  const before = longestOf(runs.filter(({ date }) => date < latest.date && date >= from));
  return before && firstDay < from ? { latest, before } : null;
}

/**
 * What nobody has run until it is mended; what is only out of line for some days, since its owner may
 * know that it is right. A race may be as long as it likes, and of a few runs none is out of line.
 */
function slipAmong(
  runs: readonly AdviceWorkout[],
  { racedIds, today }: { racedIds: ReadonlySet<number>; today: Day },
): AdviceFacts['slip'] {
  const beyond = runs
    .filter(({ beyondM }) => beyondM)
    .toSorted((one, other) => daysBetween(one.date, other.date))
    .at(0);
  if (beyond?.beyondM) return { run: beyond, distanceM: beyond.beyondM, nextM: null };
  const run = longestOf(runs);
  const distanceM = run?.distanceM ?? 0;
  const nextM = longestOf(runs.filter((each) => each !== run))?.distanceM ?? 0;
  if (!run || racedIds.has(run.id) || runs.length < OUT_OF_LINE.leastRuns) return null;
  if (daysBetween(run.date, today) >= OUT_OF_LINE.askedForDays) return null;
  return distanceM > OUT_OF_LINE.timesTheNext * nextM && nextM > 0
    ? { run, distanceM, nextM }
    : null;
}

const OUT_OF_LINE = { leastRuns: 8, timesTheNext: 3, askedForDays: 14 } as const;

function longestOf(runs: readonly AdviceWorkout[]): AdviceWorkout | null {
  return runs.reduce<AdviceWorkout | null>(
    (longest, run) => ((run.distanceM ?? 0) > (longest?.distanceM ?? 0) ? run : longest),
    null,
  );
}

/** The next one first. */
function upcomingRaces(races: readonly AdviceRace[], today: Day): AdviceFacts['upcoming'] {
  return races
    .filter((race) => isUpcoming(race, today))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((race) => ({ ...race, daysLeft: daysUntil(race.date, today) }));
}

function weight(item: AdviceItem): number {
  return ADVICE_PRIORITIES.indexOf(item.priority);
}
