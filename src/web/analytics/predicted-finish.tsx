import type { Race } from '../../contract/races.ts';
import { formatDuration } from '../../domain/duration.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import {
  latestPacedRuns,
  predictionRange,
  type RacePrediction,
} from '../../domain/race-prediction.ts';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { TargetScale } from '../ui/charts/target-scale.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { missingSentence, predictionSentence } from './race-words.ts';

type PredictedFinishProps = {
  race: Race;
  runs: RaceRuns;
  prediction: RacePrediction | null;
};

/** The sentence about the finish, and prediction and target on one line. */
export function PredictedFinish({ race, runs, prediction }: PredictedFinishProps) {
  if (runs === undefined) return <Skeleton size="h-32 w-full opacity-50" />;
  if (runs === null) {
    return (
      <p className="text-small text-soft">
        Your runs could not be loaded, so there is no prediction.
      </p>
    );
  }
  const paces = latestPacedRuns(runs, PREDICTION_LATEST_RUNS).map((run) => run.paceSPerKm);
  if (!prediction) return <p className="text-small">{missingSentence(paces.length)}</p>;
  const distanceM = race.distanceM;
  const range = predictionRange({ prediction, pacesSPerKm: paces, distanceM });
  return (
    <div className="grid gap-1">
      <p className="text-small">{predictionSentence(prediction, race.targetTimeS)}</p>
      <TargetScale
        predicted={{ ...range, likelyS: prediction.durationS }}
        targetS={race.targetTimeS}
        formatTime={formatDuration}
      />
    </div>
  );
}
