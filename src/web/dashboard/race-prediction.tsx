import type { ReactNode } from 'react';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { PREDICTION_LATEST_RUNS, PREDICTION_LEAST_RUNS } from '../../domain/limits.ts';
import { formatPace } from '../../domain/pace.ts';
import { latestPacedRuns, type PredictingRun, predictRace } from '../../domain/race-prediction.ts';
import { mFromKm } from '../../domain/units.ts';
import { Change } from '../ui/change.tsx';
import { Figure } from '../ui/figure.tsx';
import { Pending } from '../ui/pending.tsx';
import type { RaceRuns } from '../use-race-runs.ts';
import { secondsText } from './comparisons.ts';
import { PredictionTrace } from './prediction-trace.tsx';

type RacePredictionProps = {
  race: Race;
  runs: RaceRuns;
  today: Day;
};

/** Target beside prediction, and what lies between them. */
export function RacePrediction({ race, runs, today }: RacePredictionProps) {
  const distanceM = mFromKm(race.distance);
  const prediction = runs ? predictRace(runs, { distanceM }) : null;
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <TimeAndPace term="Target" time={race.targetTime} pace={race.targetPace} />
        <TimeAndPace
          term={
            <>
              Predicted
              {prediction && runs && (
                <PredictionTrace
                  {...{ race, prediction, today }}
                  runs={latestPacedRuns(runs, PREDICTION_LATEST_RUNS)}
                />
              )}
            </>
          }
          time={runs === undefined ? undefined : prediction && formatDuration(prediction.durationS)}
          pace={prediction && formatPace(prediction.paceSPerKm)}
        />
      </dl>
      <p className="mt-1 min-h-5 text-small text-soft">
        {prediction && runs ? (
          <>
            <Gap
              slowerSPerKm={
                Math.round(prediction.paceSPerKm) -
                Math.round(race.targetTimeSeconds / race.distance)
              }
            />{' '}
            going by your last {prediction.workoutIds.length} runs
          </>
        ) : (
          runs !== undefined && <NoPrediction runs={runs} />
        )}
      </p>
    </>
  );
}

type TimeAndPaceProps = {
  term: ReactNode;
  time: string | null | undefined;
  pace: string | null;
};

function TimeAndPace({ term, time, pace }: TimeAndPaceProps) {
  return (
    <div className="min-w-0">
      <dt className="flex h-6 items-center gap-1 text-small text-soft">{term}</dt>
      <dd className="flex min-h-7 flex-col gap-x-3 sm:flex-row sm:items-baseline">
        {time === undefined ? (
          <Pending width="w-[7ch]" />
        ) : (
          <Figure value={time} unit="h" size="title" />
        )}
        {pace && <Figure value={pace} unit="/km" />}
      </dd>
    </div>
  );
}

function Gap({ slowerSPerKm }: { slowerSPerKm: number }) {
  if (slowerSPerKm === 0) return <Change better={true}>On target</Change>;
  return slowerSPerKm > 0 ? (
    <Change better={null}>{secondsText(slowerSPerKm)}/km to find</Change>
  ) : (
    <Change better={true}>{secondsText(-slowerSPerKm)}/km in hand</Change>
  );
}

function NoPrediction({ runs }: { runs: readonly PredictingRun[] | null }) {
  if (!runs) return 'Your runs could not be loaded, so there is no prediction.';
  const known = latestPacedRuns(runs, PREDICTION_LEAST_RUNS).length;
  return `Predicted from ${PREDICTION_LEAST_RUNS} runs with a distance on; you have ${known || 'none'}.`;
}
