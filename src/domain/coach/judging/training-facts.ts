import { adviceFacts } from '../../advice.ts';
import type { AdviceFacts, AdviceRace, AdviceWorkout } from '../../advice-item.ts';
import { addDays, type Day, daysBetween, type WeekStart } from '../../calendar.ts';
import { ADVICE_DAYS, type WeeklyFrequency } from '../../limits.ts';
import { evidenceOf, type RunnerEvidence } from '../../prediction/evidence.ts';
import type { PredictingRun, RunnerHistory } from '../../prediction/runner-log.ts';
import type { TrainingPaces } from '../../prediction/running-index.ts';
import { predictedPaces } from '../../prediction/training-paces.ts';
import { type PlanWeek, planFromLog, type WeekPlan } from '../../race-plan/weeks.ts';
import { isRun, isWalk } from '../../sports.ts';
import type { RunningSubtype } from '../../workout-kinds.ts';
import type { ZoneBounds } from '../../zones.ts';

export type CoachWorkout = AdviceWorkout & {
  runningSubtype: RunningSubtype | null;
};

/** A workout as it is named where something rests on it. */
export type NamedWorkout = Pick<
  CoachWorkout,
  'id' | 'date' | 'sport' | 'distanceM' | 'durationS' | 'workoutType' | 'runningSubtype'
>;

/** What a prediction is made of, its runs with what names them. */
export type NamedHistory = Omit<RunnerHistory, 'runs'> & {
  runs: readonly (PredictingRun & NamedWorkout)[];
};

export type TrainingInput = {
  today: Day;
  weekStart: WeekStart;
  /** Of the last twelve weeks. */
  workouts: readonly CoachWorkout[];
  races: readonly AdviceRace[];
  /** The last run before those twelve weeks, null where there was none. */
  lastRunBefore: Day | null;
  history: NamedHistory;
  week?: AdviceFacts['week'];
  /** The maximum heart rate, where it is worked out from the age. */
  estimatedMaximum?: number | null;
  weeklyFrequency: WeeklyFrequency;
  /** Today's, by the method that the athlete chose. */
  zones: ZoneBounds;
  /** Whether the athlete has told something of their heart. */
  isHeartKnown?: boolean;
};

/** What the coach judges by, sorted out once. */
export type TrainingFacts = {
  today: Day;
  weekStart: WeekStart;
  /** Newest first, nothing of tomorrow. */
  workouts: readonly CoachWorkout[];
  runs: readonly CoachWorkout[];
  /** What counts towards the weekly frequency of the profile: all but walks and hikes. */
  counted: readonly CoachWorkout[];
  /** The runs of the last 28 days. */
  recentRuns: readonly CoachWorkout[];
  /** What predicts a race. */
  runner: RunnerEvidence;
  /** How many runs with a distance are known, up to five. */
  knownRuns: number;
  /** Runs that a prediction may rest on and that can be named. */
  predictingRunIds: ReadonlySet<number>;
  /** For the rules of advice. */
  advice: AdviceFacts;
  /** The plan by week to the next race, as its page has it; null where there is none. */
  plan: WeekPlan | null;
  /** Days since the first run that is known of, that day included; 0 without any. */
  daysRunning: number;
  /** Workouts a week, as the profile says. */
  plannedWorkouts: { from: number; to: number };
  zones: ZoneBounds;
  /** Whether beats a minute are of any use: the latest runs have them, or the athlete knows their limits. */
  goesByHeart: boolean;
  /** By the prediction; null where easy runs are all there is. */
  paces: TrainingPaces | null;
};

export function trainingFacts(input: TrainingInput): TrainingFacts {
  const { today, races, lastRunBefore } = input;
  const workouts = input.workouts.filter(({ date }) => date <= today).toSorted(newestFirst);
  const runs = workouts.filter(isRun);
  const counted = workouts.filter((workout) => !isWalk(workout));
  const runner = evidenceOf(input.history);
  const firstDay = lastRunBefore ?? runs.at(-1)?.date ?? null;
  const recentRuns = runs.filter(({ date }) => date > addDays(today, -ADVICE_DAYS));
  const advice = adviceFacts({
    workouts,
    races,
    results: input.history.results,
    today,
    runningSince: lastRunBefore,
    runner,
    week: input.week,
    estimatedMaximum: input.estimatedMaximum,
  });
  return {
    today,
    weekStart: input.weekStart,
    workouts,
    runs,
    counted,
    recentRuns,
    runner,
    knownRuns: runner.latestRuns.length,
    predictingRunIds: new Set(input.history.runs.map(({ id }) => id)),
    advice,
    plan: planTo(advice, { today, runs, runner, results: input.history.results }),
    daysRunning: firstDay === null ? 0 : daysBetween(firstDay, today) + 1,
    plannedWorkouts: plannedWorkouts(input.weeklyFrequency),
    zones: input.zones,
    goesByHeart:
      (input.isHeartKnown ?? false) || (recentRuns.length > 0 ? recentRuns : runs).some(hasBeats),
    paces: predictedPaces(runner, { today })?.paces ?? null,
  };
}

function hasBeats({ avgHeartRate, zoneMinutes }: CoachWorkout): boolean {
  return Boolean(avgHeartRate) || zoneMinutes.some((minutes) => minutes > 0);
}

function planTo(
  { nextRace: race, pregnancy }: AdviceFacts,
  of: Pick<TrainingFacts, 'today' | 'runs' | 'runner'> & Pick<RunnerHistory, 'results'>,
): WeekPlan | null {
  if (!race) return null;
  const { plan } = planFromLog({ ...of, race, pregnancy, newestRun: of.runs[0]?.date ?? null });
  return 'refused' in plan ? null : plan;
}

/**
 * As many as the profile plans; more where each of the last four weeks had more: the plan of who never
 * set one is that of everybody.
 */
export function mostWorkoutsAWeek({ counted, plannedWorkouts, today }: TrainingFacts): number {
  const weeks = [0, 1, 2, 3].map((back) => {
    const week = within(counted, { until: addDays(today, -1 - 7 * back), days: 7 });
    return new Set(week.map(({ date }) => date)).size;
  });
  return Math.max(plannedWorkouts.to, Math.min(...weeks));
}

/** The week of the plan that a day lies in. */
export function planWeekOn({ plan }: Pick<TrainingFacts, 'plan'>, day: Day): PlanWeek | null {
  return plan?.weeks.find(({ from }) => from <= day && day < addDays(from, 7)) ?? null;
}

/** What lies within so many days up to `until`, that day included. */
export function within<Dated extends { date: Day }>(
  items: readonly Dated[],
  { until, days }: { until: Day; days: number },
): Dated[] {
  const from = addDays(until, 1 - days);
  return items.filter(({ date }) => date >= from && date <= until);
}

/** Of the runs that something rests on, those that can be named. */
export function knownRuns(facts: TrainingFacts, ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null).filter((id) => facts.predictingRunIds.has(id));
}

export function distanceOf(runs: readonly { distanceM: number | null }[]): number {
  return runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
}

export function idsOf(workouts: readonly { id: number }[]): number[] {
  return workouts.map(({ id }) => id);
}

export function longestOf<Run extends { distanceM: number | null }>(
  runs: readonly Run[],
): (Run & { distanceM: number }) | null {
  let longest: (Run & { distanceM: number }) | null = null;
  for (const run of runs) {
    const { distanceM } = run;
    if (distanceM && distanceM > (longest?.distanceM ?? 0)) longest = { ...run, distanceM };
  }
  return longest;
}

function plannedWorkouts(frequency: WeeklyFrequency): { from: number; to: number } {
  const [from = 0, to = 0] = frequency.split('-').map(Number);
  return { from, to };
}

function newestFirst(one: CoachWorkout, other: CoachWorkout): number {
  return other.date.localeCompare(one.date) || other.id - one.id;
}
