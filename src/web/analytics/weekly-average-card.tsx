import type { Summary } from '../../contract/analytics.ts';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText, kmText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { tenthsText } from './amounts.ts';
import { AnalyticsStat } from './analytics-stat.tsx';
import { averageOf, compareWeek } from './comparisons.ts';

export function WeeklyAverageCard({ summary }: { summary: Summary | undefined }) {
  const average = summary && averageOf(summary.period);
  return (
    <AnalyticsStat
      label="Weekly Average"
      value={average && kmText(average.km)}
      unit="km"
      detail={average && `${tenthsText(average.runs)}\u00a0runs per week`}
      comparison={summary && compareWeek(summary)}
      trace={
        summary && (
          <TraceFacts
            formula="The distance and the number of your runs, over the weeks of the period."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              {
                term: 'Weeks',
                detail: `${summary.period.days} days / 7 = ${tenthsText(summary.period.days / 7)}`,
              },
              {
                term: 'Rests on',
                detail: `${kmText(summary.period.totalDistance)}\u00a0km in ${countText(summary.period.runs, 'run')}`,
              },
              { term: 'Before', detail: daysText(summary.previous) },
            ]}
          />
        )
      }
    />
  );
}
