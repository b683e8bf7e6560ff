import { ADVICE_DAYS } from '../limits.ts';
import { advisePace } from '../pace-advice.ts';
import { claim, type Findings, found } from './claim.ts';
import { countText } from './phrases.ts';
import type { TrainingFacts } from './training-facts.ts';

/** The pace of the last four weeks against the target of the next race. */
export function judgeTargetPace({ advice }: TrainingFacts): Findings {
  const item = advisePace(advice);
  if (!item) return found({});
  const { finding, action, title, priority, evidence } = item;
  const { workoutIds, raceId } = evidence;
  const about = {
    topic: 'targetPace' as const,
    basis: `${countText(workoutIds.length, 'run', 'runs')} of the last ${ADVICE_DAYS} days, time over distance`,
    workoutIds,
    raceId,
  };
  if (priority === 'low') return found({ strengths: [claim({ ...about, title, text: finding })] });
  return found({
    areas: [claim({ ...about, title: 'Race pace', text: finding, priority })],
    recommendations: [claim({ ...about, title, text: action, priority })],
  });
}
