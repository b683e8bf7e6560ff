import type { Day } from '../calendar.ts';
import type { Evidence } from './evidence.ts';
import { predictFrom } from './predict-race.ts';

export type Result = { distanceM: number; timeS: number };

/** What one result says of another distance, as if it were of today and all that is known. */
export function predictFromResult(
  { distanceM, timeS }: Result,
  otherM: number,
  today: Day,
): ReturnType<typeof predictFrom> {
  const piece: Evidence = {
    kind: 'race',
    date: today,
    raceId: null,
    workoutId: null,
    name: null,
    distanceM,
    timeS,
    addedVariance: 0,
    driftVariance: 0,
  };
  return predictFrom({ pieces: [piece], latestRuns: [], trainingBreak: null }, otherM);
}

/** Results this near to each other are equally strong: courses and weather differ by more. */
const ALIKE_SHARE = 0.01;

/** Which of two results is the stronger, by what the first one would be over the distance of the second. */
export function compareResults(
  one: Result,
  other: Result,
  today: Day,
): { stronger: 'one' | 'other' | 'alike'; oneOverOtherS: number } | null {
  const predicted = predictFromResult(one, other.distanceM, today);
  if (!predicted) return null;
  const share = other.timeS / predicted.timeS - 1;
  const isAlike = Math.abs(share) < ALIKE_SHARE;
  const stronger = isAlike ? 'alike' : share > 0 ? 'one' : 'other';
  return { stronger, oneOverOtherS: predicted.timeS };
}
