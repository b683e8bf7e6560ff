import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../domain/limits.ts';
import type { PredictionRange } from '../../domain/prediction-range.ts';
import { daysUntil } from '../../domain/race-days.ts';
import type { RacePrediction } from '../../domain/race-prediction.ts';
import { countText, firstWords, spanText } from './amounts.ts';

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

/** What the latest runs make likely, between which times, and against the target. */
export function predictionSentence(input: {
  prediction: RacePrediction;
  range: PredictionRange;
  targetS: number;
}): string {
  const { prediction, range, targetS } = input;
  const overS = Math.round(prediction.durationS) - targetS;
  const against =
    overS === 0
      ? 'right on your target'
      : `${spanText(Math.abs(overS))} ${overS < 0 ? 'inside' : 'over'} your target`;
  const time = (seconds: number) => `${formatDuration(seconds)}\u00a0h`;
  return `Going by your last ${prediction.workoutIds.length} runs you would finish in ${time(prediction.durationS)}, ${against}: ${time(range.fastestS)} at the pace of the fastest of them, ${time(range.slowestS)} at that of the slowest.`;
}

/** What a prediction still needs. */
export function missingSentence(runs: number): string {
  const missing = PREDICTION_LEAST_RUNS - runs;
  const have = runs === 0 ? 'you have none yet' : `you have ${runs}`;
  return `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance; ${have}. Log ${missing} more, and your predicted time stands here.`;
}
