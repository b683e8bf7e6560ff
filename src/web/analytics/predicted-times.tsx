import { Fragment, lazy, Suspense, useState } from 'react';
import { type Predictions, predictionOf } from '../../contract/prediction.ts';
import { type Day, daysBetween } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { paceFigure, paceUnit } from '../../domain/measures.ts';
import { USUAL_RACES_M } from '../../domain/prediction/predict-race.ts';
import type { ToldPrediction } from '../../domain/prediction/rests-on.ts';
import { runningIndex, trainingPaces } from '../../domain/prediction/running-index.ts';
import { MARATHON_RACE_M } from '../../domain/standard-distances.ts';
import { type SummaryPeriod, summaryRanges } from '../../domain/summary.ts';
import { PredictionTrace } from '../prediction/prediction-trace.tsx';
import { usePredictions } from '../prediction/use-predictions.ts';
import { Card } from '../ui/card.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { raceDistanceText } from '../words/race-distance-text.ts';
import type { OfPeriod } from './analytics.api.ts';
import { NothingYet } from './nothing-yet.tsx';
import { missingSentence } from './race-words.ts';

/** What the log is worth over the usual distances, and the paces of training that go with it. */
type PredictedTimesProps = OfPeriod & { today: Day };

/** With its chart it comes when the card is drawn. */
const PredictionHistory = lazy(() => import('../prediction/prediction-history.tsx'));

export function PredictedTimes({ userId, period, today }: PredictedTimesProps) {
  const predictions = usePredictions(userId);
  return (
    <Card title="Predicted Times">
      <div className="grid min-h-56 grid-cols-1 print:min-h-0">
        {predictions ? (
          <Times userId={userId} period={period} predictions={predictions} today={today} />
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

type TimesProps = PredictedTimesProps & { predictions: Predictions };

function Times({ userId, period, predictions, today }: TimesProps) {
  const rows = USUAL_RACES_M.map((distanceM) => predictionOf(predictions, distanceM)).filter(
    (prediction) => prediction !== null,
  );
  const [first] = rows;
  if (!first) {
    return (
      <NothingYet
        title="No prediction yet"
        text={missingSentence(predictions.knownRuns)}
        preview={<EmptyTimes />}
      />
    );
  }
  return (
    <div>
      <p className="mb-3 max-w-[70ch] text-small text-soft">
        If you raced today, {keepUnits(first.restsOn)}. 8 races in 10 end inside the range.
      </p>
      <Table
        caption="Predicted times"
        hideCaption
        columns={columnsOf(today)}
        rows={rows}
        rowKey={({ distanceM }) => distanceM}
      />
      <TrainingPaces predictions={predictions} />
      <HowTheyMoved userId={userId} period={period} predictions={predictions} today={today} />
    </div>
  );
}

/** What stands in a table with no times; never read out. */
function EmptyTimes() {
  return (
    <dl className="mx-auto grid max-w-64 grid-cols-[1fr_auto] gap-y-1 text-small text-soft">
      {USUAL_RACES_M.map((distanceM) => (
        <Fragment key={distanceM}>
          <dt>{raceDistanceText(distanceM)}</dt>
          <dd>—</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** For each usual distance and each race to come, over the period of the page. */
function HowTheyMoved({ userId, period, predictions, today }: TimesProps) {
  const choices = predictions.predictions
    .map(({ distanceM }) => distanceM)
    .filter((distanceM) => predictionOf(predictions, distanceM) !== null)
    .sort((one, other) => one - other)
    .map((distanceM) => ({
      value: String(distanceM),
      label: raceDistanceText(distanceM),
    }));
  const [chosen, choose] = useState(String(FIRST_SHOWN_M));
  const distance = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  if (distance === undefined) return null;
  return (
    <>
      <h3 className="mt-4 text-body font-semibold">How they moved</h3>
      <div className="mt-2 mb-3 flex print:hidden">
        <SegmentedControl
          label="Distance"
          hideLabel
          value={distance}
          choices={choices}
          onChange={choose}
        />
      </div>
      <Suspense fallback={<div className="min-h-84" />}>
        <PredictionHistory
          userId={userId}
          distanceM={Number(distance)}
          weeks={weeksOf({ period, today })}
        />
      </Suspense>
    </>
  );
}

const FIRST_SHOWN_M = 10_000;
const LEAST_WEEKS = 5;
const MOST_WEEKS = 53;

/** Of the period that is chosen, its first week begun and today's. */
function weeksOf({ period, today }: { period: SummaryPeriod; today: Day }): number {
  const { from } = summaryRanges({ today, period }).period;
  const days = daysBetween(from, today) + 1;
  return Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, Math.ceil(days / 7) + 1));
}

function columnsOf(today: Day): Column<ToldPrediction>[] {
  return [
    {
      key: 'distance',
      head: 'Distance',
      cell: (row) => (
        <span className="inline-flex items-center gap-1">
          {raceDistanceText(row.distanceM)}
          <PredictionTrace of={raceDistanceText(row.distanceM)} prediction={row} today={today} />
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
      cell: ({ paceSPerKm }) => `${paceFigure(paceSPerKm)}\u00a0${paceUnit()}`,
      wideOnly: true,
    },
    {
      key: 'range',
      head: 'Range',
      align: 'right',
      cell: ({ fastestS, slowestS }) => (
        <span className="max-xs:whitespace-normal">
          <span className="whitespace-nowrap">{formatElapsed(fastestS)} to</span>{' '}
          {formatElapsed(slowestS)}
        </span>
      ),
    },
  ];
}

/** Easy runs alone say nothing of the paces to train at. */
function TrainingPaces({ predictions }: { predictions: Predictions }) {
  const ten = predictionOf(predictions, 10_000);
  const marathon = predictionOf(predictions, MARATHON_RACE_M);
  if (!ten || !marathon || ten.basis === 'first-guess') return null;
  const paces = trainingPaces(runningIndex(ten));
  return (
    <>
      <h3 className="mt-4 text-body font-semibold">Training paces</h3>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-small">
        <Pace name="Easy" text={`${paceFigure(paces.easyFast)} to ${paceFigure(paces.easySlow)}`} />
        <Pace name="Marathon" text={paceFigure(marathon.paceSPerKm)} />
        <Pace name="Threshold" text={paceFigure(paces.threshold)} />
        <Pace name="Intervals" text={paceFigure(paces.interval)} />
      </dl>
    </>
  );
}

function Pace({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-x-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold whitespace-nowrap">
        {text}&nbsp;{paceUnit()}
      </dd>
    </div>
  );
}
