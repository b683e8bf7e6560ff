import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, daysBetween } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import {
  distanceIn,
  distanceUnit,
  paceIn,
  paceInFigure,
  paceUnit,
  scaleFigure,
  sumText,
} from '../../domain/measures.ts';
import type { StepLength, TimeStep } from '../../domain/over-time.ts';
import { summaryRanges } from '../../domain/summary.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { ChartSkeleton, EmptyWeeks } from '../ui/charts/chart-skeleton.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { countText } from '../words/amounts.ts';
import { monthText, shortWeekText, weekText } from '../words/day-text.ts';
import { type OfPeriod, overTimeQuery } from './analytics.api.ts';
import { paceAtSentence } from './pace-at-words.ts';
import { endsToday } from './use-period.ts';

type OverTimeProps = OfPeriod & { today: Day };

/** The whole period by week or month: kilometres, time by zone, and pace at one heart rate. */
export default function OverTime({ userId, period, today }: OverTimeProps) {
  const { from, to } = summaryRanges({ today, period }).period;
  const [chosen, setChosen] = useState<StepLength | null>(null);
  const by = chosen ?? (daysBetween(from, to) < LONGEST_BY_WEEK_DAYS ? 'week' : 'month');
  const query = useQuery({
    ...overTimeQuery({ userId, from, to, by }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title="Over the whole period">
      <div className="grid min-h-96 grid-cols-1 content-start gap-6 print:min-h-0">
        <div className="max-w-60">
          <SegmentedControl
            label="By"
            hideLabel
            value={by}
            choices={BY_CHOICES}
            onChange={setChosen}
          />
        </div>
        {query.data ? (
          <Panes
            steps={query.data}
            by={by}
            userId={userId}
            today={today}
            hasWeeksAbove={by === 'week' && endsToday(period)}
          />
        ) : (
          <NotLoaded title="Your weeks and months could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

const LONGEST_BY_WEEK_DAYS = 190;

const BY_CHOICES = [
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
] as const;

type PanesProps = {
  steps: readonly TimeStep[];
  by: StepLength;
  userId: number;
  today: Day;
  /** The kilometres of these weeks stand above already. */
  hasWeeksAbove: boolean;
};

function Panes({ steps, by, userId, today, hasWeeksAbove }: PanesProps) {
  const { open, dialog } = useRunsBehind(userId);
  const [back, setBack] = useState(0);
  const paging = { back, onBack: setBack };
  const named = steps.map((step) => ({ ...namesOf(step, by), step }));
  const barsOf = (valuesOf: (step: TimeStep) => number[], of: 'run' | 'any') =>
    named.map(({ step, label, shortLabel }) => ({
      key: step.from,
      label,
      shortLabel,
      isCurrent: step.from <= today && today <= step.to,
      values: valuesOf(step),
      open: () => open({ title: label, from: step.from, to: step.to, of }),
    }));
  const totalM = steps.reduce((sum, { runningM }) => sum + runningM, 0);
  const runs = steps.reduce((sum, step) => sum + step.runs, 0);
  const zoneS = steps.reduce((sum, step) => sum + timesOf(step).reduce((a, b) => a + b, 0), 0);
  return (
    <>
      {!hasWeeksAbove && (
        <BarChart
          label={`Distance of running by ${by}`}
          summary={`${sumText(totalM)} in ${countText(runs, 'run')} over ${countText(steps.length, by)}.`}
          series={[{ key: 'run', label: 'Running' }]}
          unit={distanceUnit()}
          formatValue={scaleFigure}
          paging={paging}
          bars={barsOf((step) => [distanceIn(step.runningM)], 'run')}
        />
      )}
      {zoneS > 0 && (
        <BarChart
          label={`Time by heart-rate zone and ${by}`}
          summary="Time in zones, of all workouts: easy is zones 1 and 2, moderate zone 3, hard zones 4 and 5."
          series={ZONE_SERIES}
          scale="clock"
          formatValue={formatElapsed}
          heightPx={190}
          paging={paging}
          bars={barsOf(timesOf, 'any')}
        />
      )}
      <PaceAtHeartRate
        by={by}
        named={named}
        isAlone={hasWeeksAbove && zoneS === 0}
        onOpen={(of) =>
          open({ title: of.label, from: of.from, to: of.to, of: 'run', heartRate: of.heartRate })
        }
      />
      {dialog}
    </>
  );
}

const ZONE_SERIES = [
  { key: 'easy', label: 'Easy' },
  { key: 'middle', label: 'Moderate' },
  { key: 'hard', label: 'Hard' },
];

function timesOf({ zoneSeconds }: TimeStep): number[] {
  const [zone1, zone2, zone3, zone4, zone5] = zoneSeconds;
  return [zone1 + zone2, zone3, zone4 + zone5];
}

function namesOf(step: TimeStep, by: StepLength): { label: string; shortLabel: string } {
  if (by === 'week') {
    return { label: weekText(step.from), shortLabel: shortWeekText(step.from) };
  }
  const label = monthText(step.from);
  return { label, shortLabel: label.slice(0, 3) };
}

type Named = { step: TimeStep; label: string; shortLabel: string };
type PaceAtHeartRateProps = {
  by: StepLength;
  named: readonly Named[];
  /** Nothing else of the period is drawn. */
  isAlone: boolean;
  onOpen: (of: { label: string; from: Day; to: Day; heartRate: number }) => void;
};

/** Paces that differ by less are those of one runner on different days. */
const LEAST_SPAN_S_PER_KM = 30;

/** The same heart for a faster pace is what training is for. */
function PaceAtHeartRate({ by, named, isAlone, onOpen }: PaceAtHeartRateProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const rates = ratesOf(named);
  const most = rates.toSorted((a, b) => b.runs - a.runs)[0];
  if (!most) {
    return (
      <div className={isAlone ? 'grid min-h-80 grid-cols-1 content-center' : undefined}>
        <EmptyState
          title="No pace at a heart rate"
          text="It is drawn once runs outdoors of 20 minutes or more have an average heart rate."
          preview={isAlone && <EmptyWeeks />}
        />
      </div>
    );
  }
  const heartRate = rates.find((rate) => rate.heartRate === chosen)?.heartRate ?? most.heartRate;
  const points = named.flatMap(({ step, label, shortLabel }, x) => {
    const at = step.paces.find((pace) => pace.heartRate === heartRate);
    if (!at) return [];
    return [
      {
        x,
        y: paceIn(at.paceSPerKm),
        label,
        shortLabel,
        open: () => onOpen({ label, from: step.from, to: step.to, heartRate }),
      },
    ];
  });
  return (
    <div className="grid gap-3">
      <div className="max-w-72">
        <SelectField
          label="Pace at a heart rate of"
          value={String(heartRate)}
          choices={rates.map(({ heartRate: rate, runs }) => ({
            value: String(rate),
            label: `${rate} bpm (${countText(runs, 'run')})`,
          }))}
          onChange={(text) => setChosen(Number(text))}
        />
      </div>
      <LineChart
        label={`Pace at ${heartRate} bpm`}
        summary={paceAtSentence({ paces: points.map(({ y }) => y), heartRate, by })}
        series={[{ key: 'pace', label: `${heartRate} bpm`, points }]}
        leastSpan={paceIn(LEAST_SPAN_S_PER_KM)}
        unit={paceUnit()}
        formatY={paceInFigure}
        scale="clock"
        lessIsHigher
        heightPx={200}
      />
    </div>
  );
}

function ratesOf(named: readonly Named[]): { heartRate: number; runs: number }[] {
  const runs = new Map<number, number>();
  for (const { step } of named) {
    for (const pace of step.paces) {
      runs.set(pace.heartRate, (runs.get(pace.heartRate) ?? 0) + pace.runs);
    }
  }
  return [...runs]
    .map(([heartRate, count]) => ({ heartRate, runs: count }))
    .toSorted((a, b) => a.heartRate - b.heartRate);
}
