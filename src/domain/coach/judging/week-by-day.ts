import { isBeginningAgain } from '../../advice-rules.ts';
import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '../../calendar.ts';
import { isLongRun } from '../../hard-workouts.ts';
import { RACE_WEEK_DAYS } from '../../limits.ts';
import { weekDays } from '../../measures.ts';
import { lowerFirst } from '../../upper-first.ts';
import { countText, dayText, kmText, plannedText } from '../phrases.ts';
import { daysWished, type WeekWishes } from '../reading/parts/week-wishes.ts';
import { type Claim, claim } from './claim.ts';
import { fastPart } from './fast-part.ts';
import { gentleStart, isRestAfterRace, MOST_GENTLE_RUNS } from './gentle-start.ts';
import { longRunToDo } from './long-run-to-do.ts';
import { type PlannedDay, plannedDayText } from './planned-day.ts';
import type { Suggestion } from './runs-of-a-day.ts';
import { sessionOf, suggestDay } from './suggest-day.ts';
import { type CoachWorkout, distanceOf, idsOf, type TrainingFacts } from './training-facts.ts';
import {
  isCalledLong,
  middleM,
  SHORT_RUN_SHARE,
  usualEasyDay,
  usualEasyMinutes,
} from './usual-runs.ts';
import {
  daysFrom,
  hardDays,
  isAroundRace,
  layWeek,
  NO_WISHES,
  type Phase,
  phaseOf,
  raceOn,
  restOfWeek,
  type Session,
  type Sessions,
} from './week-layout.ts';
import { SHORT_WEEK_SHARE, weekVolume } from './week-volume.ts';

type Week = {
  isNext: boolean;
  /** The first of the seven days whose runs count for it. */
  first: Day;
  /** What is left of it. */
  days: Day[];
  ran: CoachWorkout[];
};

/**
 * The runs of this week that are left, or of the next one, each on its day: as often and on such days
 * as the athlete runs, with a day between what is hard, and laid otherwise where that is asked for.
 */
export function weekByDay(
  facts: TrainingFacts,
  of: { isNext: boolean; wishes?: WeekWishes | null },
): PlannedWeek & { runs: string[] } {
  const wishes = of.wishes ?? NO_WISHES;
  const week = of.isNext ? nextWeek(facts) : thisWeek(facts);
  const planned = isGentle(facts, week)
    ? gentleWeek(facts, week, wishes)
    : usualWeek(facts, week, wishes);
  return { ...planned, runs: planned.days.map((day) => plannedDayText(day, facts.today)) };
}

/** The days that are left of this week, and those of the next one. */
export function daysPlanned(facts: TrainingFacts): PlannedDay[] {
  return [false, true].flatMap((isNext) => weekByDay(facts, { isNext }).days);
}

function thisWeek(facts: TrainingFacts): Week {
  const { today, runs, advice } = facts;
  const race = advice.nextRace;
  const from = runs.some(({ date }) => date === today) ? addDays(today, 1) : today;
  const { week, days, ran } = restOfWeek(facts, today);
  if (race === null || race.daysLeft > RACE_WEEK_DAYS) {
    return { isNext: false, first: week, days: days.filter((day) => day >= from), ran };
  }
  // The seven days up to a race are one week, wherever Sunday is.
  const first = addDays(race.date, -RACE_WEEK_DAYS);
  const end = addDays(week, 6);
  return {
    isNext: false,
    first,
    days: daysFrom(from, race.date > end ? race.date : end),
    ran: runs.filter(({ date }) => date >= first),
  };
}

function nextWeek({ today, weekStart }: TrainingFacts): Week {
  const first = addDays(startOfWeek(today, weekStart), 7);
  return { isNext: true, first, days: daysFrom(first, addDays(first, 6)), ran: [] };
}

/** A race that is recovered from by then makes no week gentle. */
function isGentle(facts: TrainingFacts, { isNext, first }: Week): boolean {
  const gentle = gentleStart(facts);
  if (!gentle || !isNext) return gentle !== null;
  const { recovery, ...others } = facts.advice;
  return !recovery || isBeginningAgain({ ...others, recovery: null }) || recovery.until > first;
}

type PlannedWeek = Suggestion & { days: PlannedDay[] };

/** After a break, an illness or a long race. */
function gentleWeek(facts: TrainingFacts, week: Week, wishes: WeekWishes): PlannedWeek {
  const gentle = gentleStart(facts);
  const before = week.isNext
    ? gentleDays(facts, { week: thisWeek(facts), wishes: NO_WISHES })
    : null;
  const sessions = gentleDays(facts, { week, wishes, before });
  const count = [...sessions.values()].filter((each) => each !== 'race').length;
  return {
    headline: `${spanOf(week, facts)}: ${gentle?.restWhile ? `rest while ${gentle.restWhile}, then ` : ''}${count === 0 ? 'no runs' : countText(count, 'short easy run', 'short easy runs')}.`,
    reasons: [...doneReasons(facts, week), ...(gentle?.reasons ?? [])],
    days: week.days.map((date) => {
      const session = sessions.get(date) ?? null;
      const what = session === 'race' ? raceOn(facts, date)?.name : session && gentle?.run;
      return { date, session, distanceM: null, what: what ?? 'rest' };
    }),
  };
}

/** Every second or third day, and nothing beside a race. */
function gentleDays(
  facts: TrainingFacts,
  of: { week: Week; wishes: WeekWishes; before?: Sessions | null },
): Map<Day, Session> {
  const { week, wishes, before } = of;
  const { upcoming } = facts.advice;
  const sessions = new Map<Day, Session>();
  const ranOn = (day: Day) =>
    sessions.has(day) || before?.has(day) || facts.runs.some(({ date }) => date === day);
  const most = MOST_GENTLE_RUNS - week.ran.length;
  let count = 0;
  for (const day of week.days) {
    if (raceOn(facts, day)) sessions.set(day, 'race');
    const isFree =
      !wishes.without.includes(weekdayOf(day)) &&
      !upcoming.some((race) => isAroundRace(day, race)) &&
      !isRestAfterRace(facts, day);
    if (!isFree || ranOn(addDays(day, -1)) || count >= most) continue;
    sessions.set(day, 'easy');
    count += 1;
  }
  return sessions;
}

function usualWeek(facts: TrainingFacts, week: Week, wishes: WeekWishes): PlannedWeek {
  const { today } = facts;
  const { days, ran } = week;
  const near = week.isNext ? new Map<Day, Suggestion>() : adviceStillHeld(facts, days, wishes);
  const phase = phaseOf(facts, week.isNext ? week.first : today);
  const sessions = week.isNext
    ? layWeek(facts, { days, ran, phase, wishes, before: sessionsOfThisWeek(facts) })
    : layWeek(facts, { days, ran, phase, wishes, settled: settledBy(near) });
  const { targetM, rule } = volumeOf(facts, week, phase);
  const leftM = Math.max(0, targetM - distanceOf(ran));
  const nearM = [...near.values()].reduce((sum, { run }) => sum + (run?.distanceM ?? 0), 0);
  const others = [...sessions].filter(([day]) => !near.has(day));
  const usual = lengthsOf(facts, { sessions: others, leftM: Math.max(0, leftM - nearM) });
  const usualM = totalOf(others, usual) + nearM;
  const share = shareWished(wishes, { usualM, ranM: distanceOf(ran) });
  const lengths = scaled(usual, Math.min(1, share));
  const planned = days.map((date): PlannedDay => {
    const advised = near.get(date);
    if (advised) return asAdvised(date, advised);
    const session = sessions.get(date);
    if (session === undefined) return { date, session: null, distanceM: null, what: 'rest' };
    if (session === 'race') {
      return { date, session, distanceM: null, what: raceOn(facts, date)?.name ?? 'the race' };
    }
    return plannedRun(session, { date, lengthM: lengths[session], facts });
  });
  const told = week.isNext && wishes === NO_WISHES ? asUpToRace(facts, planned) : planned;
  return {
    headline: `${spanOf(week, facts)}: ${amountOf(told, { isRaced: sessions.size > 0 })}.`,
    reasons: [
      ...doneReasons(facts, week),
      volumeReason(facts, share < 1 ? 'As you wish, this is less than that.' : rule),
      ...habitReason(facts),
      ...wishReasons({ sessions, wishes, ran, phase, share }),
    ],
    days: told,
  };
}

/** The days up to a race are one week, which may reach into the next one: both have them alike. */
function asUpToRace(facts: TrainingFacts, planned: readonly PlannedDay[]): PlannedDay[] {
  const upToRace = new Map(
    weekByDay(facts, { isNext: false }).days.map((day) => [day.date, day] as const),
  );
  return planned.map((day) => upToRace.get(day.date) ?? day);
}

/** '3 runs, some 24 km in all' */
function amountOf(days: readonly PlannedDay[], { isRaced }: { isRaced: boolean }): string {
  const count = days.filter(({ session }) => session !== null && session !== 'race').length;
  const wholeM = days.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
  if (count === 0 && wholeM > 0) return 'a day off, or one more easy run';
  if (count === 0) return `no more runs, rest${isRaced ? ' until the race' : ''}`;
  return `${countText(count, 'run', 'runs')}${wholeM > 0 ? `, some ${plannedText(wholeM)} in all` : ''}`;
}

function spanOf({ isNext, days }: Week, { today, weekStart }: TrainingFacts): string {
  const [from = today] = days;
  const last = days.at(-1) ?? from;
  const isToRace = last > addDays(startOfWeek(today, weekStart), 6);
  const which = isNext ? 'Next week' : isToRace ? 'Up to the race' : 'The rest of this week';
  return `${which}, ${from < last ? `${dayText(from, today)} to ${dayText(last, today)}` : dayText(last, today)}`;
}

/** What is advised for today and tomorrow stands in their week as well. */
function adviceOfNearDays(facts: TrainingFacts, days: readonly Day[]): Map<Day, Suggestion> {
  const { today } = facts;
  const near = [
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ] as const;
  return new Map(
    near
      .filter(([day]) => days.includes(day) && raceOn(facts, day) === null)
      .map(([day, word]) => [day, suggestDay(facts, word)]),
  );
}

/** Where the week is laid otherwise, a rest that is advised stays one, unless something is wished for that day. */
function adviceStillHeld(
  facts: TrainingFacts,
  days: readonly Day[],
  wishes: WeekWishes,
): Map<Day, Suggestion> {
  const near = adviceOfNearDays(facts, days);
  if (wishes === NO_WISHES) return near;
  const wished = new Set(daysWished(wishes));
  return new Map(
    [...near].filter(
      ([day, advised]) => sessionOf(advised) === null && !wished.has(weekdayOf(day)),
    ),
  );
}

function settledBy(near: ReadonlyMap<Day, Suggestion>): Map<Day, Session | null> {
  return new Map([...near].map(([day, suggestion]) => [day, sessionOf(suggestion)]));
}

function sessionsOfThisWeek(facts: TrainingFacts): Sessions {
  const { days, ran } = thisWeek(facts);
  const settled = settledBy(adviceOfNearDays(facts, days));
  return layWeek(facts, { days, ran, phase: phaseOf(facts, facts.today), settled });
}

function volumeOf(
  facts: TrainingFacts,
  { first }: Week,
  { isAfterRace }: Phase,
): { targetM: number; rule: string } {
  if (!isAfterRace) return weekVolume(facts, first);
  const { weeklyM, nextRace } = facts.advice;
  return {
    targetM: weeklyM * SHORT_WEEK_SHARE,
    rule: `The week after ${nextRace?.name} is for recovering: half of that.`,
  };
}

/** How much of what would be advised is wished for; more than 1 is more. */
function shareWished(
  { shareOfUsual = 1, weekM }: WeekWishes,
  { usualM, ranM }: { usualM: number; ranM: number },
): number {
  if (weekM === undefined || usualM <= 0) return shareOfUsual;
  return Math.max(0, weekM - ranM) / usualM;
}

type Lengths = Partial<Record<Session, number>>;

function totalOf(sessions: readonly [Day, Session][], lengths: Lengths): number {
  return sessions.reduce((sum, [, each]) => sum + (lengths[each] ?? 0), 0);
}

function scaled(lengths: Lengths, share: number): Lengths {
  const { long, easy, faster, strides } = lengths;
  const of = (lengthM: number | undefined) => (lengthM === undefined ? undefined : lengthM * share);
  return { long: of(long), easy: of(easy), faster: of(faster), strides: of(strides) };
}

/** How far each goes: what is left of the week, after the long run and the faster one, is for the easy ones. */
function lengthsOf(
  facts: TrainingFacts,
  of: { sessions: readonly [Day, Session][]; leftM: number },
): Lengths {
  const { recentRuns } = facts;
  const { sessions, leftM } = of;
  const longDay = sessions.find(([, each]) => each === 'long')?.[0];
  const longM = longDay === undefined ? 0 : (longRunToDo(facts, longDay)?.aboutM ?? 0);
  const usualM = usualEasyDay(recentRuns)?.distanceM ?? middleM(recentRuns);
  const count = (session: Session) => sessions.filter(([, each]) => each === session).length;
  const others = count('easy') + count('faster') + count('strides');
  const long = longM > 0 ? longM : undefined;
  if (usualM === null || others === 0) return { long };
  const restM = leftM - (long ?? 0) * count('long');
  const eachM = Math.min(usualM, Math.max(usualM * SHORT_RUN_SHARE, restM / others));
  return { long, easy: eachM, faster: eachM, strides: eachM };
}

/** The day as its own advice has it. */
export function asAdvised(date: Day, advised: Suggestion): PlannedDay {
  return {
    date,
    session: sessionOf(advised),
    distanceM: advised.run?.distanceM ?? null,
    what: lowerFirst(advised.headline).replace(/\.$/, ''),
  };
}

export function plannedRun(
  session: Exclude<Session, 'race'>,
  of: { date: Day; lengthM: number | undefined; facts: TrainingFacts },
): PlannedDay {
  const { date, lengthM, facts } = of;
  const minutes = lengthM === undefined ? usualEasyMinutes(facts.recentRuns) : null;
  const length = lengthM === undefined ? minutes && `${minutes} minutes` : plannedText(lengthM);
  const about = length ? ` of about ${length}` : '';
  const isDouble = (usualEasyDay(facts.recentRuns)?.runs ?? 1) > 1;
  const run = { date, session, distanceM: lengthM ?? null };
  const easy: PlannedDay = {
    ...run,
    session: 'easy',
    what: `easy run${about}${isDouble ? ', or two of together as much' : ''}`,
  };
  switch (session) {
    case 'long': {
      if (lengthM !== undefined && lengthM <= (usualEasyDay(facts.recentRuns)?.distanceM ?? 0))
        return easy;
      const isLong = lengthM === undefined || isCalledLong(lengthM, facts);
      return {
        ...run,
        what: `${isLong ? 'long run' : 'run a little longer than usual,'}${isLong ? about : about.replace(' of', '')}, easy throughout`,
      };
    }
    case 'faster': {
      const part = fastPart(facts, { day: date, lengthM });
      if (!part) return easy;
      const whole = part.distanceM === null ? '' : ` of about ${plannedText(part.distanceM)}`;
      return { ...run, distanceM: part.distanceM, what: `a faster run${whole}: ${part.text}` };
    }
    case 'strides':
      return { ...run, what: `easy run${about} with a few short, quick stretches` };
    case 'easy':
      return easy;
  }
}

function volumeReason({ recentRuns, advice }: TrainingFacts, rule: string): Claim {
  return claim({
    topic: 'volume',
    title: 'Volume',
    text:
      advice.weeklyM > 0
        ? `You average ${kmText(advice.weeklyM)} a week. ${rule}`
        : 'Your runs have no distance, so I say how often and how long, not how far.',
    basis: `${countText(recentRuns.length, 'run', 'runs')} of the last 28 days`,
    workoutIds: idsOf(recentRuns),
  });
}

function habitReason({ recentRuns }: TrainingFacts): Claim[] {
  if (recentRuns.length === 0) return [];
  return [
    claim({
      topic: 'consistency',
      title: 'Days',
      text: 'The days are those on which you mostly run, with a day between what is hard.',
      basis: 'Your runs of the last twelve weeks; coaches keep hard days apart',
    }),
  ];
}

/** What was asked for and could not be, and two hard days that meet because it was. */
function wishReasons(of: {
  sessions: ReadonlyMap<Day, Session>;
  wishes: WeekWishes;
  ran: readonly CoachWorkout[];
  phase: Phase;
  share: number;
}): Claim[] {
  const { sessions, wishes, ran, phase, share } = of;
  const { longOn, hardOn } = wishes;
  const stands = (weekday: number, kinds: readonly Session[]) =>
    [...sessions].some(([day, each]) => weekdayOf(day) === weekday && kinds.includes(each));
  const texts: string[] = [];
  if (longOn !== null && !stands(longOn, ['long'])) {
    const whyNot = ran.some(isLongRun)
      ? 'The long run of this week is done, so there is none to move.'
      : phase.isTapering
        ? 'So close to a race there is no long run to move.'
        : 'I could not put the long run on that day: it is over, or no day for it.';
    texts.push(whyNot);
  }
  if (share > 1) {
    texts.push('That is more than I would advise for this week, so I left it as it is.');
  }
  if (hardOn !== null && !stands(hardOn, ['faster', 'strides'])) {
    texts.push('I put nothing hard on that day: it is over, or the week wants easy runs alone.');
  }
  const hard = hardDays(sessions).toSorted();
  const isTight = hard.some((day, at) => at > 0 && daysBetween(hard[at - 1] ?? day, day) === 1);
  if (isTight) {
    texts.push('So laid, two hard days meet: run the second one easily if the legs are heavy.');
  }
  return texts.map((text) =>
    claim({
      topic: 'rest',
      title: 'Your wish',
      text,
      basis: 'Coaches keep hard days a day apart, and take them out before a race',
    }),
  );
}

function doneReasons(facts: TrainingFacts, { isNext }: Week): Claim[] {
  const { counted, runs, plannedWorkouts: plan, today, weekStart } = facts;
  if (isNext) return [];
  const first = startOfWeek(today, weekStart);
  const trained = counted.filter(({ date }) => date >= first);
  const ranM = distanceOf(runs.filter(({ date }) => date >= first));
  return [
    claim({
      topic: 'consistency',
      title: 'So far',
      text: `${trained.length === 0 ? 'You have not trained yet this week' : `You trained ${countText(trained.length, 'time', 'times')} this week${ranM > 0 ? ` and ran ${kmText(ranM)}` : ''}`}; your plan is ${plan.from}-${plan.to} workouts.`,
      basis: `The week from ${weekDays()}; walks and hikes are not counted`,
      workoutIds: idsOf(trained),
    }),
  ];
}
