import type { ReactNode } from 'react';
import { predictionOf } from '../../contract/prediction.ts';
import type { Race } from '../../contract/race-list.ts';
import type { RaceReadiness as RaceReadinessAnswer } from '../../contract/training-form.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { READINESS_CLOSE_PERCENT, READINESS_STEPS } from '../../domain/limits.ts';
import { READINESS } from '../../domain/load/load-rules.ts';
import { paceFigure, paceUnit } from '../../domain/measures.ts';
import type { ToldPrediction } from '../../domain/prediction/rests-on.ts';
import { daysUntil, isNear, raceReadinessPercent } from '../../domain/race-days.ts';
import { PredictionTrace } from '../prediction/prediction-trace.tsx';
import { UpcomingRaceHead } from '../prediction/race-head.tsx';
import { FoldedReadiness } from '../prediction/race-readiness.tsx';
import type { KnownPredictions } from '../prediction/use-predictions.ts';
import { TargetScale } from '../ui/charts/target-scale.tsx';
import { classNames } from '../ui/class-names.ts';
import { Figure } from '../ui/figure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Trace } from '../ui/trace.tsx';
import { targetPaceText } from '../words/workout-facts.ts';
import { missingSentence, predictionSentence } from './race-words.ts';

type RaceTileProps = {
  race: Race;
  predictions: KnownPredictions;
  /** Undefined while it is on its way, null with too few runs. */
  readiness: RaceReadinessAnswer['items'] | null | undefined;
  today: Day;
};

export function RaceTile({ race, predictions, readiness, today }: RaceTileProps) {
  const prediction = predictions ? predictionOf(predictions, race.distanceM) : null;
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-box border p-4 print:break-inside-avoid',
        isNear(race, today) ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <UpcomingRaceHead race={race} today={today} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact term="Target pace">
          <Figure value={targetPaceText(race)} unit={paceUnit()} size="title" />
        </Fact>
        <Fact
          term={
            <>
              Predicted pace
              {prediction && (
                <PredictionTrace of={race.name} prediction={prediction} today={today} />
              )}
            </>
          }
        >
          {predictions === undefined ? (
            <Skeleton size="h-5 w-16" />
          ) : (
            <Figure
              value={prediction && paceFigure(prediction.paceSPerKm)}
              unit={paceUnit()}
              size="title"
            />
          )}
        </Fact>
      </dl>
      <PredictedFinish race={race} predictions={predictions} prediction={prediction} />
      {readiness ? (
        <FoldedReadiness items={readiness} />
      ) : readiness === null ? (
        <ReadinessByDays race={race} today={today} />
      ) : (
        <Skeleton size="h-40 w-full opacity-50" />
      )}
    </li>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex h-6 items-center gap-1 text-small whitespace-nowrap text-soft">{term}</dt>
      <dd className="min-h-7">{children}</dd>
    </div>
  );
}

type PredictedFinishProps = {
  race: Race;
  predictions: KnownPredictions;
  prediction: ToldPrediction | null;
};

/** The sentence about the finish, and prediction and target on one line. */
function PredictedFinish({ race, predictions, prediction }: PredictedFinishProps) {
  if (predictions === undefined) return <Skeleton size="h-32 w-full opacity-50" />;
  if (predictions === null) {
    return (
      <p className="text-small text-soft">
        Your runs could not be loaded, so there is no prediction.
      </p>
    );
  }
  if (!prediction) return <p className="text-small">{missingSentence(predictions.knownRuns)}</p>;
  const { fastestS, slowestS, timeS } = prediction;
  return (
    <div className="grid gap-1">
      <p className="text-small">{predictionSentence(prediction, race.targetTimeS)}</p>
      <TargetScale
        predicted={{ fastestS, likelyS: timeS, slowestS }}
        targetS={race.targetTimeS}
        formatTime={formatElapsed}
      />
    </div>
  );
}

/** With too few runs to say more. */
function ReadinessByDays({ race, today }: { race: Race; today: Day }) {
  const percent = raceReadinessPercent(daysUntil(race.date, today));
  return (
    <div className="mt-auto">
      <p className="flex items-center gap-1 text-small">
        <span className="text-soft">Race readiness</span>
        <Trace label={`What the readiness for ${race.name} rests on`}>
          It goes by the days left alone until there are {READINESS.leastRuns} runs to go by:{' '}
          {STEPS} and {READINESS_CLOSE_PERCENT}&nbsp;% from then on.
        </Trace>
        <strong className="ml-auto font-semibold">{percent}&nbsp;%</strong>
      </p>
      <p className="text-note text-soft">
        By the days left alone: with fewer than {READINESS.leastRuns} runs your training is not
        judged.
      </p>
      <span
        aria-hidden="true"
        className="prints mt-1 block h-2 overflow-hidden rounded-full bg-sunk outline outline-line"
      >
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}

const STEPS = READINESS_STEPS.map(
  ({ percent, moreThanDays }) => `${percent}\u00a0% with more than ${moreThanDays} days to go`,
).join(', ');
