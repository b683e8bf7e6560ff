import type { PacedRun } from '../../contract/analytics.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatPace } from '../../domain/pace.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { shortDayText } from '../words/day-text.ts';
import { type OfPeriod, usePeriodRuns } from './analytics.api.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { EmptyPaces } from './empty-previews.tsx';
import { paceSentence } from './pace-words.ts';
import { kindLabel, RUN_KINDS } from './run-kinds.ts';
import { useWideScreen } from './use-wide-screen.ts';

type PaceTrendsProps = OfPeriod & { today: Day };

export function PaceTrends({ userId, period, today }: PaceTrendsProps) {
  const query = usePeriodRuns({ userId, period });
  return (
    <Card title="Pace Trends by Run Type">
      <div className="grid min-h-96 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Paces runs={query.data.pacedRuns} today={today} />
        ) : query.isError ? (
          <LoadFailure title="Your runs could not be loaded" query={query} />
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </Card>
  );
}

type PacesProps = { runs: readonly PacedRun[]; today: Day };

function Paces({ runs, today }: PacesProps) {
  const isWide = useWideScreen();
  if (runs.length === 0) {
    return (
      <div className="self-center">
        <EmptyState
          title="No running data available"
          text={`Log a run with its distance: it becomes a point on the line of its type. Walks and hikes are kept apart. Or choose another period.`}
          preview={<EmptyPaces />}
          action={
            <ButtonLink href="/workouts" tone="quiet" icon="log">
              Log Workout
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <LineChart
      label="Pace trends by run type"
      summary={`${paceSentence(runs, today)} Faster is higher.`}
      series={seriesOf(runs)}
      unit="/km"
      formatY={formatPace}
      scale="clock"
      lessIsHigher
      // As high as the zones beside it.
      heightPx={isWide ? 330 : 260}
    />
  );
}

/** One after the other, whatever lies between them; each type keeps its look. */
function seriesOf(runs: readonly PacedRun[]) {
  const points = runs.map((run, x) => ({
    kind: run.runningSubtype,
    point: { x, y: run.paceSPerKm, label: shortDayText(run.date) },
  }));
  return RUN_KINDS.map((kind, look) => ({
    key: String(kind),
    label: kindLabel(kind),
    look,
    points: points.filter((each) => each.kind === kind).map((each) => each.point),
  })).filter((series) => series.points.length > 0);
}
