import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../domain/limits.ts';
import type { ToldPrediction } from '../../domain/prediction/rests-on.ts';
import { daysUntil } from '../../domain/race-days.ts';
import { keepUnits } from '../ui/keep-units.ts';
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

/** What is predicted, against the target, and what it rests on. */
export function predictionSentence(
  { timeS, restsOn }: Pick<ToldPrediction, 'timeS' | 'restsOn'>,
  targetS: number,
): string {
  const overS = Math.round(timeS) - targetS;
  const against =
    overS === 0
      ? 'right on your target'
      : `${spanText(Math.abs(overS))} ${overS < 0 ? 'inside' : 'over'} your target`;
  return `You would finish in ${formatElapsed(timeS)}, ${against}: ${keepUnits(restsOn)}. 8 races in 10 end inside the range.`;
}

/** What a prediction still needs. */
export function missingSentence(runs: number): string {
  const missing = PREDICTION_LEAST_RUNS - runs;
  const have = runs === 0 ? 'you have none yet' : `you have ${runs}`;
  return `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance; ${have}. Log ${missing} more, and your predicted time stands here. A race with its time is enough by itself.`;
}
