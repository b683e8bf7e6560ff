import type { AdviceFacts, AdvicePriority, AdviceRule, AdviceWorkout } from './advice-item.ts';
import { daysOff } from './coming-back.ts';
import { formatElapsed } from './duration.ts';
import {
  FUELED_RUN_M,
  FUELED_RUN_S,
  HIGH_WEEK_M,
  HYDRATED_RUN_M,
  HYDRATION_ML_PER_HOUR,
  LOW_HYDRATION_ML,
  LOW_WEEK_M,
  MANY_CAFFEINATED_GELS,
  MINUTES_PER_GEL,
  PACE_GAP_HIGH_S_PER_KM,
  PACE_GAP_MEDIUM_S_PER_KM,
  RACE_PREPARATION_DAYS,
  RACE_WEEK_DAYS,
  RAISED_WEEK_KM,
  TAPER_CUT_PERCENT,
  TAPER_DAYS,
  ZONE_TWO_HIGH_PERCENT,
  ZONE_TWO_LOW_PERCENT,
} from './limits.ts';
import { SPIKE_RATIO } from './load/session-spike.ts';
import { boundText, distanceFigure, distanceUnit, paceFigure, paceUnit } from './measures.ts';
import { type NotedPregnancy, whoSays } from './noted-pregnancy.ts';
import { paceSPerKm } from './pace.ts';
import { isBeyondMarathon } from './prediction/rests-on.ts';
import { targetVerdict } from './prediction/target-verdict.ts';
import { LONGEST_RUN } from './race-plan/longest-run.ts';

/** Long runs on which no gel was taken. */
export function adviseFueling({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const unfueled = recentRuns.filter(
    (run) =>
      (run.distanceM ?? 0) > FUELED_RUN_M && run.durationS > FUELED_RUN_S && gelsOf(run) === 0,
  );
  const longest = longestOf(unfueled);
  if (!longest) return null;
  const gels = Math.floor(longest.durationS / 60 / MINUTES_PER_GEL);
  return {
    type: 'fueling',
    title: 'Take gels on long runs',
    finding: `No gels are noted for your ${distanceFigure(longest.distanceM ?? 0, 1)} ${distanceUnit()} run.`,
    action: `Take 1 gel per ${MINUTES_PER_GEL} min: ${gels} on a run of ${formatElapsed(longest.durationS)}.`,
    priority: 'high',
    evidence: {
      workoutIds: unfueled.map((run) => run.id),
      raceId: null,
      figures: { runs: unfueled.length, longestRunS: longest.durationS, gelsAdvised: gels },
    },
  };
}

/** Runs with more caffeinated gels than two. */
export function adviseCaffeine({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const many = recentRuns.filter((run) => run.caffeinatedGels > MANY_CAFFEINATED_GELS);
  if (many.length === 0) return null;
  const most = many.reduce((gels, run) => Math.max(gels, run.caffeinatedGels), 0);
  return {
    type: 'fueling',
    title: 'Go easy on caffeine',
    finding: `You took ${most} caffeinated gels on one run.`,
    action: `Keep it to ${MANY_CAFFEINATED_GELS} and take the others without caffeine.`,
    priority: 'medium',
    evidence: {
      workoutIds: many.map((run) => run.id),
      raceId: null,
      figures: { mostCaffeinatedGels: most },
    },
  };
}

/** Runs over 10 km on which too little was drunk. What was not noted is not counted as nothing. */
export function adviseHydration({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const noted = recentRuns.flatMap((run) =>
    (run.distanceM ?? 0) > HYDRATED_RUN_M && run.hydrationMl !== null
      ? [{ id: run.id, hydrationMl: run.hydrationMl }]
      : [],
  );
  if (noted.length === 0) return null;
  const averageMl = noted.reduce((sum, run) => sum + run.hydrationMl, 0) / noted.length;
  if (averageMl >= LOW_HYDRATION_ML) return null;
  return {
    type: 'hydration',
    title: 'Drink more on longer runs',
    finding: `You drink ${Math.floor(averageMl)} ml on average on runs over ${boundText(HYDRATED_RUN_M)}.`,
    action: `Aim for ${HYDRATION_ML_PER_HOUR} ml per hour.`,
    priority: 'medium',
    evidence: {
      workoutIds: noted.map((run) => run.id),
      raceId: null,
      figures: { averageHydrationMl: averageMl },
    },
  };
}

function gelsOf(run: AdviceWorkout): number {
  return run.caffeinatedGels + run.nonCaffeinatedGels;
}

function longestOf(runs: readonly AdviceWorkout[]): AdviceWorkout | null {
  return runs.reduce<AdviceWorkout | null>(
    (longest, run) => (longest === null || run.durationS > longest.durationS ? run : longest),
    null,
  );
}

/** How far the predicted pace is behind the target of the next race. */
export function advisePace(facts: AdviceFacts): ReturnType<AdviceRule> {
  const { nextRace, prediction } = facts;
  // So far the prediction is a guess: nobody is told to train or to ease off by it.
  if (!nextRace || !prediction || facts.pregnancy !== null || isBeyondMarathon(nextRace.distanceM))
    return null;
  const targetPace = paceSPerKm({ distanceM: nextRace.distanceM, durationS: nextRace.targetS });
  if (targetPace === null) return null;
  const predictedPace = prediction.paceSPerKm;
  // Faster than the target is no gap to close.
  const gap = predictedPace - targetPace;
  const targetIs = targetVerdict(prediction, nextRace.targetS);
  const { priority, title, ending } =
    prediction.basis === 'first-guess'
      ? guessVerdict(gap, facts)
      : (tooEarly(facts) ??
        verdict(gap, {
          ...facts,
          bestS: targetIs === 'tooFast' ? prediction.fastestS : null,
          softFor: targetIs === 'tooSlow' ? prediction.timeS : null,
        }));
  return {
    type: 'pace',
    title,
    finding: `Your prediction for ${nextRace.name} is ${paceFigure(predictedPace)} ${paceUnit()}, ${prediction.restsOn}; the target needs ${paceFigure(targetPace)}.`,
    action: ending,
    priority,
    evidence: {
      workoutIds: prediction.pieces.flatMap(({ workoutId }) => workoutId ?? []),
      raceId: nextRace.id,
      figures: { predictedPaceSPerKm: predictedPace, targetPaceSPerKm: targetPace, gapSPerKm: gap },
      basis: `Prediction against target: ${prediction.restsOn}`,
    },
  };
}

type PaceVerdict = { priority: AdvicePriority; title: string; ending: string };
type Situation = Pick<AdviceFacts, Setback | 'recentWeeks' | 'longestOfWeeks'> & {
  nextRace: { daysLeft: number } | null;
};

/** Six weeks after a break of four a prediction is of somebody else; a race that is near cannot wait. */
function tooEarly({ longBreak, nextRace }: AdviceFacts): PaceVerdict | null {
  if (longBreak === null || (nextRace?.daysLeft ?? 0) <= EARLY_DAYS) return null;
  return {
    priority: 'low',
    title: 'Find out your race pace',
    ending: `It is too early to compare the two, after ${daysOff(longBreak.days)} without a run: build up by easy runs first.`,
  };
}

const EARLY_DAYS = 56;

function verdict(
  gap: number,
  situation: Situation & { bestS: number | null; softFor: number | null },
): PaceVerdict {
  const first = beforeRacePace(situation);
  if (situation.bestS !== null && gap > PACE_GAP_HIGH_S_PER_KM) {
    return {
      priority: 'high',
      title: 'Ease your target',
      ending: `The best of ten such races would take ${formatElapsed(situation.bestS)}: aim for no less.`,
    };
  }
  if (gap > PACE_GAP_HIGH_S_PER_KM) {
    return {
      priority: 'high',
      title: first?.title ?? 'Well behind target pace',
      ending: `${first?.ending ?? 'Add a weekly run with stretches at race pace'}, or ease the target.`,
    };
  }
  if (gap > PACE_GAP_MEDIUM_S_PER_KM) {
    return {
      priority: 'medium',
      title: first?.title ?? 'A little behind target pace',
      ending: `${first?.ending ?? 'Run some of your kilometres at race pace'}.`,
    };
  }
  const ending = isBeginningAgain(situation)
    ? 'It is within reach once the easy weeks are behind you.'
    : situation.softFor === null
      ? 'Keep doing what you do.'
      : `Nine of ten such races would be faster than the target: choose one nearer to ${formatElapsed(situation.softFor)}, or run it as a long run.`;
  return { priority: 'low', title: 'On target pace', ending };
}

/** What stands before any training at race pace; null where that is what closes a gap. */
function beforeRacePace({
  nextRace,
  ...situation
}: Situation): { title?: string; ending: string } | null {
  if (isBeginningAgain(situation)) {
    return { ending: 'First come the easy weeks; see then what is left to close' };
  }
  if ((nextRace?.daysLeft ?? 0) > TAPER_DAYS) return null;
  // It asks for nothing more, so it stands in the days before a race as well.
  return {
    title: 'Start at the predicted pace',
    ending: 'Nothing is built in so few days: start at the pace of the prediction',
  };
}

type Setback = 'comingBack' | 'illness' | 'pain' | 'recovery';

/** After a break, an illness, an injury or a long race nothing is asked for but to begin again. */
export function isBeginningAgain(facts: Pick<AdviceFacts, Setback>): boolean {
  const { comingBack, illness, pain, recovery } = facts;
  return [comingBack, illness, pain, recovery].some((each) => each !== null);
}

/** Nor in a pregnancy or the months after a birth. */
export function isNoTimeToBuild(facts: Pick<AdviceFacts, Setback | 'pregnancy'>): boolean {
  return facts.pregnancy !== null || isBeginningAgain(facts);
}

/** Of four weeks of running a test is asked, of fewer not yet, nor of who has not run so far. */
const WEEKS_BEFORE_A_TEST = 4;
const TEST_M = 5000;

/** A guess from easy runs is no reason to tell anybody to run harder. */
function guessVerdict(gap: number, situation: Situation): PaceVerdict {
  if (gap <= PACE_GAP_MEDIUM_S_PER_KM) {
    return verdict(gap, { ...situation, bestS: null, softFor: null });
  }
  const isReady = (situation.longestOfWeeks?.distanceM ?? 0) >= TEST_M;
  const canTest =
    isReady && !isBeginningAgain(situation) && situation.recentWeeks >= WEEKS_BEFORE_A_TEST;
  return {
    priority: 'low',
    title: 'Find out your race pace',
    ending: canTest
      ? 'Run 5 km as hard as a race, or enter a race with its time: that tells far more.'
      : 'Enter a race with its time, or wait for some more weeks of running: that tells far more.',
  };
}

/** What the days left before the next race are for. */
export function adviseRace(facts: AdviceFacts): ReturnType<AdviceRule> {
  const { nextRace, prediction, comingBack, illness, pain, pregnancy, recovery } = facts;
  const lastsS = Math.max(nextRace?.targetS ?? 0, prediction?.timeS ?? 0);
  const isFuelled = lastsS > FUELED_RUN_S;
  const isUnwell = illness !== null || pain?.isInjury === true;
  const isOff = comingBack !== null || isUnwell;
  const phase = nextRace && phaseOf(nextRace.daysLeft, { isFuelled, isOff, isUnwell });
  if (!phase) return null;
  return {
    type: 'race',
    title: phase.title,
    finding: `${nextRace.name} is ${inDays(nextRace.daysLeft)}.`,
    action: pregnancy
      ? byFeel(pregnancy)
      : recovery && phase.title === 'Race preparation'
        ? 'Recover from the last one first; some strides in the week before it are enough.'
        : phase.action,
    priority: phase.priority,
    evidence: { workoutIds: [], raceId: nextRace.id, figures: { daysLeft: nextRace.daysLeft } },
  };
}

/** Nothing is trained up, or down, for it. */
function byFeel({ is }: NotedPregnancy): string {
  return `Start only if ${whoSays(is)} agrees, by feel and without a target.`;
}

function phaseOf(
  daysLeft: number,
  { isFuelled, isOff, isUnwell }: { isFuelled: boolean; isOff: boolean; isUnwell: boolean },
): { title: string; action: string; priority: AdvicePriority } | null {
  if (daysLeft <= RACE_WEEK_DAYS) {
    return {
      title: 'Race week',
      action: isUnwell
        ? 'Start only if you have been well for two days by then; no race is worth more.'
        : 'Run short and easy, sleep, eat what you know, and try nothing new.',
      priority: 'high',
    };
  }
  if (isOff && daysLeft <= RACE_PREPARATION_DAYS) {
    return {
      title: 'Race preparation',
      action: 'Keep to the easy weeks; run it without a target, or choose a later one.',
      priority: 'medium',
    };
  }
  if (daysLeft <= TAPER_DAYS) {
    return {
      title: 'Time to taper',
      action: `Cut your volume by ${TAPER_CUT_PERCENT}% from your biggest week, run as often as before, and keep a few short, quick stretches.`,
      priority: 'high',
    };
  }
  if (daysLeft <= RACE_PREPARATION_DAYS) {
    return {
      title: 'Race preparation',
      action: isFuelled
        ? 'Practise race pace, and the gels and drinks you will take.'
        : 'Practise race pace: a few stretches at it once a week.',
      priority: 'medium',
    };
  }
  return null;
}

function inDays(daysLeft: number): string {
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}

/** From so little the way is long. */
export const FEW_WEEK_M = 15_000;

/** '20-25 km', '12-16 mi'. */
export function raisedWeekText(): string {
  const { from, to } = RAISED_WEEK_KM;
  const [least, most] = [from, to].map((km) => distanceFigure(1000 * km, 0));
  return `${least}-${most} ${distanceUnit()}`;
}

/** Before these days a marathon wants its long runs, and so long they should get. */
const MARATHON = { fromM: 30_000, withinDays: 56, longRunM: 25_000 } as const;

/** Long runs that are short for the marathon to come. */
export function adviseLongRun(facts: AdviceFacts): ReturnType<AdviceRule> {
  const { nextRace, longestOfWeeks } = facts;
  const longestM = longestOfWeeks?.distanceM ?? 0;
  if (!nextRace || longestM === 0 || nextRace.distanceM < MARATHON.fromM) return null;
  const { daysLeft } = nextRace;
  const isTime = daysLeft > TAPER_DAYS && daysLeft <= MARATHON.withinDays;
  if (!isTime || longestM >= MARATHON.longRunM || isNoTimeToBuild(facts)) return null;
  const { distanceM, durationS } = LONGEST_RUN;
  return {
    type: 'training',
    title: 'Extend the long run',
    finding: `Your longest run of eight weeks is ${distanceFigure(longestM, 1)} ${distanceUnit()}; ${nextRace.name} is ${inDays(daysLeft)}.`,
    action: `Add a tenth at most each time, ${distanceFigure(SPIKE_RATIO * longestM, 1)} ${distanceUnit()} next, up to ${distanceFigure(distanceM, 0)} ${distanceUnit()} or ${durationS / 3600} hours.`,
    priority: 'medium',
    evidence: {
      workoutIds: longestOfWeeks ? [longestOfWeeks.id] : [],
      raceId: nextRace.id,
      figures: { longestM, daysLeft },
      basis: `${distanceFigure(MARATHON.longRunM, 0)} ${distanceUnit()} and more before a marathon`,
    },
  };
}

/** Too few kilometres a week, or many. */
export function adviseVolume(facts: AdviceFacts): ReturnType<AdviceRule> {
  const { recentRuns, recentWeeks, weeklyM, nextRace } = facts;
  const measured = recentRuns.filter((run) => run.distanceM !== null && run.distanceM > 0);
  if (measured.length === 0) return null;
  const evidence = {
    workoutIds: measured.map((run) => run.id),
    raceId: null,
    figures: { weeklyM, weeks: recentWeeks },
  };
  const finding = `You average ${distanceFigure(weeklyM, 1)} ${distanceUnit()} a week.`;
  // Close to a race the taper says the opposite, and so do a break, an illness and a race behind one.
  const isTapering = nextRace !== null && nextRace.daysLeft <= TAPER_DAYS;
  if (weeklyM < LOW_WEEK_M && !isTapering && !isNoTimeToBuild(facts)) {
    return {
      type: 'training',
      title: 'Run a little more each week',
      finding,
      action:
        weeklyM < FEW_WEEK_M
          ? `Add one or two ${distanceUnit()} a week while it stays easy; ${raisedWeekText()} can wait.`
          : `Raise it step by step to ${raisedWeekText()}.`,
      priority: 'medium',
      evidence,
    };
  }
  if (weeklyM > HIGH_WEEK_M) {
    return {
      type: 'training',
      title: 'Look after recovery',
      finding,
      action: 'Plan rest days, sleep well and keep easy runs easy.',
      priority: 'medium',
      evidence,
    };
  }
  return null;
}

/** Too little easy running, or nothing else. */
export function adviseZoneTwo({ recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  const measured = recentRuns.filter((run) => minutesInZones(run.zoneMinutes) > 0);
  const total = measured.reduce((sum, run) => sum + minutesInZones(run.zoneMinutes), 0);
  if (total === 0) return null;
  const zoneTwo = measured.reduce((sum, run) => sum + run.zoneMinutes[1], 0);
  const percent = (100 * zoneTwo) / total;
  const zoneOne = measured.reduce((sum, run) => sum + run.zoneMinutes[0], 0);
  const evidence = {
    workoutIds: measured.map((run) => run.id),
    raceId: null,
    figures: { zoneTwoPercent: percent, zoneMinutes: total },
  };
  // Slower still is no lack of easy running.
  const isEasy = (100 * (zoneOne + zoneTwo)) / total >= ZONE_TWO_HIGH_PERCENT;
  if (percent < ZONE_TWO_LOW_PERCENT && !isEasy) {
    return {
      type: 'heartRate',
      title: 'Build more aerobic base',
      finding: `${Math.floor(percent)}% of your time in zones is Zone 2; aim for ${ZONE_TWO_LOW_PERCENT}% or more.`,
      action: 'Slow down on easy days.',
      priority: 'medium',
      evidence,
    };
  }
  if (percent > ZONE_TWO_HIGH_PERCENT) {
    return {
      type: 'heartRate',
      title: 'Add some intensity',
      finding: `${Math.ceil(percent)}% of your time in zones is Zone 2.`,
      action: 'One faster run a week, such as intervals or a tempo run, would help.',
      priority: 'low',
      evidence,
    };
  }
  return null;
}

function minutesInZones(zoneMinutes: readonly number[]): number {
  return zoneMinutes.reduce((sum, minutes) => sum + minutes, 0);
}
