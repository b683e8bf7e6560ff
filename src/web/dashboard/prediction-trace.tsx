import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatPace } from '../../domain/pace.ts';
import type {
  RacePrediction as PredictedRace,
  PredictingRun,
} from '../../domain/race-prediction.ts';
import { formatKm } from '../../domain/units.ts';
import { allowanceText } from '../allowance-text.ts';
import { dayText } from '../day-text.ts';
import { Trace } from '../ui/trace.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { RestingOn } from './resting-on.tsx';

type PredictionTraceProps = {
  race: Race;
  prediction: PredictedRace;
  runs: readonly (PredictingRun & { paceSPerKm: number })[];
  today: Day;
};

export function PredictionTrace({ race, prediction, runs, today }: PredictionTraceProps) {
  const paces = runs.map((run) => run.paceSPerKm);
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  const allowance = Math.round(prediction.paceSPerKm - mean);
  return (
    <Trace label={`What the prediction for ${race.name} rests on`}>
      <TraceFacts
        formula={`The mean pace of your last ${runs.length} runs, ${allowanceText(allowance)}, times ${race.distance}\u00a0km.`}
        facts={[
          { term: 'Mean pace', detail: `${formatPace(mean)}\u00a0/km` },
          {
            term: 'Between',
            detail: `${formatPace(Math.min(...paces))} and ${formatPace(Math.max(...paces))}\u00a0/km`,
          },
          {
            term: 'Runs',
            detail: (
              <RestingOn
                links={runs.map((run) => ({
                  id: run.id,
                  href: `/run-details/${run.id}`,
                  text: `${dayText(run.date, today)}, ${formatKm(run.distanceM ?? 0, 1)}\u00a0km`,
                }))}
              />
            ),
          },
        ]}
      />
    </Trace>
  );
}
