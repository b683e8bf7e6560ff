import type { ReactNode } from 'react';
import { predictionOf } from '../../contract/prediction.ts';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { PREDICTION_LEAST_RUNS } from '../../domain/limits.ts';
import { paceFigure, paceUnit } from '../../domain/measures.ts';
import { Figure } from '../ui/figure.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { targetPaceText } from '../words/workout-facts.ts';
import { GapToTarget } from './gap-to-target.tsx';
import { PredictionTrace } from './prediction-trace.tsx';
import type { KnownPredictions } from './use-predictions.ts';

type TargetAndPredictionProps = { race: Race; predictions: KnownPredictions; today: Day };

/** What is wanted beside what the log predicts, what lies between them, and what that rests on. */
export function TargetAndPrediction({ race, predictions, today }: TargetAndPredictionProps) {
  const prediction = predictions ? predictionOf(predictions, race.distanceM) : null;
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <TimeAndPace
          term="Target"
          time={formatElapsed(race.targetTimeS)}
          pace={targetPaceText(race)}
        />
        <TimeAndPace
          term={
            <>
              Predicted
              {prediction && (
                <PredictionTrace of={race.name} prediction={prediction} today={today} />
              )}
            </>
          }
          time={
            predictions === undefined ? undefined : prediction && formatElapsed(prediction.timeS)
          }
          pace={prediction && paceFigure(prediction.paceSPerKm)}
        />
      </dl>
      <p className="mt-1 min-h-10 text-small text-soft">
        {prediction ? (
          <>
            <GapToTarget prediction={prediction} race={race} even="On target" />,{' '}
            {keepUnits(prediction.restsOn)}; from {formatElapsed(prediction.fastestS)} to{' '}
            {formatElapsed(prediction.slowestS)} in 8 races of 10
          </>
        ) : (
          predictions !== undefined && noPrediction(predictions)
        )}
      </p>
    </>
  );
}

type TimeAndPaceProps = {
  term: ReactNode;
  /** Undefined while it is on its way, null where there is none. */
  time: string | null | undefined;
  pace: string | null;
};

function TimeAndPace({ term, time, pace }: TimeAndPaceProps) {
  return (
    <div className="min-w-0">
      <dt className="flex h-6 items-center gap-1 text-small text-soft">{term}</dt>
      <dd className="flex min-h-12 flex-col gap-x-3 sm:min-h-7 sm:flex-row sm:items-baseline">
        {time === undefined ? <Skeleton size="h-5 w-20" /> : <Figure value={time} size="title" />}
        {pace && <Figure value={pace} unit={paceUnit()} />}
      </dd>
    </div>
  );
}

function noPrediction(predictions: NonNullable<KnownPredictions> | null): string {
  if (!predictions) return 'Your runs could not be loaded, so there is no prediction.';
  return `A prediction needs ${PREDICTION_LEAST_RUNS} runs with a distance; you have ${predictions.knownRuns || 'none yet'}. A race with its time is enough by itself.`;
}
