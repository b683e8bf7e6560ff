import { type Predictions, predictionOf } from '../../contract/prediction.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';
import { USUAL_RACES_M } from '../../domain/prediction/predict-race.ts';
import type { ToldPrediction } from '../../domain/prediction/rests-on.ts';
import { runningIndex, trainingPaces } from '../../domain/prediction/running-index.ts';
import { PredictionTrace } from '../prediction/prediction-trace.tsx';
import { usePredictions } from '../prediction/use-predictions.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { exactKmText } from '../words/amounts.ts';
import { missingSentence } from './race-words.ts';

/** What the log is worth over the usual distances, and the paces of training that go with it. */
export function PredictedTimes({ userId, today }: { userId: number; today: Day }) {
  const predictions = usePredictions(userId);
  return (
    <Card title="Predicted Times">
      <div className="grid min-h-56 grid-cols-1 print:min-h-0">
        {predictions ? (
          <Times predictions={predictions} today={today} />
        ) : predictions === null ? (
          <p className="text-small text-soft">
            Your runs could not be loaded, so there is no prediction.
          </p>
        ) : (
          <Skeleton size="size-full opacity-50" />
        )}
      </div>
    </Card>
  );
}

function Times({ predictions, today }: { predictions: Predictions; today: Day }) {
  const rows = USUAL_RACES_M.map((distanceM) => predictionOf(predictions, distanceM)).filter(
    (prediction) => prediction !== null,
  );
  const [first] = rows;
  if (!first) return <p className="text-small">{missingSentence(predictions.knownRuns)}</p>;
  return (
    <div>
      <p className="mb-3 max-w-[70ch] text-small text-soft">
        If you raced today, {first.restsOn}. 8 races in 10 end inside the range.
      </p>
      <Table
        caption="Predicted times"
        hideCaption
        columns={columnsOf(today)}
        rows={rows}
        rowKey={({ distanceM }) => distanceM}
      />
      <TrainingPaces predictions={predictions} />
    </div>
  );
}

function columnsOf(today: Day): Column<ToldPrediction>[] {
  return [
    {
      key: 'distance',
      head: 'Distance',
      cell: (row) => (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          {exactKmText(row.distanceM)}&nbsp;km
          <PredictionTrace
            label={`What the prediction for ${exactKmText(row.distanceM)} km rests on`}
            prediction={row}
            today={today}
          />
        </span>
      ),
    },
    {
      key: 'time',
      head: 'Time',
      align: 'right',
      cell: ({ timeS }) => formatElapsed(timeS),
    },
    {
      key: 'pace',
      head: 'Pace',
      align: 'right',
      cell: ({ paceSPerKm }) => `${formatPace(paceSPerKm)}\u00a0/km`,
      wideOnly: 'notNarrowest',
    },
    {
      key: 'range',
      head: 'Range',
      align: 'right',
      cell: ({ fastestS, slowestS }) => `${formatElapsed(fastestS)} to ${formatElapsed(slowestS)}`,
    },
  ];
}

/** Easy runs alone say nothing of the paces to train at. */
function TrainingPaces({ predictions }: { predictions: Predictions }) {
  const ten = predictionOf(predictions, 10_000);
  const marathon = predictionOf(predictions, 42_200);
  if (!ten || !marathon || ten.basis === 'first-guess') return null;
  const paces = trainingPaces(runningIndex(ten));
  return (
    <>
      <h3 className="mt-4 text-body font-semibold">Training paces</h3>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-small">
        <Pace name="Easy" text={`${formatPace(paces.easyFast)} to ${formatPace(paces.easySlow)}`} />
        <Pace name="Marathon" text={formatPace(marathon.paceSPerKm)} />
        <Pace name="Threshold" text={formatPace(paces.threshold)} />
        <Pace name="Intervals" text={formatPace(paces.interval)} />
      </dl>
    </>
  );
}

function Pace({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-x-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">{text}&nbsp;/km</dd>
    </div>
  );
}
