import type { Summary } from '../../contract/analytics.ts';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText, kmText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { walksFact } from '../words/walks-fact.ts';
import { AnalyticsStat } from './analytics-stat.tsx';
import { compareDistance } from './comparisons.ts';

export function DistanceCard({ summary }: { summary: Summary | undefined }) {
  return (
    <AnalyticsStat
      label="Total Distance"
      value={summary && kmText(summary.period.totalDistance)}
      unit="km"
      detail={summary && `in ${countText(summary.period.runs, 'run')}`}
      comparison={summary && compareDistance(summary)}
      trace={
        summary && (
          <TraceFacts
            formula="The distance of every run added up; walks, hikes and other sports are not counted."
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
