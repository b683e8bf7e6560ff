import { ADVICE_DAYS } from '../limits.ts';
import { claim, type Findings, found } from './claim.ts';
import { STRENGTH_WORKOUTS_A_MONTH } from './coach-limits.ts';
import { countText } from './phrases.ts';
import { idsOf, type TrainingFacts, within } from './training-facts.ts';

/** Strength work beside the running. */
export function judgeStrength({ workouts, today, daysRunning }: TrainingFacts): Findings {
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
