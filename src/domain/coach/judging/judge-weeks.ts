import { adviseVolume, isNoTimeToBuild } from '../../advice-rules.ts';
import { addDays, startOfWeek } from '../../calendar.ts';
import { ADVICE_DAYS, HIGH_WEEK_M, LOW_WEEK_M, TAPER_DAYS } from '../../limits.ts';
import { READINESS } from '../../load/load-rules.ts';
import { weekWantedFor } from '../../load/readiness.ts';
import { distanceFigure, distanceUnit, weekDays } from '../../measures.ts';
import {
  FULL_WEEKS,
  STRENGTH_WORKOUTS_A_MONTH,
  VOLUME_DROP_PERCENT,
  WEEKS_ON_PLAN_SHARE,
} from '../coach-limits.ts';
import { countText, joined, kmText } from '../phrases.ts';
import { claim, type Findings, found } from './claim.ts';
import { distanceOf, idsOf, type TrainingFacts, within } from './training-facts.ts';

export type PlannedWeeks = {
  /** Workouts of each full week since running began, at most four, the latest last. */
  counts: number[];
  onPlan: number;
  workoutIds: number[];
  /** Of the week that is not over yet. */
  thisWeek: number;
};

/** Whole weeks against the number of workouts that the profile plans. */
export function plannedWeeks(facts: TrainingFacts): PlannedWeeks {
  const { counted, today, weekStart, daysRunning, plannedWorkouts } = facts;
  const first = startOfWeek(today, weekStart);
  const firstDay = addDays(today, 1 - daysRunning);
  const weeks = Array.from({ length: FULL_WEEKS }, (_, index) => {
    const from = addDays(first, -7 * (FULL_WEEKS - index));
    const end = addDays(from, 7);
    return { from, trained: counted.filter(({ date }) => date >= from && date < end) };
  }).filter(({ from }) => daysRunning > 0 && from >= firstDay);
  const counts = weeks.map((week) => week.trained.length);
  return {
    counts,
    onPlan: counts.filter((count) => count >= plannedWorkouts.from).length,
    workoutIds: idsOf(weeks.toReversed().flatMap((week) => week.trained)),
    thisWeek: counted.filter(({ date }) => date >= first).length,
  };
}

const LEAST_FULL_WEEKS = 2;

/** Workouts a week against what the profile plans. */
export function judgeConsistency(facts: TrainingFacts): Findings {
  const { counts, onPlan, workoutIds } = plannedWeeks(facts);
  const { from, to } = facts.plannedWorkouts;
  if (counts.length === 0) return found({});
  const isOnPlan = onPlan >= WEEKS_ON_PLAN_SHARE * counts.length;
  const weeks = counts.length === 1 ? 'the last full week' : `the last ${counts.length} full weeks`;
  const about = {
    topic: 'consistency' as const,
    title: 'Consistency',
    text: `You trained ${joined(counts)} times in ${weeks}; your plan is ${from}-${to} workouts a week.`,
    basis: `${onPlan} of ${counts.length} weeks with ${from} workouts or more, weeks from ${weekDays()}; walks and hikes are not counted`,
    workoutIds,
  };
  if (isOnPlan) return found({ strengths: [claim(about)] });
  // One week is no habit, and who has just begun has none yet.
  if (counts.length < LEAST_FULL_WEEKS) return found({});
  // Who runs so much is told to recover, and not to train more often.
  if (facts.advice.weeklyM > HIGH_WEEK_M) return found({});
  const priority = onPlan === 0 ? 'high' : 'medium';
  return found({
    areas: [claim({ ...about, priority })],
    recommendations: [
      claim({
        ...about,
        title: 'Train as often as you planned',
        text: `Aim for ${from} workouts each week; a short easy run counts. If that is too many now, set fewer in your profile.`,
        priority,
      }),
    ],
  });
}

/** Kilometres a week, and whether they fell. */
export function judgeVolume(facts: TrainingFacts): Findings {
  const { advice, recentRuns } = facts;
  const measured = recentRuns.filter(({ distanceM }) => distanceM);
  if (measured.length === 0) return found({ notJudged: [noDistance()] });
  const { weeklyM } = advice;
  const about = {
    topic: 'volume' as const,
    title: 'Weekly volume',
    basis: `${kmText(distanceOf(measured))} in ${countText(measured.length, 'run', 'runs')} of the last ${ADVICE_DAYS} days`,
    workoutIds: idsOf(measured),
  };
  const fall = volumeFall(facts);
  const item = adviseVolume(advice);
  const race = advice.nextRace;
  const wantedM = race === null ? 0 : weekWantedFor({ race, runner: facts.runner });
  if (item) {
    const { finding, action, title, priority } = item;
    const recommendations = [claim({ ...about, title, text: action, priority })];
    if (race && weeklyM > HIGH_WEEK_M && wantedM > HIGH_WEEK_M) {
      // What a race asks for is nothing to work on; to recover from it is advised all the same.
      const text = `You average ${kmText(weeklyM)} a week; ${race.name} asks for ${kmText(wantedM)}.`;
      const strengths = weeklyM >= READINESS.ready * wantedM ? [claim({ ...about, text })] : [];
      return found({ strengths, areas: fall, recommendations });
    }
    return found({
      areas: [claim({ ...about, text: finding, priority }), ...fall],
      recommendations,
    });
  }
  const range = `${distanceFigure(LOW_WEEK_M, 0)} to ${distanceFigure(HIGH_WEEK_M, 0)} ${distanceUnit()}`;
  // What the race asks for stands in its readiness, which would say otherwise.
  if (weeklyM < LOW_WEEK_M || weeklyM < READINESS.ready * wantedM) return found({ areas: fall });
  const text = `You average ${kmText(weeklyM)} a week, within the ${range} that ask for no change.`;
  return found({ strengths: [claim({ ...about, text })], areas: fall });
}

function volumeFall({ runs, recentRuns, today, daysRunning, advice }: TrainingFacts) {
  const before = within(runs, { until: addDays(today, -ADVICE_DAYS), days: ADVICE_DAYS });
  const [nowM, beforeM] = [distanceOf(recentRuns), distanceOf(before)];
  const isTapering = advice.nextRace !== null && advice.nextRace.daysLeft <= TAPER_DAYS;
  if (isTapering || daysRunning < 2 * ADVICE_DAYS || beforeM === 0) return [];
  const fallPercent = (100 * (beforeM - nowM)) / beforeM;
  if (fallPercent <= VOLUME_DROP_PERCENT) return [];
  return [
    claim({
      topic: 'volume',
      title: 'Volume is falling',
      text: `You ran ${Math.round(fallPercent)}% less than in the ${ADVICE_DAYS} days before: ${kmText(nowM)} after ${kmText(beforeM)}.`,
      basis: `${countText(recentRuns.length, 'run', 'runs')} after ${before.length}`,
      priority: 'low',
      workoutIds: idsOf([...recentRuns, ...before]),
    }),
  ];
}

function noDistance() {
  return claim({
    topic: 'volume',
    title: 'Weekly volume',
    text: 'None of your recent runs has a distance, so I say nothing about kilometres. Log the distance with each run.',
    basis: `No distance in the last ${ADVICE_DAYS} days`,
  });
}

/** Strength work beside the running. */
export function judgeStrength(facts: TrainingFacts): Findings {
  const { workouts, today, daysRunning, advice } = facts;
  const strength = within(workouts, { until: today, days: ADVICE_DAYS }).filter(
    ({ workoutType }) => workoutType === 'strength',
  );
  const about = {
    topic: 'strength' as const,
    title: 'Strength',
    basis: `The strength workouts of the last ${ADVICE_DAYS} days`,
    workoutIds: idsOf(strength),
  };
  if (strength.length >= STRENGTH_WORKOUTS_A_MONTH) {
    const text = `${countText(strength.length, 'strength workout', 'strength workouts')} in the last ${ADVICE_DAYS} days, ${(strength.length / 4).toFixed(1)} a week.`;
    return found({ strengths: [claim({ ...about, text })] });
  }
  if (strength.length > 0 || daysRunning < ADVICE_DAYS) return found({});
  // Nothing new is begun after a break, an illness or a long race, nor right before a race.
  const isTapering = advice.nextRace !== null && advice.nextRace.daysLeft <= TAPER_DAYS;
  if (isTapering || isNoTimeToBuild(advice)) return found({});
  const priority = 'low' as const;
  return found({
    areas: [
      claim({
        ...about,
        text: `No strength workout in the last ${ADVICE_DAYS} days, as far as your log says.`,
        priority,
      }),
    ],
    recommendations: [
      claim({
        ...about,
        title: 'Add some strength work',
        text: 'One or two short sessions a week, away from your hard runs.',
        priority,
      }),
    ],
  });
}
