import { addDays, type Day, daysBetween } from '../calendar.ts';
import { READINESS } from '../load/load-rules.ts';
import type { NotedPregnancy } from '../noted-pregnancy.ts';
import type { RunnerEvidence } from '../prediction/evidence.ts';
import { predictFrom } from '../prediction/predict-race.ts';
import type { RaceResult } from '../prediction/runner-log.ts';
import type { TrainingPaces } from '../prediction/running-index.ts';
import { predictedPaces } from '../prediction/training-paces.ts';
import { recoveryFrom } from '../recovery.ts';
import { MARATHON_M } from '../standard-distances.ts';
import { inLineSum, LONGEST_RUN, longestInLine, ULTRA, ultraLongRun } from './longest-run.ts';
import { taperShares } from './taper.ts';

/** A plan, and what of the log it was made from. */
export type PlanFromLog = {
  plan: WeekPlan | RefusedPlan;
  present: PresentTraining;
  paces: PlanPaces | null;
};

/** The plan to a race by week, as the log stands: for the chat and for the page of the race. */
export function planFromLog(of: {
  today: Day;
  race: { date: Day; distanceM: number };
  /** At least those of the last 30 days. */
  runs: readonly LoggedRun[];
  /** The day of the newest run, however old; null without any. */
  newestRun: Day | null;
  runner: RunnerEvidence;
  /** The races that were run: after a long one the plan begins with recovering. */
  results: readonly RaceResult[];
  /** What a note says: then nothing is built. */
  pregnancy: NotedPregnancy | null;
}): PlanFromLog {
  const { today, race, runs, newestRun, runner, results, pregnancy } = of;
  const recoversUntil = recoveryFrom(results, today)?.until ?? null;
  const present = presentTraining({ runs, newestRun, today });
  const told = predictedPaces(runner, { today });
  const predicted = told && predictFrom(runner, race.distanceM);
  const paces = told && predicted ? { ...told.paces, racePaceSPerKm: predicted.paceSPerKm } : null;
  const plan: PlanFromLog['plan'] = pregnancy
    ? { refused: 'by feel' }
    : planRace({ today, race, present, paces, recoversUntil });
  return { plan, present, paces };
}

type LoggedRun = { date: Day; distanceM: number | null };

const PRESENT_WEEKS = 4;
/** A plan looks at the runs of so many days. */
export const PRESENT_DAYS = 30;

/** What was run of late, today included. */
export function presentTraining(of: {
  runs: readonly LoggedRun[];
  newestRun: Day | null;
  today: Day;
}): PresentTraining {
  const { runs, newestRun, today } = of;
  const since = (days: number) =>
    runs.filter(({ date }) => date > addDays(today, -days) && date <= today);
  const recent = since(7 * PRESENT_WEEKS);
  const distances = since(PRESENT_DAYS).map(({ distanceM }) => distanceM ?? 0);
  return {
    weeklyM: inLineSum(recent.map(({ distanceM }) => distanceM ?? 0)) / PRESENT_WEEKS,
    runsAWeek: recent.length / PRESENT_WEEKS,
    longestM: longestInLine(distances),
    daysSinceRun: newestRun === null ? null : daysBetween(newestRun, today),
  };
}

/** The seven days around today, in step with the weeks of a plan, and what was run of them. */
export function weekOfNow(of: {
  today: Day;
  plan: Pick<WeekPlan, 'beginsIn'>;
  runs: readonly LoggedRun[];
}): { from: Day; to: Day; ranM: number } {
  const { today, plan, runs } = of;
  const first = addDays(today, plan.beginsIn);
  const from = addDays(first, -7 * Math.ceil(plan.beginsIn / 7));
  const ran = runs.filter(({ date }) => date >= from && date <= today);
  return {
    from,
    to: addDays(from, 6),
    ranM: ran.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0),
  };
}

/** What the athlete ran of late: a plan begins where training stands. */
export type PresentTraining = {
  /** Metres a week, over the last four. */
  weeklyM: number;
  runsAWeek: number;
  /** Of the last 30 days. */
  longestM: number;
  /** Null where the log holds no run. */
  daysSinceRun: number | null;
};

/** By the prediction; null where easy runs are all there is to go by. */
export type PlanPaces = TrainingPaces & { racePaceSPerKm: number };

export type PlanInput = {
  today: Day;
  race: { date: Day; distanceM: number };
  present: PresentTraining;
  paces: PlanPaces | null;
  recoversUntil?: Day | null;
};

export type PlanWeek = {
  /** Seven days; the last week ends with the race. */
  from: Day;
  weeksToGo: number;
  kind: 'build' | 'easier' | 'taper' | 'race';
  /** Without the race itself. */
  distanceM: number;
  /** Null in the week of the race. */
  longRunM: number | null;
  session: PlanSession;
};

export const SESSIONS = ['strides', 'threshold', 'intervals', 'race pace'] as const;

/** The one faster session of a week, never beside the long run; `workM` of it are fast. */
export type PlanSession = {
  name: (typeof SESSIONS)[number];
  workM: number;
  paceSPerKm: number | null;
};

export const REFUSALS = [
  'too near',
  'over',
  'too thin',
  'after a break',
  'too far for now',
  'by feel',
] as const;
export type RefusedPlan = { refused: (typeof REFUSALS)[number] };

/** Why there is none, and what to do instead. */
export const WHY_REFUSED: Record<RefusedPlan['refused'], string> = {
  'too near': 'In less than three weeks nothing is built any more: what counts now is the taper.',
  over: 'That race is over.',
  'too thin':
    'It takes four weeks of at least two runs and 10 km to plan from. Run as often and as far as is easy until then.',
  'after a break':
    'You have not run for two weeks or more: begin again with two easy weeks, at most 80% of what you ran before. After them there is something to plan from.',
  'too far for now':
    'From where you are, the long run would not reach half of that distance by then. Choose a shorter race first, or a later day.',
  'by feel':
    'Weeks that grow and paces to hold are not for a pregnancy or the months after a birth: run by feel, no longer than you are used to. How far is for your doctor or midwife to say.',
};

export type WeekPlan = {
  weeks: PlanWeek[];
  /** Mean of the last four weeks. */
  baseM: number;
  peakM: number;
  longestM: number;
  /** Days until the plan begins. */
  beginsIn: number;
};

/** Coaching convention and the few trials there are; see the decision page on plans. */
export const PLAN = {
  longestWeeks: 18,
  leastDays: 21,
  leastRunsAWeek: 2,
  leastWeeklyM: 10_000,
  breakDays: 14,
  /** A week may grow by so much over the highest so far, up to so much of the present weeks. */
  growth: 1.07,
  peakOfBase: { marathon: 1.45, shorter: 1.3 },
  /** Above so much a week the plan grows by a tenth in all. */
  muchM: 80_000,
  peakOfMuch: 1.1,
  /** Every fourth week is easier, so that three of building stand side by side. */
  easierEvery: 4,
  easierShare: 0.75,
  /** After a long race. */
  recoveryShare: 0.5,
  /** A run more than a tenth longer than any of 30 days is where injuries rise. */
  longGrowth: 1.1,
  /** Of the week; of few runs a little more than each one's part. */
  longShare: { marathon: 0.5, half: 0.4, shorter: 0.35, ofOneRun: 1.2, most: 0.6 },
  thresholdShare: 0.1,
  intervalShare: 0.08,
  most: { thresholdM: 10_000, intervalsM: 8_000, racePaceM: 16_000 },
} as const;

const MARATHON_FROM_M = 30_000;
const HALF_FROM_M = 15_000;

/** Week by week to a race: from the weeks of now up by steps that are known to be borne, then down. */
export function planRace(input: PlanInput): WeekPlan | RefusedPlan {
  const { today, race, present } = input;
  const days = daysBetween(today, race.date);
  if (days < 0) return { refused: 'over' };
  if (days < PLAN.leastDays) return { refused: 'too near' };
  if (present.daysSinceRun === null) return { refused: 'too thin' };
  if (present.daysSinceRun >= PLAN.breakDays) return { refused: 'after a break' };
  const baseM = present.weeklyM;
  if (baseM < PLAN.leastWeeklyM || present.runsAWeek < PLAN.leastRunsAWeek) {
    return { refused: 'too thin' };
  }
  const count = Math.min(Math.floor(days / 7), PLAN.longestWeeks);
  const first = addDays(race.date, 1 - 7 * count);
  const weeks = volumes(input, { count, baseM, first }).map((volume, index): PlanWeek => {
    const weeksToGo = count - 1 - index;
    return {
      from: addDays(first, 7 * index),
      weeksToGo,
      kind: volume.kind,
      distanceM: volume.distanceM,
      longRunM: volume.longRunM,
      session: sessionOf(input, { ...volume, weeksToGo, count }),
    };
  });
  const longestM = Math.max(...weeks.map(({ longRunM }) => longRunM ?? 0));
  if (longestM < leastLongRun(race.distanceM)) return { refused: 'too far for now' };
  return {
    weeks,
    baseM,
    peakM: Math.max(...weeks.map(({ distanceM }) => distanceM)),
    longestM,
    beginsIn: daysBetween(today, first),
  };
}

/** What most bring to that start, where the plan does not reach it; null where it does. */
export function longRunWanted(plan: Pick<WeekPlan, 'longestM'>, raceM: number): number | null {
  const marathonM = raceM > ULTRA.fromM ? Math.max(25_000, ultraLongRun(raceM)) : 25_000;
  const wantedM = raceM >= 42_000 ? marathonM : 0.75 * Math.min(raceM, 21_100);
  return plan.longestM >= wantedM ? null : wantedM;
}

/**
 * Whoever cannot reach half of the distance in training does not belong on that start yet; beyond the
 * marathon nobody trains half of it, and seven tenths of the long run that goes with it are asked for.
 */
function leastLongRun(raceM: number): number {
  if (raceM <= ULTRA.fromM) return LEAST_LONG_SHARE * raceM;
  return Math.max(LEAST_LONG_SHARE * MARATHON_M, READINESS.partly * ultraLongRun(raceM));
}

const LEAST_LONG_SHARE = 0.5;

const TAPER_LONG_SHARE = 0.75;

type Volume = Pick<PlanWeek, 'kind' | 'distanceM' | 'longRunM'>;

function volumes(input: PlanInput, of: { count: number; baseM: number; first: Day }): Volume[] {
  const { race, present, recoversUntil } = input;
  const { count, baseM, first } = of;
  const shares = taperShares(race.distanceM).map((percent) => percent / 100);
  const building = Math.max(0, count - shares.length);
  const cap = longRunCap(input);
  const recovering = recoversUntil
    ? Math.min(building, Math.max(0, Math.ceil((daysBetween(first, recoversUntil) - 1) / 7)))
    : 0;
  const isMarathon = race.distanceM >= MARATHON_FROM_M;
  const peakOfBase = isMarathon ? PLAN.peakOfBase.marathon : PLAN.peakOfBase.shorter;
  const longShare = longShareOf(race.distanceM, present.runsAWeek);
  const weeks: Volume[] = [];
  let levelM = baseM;
  let highestM = baseM;
  let longM = Math.min(present.longestM, cap);
  for (let index = 0; index < building; index += 1) {
    if (index < recovering) {
      const distanceM = toHalfKm(PLAN.recoveryShare * baseM);
      const longRunM = roundedDown(PLAN.longShare.shorter * distanceM);
      weeks.push({ kind: 'easier', distanceM, longRunM });
      continue;
    }
    const isEasier = (index - recovering + 1) % PLAN.easierEvery === 0 && index < building - 1;
    if (isEasier) {
      const distanceM = PLAN.easierShare * levelM;
      weeks.push({
        kind: 'easier',
        distanceM: toHalfKm(distanceM),
        longRunM: roundedDown(PLAN.easierShare * longM),
      });
      continue;
    }
    if (index > recovering) levelM = Math.min(levelM * PLAN.growth, mostWeeklyM(baseM, peakOfBase));
    highestM = Math.max(highestM, levelM);
    const most = Math.max(longShare * levelM, Math.min(present.longestM, cap));
    longM = roundedDown(Math.min(longM * PLAN.longGrowth, cap, most));
    weeks.push({ kind: 'build', distanceM: toHalfKm(levelM), longRunM: longM });
  }
  for (const share of shares) {
    const isRaceWeek = weeks.length === count - 1;
    const distanceM = toHalfKm(share * highestM);
    weeks.push({
      kind: isRaceWeek ? 'race' : 'taper',
      distanceM,
      longRunM: isRaceWeek ? null : roundedDown(Math.min(TAPER_LONG_SHARE * longM, distanceM / 2)),
    });
  }
  return weeks;
}

/** Who runs much already is planned little more. */
function mostWeeklyM(baseM: number, peakOfBase: number): number {
  const { muchM, peakOfMuch } = PLAN;
  return Math.min(peakOfBase * baseM, Math.max(muchM, peakOfMuch * baseM));
}

/** Of two or three runs a week the long one is a larger part. */
function longShareOf(distanceM: number, runsAWeek: number): number {
  const { marathon, half, shorter, ofOneRun, most } = PLAN.longShare;
  const ofRace =
    distanceM >= MARATHON_FROM_M ? marathon : distanceM >= HALF_FROM_M ? half : shorter;
  return Math.max(ofRace, Math.min(most, ofOneRun / runsAWeek));
}

/** 32 km or three hours for a marathon; more than the race for what is shorter. */
function longRunCap({ race, paces, present }: PlanInput): number {
  if (race.distanceM > ULTRA.fromM) {
    const inTimeM = paces === null ? ULTRA.mostM : (1000 * ULTRA.durationS) / paces.easySlow;
    const wantedM = Math.max(LONGEST_RUN.distanceM, ultraLongRun(race.distanceM));
    // What is run already is not taken back.
    return Math.max(Math.min(wantedM, inTimeM), Math.min(present.longestM, ULTRA.mostM));
  }
  const { distanceM, durationS } = LONGEST_RUN;
  const byTime = paces === null ? distanceM : (1000 * durationS) / paces.easySlow;
  if (race.distanceM >= MARATHON_FROM_M) return Math.min(distanceM, byTime);
  return Math.min(race.distanceM >= HALF_FROM_M ? 22_000 : 16_000, byTime);
}

/** Strides first, threshold in the middle, the race's own pace towards the end. */
function sessionOf(
  { race, paces }: PlanInput,
  of: Volume & { weeksToGo: number; count: number },
): PlanSession {
  const { kind, distanceM, weeksToGo, count } = of;
  if (kind === 'race') return { name: 'strides', workM: 500, paceSPerKm: null };
  const done = 1 - weeksToGo / Math.max(1, count - 1);
  if (kind === 'easier' || (count > 8 && done < 0.2)) {
    return { name: 'strides', workM: 600, paceSPerKm: null };
  }
  if (kind === 'taper' || done > 0.6) {
    const workM = Math.min(PLAN.most.racePaceM, (kind === 'taper' ? 0.1 : 0.18) * distanceM);
    const isShort = race.distanceM < HALF_FROM_M;
    return isShort
      ? intervals(distanceM, paces)
      : { name: 'race pace', workM: toHalfKm(workM), paceSPerKm: paces?.racePaceSPerKm ?? null };
  }
  if (race.distanceM < HALF_FROM_M && weeksToGo % 2 === 0) return intervals(distanceM, paces);
  const workM = Math.min(PLAN.most.thresholdM, PLAN.thresholdShare * distanceM);
  return { name: 'threshold', workM: toHalfKm(workM), paceSPerKm: paces?.threshold ?? null };
}

function intervals(distanceM: number, paces: PlanPaces | null): PlanSession {
  const workM = Math.min(PLAN.most.intervalsM, PLAN.intervalShare * distanceM);
  return { name: 'intervals', workM: toHalfKm(workM), paceSPerKm: paces?.interval ?? null };
}

/** A tenth of a short run is less than half a kilometre. */
function roundedDown(longRunM: number): number {
  return longRunM < 6000 ? Math.floor(longRunM / 100) * 100 : toHalfKm(longRunM);
}

/** Down, so that no step is larger than it may be. */
function toHalfKm(metres: number): number {
  return Math.floor(metres / 500) * 500;
}
