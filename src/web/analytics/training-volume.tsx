import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceIn, distanceUnit, distanceWord, weekStart } from '../../domain/measures.ts';
import { chartedWeeks, describeWeeklyVolume, type WeekVolume } from '../../domain/weekly-volume.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { LogOrImport } from '../navigation/log-workout.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import type { Behind } from '../runs-behind/runs-behind.tsx';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { ChartSkeleton, EmptyWeeks } from '../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { shortWeekText, weekText } from '../words/day-text.ts';
import { tenthsText } from '../words/period-words.ts';
import type { OfPeriod } from './analytics.api.ts';
import { amountSentence, axisText } from './volume-words.ts';

export function TrainingVolume({ userId, period, today }: OfPeriod & { today: Day }) {
  const query = useQuery({
    ...weeksQuery(userId, chartedWeeks({ today, period, weekStart: weekStart() })),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title="Weekly Training Volume">
      <div className="grid min-h-81 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Weeks weeks={query.data} userId={userId} />
        ) : (
          <NotLoaded title="Your weeks could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

/** Each has an axis of its own under the same weeks: no kilometre of a ride stands on one of running. */
const LINES: readonly Line[] = [
  {
    name: 'Running',
    behind: 'run',
    of: 'running',
    isDistance: true,
    amount: (week) => distanceIn(week.runningM),
  },
  {
    name: 'Walks and hikes',
    behind: 'walk',
    of: 'walks and hikes',
    isDistance: true,
    amount: (week) => distanceIn(week.walkingM),
  },
  {
    name: 'Cross',
    behind: 'cross',
    of: 'cross',
    isDistance: true,
    amount: (week) => distanceIn(week.crossM),
  },
  {
    name: 'Strength',
    behind: 'strength',
    of: 'strength',
    isDistance: false,
    amount: (week) => week.strengthS,
  },
];

type Line = {
  name: string;
  of: string;
  /** Or else a time, in seconds. */
  isDistance: boolean;
  amount: (week: WeekVolume) => number;
  behind: Behind['of'];
};

function Weeks({ weeks, userId }: { weeks: readonly WeekVolume[]; userId: number }) {
  const { open, dialog } = useRunsBehind(userId);
  const [back, setBack] = useState(0);
  const lines = LINES.filter(({ amount }) => weeks.some((week) => amount(week) > 0));
  if (lines.length === 0) return <NoWeeks count={weeks.length} />;
  return (
    <div className="grid content-start gap-6">
      {lines.map((line, index) => (
        <LineBars
          key={line.name}
          line={line}
          weeks={weeks}
          isFirst={index === 0}
          paging={{ back, onBack: setBack }}
          onOpen={(week) =>
            open({
              title: weekText(week.weekStart),
              from: week.weekStart,
              to: addDays(week.weekStart, 6),
              of: line.behind,
            })
          }
        />
      ))}
      {dialog}
    </div>
  );
}

type LineBarsProps = {
  line: Line;
  weeks: readonly WeekVolume[];
  isFirst: boolean;
  paging: { back: number; onBack: (back: number) => void };
  onOpen: (week: WeekVolume) => void;
};

function LineBars({ line, weeks, isFirst, paging, onOpen }: LineBarsProps) {
  const { name, of, isDistance, amount } = line;
  const counted = isDistance ? `${distanceWord()}s` : 'time';
  const say = isDistance
    ? (distance: number) => `${tenthsText(distance)}\u00a0${distanceUnit()}`
    : formatElapsed;
  const sentence =
    name === 'Running'
      ? describeWeeklyVolume(weeks)
      : amountSentence({ name, say, amounts: weeks.map(amount) });
  return (
    <BarChart
      label={`Weekly training volume, ${counted} of ${of}`}
      summary={sentence}
      series={[{ key: name, label: name }]}
      {...(isDistance
        ? { unit: distanceUnit(), formatValue: axisText }
        : { scale: 'clock', formatValue: formatElapsed })}
      bars={weeks.map((week, index) => ({
        key: week.weekStart,
        label: weekText(week.weekStart),
        shortLabel: shortWeekText(week.weekStart),
        values: [amount(week)],
        isCurrent: index === weeks.length - 1,
        open: () => onOpen(week),
      }))}
      heightPx={isFirst ? undefined : 150}
      paging={paging}
    />
  );
}

function NoWeeks({ count }: { count: number }) {
  return (
    <div className="self-center">
      <EmptyState
        title="No workout data available"
        text={`Log a run or a ride with its distance, or a strength session with its time: each of the last ${count} weeks becomes a bar here.`}
        preview={<EmptyWeeks />}
        action={<LogOrImport />}
      />
    </div>
  );
}
