import { adviseFrom } from '../../advice.ts';
import { isWeekForLess } from '../../advice-of-day.ts';
import { adviseZoneTwo } from '../../advice-rules.ts';
import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '../../calendar.ts';
import { isHard, isLongRun } from '../../hard-workouts.ts';
import { RACE_WEEK_DAYS, TAPER_DAYS } from '../../limits.ts';
import { recoveryDays, restDaysAfter } from '../../recovery.ts';
import { ANALYSIS_LEAST_RUNS } from '../coach-limits.ts';
import { OPEN_WISHES, type WeekWishes } from '../reading/parts/week-wishes.ts';
import {
  type CoachWorkout,
  mostWorkoutsAWeek,
  planWeekOn,
  type TrainingFacts,
  within,
} from './training-facts.ts';
import { isFarLonger, longRunUpToM, usualEasyDay } from './usual-runs.ts';

export type Session = 'long' | 'faster' | 'strides' | 'easy' | 'race';
export type Sessions = ReadonlyMap<Day, Session>;

export const NO_WISHES: WeekWishes = OPEN_WISHES;

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
  const week = beginWeek(facts, of);
  layFastRunAskedFor(week);
  layLongRun(week);
  layFastRun(week);
  layEasyRuns(week);
  return week.sessions;
}

/** A week while it is laid: what stands in it, and how its days are judged. */
type WeekBeingLaid = Required<Pick<WeekToLay, 'ran' | 'phase' | 'wishes' | 'before'>> & {
  facts: TrainingFacts;
  firstDay: Day;
  sessions: Map<Day, Session>;
  /** As many runs as there are to be beside a race. */
  wanted: number;
  /** What is known of three runs is too little for anything but easy ones. */
  isKnown: boolean;
  /** What shows on which days somebody runs. */
  lately: readonly CoachWorkout[];
  longs: readonly CoachWorkout[];
  /** The days that have nothing yet, and may have a run. */
  open: () => Day[];
  /** Those of them that may have a hard one. */
  openForHard: () => Day[];
  /** Who runs on few days has one off between them. */
  isSpaced: (day: Day) => boolean;
};

/** With the race, and what is advised for some of its days already. */
function beginWeek(facts: TrainingFacts, of: WeekToLay): WeekBeingLaid {
  const { days, ran, phase, wishes = NO_WISHES, settled, before = new Map() } = of;
  const { isAfterRace } = phase;
  const { today, recentRuns } = facts;
  const sessions = new Map<Day, Session>();
  for (const day of days) {
    const advised = settled?.get(day);
    if (raceOn(facts, day)) sessions.set(day, 'race');
    else if (advised) sessions.set(day, advised);
  }
  const runDays = wishes.runDays ?? runDaysAWeek(facts);
  const ranDays = new Set(ran.map(({ date }) => date)).size;
  const isFree = (day: Day) =>
    !wishes.without.includes(weekdayOf(day)) &&
    settled?.get(day) === undefined &&
    !facts.advice.upcoming.some((each) => isAroundRace(day, each));
  const open = () => days.filter((day) => isFree(day) && !sessions.has(day));
  const isRunDay = (day: Day) =>
    sessions.has(day) || before.has(day) || facts.runs.some(({ date }) => date === day);
  return {
    ...{ facts, ran, phase, wishes, before, sessions },
    firstDay: days[0] ?? today,
    wanted: runDays - ranDays - [...sessions.values()].filter((each) => each === 'race').length,
    isKnown: recentRuns.length > ANALYSIS_LEAST_RUNS && !isAfterRace,
    lately: within(facts.runs, { until: today, days: HABIT_DAYS }),
    longs: longRuns(facts),
    open,
    openForHard: () =>
      open().filter((day) => !facts.advice.upcoming.some((each) => isRecoveringFrom(day, each))),
    isSpaced: (day) =>
      runDays > FEW_RUN_DAYS || (!isRunDay(addDays(day, -1)) && !isRunDay(addDays(day, 1))),
  };
}

function hasRoom({ sessions, wanted }: WeekBeingLaid): boolean {
  return [...sessions.values()].filter((each) => each !== 'race').length < wanted;
}

function has({ sessions }: WeekBeingLaid, ...kinds: readonly Session[]): boolean {
  return [...sessions.values()].some((each) => kinds.includes(each));
}

/** A day off or an easy one lies between this day and whatever is hard. */
function isApart({ facts, before, sessions }: WeekBeingLaid, day: Day): boolean {
  const hard = [...hardDays(before), ...hardDays(sessions), ...hardDaysBefore(facts)];
  return hard.every((other) => Math.abs(daysBetween(other, day)) > 1);
}

function askedDay(week: WeekBeingLaid, weekday: number | null): Day | undefined {
  return weekday === null
    ? undefined
    : week.openForHard().find((day) => weekdayOf(day) === weekday);
}

function fastSession({ phase }: WeekBeingLaid): Session {
  return phase.isTapering ? 'strides' : 'faster';
}

function layFastRunAskedFor(week: WeekBeingLaid): void {
  const day = week.isKnown ? askedDay(week, week.wishes.hardOn) : undefined;
  if (day) week.sessions.set(day, fastSession(week));
}

function layLongRun(week: WeekBeingLaid): void {
  const { facts, ran, phase, wishes, before, longs, lately } = week;
  const isDone = has(week, 'long') || ran.some((run) => longs.includes(run));
  const isLonger = (longRunUpToM(facts) ?? 0) > (usualEasyDay(facts.recentRuns)?.distanceM ?? 0);
  if (!hasRoom(week) || !week.isKnown || isDone || !isLonger) return;
  const lastLong = lastLongDay(longs, before);
  const mayBeLong = (day: Day) => !phase.isTapering || isLastLongPlanned(facts, day);
  const openAfter = (least: number) =>
    week
      .openForHard()
      .filter((day) => lastLong === null || daysBetween(lastLong, day) >= least)
      .filter(mayBeLong);
  const apart = (day: Day) => isApart(week, day);
  const due = openAfter(LONG_RUN_EVERY_DAYS);
  const habit = longs.length > 0 ? longs : lately;
  const day =
    [askedDay(week, wishes.longOn)].find((asked) => asked !== undefined && mayBeLong(asked)) ??
    mostUsual(due.filter(apart), habit, week) ??
    mostUsual(due, habit, week) ??
    mostUsual(openAfter(LEAST_BETWEEN_LONG_RUNS).filter(apart), habit, week);
  if (day) week.sessions.set(day, 'long');
}

/** The last long run that the plan to a race has may lie in its taper: two weeks before a half, on a Sunday that begins a week. */
function isLastLongPlanned(facts: TrainingFacts, day: Day): boolean {
  const race = facts.advice.nextRace;
  if (race === null || daysBetween(day, race.date) <= RACE_WEEK_DAYS) return false;
  return (planWeekOn(facts, day)?.longRunM ?? null) !== null;
}

function layFastRun(week: WeekBeingLaid): void {
  const { facts, ran, phase, wishes, longs, lately } = week;
  const isDone = has(week, 'faster', 'strides') || ran.some(isIntervals);
  const isDue = phase.isTapering || isFasterDue(facts, week.firstDay);
  if (!hasRoom(week) || !week.isKnown || isDone || !isDue || week.wanted <= 1) return;
  const fastRuns = lately.filter((run) => isHard(run) && !longs.includes(run));
  const isSlowedDown = adviseZoneTwo(facts.advice)?.priority === 'medium';
  const mayBeFast = (day: Day) =>
    !wishes.notHardOn?.includes(weekdayOf(day)) &&
    (phase.isTapering || !isSlowedDown || isFastPlanned(facts, day));
  const apart = week.openForHard().filter((day) => isApart(week, day) && mayBeFast(day));
  const day = mostUsual(apart, fastRuns.length > 0 ? fastRuns : lately, week);
  if (day) week.sessions.set(day, fastSession(week));
}

function layEasyRuns(week: WeekBeingLaid): void {
  const { lately, wishes } = week;
  while (hasRoom(week)) {
    // So many days alone are laid as far apart as may be, whatever the habit of more was.
    const spaced = wishes.runDays === undefined ? [] : week.open().filter(week.isSpaced);
    const day = mostUsual(spaced.length > 0 ? spaced : week.open(), lately, week);
    if (day === undefined) return;
    week.sessions.set(day, 'easy');
  }
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

/** The race that is on a day. */
export function raceOn({ advice }: TrainingFacts, day: Day): Phase['race'] {
  return advice.upcoming.find(({ date }) => date === day) ?? null;
}

/** From the eve to the second day after it; after a long race as long as one rests from it. */
export function isAroundRace(day: Day, race: NonNullable<Phase['race']>): boolean {
  const daysLeft = daysBetween(day, race.date);
  return daysLeft <= 1 && daysLeft >= -Math.max(2, restDaysAfter(race.distanceM));
}

/** A race to come that will not be over by then: nothing long or fast. */
function isRecoveringFrom(day: Day, race: NonNullable<Phase['race']>): boolean {
  const since = daysBetween(race.date, day);
  return since > 0 && since <= recoveryDays(race.distanceM);
}

export function hardDays(sessions: Sessions): Day[] {
  return [...sessions].flatMap(([day, session]) => (session === 'easy' ? [] : [day]));
}

/**
 * Something fast in the week: where it is a habit, where nearly all is easy, or where the plan to a
 * race has it; not while anything asks for less.
 */
function isFasterDue(facts: TrainingFacts, first: Day): boolean {
  if (isWeekForLess(adviseFrom(facts.advice))) return false;
  if (isFastPlanned(facts, first) || isFastPlanned(facts, addDays(first, 6))) return true;
  const zoneTwo = adviseZoneTwo(facts.advice);
  if (zoneTwo?.priority === 'medium') return false;
  return zoneTwo?.priority === 'low' || facts.runs.some(isIntervals);
}

function isFastPlanned(facts: TrainingFacts, day: Day): boolean {
  const planned = planWeekOn(facts, day);
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
  runs: readonly CoachWorkout[],
  { wishes, isSpaced }: Pick<WeekBeingLaid, 'wishes' | 'isSpaced'>,
): Day | undefined {
  const [one, other] = wishes.swapped ?? [];
  const stoodOn = (weekday: number) =>
    weekday === one ? other : weekday === other ? one : weekday;
  const times = (day: Day) => {
    const count = runs.filter(({ date }) => weekdayOf(date) === stoodOn(weekdayOf(day))).length;
    return count > 1 ? count : 0;
  };
  const spaced = (day: Day) => Number(isSpaced(day));
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

/** On as many days as in the last four weeks, and on no more than the profile plans, or than is the habit. */
function runDaysAWeek(facts: TrainingFacts): number {
  const { recentRuns, advice } = facts;
  const days = new Set(recentRuns.map(({ date }) => date)).size;
  return Math.max(1, Math.min(Math.round(days / advice.recentWeeks), mostWorkoutsAWeek(facts)));
}
