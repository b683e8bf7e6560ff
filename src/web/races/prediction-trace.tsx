import { Link } from 'wouter';
import type { Day } from '../../domain/calendar.ts';
import { formatPace } from '../../domain/pace.ts';
import type { PredictingRun, RacePrediction } from '../../domain/race-prediction.ts';
import { formatKm } from '../../domain/units.ts';
import { allowanceText } from '../allowance-text.ts';
import { raceDayText } from '../day-text.ts';
import { Trace } from '../ui/trace.tsx';
import { kmText } from './race-text.ts';

type PredictionTraceProps = {
  label: string;
  km: number;
  prediction: RacePrediction;
  runs: readonly (PredictingRun & { paceSPerKm: number })[];
  today: Day;
};

/** How a prediction is made, and the runs it rests on, each a link. */
export function PredictionTrace({ label, km, prediction, runs, today }: PredictionTraceProps) {
  const paces = runs.map((run) => run.paceSPerKm);
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  const allowance = allowanceText(Math.round(prediction.paceSPerKm - mean));
  return (
    <Trace label={label}>
      <p>
        The mean pace of your last {runs.length} runs, {formatPace(mean)}&nbsp;/km, {allowance},
        times {kmText(km)}&nbsp;km.
      </p>
      <ul className="mt-2">
        {runs.map((run) => (
          <li key={run.id}>
            <Link href={`/run-details/${run.id}`} className="link">
              {raceDayText(run.date, today)}, {formatKm(run.distanceM ?? 0, 1)}&nbsp;km
            </Link>{' '}
            at {formatPace(run.paceSPerKm)}&nbsp;/km
          </li>
        ))}
      </ul>
    </Trace>
  );
}
