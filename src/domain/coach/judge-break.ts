import { claim, type Findings, found } from './claim.ts';
import { BREAK_DAYS } from './coach-limits.ts';
import { daysSinceWorkout } from './judge-rest.ts';
import { dayText } from './phrases.ts';
import type { TrainingFacts } from './training-facts.ts';

/** A week or more without a workout. */
export function judgeBreak(facts: TrainingFacts): Findings {
  const days = daysSinceWorkout(facts);
  const [latest] = facts.workouts;
  if (!latest || days === null || days < BREAK_DAYS) return found({});
  const area = {
    topic: 'rest' as const,
    title: 'A break',
    text: `Your last workout was on ${dayText(latest.date, facts.today)}, ${days} days ago.`,
    basis: 'The latest workout in your log',
    priority: 'high' as const,
    workoutIds: [latest.id],
  };
  return found({
    areas: [claim(area)],
    recommendations: [
      claim({
        ...area,
        title: 'Start again gently',
        text: 'Begin with two or three short easy runs, and take a few weeks to come back to what you did before.',
      }),
    ],
  });
}
