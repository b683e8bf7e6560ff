import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type FuelLabAnswer, readFuelLab } from '../../contract/fuel.ts';
import type { Day } from '../../domain/calendar.ts';
import { GEL_CARBOHYDRATE_G, LONG_RUN_S } from '../../domain/fuel.ts';
import {
  driftPercent,
  ENOUGH_AN_HOUR,
  fuelPoints,
  type Intake,
  LONG_RUNS_SHOWN,
  type LongRun,
  type Outcome,
  slowerLateSPerKm,
} from '../../domain/fuel-lab.ts';
import { distanceFigure, distanceUnit, gapUnit } from '../../domain/measures.ts';
import { call } from '../api.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { analyticsKey } from '../queries/keys.ts';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { SweatTests } from '../sweat/sweat-tests.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { ScatterChart } from '../ui/charts/scatter-chart.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Trace } from '../ui/trace.tsx';
import { dayText, fullDayText } from '../words/day-text.ts';
import { runHref } from '../words/workout-facts.ts';
import type { OfPeriod } from './analytics.api.ts';
import { driftText, fuelSentence, lateText } from './fuel-words.ts';
import { NothingYet } from './nothing-yet.tsx';

const TITLE = 'Fuel Lab';

/** What was eaten and drunk on long runs, beside how their ends were. */
export default function FuelLab({ userId, period }: OfPeriod) {
  const query = useQuery({
    queryKey: [...analyticsKey, userId, 'fuel', { period }],
    queryFn: ({ signal }) =>
      call(readFuelLab, { params: { userId }, query: { period: String(period) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Card title={TITLE} action={<FuelTrace />}>
      <div className="grid min-h-96 grid-cols-1 content-start print:min-h-0">
        {data ? (
          <div className="grid grid-cols-1 content-start gap-4">
            <LongRuns userId={userId} answer={data} />
            <div className="border-t border-line pt-3">
              <h3 className="font-semibold">What you sweat</h3>
              <SweatTests userId={userId} today={data.today} />
            </div>
          </div>
        ) : (
          <NotLoaded title="Your long runs could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

function FuelTrace() {
  return (
    <Trace label="What the fuel lab rests on">
      <p>
        Runs of {LONG_RUN_S / 60} minutes or more, the latest {LONG_RUNS_SHOWN} of the period.
        Carbohydrate is {GEL_CARBOHYDRATE_G}&nbsp;g a gel; what was in the bottle is not counted.
        Drift is how much more heart the same speed cost late in the run, as on the run’s own page;
        late pace is that of the second half of the way against the first.{' '}
        {ENOUGH_AN_HOUR.carbohydrate}&nbsp;g an hour is what is advised at least between one and two
        hours (Jeukendrup 2014), {ENOUGH_AN_HOUR.fluid}&nbsp;ml a usual start (ACSM 2007): never
        drink more than you sweat.
      </p>
    </Trace>
  );
}

const INTAKES = [
  { value: 'carbohydrate', label: 'Carbohydrate' },
  { value: 'fluid', label: 'Fluid' },
] as const;
const OUTCOMES = [
  { value: 'drift', label: 'Drift' },
  { value: 'late', label: 'Late pace' },
] as const;

const FIRST_ROWS = 8;

function LongRuns({ userId, answer }: { userId: number; answer: FuelLabAnswer }) {
  const { runs, hasMore, today } = answer;
  const [intake, setIntake] = useState<Intake>('carbohydrate');
  const [outcome, setOutcome] = useState<Outcome>('drift');
  const [isWhole, setIsWhole] = useState(false);
  if (runs.length === 0) return <NoLongRuns />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:max-w-xl sm:grid-cols-2 print:hidden">
        <SegmentedControl label="An hour" value={intake} choices={INTAKES} onChange={setIntake} />
        <SegmentedControl
          label="Against"
          value={outcome}
          choices={OUTCOMES}
          onChange={setOutcome}
        />
      </div>
      <FuelChart userId={userId} runs={runs} intake={intake} outcome={outcome} />
      <div>
        <Table
          caption="Long runs and what was taken on them"
          hideCaption
          columns={columnsOf(today)}
          rows={isWhole ? runs : runs.slice(0, FIRST_ROWS)}
          rowKey={({ id }) => id}
        />
        {hasMore && (
          <p className="mt-2 text-small text-soft">The latest {runs.length} of the period.</p>
        )}
        {!isWhole && runs.length > FIRST_ROWS && (
          <div className="mt-3 flex justify-center print:hidden">
            <Button tone="quiet" onClick={() => setIsWhole(true)}>
              Show all {runs.length} long runs
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const X = {
  carbohydrate: { name: 'Carbohydrate', unit: 'g/h', leastSpan: 60 },
  fluid: { name: 'Fluid', unit: 'ml/h', leastSpan: 600 },
} as const;
const Y = {
  drift: () => ({ name: 'Drift', unit: '%', leastSpan: 8, format: driftText }),
  late: () => ({ name: 'Second half', unit: gapUnit(), leastSpan: 30, format: lateText }),
} as const;

type FuelChartProps = {
  userId: number;
  runs: readonly LongRun[];
  intake: Intake;
  outcome: Outcome;
};

function FuelChart({ userId, runs, intake, outcome }: FuelChartProps) {
  const { open, dialog } = useRunsBehind(userId);
  const points = fuelPoints(runs, { intake, outcome }).reverse();
  const sentence = fuelSentence(runs, { intake, outcome });
  if (points.length === 0) {
    return (
      <p className="text-small text-soft">
        {sentence} Note gels and fluids with your long runs, and import their recordings with heart
        rate: each becomes a point here.
      </p>
    );
  }
  const enough = ENOUGH_AN_HOUR[intake];
  return (
    <>
      <ScatterChart
        label={`${X[intake].name} an hour against ${outcome === 'drift' ? 'drift' : 'late pace'} of long runs`}
        summary={sentence}
        x={{
          ...X[intake],
          format: (value) => String(Math.round(value)),
          reference: { value: enough, label: `${enough} ${X[intake].unit}` },
        }}
        y={Y[outcome]()}
        points={points.map(({ run, intake: x, outcome: y }) => ({
          key: run.id,
          label: fullDayText(run.date),
          x,
          y,
          open: () =>
            open({ title: fullDayText(run.date), from: run.date, to: run.date, of: 'run' }),
        }))}
      />
      {dialog}
    </>
  );
}

const columnsOf = (today: Day): readonly Column<LongRun>[] => [
  {
    key: 'run',
    head: 'Run',
    cell: (run) => (
      <Link href={runHref(run)} className="link">
        {dayText(run.date, today)}
      </Link>
    ),
  },
  {
    key: 'km',
    head: distanceUnit(),
    align: 'right',
    wideOnly: true,
    cell: ({ distanceM }) => (distanceM === null ? '—' : distanceFigure(distanceM, 1)),
  },
  {
    key: 'carbohydrate',
    head: 'Carb g/h',
    align: 'right',
    cell: (run) => noted(run.carbohydrateGPerHour, run),
  },
  {
    key: 'fluid',
    head: 'Fluid ml/h',
    align: 'right',
    cell: (run) => noted(run.fluidMlPerHour, run),
  },
  {
    key: 'drift',
    head: 'Drift %',
    align: 'right',
    wideOnly: 'notNarrowest',
    cell: (run) => told(driftPercent(run), driftText),
  },
  {
    key: 'late',
    head: `Late ${gapUnit()}`,
    align: 'right',
    wideOnly: true,
    cell: (run) => told(slowerLateSPerKm(run), lateText),
  },
];

/** What nobody wrote down can still be. */
function noted(value: number | null, { id, date }: LongRun) {
  if (value !== null) return Math.round(value).toLocaleString('en');
  return (
    <Link
      href={`/workouts/${id}/edit`}
      aria-label={`Note it, ${fullDayText(date)}`}
      className="link"
    >
      Note
    </Link>
  );
}

function told(value: number | null, format: (value: number) => string): string {
  return value === null ? '—' : format(value);
}

function NoLongRuns() {
  return (
    <NothingYet
      title="No long run in this period"
      text={`Log a run of ${LONG_RUN_S / 60} minutes or more with its gels and what you drank, and import its recording with heart rate. Then what you took stands here beside how the end of the run was.`}
    />
  );
}
