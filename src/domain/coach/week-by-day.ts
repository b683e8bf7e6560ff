import { adviseZoneTwo } from '../advice-rules.ts';
import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '../calendar.ts';
import { RACE_WEEK_DAYS, TAPER_DAYS } from '../limits.ts';
import { weekDays } from '../measures.ts';
import { type Claim, claim } from './claim.ts';
import { ANALYSIS_LEAST_RUNS, LONG_RUN_DAYS } from './coach-limits.ts';
import { isHard, isLongRun } from './judge-rest.ts';
import { countText, dayText, kmText } from './phrases.ts';
import {
  gentleStart,
  LONG_RUN_EVERY_DAYS,
  MOST_GENTLE_RUNS,
  SHORT_RUN_SHARE,
  type Suggestion,
  suggestDay,
  usualEasyM,
} from './suggest-day.ts';
import {
  type CoachWorkout,
  distanceOf,
  idsOf,
  longestOf,
  type TrainingFacts,
  within,
} from './training-facts.ts';
import { weekVolume } from './week-volume.ts';
import type { WeekWishes } from './week-wishes.ts';

const NO_WISHES: WeekWishes = { without: [], hardOn: null, longOn: null, swapped: null };

type Session = 'long' | 'faster' | 'strides' | 'easy' | 'race';

/**
 * The runs of this week that are left, or of the next one, each on its day: as often and on such days
 * as the athlete runs, with a day between what is hard, and laid otherwise where that is asked for.
 */
export function weekByDay(
  facts: TrainingFacts,
  of: { isNext: boolean; wishes?: WeekWishes | null },
): Suggestion & { runs: string[] } {
  const { today, weekStart, runs, advice } = facts;
  const race = advice.nextRace;
  const week = addDays(startOfWeek(today, weekStart), of.isNext ? 7 : 0);
  const end = addDays(week, 6);
  // The seven days up to a race are one week, wherever Sunday is.
  const isRaceWeek = !of.isNext && race !== null && race.daysLeft <= RACE_WEEK_DAYS;
  const first = isRaceWeek ? addDays(race.date, -RACE_WEEK_DAYS) : week;
  const last = isRaceWeek && race.date > end ? race.date : end;
  const wishes = of.wishes ?? NO_WISHES;
  const hasRunToday = runs.some(({ date }) => date === today);
  const from = of.isNext ? week : hasRunToday ? addDays(today, 1) : today;
  const days = daysFrom(from, last);
  const which = of.isNext ? 'Next week' : last === end ? 'The rest of this week' : 'Up to the race';
  const span =
    from < last ? `${dayText(from, today)} to ${dayText(last, today)}` : dayText(last, today);
  const ran = of.isNext ? [] : runs.filter(({ date }) => date >= first);
  const done = of.isNext ? [] : [doneReason(facts, week)];
  const gentle = gentleStart(facts);
  if (gentle) {
    const sessions = gentleDays(facts, { days, wishes, most: MOST_GENTLE_RUNS - ran.length });
    const { isIll } = gentle;
    return {
      headline: `${which}, ${span}: ${isIll ? 'rest while you feel ill, then ' : ''}${countText(sessions.size, 'short easy run', 'short easy runs')}.`,
      reasons: [...done, ...gentle.reasons],
      runs: days.map((day) => {
        const session = sessions.get(day);
        const what = session === 'race' ? advice.nextRace?.name : session && gentle.run;
        return `${dayText(day, today)}: ${what ?? 'rest'}`;
      }),
    };
  }
  const phase = phaseOf(facts, first);
  const isAsAdvised = !of.isNext && wishes === NO_WISHES;
  const near = isAsAdvised ? adviceOfNearDays(facts, days) : new Map<Day, Suggestion>();
  const sessions = laidOut(facts, { days, ran, phase, wishes, near });
  const { targetM, rule } = phase.isAfterRace
    ? { targetM: null, rule: `The week after ${advice.nextRace?.name} is for recovering.` }
    : weekVolume(facts, first);
  const leftM = targetM === null ? null : Math.max(0, targetM - distanceOf(ran));
  const nearM = [...near.values()].reduce((sum, { run }) => sum + (run?.distanceM ?? 0), 0);
  const others = [...sessions].filter(([day]) => !near.has(day)).map(([, session]) => session);
  const lengths = lengthsOf(facts, others, leftM === null ? null : Math.max(0, leftM - nearM));
  const wholeM = others.reduce((sum, each) => sum + (lengths[each] ?? 0), nearM);
  const count = [...sessions.values()].filter((each) => each !== 'race').length;
  return {
    headline:
      count === 0
        ? `${which}, ${span}: no more runs, rest${sessions.size > 0 ? ' until the race' : ''}.`
        : `${which}, ${span}: ${countText(count, 'run', 'runs')}${wholeM > 0 ? `, some ${kmText(wholeM)} in all` : ''}.`,
    reasons: [
      ...done,
      volumeReason(facts, rule),
      ...habitReason(facts),
      ...wishReasons({ sessions, wishes, ran, phase }),
    ],
    runs: days.map((day) => {
      const session = sessions.get(day);
      const advised = near.get(day);
      if (advised) return `${dayText(day, today)}: ${advised.headline.replace(/\.$/, '')}`;
      return `${dayText(day, today)}: ${session ? sessionText(session, lengths[session], facts) : 'rest'}`;
    }),
  };
}

/** What the race to come makes of that week. */
type Phase = {
  race: TrainingFacts['advice']['nextRace'];
  isTapering: boolean;
  isAfterRace: boolean;
};

function phaseOf({ advice }: TrainingFacts, first: Day): Phase {
  const next = advice.nextRace;
  const daysLeft = next ? daysBetween(first, next.date) : null;
  if (!next || daysLeft === null || daysLeft < 0) {
    return { race: null, isTapering: false, isAfterRace: daysLeft !== null };
  }
  return { race: next, isTapering: daysLeft <= TAPER_DAYS, isAfterRace: daysLeft === 0 };
}

function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) =>
    addDays(from, at),
  );
}

/** Which session stands on which day. */
function laidOut(
  facts: TrainingFacts,
  of: {
    days: readonly Day[];
    ran: readonly CoachWorkout[];
    phase: Phase;
    wishes: WeekWishes;
    near: ReadonlyMap<Day, Suggestion>;
  },
): Map<Day, Session> {
  const { days, ran, phase, wishes } = of;
  const { race, isTapering, isAfterRace } = phase;
  const { runs, today, recentRuns } = facts;
  const lately = within(runs, { until: today, days: HABIT_DAYS });
  const free = days.filter((day) => !wishes.without.includes(weekdayOf(day)));
  const sessions = new Map<Day, Session>();
  if (race && days.includes(race.date)) sessions.set(race.date, 'race');
  const near = [...of.near.values()].map(({ run }) => run?.kind);
  for (const [day, { run }] of of.near) {
    if (!run) free.splice(free.indexOf(day), 1);
    else if (!sessions.has(day)) sessions.set(day, run.kind === 'gentle' ? 'easy' : run.kind);
  }
  const wanted = runsAWeek(facts) - ran.length - (race && sessions.has(race.date) ? 1 : 0);
  const hasRoom = () => [...sessions.values()].filter((each) => each !== 'race').length < wanted;
  const open = () => free.filter((day) => !sessions.has(day) && !isAroundRace(day, race));
  const isApart = (day: Day) =>
    [...hardDays(sessions), ...hardDaysBefore(facts)].every(
      (other) => Math.abs(daysBetween(other, day)) > 1,
    );
  const usualDay = (some: readonly CoachWorkout[], among: readonly Day[]) =>
    mostUsual(among, some, wishes.swapped);
  const asked = (weekday: number | null) =>
    weekday === null ? undefined : open().find((day) => weekdayOf(day) === weekday);
  // What is known of three runs is too little for anything but easy ones.
  const isKnown = recentRuns.length > ANALYSIS_LEAST_RUNS && !isAfterRace;
  const isFastDone =
    near.includes('faster') || ran.some((run) => run.runningSubtype === 'outdoor-interval');
  const isLongDone = near.includes('long') || ran.some(isLongRun);
  const isFastDue = adviseZoneTwo(facts.advice)?.priority !== 'medium' && wanted > 1;
  const fast: Session = isTapering ? 'strides' : 'faster';
  const askedFast = isKnown ? asked(wishes.hardOn) : undefined;
  if (askedFast) sessions.set(askedFast, fast);
  if (hasRoom() && isKnown && !isTapering && !isLongDone) {
    const long = lately.filter(isLongRun);
    const lastLong = lastLongDay(facts);
    const due = open().filter(
      (day) => lastLong === null || daysBetween(lastLong, day) >= LONG_RUN_EVERY_DAYS,
    );
    const day = asked(wishes.longOn) ?? usualDay(long, due.filter(isApart)) ?? usualDay(long, due);
    if (day) sessions.set(day, 'long');
  }
  if (hasRoom() && isFastDue && isKnown && !isFastDone && !askedFast) {
    const hard = lately.filter((run) => isHard(run) && !isLongRun(run));
    const day = usualDay(hard, open().filter(isApart));
    if (day) sessions.set(day, fast);
  }
  while (hasRoom()) {
    const day = usualDay(lately, open());
    if (day === undefined) break;
    sessions.set(day, 'easy');
  }
  return sessions;
}

/** Of the latest long run, and of one that is advised for today or tomorrow. */
function lastLongDay(facts: TrainingFacts): Day | null {
  const advised = nearDays(facts).filter(
    ([, word]) => suggestDay(facts, word).run?.kind === 'long',
  );
  const days = [
    ...facts.runs.filter(isLongRun).map(({ date }) => date),
    ...advised.map(([day]) => day),
  ];
  return days.toSorted().at(-1) ?? null;
}

function nearDays({ today }: TrainingFacts): [Day, 'today' | 'tomorrow'][] {
  return [
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
  ];
}

/** What is advised for today and tomorrow stands in their week as well. */
function adviceOfNearDays(facts: TrainingFacts, days: readonly Day[]): Map<Day, Suggestion> {
  return new Map(
    nearDays(facts)
      .filter(([day]) => days.includes(day) && day !== facts.advice.nextRace?.date)
      .map(([day, word]) => [day, suggestDay(facts, word)]),
  );
}

/** From the eve to the second day after it. */
function isAroundRace(day: Day, race: Phase['race']): boolean {
  const daysLeft = race && daysBetween(day, race.date);
  return daysLeft !== null && daysLeft <= 1 && daysLeft >= -2;
}

/** Of these days the one on whose weekday such runs stand most often; of equals the first. */
function mostUsual(
  days: readonly Day[],
  runs: readonly CoachWorkout[],
  swapped: WeekWishes['swapped'],
): Day | undefined {
  const [one, other] = swapped ?? [];
  const stoodOn = (weekday: number) =>
    weekday === one ? other : weekday === other ? one : weekday;
  const times = (day: Day) =>
    runs.filter(({ date }) => weekdayOf(date) === stoodOn(weekdayOf(day))).length;
  return days.toSorted((left, right) => times(right) - times(left) || (left < right ? -1 : 1))[0];
}

/** How far each goes: what is left of the week, after the long run and the faster one, is for the easy ones. */
function lengthsOf(
  { recentRuns, runs, today }: TrainingFacts,
  sessions: readonly Session[],
  leftM: number | null,
): Partial<Record<Session, number>> {
  const longest = longestOf(within(runs, { until: today, days: LONG_RUN_DAYS }));
  const usualLongM = middleM(recentRuns.filter(isLongRun));
  const longM = usualLongM ?? longest?.distanceM;
  const usualM = usualEasyM(recentRuns) ?? middleM(recentRuns);
  const count = (session: Session) => sessions.filter((each) => each === session).length;
  const others = count('easy') + count('faster') + count('strides');
  if (usualM === null || others === 0) return { long: longM };
  const restM = leftM === null ? usualM * others : leftM - (longM ?? 0) * count('long');
  const eachM = Math.min(usualM, Math.max(usualM * SHORT_RUN_SHARE, restM / others));
  return { long: longM, easy: eachM, faster: eachM, strides: eachM };
}

function middleM(runs: readonly CoachWorkout[]): number | null {
  const sorted = runs
    .flatMap(({ distanceM }) => distanceM ?? [])
    .toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** As far back as it shows on which days somebody runs. */
const HABIT_DAYS = 84;

function hardDays(sessions: ReadonlyMap<Day, Session>): Day[] {
  return [...sessions].flatMap(([day, session]) => (session === 'easy' ? [] : [day]));
}

/** What comes must keep its distance from what was run today and yesterday. */
function hardDaysBefore({ runs, today }: TrainingFacts): Day[] {
  return within(runs, { until: today, days: 2 })
    .filter(isHard)
    .map(({ date }) => date);
}

/** After a break: every second or third day, and nothing beside a race. */
function gentleDays(
  { advice, runs }: TrainingFacts,
  of: { days: readonly Day[]; wishes: WeekWishes; most: number },
): Map<Day, Session> {
  const race = advice.nextRace;
  const sessions = new Map<Day, Session>();
  const ranOn = (day: Day) => sessions.has(day) || runs.some(({ date }) => date === day);
  for (const day of of.days) {
    if (day === race?.date) sessions.set(day, 'race');
    const isFree = !of.wishes.without.includes(weekdayOf(day)) && !isAroundRace(day, race);
    if (isFree && !ranOn(addDays(day, -1)) && sessions.size < of.most) sessions.set(day, 'easy');
  }
  return sessions;
}

/** As often as in the last four weeks, and no oftener than the profile's plan. */
function runsAWeek({ recentRuns, advice, plannedWorkouts }: TrainingFacts): number {
  const usual = Math.round(recentRuns.length / advice.recentWeeks);
  return Math.max(1, Math.min(usual, plannedWorkouts.to));
}

function sessionText(
  session: Session,
  lengthM: number | undefined,
  { advice }: TrainingFacts,
): string {
  const about = lengthM === undefined ? '' : ` of about ${kmText(lengthM)}`;
  switch (session) {
    case 'race':
      return advice.nextRace?.name ?? 'the race';
    case 'long':
      return `long run${about}, easy throughout`;
    case 'faster':
      return `a faster run${about}: warm up, then 5 times 3 minutes in Zone 4 with 2 minutes of jogging between`;
    case 'strides':
      return `easy run${about} with a few short, quick stretches`;
    case 'easy':
      return `easy run${about}`;
  }
}

function volumeReason({ recentRuns, advice }: TrainingFacts, rule: string): Claim {
  return claim({
    topic: 'volume',
    title: 'Volume',
    text: `You average ${kmText(advice.weeklyM)} a week. ${rule}`,
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
}): Claim[] {
  const { sessions, wishes, ran, phase } = of;
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

function doneReason({ counted, runs, plannedWorkouts: plan }: TrainingFacts, first: Day): Claim {
  const trained = counted.filter(({ date }) => date >= first);
  const ranM = distanceOf(runs.filter(({ date }) => date >= first));
  return claim({
    topic: 'consistency',
    title: 'So far',
    text: `You trained ${countText(trained.length, 'time', 'times')} this week and ran ${kmText(ranM)}; your plan is ${plan.from}-${plan.to} workouts.`,
    basis: `The week from ${weekDays()}; walks and hikes are not counted`,
    workoutIds: idsOf(trained),
  });
}
