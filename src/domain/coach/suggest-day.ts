import { adviseZoneTwo } from '../advice-rules.ts';
import { adviseBreak, adviseIllness, adviseRecovery } from '../advice-warnings.ts';
import { addDays, type Day, daysBetween, startOfWeek } from '../calendar.ts';
import { shareAfterBreak } from '../coming-back.ts';
import { isHard } from '../hard-workouts.ts';
import { ADVICE_DAYS, FUELED_RUN_M, RACE_WEEK_DAYS } from '../limits.ts';
import { boundText, weekDays } from '../measures.ts';
import { upperFirst } from '../upper-first.ts';
import { type ZoneBounds, zoneRanges } from '../zones.ts';
import { type Claim, claim } from './claim.ts';
import { ANALYSIS_DAYS, LONG_RUN_DAYS } from './coach-limits.ts';
import { fastPart } from './fast-part.ts';
import { daysInARow } from './judge-rest.ts';
import {
  countText,
  dayText,
  inDaysText,
  joined,
  kmText,
  paceText,
  plannedText,
} from './phrases.ts';
import {
  type CoachWorkout,
  idsOf,
  planWeekOn,
  type TrainingFacts,
  within,
} from './training-facts.ts';
import {
  easyPaceOf,
  easyRuns,
  isFarLonger,
  longestToBuildOn,
  longRunUpToM,
  SHORT_RUN_SHARE,
  usualEasyDay,
  usualEasyM,
} from './usual-runs.ts';
import { layWeek, longRuns, phaseOf, restOfWeek, type Session } from './week-layout.ts';

/** What to do, and why, each reason with what it rests on. */
export type Suggestion = { headline: string; reasons: Claim[]; run?: RunToDo };

/** Which run is suggested, and how far where that is said: a day off has none. */
type RunToDo = {
  kind: Exclude<Session, 'race'> | 'gentle';
  distanceM: number | null;
};

const DAYS_WITHOUT_REST = 6;

type DayFacts = TrainingFacts & { day: Day; dayWord: 'today' | 'tomorrow'; done: CoachWorkout[] };
type Rule = (facts: DayFacts) => Suggestion | null;

/** The first of these that has something to say decides. */
const RULES: readonly Rule[] = [
  isIll,
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

/** The same in no more time than there is: what is longer becomes an easy run of so many minutes. */
export function suggestDayWithin(
  facts: TrainingFacts,
  { dayWord, timeS }: { dayWord: 'today' | 'tomorrow'; timeS: number },
): Suggestion {
  const suggestion = suggestDay(facts, dayWord);
  const { run, reasons } = suggestion;
  if (!run) return suggestion;
  const minutes = Math.floor(timeS / 60);
  const pace = easyPaceOf(facts.recentRuns);
  const durationS = run.distanceM !== null && pace !== null ? (run.distanceM / 1000) * pace : null;
  const length =
    pace === null
      ? `${minutes} minutes`
      : `${minutes} minutes, about ${plannedText((1000 * timeS) / pace)}`;
  const easy = `An easy run of ${length}; ${zoneTwoText(facts.zones)}.`;
  const ofPace = because({
    text: `Your easy runs are at ${paceText(pace)}.`,
    basis: `${countText(easyRuns(facts.recentRuns).length, 'run', 'runs')} of the last 28 days that were neither long nor hard`,
    workoutIds: idsOf(easyRuns(facts.recentRuns)),
  });
  const cut = { run, reasons: pace === null ? reasons : [...reasons, ofPace] };
  if (run.kind === 'gentle') {
    const isEnough = minutes >= GENTLE_MINUTES;
    return isEnough ? suggestion : { ...cut, headline: `${minutes} minutes easy, or a walk.` };
  }
  if (run.kind === 'faster') {
    if (durationS !== null && durationS <= timeS) return suggestion;
    const part = fastPart(facts, { day: null, timeS });
    return part
      ? {
          ...suggestion,
          headline: `A faster run of ${minutes} minutes: ${part.text}, the rest easy.`,
        }
      : { ...cut, headline: easy };
  }
  if (durationS !== null && durationS <= timeS) return suggestion;
  if (run.kind === 'long') {
    return {
      ...cut,
      headline: `${easy} The long run that is due wants a day with more time.`,
    };
  }
  return { ...cut, headline: easy };
}

const GENTLE_MINUTES = 20;

function raceIsNear({ advice, day, today, recentRuns, zones }: DayFacts): Suggestion | null {
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
    headline: `A short easy run of ${length}, or a day off; ${zoneTwoText(zones)}. Try nothing new in race week.`,
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
function isIll(facts: DayFacts): Suggestion | null {
  const { advice, day } = facts;
  const start = advice.illness && gentleStart(facts);
  if (!start) return null;
  const isRaceDay = advice.nextRace?.date === day;
  const after = isRaceDay
    ? 'nobody should race with a fever'
    : `after a day without any sign, ${start.run}`;
  return {
    headline: `Rest while you feel ill; ${after}.`,
    run: start.toDo,
    reasons: start.reasons,
  };
}

/** Who begins, who comes back from a break or from a long race: short and easy, with a day off after each. */
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
    return { headline: `${off}.`, reasons };
  }
  // Today's run is taken for run: the next day is one without.
  if (facts.dayWord === 'tomorrow' && suggestDay(facts, 'today').run) {
    return {
      headline: `${off}, after today's run. Without it: ${run}.`,
      reasons,
    };
  }
  return { headline: `${upperFirst(run)}.`, run: toDo, reasons };
}

/** So many runs a week begin again, with a day off after each. */
export const MOST_GENTLE_RUNS = 3;

/** Of the week of a day, up to it. */
function gentleRunsInWeek({ runs, weekStart }: TrainingFacts, day: Day): number {
  const first = startOfWeek(day, weekStart);
  return runs.filter(({ date }) => date >= first && date <= day).length;
}

/** The first quarter of the days after a long race is for no running at all. */
export function isRestAfterRace({ advice }: TrainingFacts, day: Day): boolean {
  const { recovery } = advice;
  if (!recovery) return false;
  const { date, until } = recovery;
  return daysBetween(date, day) <= Math.ceil(daysBetween(date, until) / 4);
}

export type GentleStart = {
  /** 'an easy run of at most 5.6 km; stay in Zone 2' */
  run: string;
  toDo: RunToDo;
  isIll: boolean;
  reasons: Claim[];
};

/**
 * The run of a beginner, of somebody who comes back from a break or a long race, or who was ill; null
 * for anybody else. The dashboard says it of the same days (adviseBreak, adviseRecovery, adviseIllness).
 */
export function gentleStart(facts: TrainingFacts): GentleStart | null {
  const { advice, runs, recentRuns, zones } = facts;
  const { comingBack, illness } = advice;
  const rules = [adviseIllness(advice), adviseBreak(advice), adviseRecovery(advice)].filter(
    (rule) => rule !== null,
  );
  if (rules.length === 0 && recentRuns.length > 0) return null;
  const until = comingBack?.lastRun ?? illness?.date ?? facts.today;
  const usualM = usualEasyM(within(runs, { until, days: ADVICE_DAYS }));
  const share = comingBack ? shareAfterBreak(comingBack.days) : SHARE_OF_USUAL;
  const distanceM = usualM && usualM * (illness ? Math.min(share, SHARE_OF_USUAL) : share);
  return {
    run:
      distanceM === null
        ? `20 to 30 minutes easy, walking whenever you like; ${zoneTwoText(zones)}`
        : `an easy run of at most ${kmText(distanceM)}; ${zoneTwoText(zones)}`,
    isIll: illness !== null,
    toDo: { kind: distanceM === null ? 'gentle' : 'easy', distanceM },
    reasons:
      rules.length === 0
        ? [
            because({
              text: 'There is no run in your log yet.',
              basis: 'Your latest run',
            }),
          ]
        : rules.map(({ finding, evidence }) =>
            because({
              text: finding,
              basis: evidence.basis ?? 'The latest runs in your log',
              workoutIds: evidence.workoutIds.slice(0, 1),
            }),
          ),
  };
}

/** With an illness or a long race behind oneself: a convention. */
const SHARE_OF_USUAL = 0.5;

function withoutRest({ workouts, day, today }: DayFacts): Suggestion | null {
  const days = daysInARow({ workouts, today: day });
  if (days < DAYS_WITHOUT_REST) return null;
  const those = workouts.filter(({ date }) => date < day && date >= addDays(day, -days));
  return {
    headline: 'A day off.',
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
  if (trainedInWeek(facts).length >= facts.plannedWorkouts.to) {
    return { headline: 'A day off, or an easy walk.', reasons: [reason, ...weekFullReason(facts)] };
  }
  const laid = sessionOn(facts);
  return laid ? easyRun(facts, [reason]) : offOrEasy(facts, [reason]);
}

/** A run that nobody waits for. */
function offOrEasy(facts: DayFacts, reasons: Claim[]): Suggestion {
  const { headline, reasons: why } = easyRun(facts, reasons, 'A day off or an easy run');
  return { headline, reasons: why };
}

function weekIsFull(facts: DayFacts): Suggestion | null {
  const reasons = weekFullReason(facts);
  if (reasons.length === 0) return null;
  return { headline: 'Your workouts of this week are done: a day off, or an easy walk.', reasons };
}

function weekFullReason(facts: DayFacts): Claim[] {
  const trained = trainedInWeek(facts);
  const { from, to } = facts.plannedWorkouts;
  if (trained.length < to) return [];
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

function withStrides(easy: Suggestion): Suggestion {
  const [length, ...zone] = easy.headline.split(';');
  return {
    ...easy,
    headline: [`${length} with a few short, quick stretches`, ...zone].join(';'),
    run: { kind: 'strides', distanceM: easy.run?.distanceM ?? null },
  };
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
  const ofLeft =
    left.length === 1
      ? `the run of that week that is left stands on ${on}`
      : `the runs of that week that are left stand on ${on}`;
  return because({
    text:
      left.length > 0
        ? `By the days on which you mostly run, ${ofLeft}.`
        : `The other runs of that week make ${countText(days, 'day', 'days')}, as many as in the last four.`,
    basis: 'Your runs of the last twelve weeks',
    workoutIds: idsOf(ran),
  });
}

function longRun(facts: DayFacts): Suggestion {
  const { day, today, zones } = facts;
  const [lastLong] = longRuns(facts);
  const longest = longestToBuildOn(facts);
  const planned = planWeekOn(facts, day)?.longRunM ?? null;
  const upToM = planned ?? longRunUpToM(facts);
  const long = because({
    text: lastLong
      ? `Your last long run was on ${dayText(lastLong.date, today)}, ${daysBetween(lastLong.date, day)} days before.`
      : 'There is no long run in the last twelve weeks.',
    basis: `A long run is called one, or over ${boundText(FUELED_RUN_M)}, or far longer than your usual one`,
    workoutIds: lastLong ? [lastLong.id] : [],
  });
  if (!longest || upToM === null) return easyRun(facts, [long]);
  const length = because(
    planned === null
      ? {
          text: `Your longest of the last ${LONG_RUN_DAYS} days is ${kmText(longest.distanceM)}; a tenth more is the most to add.`,
          basis: dayText(longest.date, today),
          workoutIds: [longest.id],
        }
      : {
          text: `That is what the plan to ${facts.advice.nextRace?.name} has for this week.`,
          basis: 'The plan by week on the page of the race',
          raceId: facts.advice.nextRace?.id,
        },
  );
  const name = isFarLonger(upToM, facts) ? 'A long run' : 'A run a little longer than usual';
  return {
    run: { kind: 'long', distanceM: upToM },
    headline: `${name}, easy throughout: up to ${kmText(upToM)}; ${zoneTwoText(zones)}.`,
    reasons: [long, length],
  };
}

function fasterRun(facts: DayFacts): Suggestion {
  const { advice, day, recentRuns } = facts;
  const part = fastPart(facts, { day, lengthM: usualEasyM(recentRuns) });
  if (!part) return easyRun(facts, []);
  const item = adviseZoneTwo(advice);
  const reasons = [
    ...(item ? [zoneTwoReason(item)] : []),
    ...(part.isPlanned
      ? [
          because({
            text: `It is the session that the plan to ${advice.nextRace?.name} has for this week.`,
            basis: 'The plan by week on the page of the race',
            raceId: advice.nextRace?.id,
          }),
        ]
      : []),
  ];
  return {
    run: { kind: 'faster', distanceM: part.distanceM },
    headline: `A faster run: ${part.text}.`,
    reasons,
  };
}

/** Why a run is to be an easy one. */
function tooLittleEasy({ advice }: DayFacts): Claim[] {
  const item = adviseZoneTwo(advice);
  return item?.priority === 'medium' ? [zoneTwoReason(item)] : [];
}

function zoneTwoReason({
  finding,
  evidence,
}: NonNullable<ReturnType<typeof adviseZoneTwo>>): Claim {
  return because({
    text: finding,
    basis: `${countText(evidence.workoutIds.length, 'run', 'runs')} of the last 28 days with minutes in zones`,
    workoutIds: [...evidence.workoutIds],
  });
}

function easyRun(facts: DayFacts, reasons: Claim[], start = 'An easy run'): Suggestion {
  const { recentRuns, zones } = facts;
  const easy = easyRuns(recentRuns);
  const usual = usualEasyDay(recentRuns);
  if (!usual) {
    return {
      headline: `${start} of 30 minutes; ${zoneTwoText(zones)}.`,
      reasons,
      run: { kind: 'easy', distanceM: null },
    };
  }
  const km = kmText(usual.distanceM);
  const isDouble = usual.runs > 1;
  const why = because({
    text: isDouble ? `Your usual easy day is ${km}, in two runs.` : `Your usual easy run is ${km}.`,
    basis: `The middle ${isDouble ? 'day' : 'one'} of ${countText(easy.length, 'run', 'runs')} of the last 28 days that were neither long nor hard`,
    workoutIds: idsOf(easy),
  });
  return {
    headline: `${start} of about ${km}${isDouble ? ', or two of together as much' : ''}; ${zoneTwoText(zones)}.`,
    reasons: [...reasons, why],
    run: { kind: 'easy', distanceM: usual.distanceM },
  };
}

function trainedInWeek({ counted, day, weekStart }: DayFacts): CoachWorkout[] {
  const first = startOfWeek(day, weekStart);
  return counted.filter(({ date }) => date >= first && date <= day);
}

/** 'stay in Zone 2, 113 to 131 bpm' */
export function zoneTwoText(zones: ZoneBounds): string {
  const [, zone2] = zoneRanges(zones);
  return zone2 ? `stay in Zone 2, ${zone2.fromBpm} to ${zone2.toBpm} bpm` : 'stay in Zone 2';
}

function because(reason: Pick<Claim, 'text' | 'basis'> & Partial<Claim>): Claim {
  return claim({ topic: 'overview', title: 'Why', ...reason });
}
