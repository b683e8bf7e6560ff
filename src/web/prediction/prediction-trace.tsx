import { Link } from 'wouter';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { formatPace } from '../../domain/pace.ts';
import {
  latestPacedRuns,
  type PredictingRun,
  type RacePrediction,
} from '../../domain/race-prediction.ts';
import { formatKm } from '../../domain/units.ts';
import { Trace } from '../ui/trace.tsx';
import { exactKmText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { runHref } from '../words/workout-facts.ts';

type PredictionTraceProps = {
  label: string;
  distanceM: number;
  prediction: RacePrediction;
  /** All that are known; the latest of them with a pace make it. */
  runs: readonly PredictingRun[];
  today: Day;
};

type RacePredictionTraceProps = Omit<PredictionTraceProps, 'label' | 'distanceM'> & { race: Race };

export function RacePredictionTrace({ race, ...rest }: RacePredictionTraceProps) {
  const label = `What the prediction for ${race.name} rests on`;
  return <PredictionTrace label={label} distanceM={race.distanceM} {...rest} />;
}

/** How a prediction is made, and the runs it rests on, each a link. */
export function PredictionTrace({
  label,
  distanceM,
  prediction,
  runs,
  today,
}: PredictionTraceProps) {
  const latest = latestPacedRuns(runs, PREDICTION_LATEST_RUNS);
  const mean = latest.reduce((sum, run) => sum + run.paceSPerKm, 0) / latest.length;
  const allowance = allowanceText(Math.round(prediction.paceSPerKm - mean));
  return (
    <Trace label={label}>
      <p>
        The mean pace of your last {latest.length} runs, {formatPace(mean)}&nbsp;/km, {allowance},
        times {exactKmText(distanceM)}&nbsp;km.
      </p>
      <ul className="mt-2">
        {latest.map((run) => (
          <li key={run.id}>
            <Link href={runHref(run)} className="link">
              {dayText(run.date, today)}, {formatKm(run.distanceM ?? 0, 1)}&nbsp;km
            </Link>{' '}
            at {formatPace(run.paceSPerKm)}&nbsp;/km
          </li>
        ))}
      </ul>
    </Trace>
  );
}

/** What the length of a race puts on the mean pace of the runs a prediction rests on. */
export function allowanceText(secondsPerKm: number): string {
  if (secondsPerKm === 0) return 'as it is';
  const seconds = `${Math.abs(secondsPerKm)}\u00a0s`;
  return secondsPerKm > 0
    ? `${seconds} added for so long a race`
    : `${seconds} taken off for so short a race`;
}
