import { addDays, type Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceIn, distanceUnit, scaleFigure, sumDistance } from '../../domain/measures.ts';
import { describeWeeklyVolume, type WeekVolume } from '../../domain/weekly-volume.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { ChartSkeleton, EmptyWeeks } from '../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { shortWeekText, weekText } from '../words/day-text.ts';
import { TwoWeeks } from './two-weeks.tsx';

export default function WeeklyProgress({ userId, today }: { userId: number; today: Day }) {
  return (
    <div className="grid gap-3 md:gap-4">
      <EightWeeks userId={userId} />
      <TwoWeeks userId={userId} today={today} />
    </div>
  );
}

function EightWeeks({ userId }: { userId: number }) {
  const { data: weeks, query } = useDeferredQuery(weeksQuery(userId));
  return (
    <Card title="Weekly Training Progress">
      <div className="grid min-h-81 grid-cols-1 sm:min-h-73">
        {weeks ? (
          <Weeks weeks={weeks} userId={userId} />
        ) : (
          <NotLoaded title="Your weeks could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

type WeeksProps = { weeks: readonly WeekVolume[]; userId: number };

function Weeks({ weeks, userId }: WeeksProps) {
  const isEmpty = weeks.every(
    ({ runningM, walkingM, crossM, strengthS }) => runningM + walkingM + crossM + strengthS === 0,
  );
  if (isEmpty) {
    return (
      <div className="self-center">
        <EmptyState
          title="Nothing in the last 8 weeks"
          text="Each week becomes a bar here, this one in full colour."
          preview={<EmptyWeeks />}
          action={<LogWorkout tone="quiet" />}
        />
      </div>
    );
  }
  return <WeeklyChart weeks={weeks} userId={userId} />;
}

/** Kilometres run; what else was trained is noted under each week. */
function WeeklyChart({ weeks, userId }: WeeksProps) {
  const { open, dialog } = useRunsBehind(userId);
  return (
    <>
      <BarChart
        label="Weekly training progress"
        summary={describeWeeklyVolume(weeks)}
        series={[{ key: 'running', label: 'Running' }]}
        unit={distanceUnit()}
        formatValue={axisText}
        isPatient
        bars={weeks.map((week, index) => ({
          key: week.weekStart,
          label: weekText(week.weekStart),
          shortLabel: shortWeekText(week.weekStart),
          values: [distanceIn(week.runningM)],
          isCurrent: index === weeks.length - 1,
          note: noteOf(week),
          open: () =>
            open({
              title: weekText(week.weekStart),
              from: week.weekStart,
              to: addDays(week.weekStart, 6),
              of: 'any',
            }),
        }))}
      />
      {dialog}
    </>
  );
}

/** The axis has room for four figures. */
function axisText(km: number): string {
  return km < 10_000 ? scaleFigure(km) : km.toLocaleString('en', { notation: 'compact' });
}

function noteOf({ walkingM, crossM, strengthS }: WeekVolume): string | undefined {
  const parts = [
    walkingM > 0 && `${sumDistance(walkingM)}\u00a0${distanceUnit()} walks`,
    crossM > 0 && `${sumDistance(crossM)}\u00a0${distanceUnit()} cross`,
    strengthS > 0 && `${formatElapsed(strengthS)} strength`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
