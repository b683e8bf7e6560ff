import { adviseZoneTwo, raisedWeekText } from '../advice-rules.ts';
import { adviseBreak } from '../advice-warnings.ts';
import { addDays, daysBetween, startOfWeek } from '../calendar.ts';
import {
  HIGH_WEEK_M,
  LOW_WEEK_M,
  RACE_WEEK_DAYS,
  TAPER_CUT_PERCENT,
  TAPER_DAYS,
} from '../limits.ts';
import { weekDays } from '../measures.ts';
import { claim } from './claim.ts';
import { LONG_RUN_DAYS, LONG_RUN_STEP } from './coach-limits.ts';
import { isLongRun } from './judge-rest.ts';
import { countText, inDaysText, kmText } from './phrases.ts';
import { AFTER_BREAK_DAYS, type Suggestion } from './suggest-day.ts';
import { distanceOf, idsOf, longestOf, type TrainingFacts, within } from './training-facts.ts';

/** What is left of this week: how many workouts, how far to run, and of which kind. */
export function suggestWeek(facts: TrainingFacts): Suggestion & { runs: string[] } {
  const { runs, counted, today, weekStart, plannedWorkouts: plan } = facts;
  const first = startOfWeek(today, weekStart);
  const ran = runs.filter(({ date }) => date >= first);
  const trained = counted.filter(({ date }) => date >= first);
  const daysLeft =
    daysBetween(today, addDays(first, 6)) + (trained.some(({ date }) => date === today) ? 0 : 1);
  const from = Math.min(daysLeft, Math.max(0, plan.from - trained.length));
  const to = Math.min(daysLeft, Math.max(0, plan.to - trained.length));
  const count = from === to ? countText(to, 'workout', 'workouts') : `${from} to ${to} workouts`;
  const done = claim({
    topic: 'consistency',
    title: 'So far',
    text: `You trained ${countText(trained.length, 'time', 'times')} this week and ran ${kmText(distanceOf(ran))}; your plan is ${plan.from}-${plan.to} workouts.`,
    basis: `The week from ${weekDays()}; walks and hikes are not counted`,
    workoutIds: idsOf(trained),
  });
  const gap = adviseBreak(facts.advice);
  if (runs.length === 0 || (facts.advice.daysSinceRun ?? 0) >= AFTER_BREAK_DAYS) {
    return {
      headline: 'Two or three short easy runs, with a day off after each.',
      reasons: gap ? [claim({ ...ofBreak, text: gap.finding })] : [done],
      runs: ['20 to 30 minutes each, walking whenever you like.', 'Nothing fast and nothing long.'],
    };
  }
  const volume = weekVolume(facts);
  const reasons = volume ? [done, volume.reason] : [done];
  if (to === 0)
    return {
      headline: 'Your workouts of this week are done. Rest.',
      reasons,
      runs: [],
    };
  const leftM = volume ? Math.max(0, volume.targetM - distanceOf(ran)) : 0;
  const length = leftM > 0 ? `, some ${kmText(leftM)} in all` : '';
  return { headline: `${count} more this week${length}.`, reasons, runs: kindsOfRun(facts, to) };
}

const ofBreak = { topic: 'rest', title: 'A break', basis: 'The latest run in your log' } as const;

function weekVolume({ recentRuns, advice }: TrainingFacts) {
  const { weeklyM } = advice;
  if (weeklyM === 0) return null;
  const { targetM, rule } = weekTarget(weeklyM, advice.nextRace);
  const reason = claim({
    topic: 'volume',
    title: 'Volume',
    text: `You average ${kmText(weeklyM)} a week. ${rule}`,
    basis: `${countText(recentRuns.length, 'run', 'runs')} of the last 28 days`,
    workoutIds: idsOf(recentRuns),
  });
  return { targetM, reason };
}

/** How far to run in a week, and by which rule. */
export function weekTarget(
  weeklyM: number,
  race: TrainingFacts['advice']['nextRace'],
  /** From the first day of the week that is meant. */
  daysLeft = race?.daysLeft ?? 0,
) {
  if (race && daysLeft <= TAPER_DAYS) {
    const phase = daysLeft <= RACE_WEEK_DAYS ? 'race week' : 'the taper';
    return {
      targetM: weeklyM * (1 - TAPER_CUT_PERCENT / 100),
      rule: `${race.name} is ${inDaysText(race.daysLeft)}: ${phase} takes ${TAPER_CUT_PERCENT}% off.`,
    };
  }
  if (weeklyM < LOW_WEEK_M) {
    return {
      targetM: weeklyM * LONG_RUN_STEP,
      rule: `A tenth more is a step towards ${raisedWeekText()}.`,
    };
  }
  if (weeklyM > HIGH_WEEK_M) return { targetM: weeklyM, rule: 'Add nothing; look after recovery.' };
  return { targetM: weeklyM, rule: 'Hold that.' };
}

function easyOnes(most: number, named: number): string {
  if (named > 0) return 'The others easy.';
  return most === 1 ? 'Make it an easy one.' : 'All of them easy.';
}

function kindsOfRun({ runs, today, weekStart, advice }: TrainingFacts, most: number): string[] {
  const week = runs.filter(({ date }) => date >= startOfWeek(today, weekStart));
  const isTapering = advice.nextRace !== null && advice.nextRace.daysLeft <= TAPER_DAYS;
  const longest = longestOf(within(runs, { until: today, days: LONG_RUN_DAYS }));
  const zoneTwo = adviseZoneTwo(advice);
  const kinds: string[] = [];
  if (!isTapering && longest && !week.some(isLongRun)) {
    kinds.push(
      `One long run, up to ${kmText(longest.distanceM * LONG_RUN_STEP)}, easy throughout.`,
    );
  }
  const hasIntervals = week.some(({ runningSubtype }) => runningSubtype === 'outdoor-interval');
  // Where too little is easy already, nothing fast is added.
  if (kinds.length < most && !hasIntervals && zoneTwo?.priority !== 'medium') {
    kinds.push(
      isTapering
        ? 'One run with a few short, quick stretches.'
        : 'One faster run, such as intervals.',
    );
  }
  if (kinds.length < most) kinds.push(easyOnes(most, kinds.length));
  return kinds;
}
