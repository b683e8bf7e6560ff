import { addDays, startOfWeek } from '../calendar.ts';
import { claim, type Findings, found } from './claim.ts';
import { FULL_WEEKS, WEEKS_ON_PLAN_SHARE } from './coach-limits.ts';
import { joined } from './phrases.ts';
import { idsOf, type TrainingFacts } from './training-facts.ts';

export type PlannedWeeks = {
  /** Workouts of each full week since running began, at most four, the latest last. */
  counts: number[];
  onPlan: number;
  workoutIds: number[];
  /** Of the week that is not over yet. */
  thisWeek: number;
};

/** Weeks from Sunday to Saturday against the number of workouts that the profile plans. */
export function plannedWeeks(facts: TrainingFacts): PlannedWeeks {
  const { counted, today, daysRunning, plannedWorkouts } = facts;
  const sunday = startOfWeek(today);
  const firstDay = addDays(today, 1 - daysRunning);
  const weeks = Array.from({ length: FULL_WEEKS }, (_, index) => {
    const from = addDays(sunday, -7 * (FULL_WEEKS - index));
    const end = addDays(from, 7);
    return { from, trained: counted.filter(({ date }) => date >= from && date < end) };
  }).filter(({ from }) => daysRunning > 0 && from >= firstDay);
  const counts = weeks.map((week) => week.trained.length);
  return {
    counts,
    onPlan: counts.filter((count) => count >= plannedWorkouts.from).length,
    workoutIds: idsOf(weeks.toReversed().flatMap((week) => week.trained)),
    thisWeek: counted.filter(({ date }) => date >= sunday).length,
  };
}

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
    basis: `${onPlan} of ${counts.length} weeks with ${from} workouts or more, weeks from Sunday to Saturday; walks and hikes are not counted`,
    workoutIds,
  };
  if (isOnPlan) return found({ strengths: [claim(about)] });
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
