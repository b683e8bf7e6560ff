import { addDays } from '../calendar.ts';
import { ADVICE_DAYS, HIGH_WEEK_M, LOW_WEEK_M, TAPER_DAYS } from '../limits.ts';
import { formatKm } from '../units.ts';
import { adviseVolume } from '../volume-advice.ts';
import { claim, type Findings, found } from './claim.ts';
import { VOLUME_DROP_PERCENT } from './coach-limits.ts';
import { countText, kmText } from './phrases.ts';
import { distanceOf, idsOf, type TrainingFacts, within } from './training-facts.ts';

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
  if (item) {
    const { finding, action, title, priority } = item;
    return found({
      areas: [claim({ ...about, text: finding, priority }), ...fall],
      recommendations: [claim({ ...about, title, text: action, priority })],
    });
  }
  const range = `${formatKm(LOW_WEEK_M, 0)} to ${formatKm(HIGH_WEEK_M, 0)} km`;
  if (weeklyM < LOW_WEEK_M) return found({ areas: fall });
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
