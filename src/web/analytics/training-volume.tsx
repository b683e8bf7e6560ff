import { useQuery } from '@tanstack/react-query';
import type { Week } from '../../contract/analytics.ts';
import { VOLUME_CHART_WEEKS } from '../../domain/limits.ts';
import { LoadFailure } from '../load-failure.tsx';
import { weeksQuery } from '../log-queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { EmptyWeeks } from './empty-previews.tsx';
import { axisText, distanceSentence, strengthSentence } from './volume-words.ts';

export function TrainingVolume({ userId }: { userId: number }) {
  const query = useQuery(weeksQuery(userId));
  return (
    <Card title="Weekly Training Volume">
      <div className="grid min-h-81 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Weeks weeks={query.data} />
        ) : query.isError ? (
          <LoadFailure title="Your weeks could not be loaded" query={query} />
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </Card>
  );
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const hasDistance = weeks.some((week) => week.runningDistance > 0 || week.crossDistance > 0);
  const hasStrength = weeks.some((week) => week.strengthSeconds > 0);
  if (!hasDistance && !hasStrength) return <NoWeeks />;
  return (
    <div className="grid content-start gap-6">
      {hasDistance && <DistanceBars weeks={weeks} />}
      {hasStrength && <StrengthBars weeks={weeks} />}
    </div>
  );
}

const RUNNING = { key: 'running', label: 'Running' };
const CROSS = { key: 'cross', label: 'Cross' };
const STRENGTH = { key: 'strength', label: 'Strength' };

function DistanceBars({ weeks }: { weeks: readonly Week[] }) {
  const hasCross = weeks.some((week) => week.crossDistance > 0);
  return (
    <BarChart
      label="Weekly training volume, kilometres"
      summary={distanceSentence(weeks)}
      series={hasCross ? [RUNNING, CROSS] : [RUNNING]}
      unit="km"
      formatValue={axisText}
      bars={barsOf(weeks, (week) =>
        hasCross ? [week.runningDistance, week.crossDistance] : [week.runningDistance],
      )}
    />
  );
}

/** Hours have an axis of their own, under the same weeks. */
function StrengthBars({ weeks }: { weeks: readonly Week[] }) {
  return (
    <BarChart
      label="Weekly training volume, hours of strength"
      summary={strengthSentence(weeks)}
      series={[STRENGTH]}
      unit="h strength"
      formatValue={axisText}
      bars={barsOf(weeks, (week) => [week.strengthSeconds / 3600])}
      heightPx={150}
    />
  );
}

function barsOf(weeks: readonly Week[], valuesOf: (week: Week) => number[]) {
  return weeks.map((week, index) => ({
    key: week.from,
    label: week.label,
    shortLabel: week.label.replace('Week ', ''),
    values: valuesOf(week),
    isCurrent: index === weeks.length - 1,
  }));
}

function NoWeeks() {
  return (
    <div className="self-center">
      <EmptyState
        title="No workout data available"
        text={`Log a run or a ride with its distance, or a strength session with its time: each of the last ${VOLUME_CHART_WEEKS} weeks becomes a bar here.`}
        preview={<EmptyWeeks />}
        action={
          <>
            <ButtonLink href="/workouts" icon="log">
              Log Workout
            </ButtonLink>
            <ButtonLink href="/apple-health" tone="quiet">
              Import a file
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
