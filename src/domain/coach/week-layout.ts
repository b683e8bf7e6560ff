import { adviseFrom } from '../advice.ts';
import { isDayForLess } from '../advice-of-day.ts';
import { adviseZoneTwo } from '../advice-rules.ts';
import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '../calendar.ts';
import { isHard, isLongRun } from '../hard-workouts.ts';
import { TAPER_DAYS } from '../limits.ts';
import { ANALYSIS_LEAST_RUNS } from './coach-limits.ts';
import type { WeekWishes } from './reading/parts/week-wishes.ts';
import { type CoachWorkout, planWeekOn, type TrainingFacts, within } from './training-facts.ts';
import { isFarLonger, longRunUpToM, usualEasyDay } from './usual-runs.ts';

export type Session = 'long' | 'faster' | 'strides' | 'easy' | 'race';
export type Sessions = ReadonlyMap<Day, Session>;

export const NO_WISHES: WeekWishes = { without: [], hardOn: null, longOn: null, swapped: null };

/** What the race to come makes of a week. */
export type Phase = {
  race: TrainingFacts['advice']['nextRace'];
  isTapering: boolean;
  isAfterRace: boolean;
};

export function phaseOf({ advice }: TrainingFacts, first: Day): Phase {
  const next = advice.nextRace;
  const daysLeft = next ? daysBetween(first, next.date) : null;
  if (!next || daysLeft === null || daysLeft < 0) {
    return { race: null, isTapering: false, isAfterRace: daysLeft !== null };
  }
  return { race: next, isTapering: daysLeft <= TAPER_DAYS, isAfterRace: daysLeft === 0 };
}

type WeekToLay = {
  days: readonly Day[];
  /** The runs that the week has already. */
  ran: readonly CoachWorkout[];
  phase: Phase;
  wishes?: WeekWishes;
  /** What is advised for some of its days: null is rest. */
  settled?: ReadonlyMap<Day, Session | null>;
  /** What stands on the days before the first one. */
  before?: Sessions;
};

/**
 * Which session stands on which day of a week: as often and on such days as the athlete runs, with a
 * day between what is hard. What is advised for a day and what is told of its week are both this.
 */
export function layWeek(facts: TrainingFacts, of: WeekToLay): Map<Day, Session> {
  const { days, ran, phase, wishes = NO_WISHES, settled, before = new Map() } = of;
  const { race, isTapering, isAfterRace } = phase;
  const { today, recentRuns } = facts;
  const lately = within(facts.runs, { until: today, days: HABIT_DAYS });
  const free = days.filter(
    (day) => !wishes.without.includes(weekdayOf(day)) && settled?.get(day) === undefined,
  );
  const sessions = new Map<Day, Session>();
  for (const day of days) {
    const advised = settled?.get(day);
    if (day === race?.date) sessions.set(day, 'race');
    else if (advised) sessions.set(day, advised);
  }
  const runDays = wishes.runDays ?? runDaysAWeek(facts);
  const ranDays = new Set(ran.map(({ date }) => date)).size;
  const wanted = runDays - ranDays - (race && sessions.has(race.date) ? 1 : 0);
  const hasRoom = () => [...sessions.values()].filter((each) => each !== 'race').length < wanted;
  const open = () =>
    free.filter(
      (day) => settled?.get(day) !== null && !sessions.has(day) && !isAroundRace(day, race),
    );
  const hard = () => [...hardDays(before), ...hardDays(sessions), ...hardDaysBefore(facts)];
  const isApart = (day: Day) => hard().every((other) => Math.abs(daysBetween(other, day)) > 1);
  const isRunDay = (day: Day) =>
    sessions.has(day) || before.has(day) || facts.runs.some(({ date }) => date === day);
  /** Who runs on few days has one off between them. */
  const isSpaced = (day: Day) =>
    runDays > FEW_RUN_DAYS || (!isRunDay(addDays(day, -1)) && !isRunDay(addDays(day, 1)));
  const usualDay = (some: readonly CoachWorkout[], among: readonly Day[]) =>
    mostUsual(among, { runs: some, swapped: wishes.swapped, isSpaced });
  const asked = (weekday: number | null) =>
    weekday === null ? undefined : open().find((day) => weekdayOf(day) === weekday);
  // What is known of three runs is too little for anything but easy ones.
  const isKnown = recentRuns.length > ANALYSIS_LEAST_RUNS && !isAfterRace;
  const near = [...sessions.values()];
  const isFastDone = near.includes('faster') || near.includes('strides') || ran.some(isIntervals);
  const longs = longRuns(facts);
  const isLongDone = near.includes('long') || ran.some((run) => longs.includes(run));
  const fast: Session = isTapering ? 'strides' : 'faster';
  const askedFast = isKnown ? asked(wishes.hardOn) : undefined;
  if (askedFast) sessions.set(askedFast, fast);
  const isLonger = (longRunUpToM(facts) ?? 0) > (usualEasyDay(recentRuns)?.distanceM ?? 0);
  if (hasRoom() && isKnown && !isTapering && !isLongDone && isLonger) {
    const lastLong = lastLongDay(longs, before);
    const openAfter = (least: number) =>
      open().filter((day) => lastLong === null || daysBetween(lastLong, day) >= least);
    const due = openAfter(LONG_RUN_EVERY_DAYS);
    const habit = longs.length > 0 ? longs : lately;
    const day =
      asked(wishes.longOn) ??
      usualDay(habit, due.filter(isApart)) ??
      usualDay(habit, due) ??
      usualDay(habit, openAfter(LEAST_BETWEEN_LONG_RUNS).filter(isApart));
    if (day) sessions.set(day, 'long');
  }
  const isFastDue = isTapering || isFasterDue(facts, days[0] ?? today);
  if (hasRoom() && isFastDue && wanted > 1 && isKnown && !isFastDone && !askedFast) {
    const fastRuns = lately.filter((run) => isHard(run) && !longs.includes(run));
    const day = usualDay(fastRuns.length > 0 ? fastRuns : lately, open().filter(isApart));
    if (day) sessions.set(day, fast);
  }
  while (hasRoom()) {
    // So many days alone are laid as far apart as may be, whatever the habit of more was.
    const spaced = wishes.runDays === undefined ? [] : open().filter(isSpaced);
    const day = usualDay(lately, spaced.length > 0 ? spaced : open());
    if (day === undefined) break;
    sessions.set(day, 'easy');
  }
  return sessions;
}

/** As far back as it shows on which days somebody runs. */
const HABIT_DAYS = 84;
const LONG_RUN_EVERY_DAYS = 6;
/** Where the days that are free allow no more. */
const LEAST_BETWEEN_LONG_RUNS = 4;
const FEW_RUN_DAYS = 4;

/** The days of the week of a day, from that one on, and the runs that it has. */
export function restOfWeek(
  facts: TrainingFacts,
  from: Day,
): { week: Day; days: Day[]; ran: CoachWorkout[] } {
  const week = startOfWeek(from, facts.weekStart);
  return {
    week,
    days: daysFrom(from, addDays(week, 6)),
    ran: facts.runs.filter(({ date }) => date >= week),
  };
}

export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) =>
    addDays(from, at),
  );
}

/** From the eve to the second day after it. */
export function isAroundRace(day: Day, race: Phase['race']): boolean {
  const daysLeft = race && daysBetween(day, race.date);
  return daysLeft !== null && daysLeft <= 1 && daysLeft >= -2;
}

export function hardDays(sessions: Sessions): Day[] {
  return [...sessions].flatMap(([day, session]) => (session === 'easy' ? [] : [day]));
}

/**
 * Something fast in the week: where it is a habit, where nearly all is easy, or where the plan to a
 * race has it; not while anything asks for less.
 */
function isFasterDue(facts: TrainingFacts, first: Day): boolean {
  const zoneTwo = adviseZoneTwo(facts.advice);
  if (zoneTwo?.priority === 'medium' || isDayForLess(adviseFrom(facts.advice))) return false;
  if (zoneTwo?.priority === 'low' || facts.runs.some(isIntervals)) return true;
  const planned = planWeekOn(facts, addDays(first, 6));
  return planned !== null && planned.session.name !== 'strides';
}

function isIntervals({ runningSubtype }: CoachWorkout): boolean {
  return runningSubtype === 'outdoor-interval';
}

/** What counts as the long run of somebody who calls none so: far longer than their usual one. */
export function longRuns(facts: TrainingFacts): CoachWorkout[] {
  const called = facts.runs.filter(isLongRun);
  if (called.length > 0) return called;
  if (usualEasyDay(facts.recentRuns) === null) return [];
  return facts.runs.filter(({ distanceM }) => isFarLonger(distanceM ?? 0, facts));
}

/** The newest long run, and one that stands on the days before. */
function lastLongDay(longs: readonly CoachWorkout[], before: Sessions): Day | null {
  const planned = [...before].filter(([, each]) => each === 'long').map(([day]) => day);
  return [...longs.map(({ date }) => date), ...planned].toSorted().at(-1) ?? null;
}

/**
 * Of these days the one on whose weekday such runs stand most often; of equals one with a day off
 * before and behind it, then the first. What was once is no habit.
 */
function mostUsual(
  days: readonly Day[],
  of: {
    runs: readonly CoachWorkout[];
    swapped: WeekWishes['swapped'];
    isSpaced: (day: Day) => boolean;
  },
): Day | undefined {
  const [one, other] = of.swapped ?? [];
  const stoodOn = (weekday: number) =>
    weekday === one ? other : weekday === other ? one : weekday;
  const times = (day: Day) => {
    const count = of.runs.filter(({ date }) => weekdayOf(date) === stoodOn(weekdayOf(day))).length;
    return count > 1 ? count : 0;
  };
  const spaced = (day: Day) => Number(of.isSpaced(day));
  return days.toSorted(
    (left, right) =>
      times(right) - times(left) || spaced(right) - spaced(left) || (left < right ? -1 : 1),
  )[0];
}

/** What comes must keep its distance from what was run today and yesterday. */
function hardDaysBefore({ runs, today }: TrainingFacts): Day[] {
  return within(runs, { until: today, days: 2 })
    .filter(isHard)
    .map(({ date }) => date);
}

/** On as many days as in the last four weeks, and on no more than the profile plans. */
function runDaysAWeek({ recentRuns, advice, plannedWorkouts }: TrainingFacts): number {
  const days = new Set(recentRuns.map(({ date }) => date)).size;
  return Math.max(1, Math.min(Math.round(days / advice.recentWeeks), plannedWorkouts.to));
}
