import type { Summary, Week } from '../../contract/analytics.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText, kmText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { walksFact } from '../words/walks-fact.ts';
import { compareDistance } from './comparisons.ts';
import { DashboardStat } from './dashboard-stat.tsx';

type DistanceCardProps = { summary: Summary | undefined; weeks: readonly Week[] | undefined };

export function DistanceCard({ summary, weeks = [] }: DistanceCardProps) {
  // This week is not over: at the end of the line it would look like a fall.
  const wholeWeeks = weeks.slice(0, -1).map((week) => week.runningDistance);
  const hasLine = wholeWeeks.some((km) => km > 0);
  return (
    <DashboardStat
      label="Distance"
      period="30 days"
      value={summary && kmText(summary.period.totalDistance)}
      unit="km"
      comparison={summary && compareDistance(summary)}
      picture={hasLine && <Sparkline values={wholeWeeks} />}
      trace={
        summary && (
          <TraceFacts
            formula={`The distance of every run added up; walks, hikes and other sports are not counted.${
              hasLine ? ` The line: your last ${wholeWeeks.length} whole weeks.` : ''
            }`}
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              { term: 'Rests on', detail: countText(summary.period.runs, 'run') },
              ...walksFact(summary.period),
              {
                term: 'Before',
                detail: `${kmText(summary.previous.totalDistance)}\u00a0km in ${countText(summary.previous.runs, 'run')}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    />
  );
}
