import { ADVICE_DAYS, ZONE_TWO_HIGH_PERCENT, ZONE_TWO_LOW_PERCENT } from '../limits.ts';
import { adviseZoneTwo } from '../zone-two-advice.ts';
import { claim, type Findings, found } from './claim.ts';
import { countText, totalHoursText } from './phrases.ts';
import { idsOf, type TrainingFacts } from './training-facts.ts';

/** The share of Zone 2. */
export function judgeEasyShare({ advice, recentRuns }: TrainingFacts): Findings {
  const measured = recentRuns.filter(({ zoneMinutes }) => zoneMinutes.some((each) => each > 0));
  const about = { topic: 'easyShare' as const, title: 'Easy running' };
  if (measured.length === 0) {
    return found({
      notJudged: [
        claim({
          ...about,
          text: 'No recent run has minutes in heart-rate zones, so I say nothing about how easy you run. Log the zones, or import them from your watch.',
          basis: `No zone minutes in the last ${ADVICE_DAYS} days`,
        }),
      ],
    });
  }
  const minutes = measured.flatMap(({ zoneMinutes }) => zoneMinutes);
  const totalMinutes = minutes.reduce((sum, each) => sum + each, 0);
  const zoneTwo = measured.reduce((sum, { zoneMinutes }) => sum + zoneMinutes[1], 0);
  const basis = `${totalHoursText(totalMinutes * 60)} in zones, over ${measured.length} of ${countText(recentRuns.length, 'run', 'runs')} of the last ${ADVICE_DAYS} days`;
  const workoutIds = idsOf(measured);
  const item = adviseZoneTwo(advice);
  if (item) {
    const { finding, action, title, priority } = item;
    return found({
      areas: [claim({ ...about, text: finding, basis, priority, workoutIds })],
      recommendations: [claim({ ...about, title, text: action, basis, priority, workoutIds })],
    });
  }
  const percent = Math.round((100 * zoneTwo) / totalMinutes);
  return found({
    strengths: [
      claim({
        ...about,
        text: `${percent}% of your time in zones is Zone 2, between the ${ZONE_TWO_LOW_PERCENT}% and ${ZONE_TWO_HIGH_PERCENT}% to aim for.`,
        basis,
        workoutIds,
      }),
    ],
  });
}
