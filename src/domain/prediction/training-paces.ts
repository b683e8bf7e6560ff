import type { Day } from '../calendar.ts';
import { MARATHON_RACE_M } from '../standard-distances.ts';
import type { RunnerEvidence } from './evidence.ts';
import { predictFrom } from './predict-race.ts';
import { tellPrediction } from './rests-on.ts';
import { runningIndex, type TrainingPaces, trainingPaces } from './running-index.ts';

/** The paces of training by the prediction; null where it rests on easy runs alone. */
export function predictedPaces(
  runner: RunnerEvidence,
  { today }: { today: Day },
): { paces: TrainingPaces; marathonPace: number; index: number; restsOn: string } | null {
  const ten = tellPrediction(runner, { distanceM: 10_000, today });
  const marathon = predictFrom(runner, MARATHON_RACE_M);
  if (!ten || !marathon || ten.basis === 'first-guess') return null;
  const index = runningIndex(ten);
  return {
    paces: trainingPaces(index),
    marathonPace: marathon.paceSPerKm,
    index,
    restsOn: ten.restsOn,
  };
}
