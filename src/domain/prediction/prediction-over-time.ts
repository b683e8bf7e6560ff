import { addDays, type Day } from '../calendar.ts';
import { evidenceOn } from './evidence.ts';
import { type BriefPrediction, predictBriefly } from './predict-race.ts';
import { type RunnerHistory, sortedLog } from './runner-log.ts';

export type DatedPrediction = BriefPrediction & { date: Day };

/**
 * What was predicted for a distance on each of some days, the oldest first, each from the days up to
 * it alone; a day with nothing to go by is left out. The last one, today's, is the prediction that
 * stands everywhere.
 */
export function predictionOverTime(
  history: RunnerHistory,
  of: { distanceM: number; days: readonly Day[] },
): DatedPrediction[] {
  const log = sortedLog(history);
  return of.days.flatMap((date) => {
    const prediction = predictBriefly(evidenceOn(log, date), of.distanceM);
    return prediction ? [{ ...prediction, date }] : [];
  });
}

/** Today, and the same day of the weeks before it. */
export function weeklyDays({ today, weeks }: { today: Day; weeks: number }): Day[] {
  return Array.from({ length: weeks }, (_, at) => addDays(today, -7 * (weeks - 1 - at)));
}
