import { addDays, type Day, daysBetween, startOfWeek } from '../../calendar.ts';
import { isHard } from '../../hard-workouts.ts';
import { RACE_WEEK_DAYS } from '../../limits.ts';
import { weekDays } from '../../measures.ts';
import { upperFirst } from '../../upper-first.ts';
import { ANALYSIS_DAYS } from '../coach-limits.ts';
import { countText, dayText, inDaysText, joined, kmText, plannedText } from '../phrases.ts';
import type { Claim } from './claim.ts';
import { gentleStart, isRestAfterRace, MOST_GENTLE_RUNS } from './gentle-start.ts';
import { daysInARow } from './judge-rest.ts';
import {
  because,
  type DayFacts,
  easyRun,
  easyText,
  fasterRun,
  longRun,
  offOrEasy,
  type Suggestion,
  tooLittleEasy,
  withStrides,
} from './runs-of-a-day.ts';
import {
  type CoachWorkout,
  idsOf,
  mostWorkoutsAWeek,
  type TrainingFacts,
} from './training-facts.ts';
import { SHORT_RUN_SHARE, usualEasyM } from './usual-runs.ts';
import { layWeek, phaseOf, restOfWeek, type Session } from './week-layout.ts';

const DAYS_WITHOUT_REST = 6;

type Rule = (facts: DayFacts) => Suggestion | null;

/** The first of these that has something to say decides. */
const RULES: readonly Rule[] = [
  isIllOrInjured,
  alreadyTrained,
  raceIsNear,
  withoutRest,
  beginsGently,
  afterHardDay,
  weekIsFull,
  asTheWeekIsLaid,
];

/** What to do today or tomorrow, from the log alone. */
export function suggestDay(facts: TrainingFacts, dayWord: 'today' | 'tomorrow'): Suggestion {
  const day = dayWord === 'today' ? facts.today : addDays(facts.today, 1);
  const done = facts.workouts.filter(({ date }) => date === day);
  const given = { ...facts, day, dayWord, done };
  const suggestion = RULES.reduce<Suggestion | null>((found, rule) => found ?? rule(given), null);
  const isHardToday = dayWord === 'tomorrow' && isHardRun(suggestDay(facts, 'today'));
  if (suggestion && !(isHardToday && isHardRun(suggestion))) return suggestion;
  return isHardToday ? offOrEasy(given, [HARD_TODAY]) : easyRun(given, []);
}

/** What a suggestion is in the week that it stands in; null for a day without a run. */
export function sessionOf({ run }: Suggestion): Session | null {
  if (!run) return null;
  return run.kind === 'gentle' ? 'easy' : run.kind;
}

function isHardRun({ run }: Suggestion): boolean {
  return run?.kind === 'long' || run?.kind === 'faster';
}

const HARD_TODAY = because({
  text: 'What I suggest for today is a hard one.',
  basis: 'Coaches keep hard days a day apart',
});

function raceIsNear(facts: DayFacts): Suggestion | null {
  const { advice, day, today, recentRuns } = facts;
  const race = advice.nextRace;
  if (!race) return null;
  const daysLeft = daysBetween(day, race.date);
  if (daysLeft < 0 || daysLeft > RACE_WEEK_DAYS) return null;
  const reason = because({
    text: `${race.name} is ${inDaysText(daysBetween(today, race.date))}.`,
    basis: `${kmText(race.distanceM)} on ${dayText(race.date, today)}`,
    raceId: race.id,
  });
  if (daysLeft === 0) {
    return {
      headline: `It is race day: ${race.name}. Start slower than you want to.`,
      reasons: [reason],
    };
  }
  if (daysLeft === 1) {
    return {
      headline: 'Rest, or 20 minutes easy to loosen the legs: the race is the day after.',
      reasons: [reason],
    };
  }
  const usualM = usualEasyM(recentRuns);
  const length =
    usualM === null ? '20 to 30 minutes' : `about ${plannedText(usualM * SHORT_RUN_SHARE)}`;
  return {
    headline: `A short easy run of ${length}, or a day off; ${easyText(facts)}. Try nothing new in race week.`,
    reasons: [reason],
    run: { kind: 'easy', distanceM: usualM === null ? null : usualM * SHORT_RUN_SHARE },
  };
}

function alreadyTrained({ done, dayWord, today }: DayFacts): Suggestion | null {
  if (dayWord !== 'today' || done.length === 0) return null;
  return {
    headline: 'You have trained today; the rest of the day is for recovering.',
    reasons: [
      because({
        text: `${countText(done.length, 'workout', 'workouts')} on ${dayText(today, today)}.`,
        basis: 'Your log of today',
        workoutIds: idsOf(done),
      }),
    ],
  };
}

/** Before anything else, a race too. */
function isIllOrInjured(facts: DayFacts): Suggestion | null {
  const { illness, pain, nextRace } = facts.advice;
  const start = illness || pain?.isInjury ? gentleStart(facts) : null;
  if (!start) return null;
  const isRaceDay = nextRace?.date === facts.day;
  const { rest, race, sign } = illness ? ILL : INJURED;
  return {
    headline: `${rest}; ${isRaceDay ? race : `after a day without ${sign}, ${start.run}`}.`,
    run: start.toDo,
    reasons: start.reasons,
  };
}

const ILL = {
  rest: 'Rest while you feel ill',
  race: 'nobody should race with a fever',
  sign: 'any sign',
};
const INJURED = {
  rest: 'No running while it hurts',
  race: 'start only if you can run without pain',
  sign: 'pain',
};

/**
 * Who begins, whom something hurts, who comes back from a break or from a long race: short and easy, with
 * a day off after each.
 */
function beginsGently(facts: DayFacts): Suggestion | null {
  const start = gentleStart(facts);
  if (!start) return null;
  const { reasons, run, toDo } = start;
  const ranBefore = facts.runs.some(({ date }) => date === addDays(facts.day, -1));
  const off = 'A day off, or an easy walk';
  if (
    ranBefore ||
    isRestAfterRace(facts, facts.day) ||
    gentleRunsInWeek(facts, facts.day) >= MOST_GENTLE_RUNS
  ) {
    return { headline: `${off}.`, reasons, isDayOff: true };
  }
  // Today's run is taken for run: the next day is one without.
  if (facts.dayWord === 'tomorrow' && suggestDay(facts, 'today').run) {
    return {
      headline: `${off}, after today's run. Without it: ${run}.`,
      reasons,
      isDayOff: true,
    };
  }
  return { headline: `${upperFirst(run)}.`, run: toDo, reasons };
}

/** Of the week of a day, up to it. */
function gentleRunsInWeek({ runs, weekStart }: TrainingFacts, day: Day): number {
  const first = startOfWeek(day, weekStart);
  return runs.filter(({ date }) => date >= first && date <= day).length;
}

function withoutRest({ workouts, day, today }: DayFacts): Suggestion | null {
  const days = daysInARow({ workouts, today: day });
  if (days < DAYS_WITHOUT_REST) return null;
  const those = workouts.filter(({ date }) => date < day && date >= addDays(day, -days));
  return {
    headline: 'A day off.',
    isDayOff: true,
    reasons: [
      because({
        text:
          days < ANALYSIS_DAYS - 1
            ? `You trained on each of the ${days} days before.`
            : 'You trained on every day of the last twelve weeks.',
        basis: `${countText(those.length, 'workout', 'workouts')} up to ${dayText(addDays(day, -1), today)}`,
        workoutIds: idsOf(those),
      }),
    ],
  };
}

function afterHardDay(facts: DayFacts): Suggestion | null {
  const { workouts, day } = facts;
  const hard = workouts.filter((each) => each.date === addDays(day, -1) && isHard(each));
  if (hard.length === 0) return null;
  const reason = because({
    text: 'The day before was a hard one.',
    basis: 'Intervals, a long run, or 15 min in zones 4 and 5',
    workoutIds: idsOf(hard),
  });
  if (trainedInWeek(facts).length >= mostWorkoutsAWeek(facts)) {
    const reasons = [reason, ...weekFullReason(facts)];
    return { headline: 'A day off, or an easy walk.', reasons, isDayOff: true };
  }
  const laid = sessionOn(facts);
  return laid ? easyRun(facts, [reason]) : offOrEasy(facts, [reason]);
}

function weekIsFull(facts: DayFacts): Suggestion | null {
  const reasons = weekFullReason(facts);
  if (reasons.length === 0) return null;
  return { headline: 'Your workouts of this week are done: a day off, or an easy walk.', reasons };
}

function weekFullReason(facts: DayFacts): Claim[] {
  const trained = trainedInWeek(facts);
  const { from, to } = facts.plannedWorkouts;
  if (trained.length < mostWorkoutsAWeek(facts)) return [];
  return [
    because({
      text: `You trained ${trained.length} times in that week; your plan is ${from}-${to} workouts.`,
      basis: `The week from ${weekDays()}, and the weekly frequency of your profile`,
      workoutIds: idsOf(trained),
    }),
  ];
}

/** What the week of the athlete's usual days has for this one. */
function asTheWeekIsLaid(facts: DayFacts): Suggestion {
  switch (sessionOn(facts)) {
    case 'long':
      return longRun(facts);
    case 'faster':
      return fasterRun(facts);
    case 'strides':
      return withStrides(easyRun(facts, []));
    case undefined:
      return offOrEasy(facts, [whyOff(facts), ...tooLittleEasy(facts)]);
    default:
      return easyRun(facts, tooLittleEasy(facts));
  }
}

function sessionOn(facts: DayFacts): Session | undefined {
  return laidWeek(facts).get(facts.day);
}

/** The week of the day, with what is advised for today where the day is tomorrow. */
function laidWeek(facts: DayFacts): Map<Day, Session> {
  const { day, dayWord, today, weekStart, runs } = facts;
  const hasRun = runs.some(({ date }) => date === today);
  const said =
    dayWord === 'tomorrow' && !hasRun ? sessionOf(suggestDay(facts, 'today')) : undefined;
  const isSameWeek = startOfWeek(day, weekStart) === startOfWeek(today, weekStart);
  const from = said !== undefined && isSameWeek ? today : day;
  const { days, ran } = restOfWeek(facts, from);
  return layWeek(facts, {
    days,
    ran,
    phase: phaseOf(facts, from),
    settled: said !== undefined && isSameWeek ? new Map([[today, said]]) : undefined,
    before: said && !isSameWeek ? new Map([[today, said]]) : undefined,
  });
}

function whyOff(facts: DayFacts): Claim {
  const { day, today } = facts;
  const laid = [...laidWeek(facts).keys()].toSorted();
  const left = laid.filter((each) => each > day);
  const { ran } = restOfWeek(facts, day);
  const days = new Set([...ran.map(({ date }) => date), ...laid]).size;
  const on = joined(left.map((each) => dayText(each, today)));
  return because({
    text:
      left.length > 0
        ? `By the days on which you mostly run, ${left.length === 1 ? 'the next run is' : 'the next runs are'} on ${on}.`
        : `That week has ${countText(days, 'day', 'days')} with a run, as many as your last four weeks.`,
    basis: 'Your runs of the last twelve weeks',
    workoutIds: idsOf(ran),
  });
}

function trainedInWeek({ counted, day, weekStart }: DayFacts): CoachWorkout[] {
  const first = startOfWeek(day, weekStart);
  return counted.filter(({ date }) => date >= first && date <= day);
}
