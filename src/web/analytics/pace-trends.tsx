import type { PacedRun } from '../../contract/period-runs.ts';
import type { Day } from '../../domain/calendar.ts';
import { paceIn, paceInFigure, paceUnit } from '../../domain/measures.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { Card } from '../ui/card.tsx';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { useAtDesk } from '../ui/use-at-desk.ts';
import { fullDayText, shortDayText } from '../words/day-text.ts';
import { type OfPeriod, usePeriodRuns } from './analytics.api.ts';
import { NothingYet } from './nothing-yet.tsx';
import { paceSentence } from './pace-words.ts';
import { kindLabel, RUN_KINDS } from './run-kinds.ts';

type PaceTrendsProps = OfPeriod & { today: Day };

export function PaceTrends({ userId, period, today }: PaceTrendsProps) {
  const query = usePeriodRuns({ userId, period });
  return (
    <Card title="Pace Trends by Run Type">
      <div className="grid min-h-96 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Paces runs={query.data.pacedRuns} today={today} userId={userId} />
        ) : (
          <NotLoaded title="Your runs could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

type PacesProps = { runs: readonly PacedRun[]; today: Day; userId: number };

/** Paces that differ by less are those of one runner on different days. */
const LEAST_SPAN_S_PER_KM = 60;

function Paces({ runs, today, userId }: PacesProps) {
  const { open, dialog } = useRunsBehind(userId);
  const isWide = useAtDesk();
  if (runs.length === 0) {
    return (
      <NothingYet
        title="No running data available"
        text={`Log a run with its distance: it becomes a point on the line of its type. Walks and hikes are kept apart. Or choose another period.`}
        preview={<EmptyPaces />}
      />
    );
  }
  const openDay = ({ date }: PacedRun) =>
    open({ title: fullDayText(date), from: date, to: date, of: 'run' });
  return (
    <>
      <LineChart
        label="Pace trends by run type"
        summary={`${paceSentence(runs, today)} Faster is higher.`}
        series={seriesOf(runs, openDay)}
        leastSpan={paceIn(LEAST_SPAN_S_PER_KM)}
        unit={paceUnit()}
        formatY={paceInFigure}
        scale="clock"
        lessIsHigher
        // As high as the zones beside it.
        heightPx={isWide ? 330 : 260}
      />
      {dialog}
    </>
  );
}

/** One after the other, whatever lies between them; each type keeps its look. */
function seriesOf(runs: readonly PacedRun[], onOpen: (run: PacedRun) => void) {
  const points = runs.map((run, x) => ({
    kind: run.runningSubtype,
    point: {
      x,
      y: paceIn(run.paceSPerKm),
      label: shortDayText(run.date),
      open: () => onOpen(run),
    },
  }));
  return RUN_KINDS.map((kind, look) => ({
    key: String(kind),
    label: kindLabel(kind),
    look,
    points: points.filter((each) => each.kind === kind).map((each) => each.point),
  })).filter((series) => series.points.length > 0);
}

/** What an empty chart will look like: a drawing that is never read out. */
function EmptyPaces() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full">
      <path d="M0 95.5H320M0 48H320M0 .5H320" className="stroke-line" />
      <path
        d="M10 70 66 62 122 64 206 48 262 52 310 40"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      <path
        d="M38 84 150 80 290 66"
        fill="none"
        strokeWidth="2"
        strokeDasharray="7 4"
        className="stroke-ink"
      />
      <path
        d="M94 22 178 16 234 12"
        fill="none"
        strokeWidth="2"
        strokeDasharray="1.5 4"
        className="stroke-soft"
      />
    </svg>
  );
}
