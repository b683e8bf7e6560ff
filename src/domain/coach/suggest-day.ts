import { adviseZoneTwo } from '../advice-rules.ts';
import { adviseBreak, adviseIllness } from '../advice-warnings.ts';
import { addDays, type Day, daysBetween, startOfWeek } from '../calendar.ts';
import { shareAfterBreak } from '../coming-back.ts';
import { ADVICE_DAYS, FUELED_RUN_M, RACE_WEEK_DAYS, TAPER_DAYS } from '../limits.ts';
import { boundText, weekDays } from '../measures.ts';
import { paceSPerKm } from '../pace.ts';
import { upperFirst } from '../upper-first.ts';
import { type ZoneBounds, zoneRanges } from '../zones.ts';
import { type Claim, claim } from './claim.ts';
import { ANALYSIS_LEAST_RUNS, LONG_RUN_DAYS, LONG_RUN_STEP } from './coach-limits.ts';
import { daysInARow, isHard, isLongRun } from './judge-rest.ts';
import { countText, dayText, inDaysText, kmText, paceText } from './phrases.ts';
import {
  type CoachWorkout,
  distanceOf,
  idsOf,
  longestOf,
  type TrainingFacts,
  within,
} from './training-facts.ts';

/** What to do, and why, each reason with what it rests on. */
export type Suggestion = { headline: string; reasons: Claim[]; run?: RunToDo };

/** Which run is suggested, and how far where that is said: a day off has none. */
type RunToDo = { kind: 'easy' | 'long' | 'faster' | 'gentle'; distanceM: number | null };

const DAYS_WITHOUT_REST = 6;
export const LONG_RUN_EVERY_DAYS = 6;
const INTERVALS_EVERY_DAYS = 7;
/** Of the usual run, in race week. */
export const SHORT_RUN_SHARE = 0.5;

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
  longRunIsDue,
  intensityIsDue,
];

/** What to do today or tomorrow, from the log alone. */
export function suggestDay(facts: TrainingFacts, dayWord: 'today' | 'tomorrow'): Suggestion {
  const day = dayWord === 'today' ? facts.today : addDays(facts.today, 1);
  const done = facts.workouts.filter(({ date }) => date === day);
  const given = { ...facts, day, dayWord, done };
  const suggestion = RULES.reduce<Suggestion | null>((found, rule) => found ?? rule(given), null);
  const isHardToday = dayWord === 'tomorrow' && isHardRun(suggestDay(facts, 'today'));
  if (suggestion && !(isHardToday && isHardRun(suggestion))) return suggestion;
  return isHardToday
    ? easyRun(given, [HARD_TODAY], 'A day off or an easy run')
    : easyRun(given, []);
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
      : `${minutes} minutes, about ${kmText((1000 * timeS) / pace)}`;
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
    const times = Math.min(5, Math.floor((minutes - WARM_UP_MINUTES - COOL_DOWN_MINUTES) / 5));
    if (times === 5) return suggestion;
    if (times < LEAST_REPETITIONS) return { ...cut, headline: easy };
    return {
      ...suggestion,
      headline: `A faster run of ${minutes} minutes: ${WARM_UP_MINUTES} to warm up, ${times} times 3 minutes in Zone 4 with 2 minutes of jogging between, the rest easy.`,
    };
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
const WARM_UP_MINUTES = 10;
const COOL_DOWN_MINUTES = 5;
const LEAST_REPETITIONS = 3;

function easyPaceOf(runs: readonly CoachWorkout[]): number | null {
  const easy = easyRuns(runs);
  const durationS = easy.reduce((sum, run) => sum + run.durationS, 0);
  return paceSPerKm({ distanceM: distanceOf(easy), durationS });
}

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
  const length = usualM === null ? '20 to 30 minutes' : `about ${kmText(usualM * SHORT_RUN_SHARE)}`;
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

/** Who begins, and who comes back from a break: short and easy, with a day off after each. */
function beginsGently(facts: DayFacts): Suggestion | null {
  const start = gentleStart(facts);
  if (!start) return null;
  const { reasons, run, toDo } = start;
  const ranBefore = facts.runs.some(({ date }) => date === addDays(facts.day, -1));
  const off = 'A day off, or an easy walk';
  if (ranBefore || gentleRunsInWeek(facts, facts.day) >= MOST_GENTLE_RUNS) {
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

export type GentleStart = {
  /** 'an easy run of at most 5.6 km; stay in Zone 2' */
  run: string;
  toDo: RunToDo;
  isIll: boolean;
  reasons: Claim[];
};

/**
 * The run of a beginner, of somebody who comes back from a break, or who was ill; null for anybody else.
 * The dashboard says it of the same days (adviseBreak, adviseIllness).
 */
export function gentleStart(facts: TrainingFacts): GentleStart | null {
  const { advice, runs, recentRuns, zones } = facts;
  const { comingBack, illness } = advice;
  const rules = [adviseIllness(advice), adviseBreak(advice)].filter((rule) => rule !== null);
  if (rules.length === 0 && recentRuns.length > 0) return null;
  const until = comingBack?.lastRun ?? illness?.date ?? facts.today;
  const usualM = usualEasyM(within(runs, { until, days: ADVICE_DAYS }));
  const distanceM = usualM && usualM * shareAfterBreak(comingBack?.days ?? 0);
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

function withoutRest({ workouts, day, today }: DayFacts): Suggestion | null {
  const days = daysInARow({ workouts, today: day });
  if (days < DAYS_WITHOUT_REST) return null;
  const those = workouts.filter(({ date }) => date < day && date >= addDays(day, -days));
  return {
    headline: 'A day off.',
    reasons: [
      because({
        text: `You trained on each of the ${days} days before.`,
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
  return easyRun(facts, [reason], 'A day off or an easy run');
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

function longRunIsDue({
  runs,
  recentRuns,
  day,
  today,
  advice,
  zones,
}: DayFacts): Suggestion | null {
  const isTapering = advice.nextRace !== null && advice.nextRace.daysLeft <= TAPER_DAYS;
  const lastLong = runs.find(isLongRun);
  const longest = longestOf(within(runs, { until: today, days: LONG_RUN_DAYS }));
  if (isTapering || !longest || recentRuns.length <= ANALYSIS_LEAST_RUNS) return null;
  if (lastLong && daysBetween(lastLong.date, day) < LONG_RUN_EVERY_DAYS) return null;
  return {
    run: { kind: 'long', distanceM: longest.distanceM * LONG_RUN_STEP },
    headline: `A long run, easy throughout: up to ${kmText(longest.distanceM * LONG_RUN_STEP)}; ${zoneTwoText(zones)}.`,
    reasons: [
      because({
        text: lastLong
          ? `Your last long run was on ${dayText(lastLong.date, today)}, ${daysBetween(lastLong.date, day)} days before.`
          : 'There is no long run in the last twelve weeks.',
        basis: `A long run is called one, or over ${boundText(FUELED_RUN_M)}`,
        workoutIds: lastLong ? [lastLong.id] : [],
      }),
      because({
        text: `Your longest of the last ${LONG_RUN_DAYS} days is ${kmText(longest.distanceM)}; a tenth more is the most to add.`,
        basis: dayText(longest.date, today),
        workoutIds: [longest.id],
      }),
    ],
  };
}

function intensityIsDue(facts: DayFacts): Suggestion | null {
  const { advice, runs, day, zones } = facts;
  const item = adviseZoneTwo(advice);
  if (!item) return null;
  const { finding, evidence } = item;
  const reason = because({
    text: finding,
    basis: `${countText(evidence.workoutIds.length, 'run', 'runs')} of the last 28 days with minutes in zones`,
    workoutIds: [...evidence.workoutIds],
  });
  if (item.priority === 'medium') return easyRun(facts, [reason]);
  const lately = within(runs, { until: addDays(day, -1), days: INTERVALS_EVERY_DAYS });
  if (lately.some(({ runningSubtype }) => runningSubtype === 'outdoor-interval')) return null;
  const [, , , zone4] = zoneRanges(zones);
  const bpm = zone4 ? ` (${zone4.fromBpm} to ${zone4.toBpm} bpm)` : '';
  return {
    run: { kind: 'faster', distanceM: null },
    headline: `A faster run: warm up, then 5 times 3 minutes in Zone 4${bpm} with 2 minutes of jogging between.`,
    reasons: [reason],
  };
}

function easyRun(facts: DayFacts, reasons: Claim[], start = 'An easy run'): Suggestion {
  const { recentRuns, zones } = facts;
  const easy = easyRuns(recentRuns);
  const usualM = usualEasyM(recentRuns);
  const length = usualM === null ? '30 minutes' : `about ${kmText(usualM)}`;
  const usual = because({
    text: `Your usual easy run is ${length.replace('about ', '')}.`,
    basis: `The middle one of ${countText(easy.length, 'run', 'runs')} of the last 28 days that were neither long nor hard`,
    workoutIds: idsOf(easy),
  });
  return {
    headline: `${start} of ${length}; ${zoneTwoText(zones)}.`,
    reasons: usualM === null ? reasons : [...reasons, usual],
    run: { kind: 'easy', distanceM: usualM },
  };
}

function trainedInWeek({ counted, day, weekStart }: DayFacts): CoachWorkout[] {
  const first = startOfWeek(day, weekStart);
  return counted.filter(({ date }) => date >= first && date <= day);
}

function easyRuns(runs: readonly CoachWorkout[]): CoachWorkout[] {
  return runs.filter((run) => run.distanceM && !isHard(run));
}

/** The middle distance of the runs that are neither long nor hard. */
export function usualEasyM(runs: readonly CoachWorkout[]): number | null {
  const distances = easyRuns(runs)
    .map(({ distanceM }) => distanceM ?? 0)
    .toSorted((one, other) => one - other);
  return distances[Math.floor((distances.length - 1) / 2)] ?? null;
}

/** 'stay in Zone 2, 113 to 131 bpm' */
export function zoneTwoText(zones: ZoneBounds): string {
  const [, zone2] = zoneRanges(zones);
  return zone2 ? `stay in Zone 2, ${zone2.fromBpm} to ${zone2.toBpm} bpm` : 'stay in Zone 2';
}

function because(reason: Pick<Claim, 'text' | 'basis'> & Partial<Claim>): Claim {
  return claim({ topic: 'overview', title: 'Why', ...reason });
}
