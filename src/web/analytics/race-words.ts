import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../domain/limits.ts';
import { daysUntil } from '../../domain/race-days.ts';
import type { RacePrediction } from '../../domain/race-prediction.ts';
import { countText, firstWords, spanText } from '../words/amounts.ts';

const LONGEST_NAME = 40;

/** The sentence above the races: the next one. */
export function raceSentence(races: readonly Race[], today: Day): string {
  const [next] = races;
  if (!next) return '';
  const name = firstWords(next.name, LONGEST_NAME).replace(/…$/, '');
  const days = daysUntil(next.date, today);
  const when = days === 0 ? `${name} is today` : `${countText(days, 'day')} to ${name}`;
  const others = races.length - 1;
  return others > 0 ? `${when}, and ${countText(others, 'more race')} after it.` : `${when}.`;
}

/** What the latest runs make likely, against the target. */
export function predictionSentence(
  { durationS, workoutIds }: RacePrediction,
  targetS: number,
): string {
  const overS = Math.round(durationS) - targetS;
  const against =
    overS === 0
      ? 'right on your target'
      : `${spanText(Math.abs(overS))} ${overS < 0 ? 'inside' : 'over'} your target`;
  return `Going by your last ${workoutIds.length} runs you would finish in ${formatDuration(durationS)}\u00a0h, ${against}. The range goes from the pace of the slowest of them to that of the fastest.`;
}

/** What a prediction still needs. */
export function missingSentence(runs: number): string {
  const missing = PREDICTION_LEAST_RUNS - runs;
  const have = runs === 0 ? 'you have none yet' : `you have ${runs}`;
  return `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance; ${have}. Log ${missing} more, and your predicted time stands here.`;
}
