import type { Summary } from '../../contract/analytics.ts';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { hoursText } from './amounts.ts';
import { AnalyticsStat } from './analytics-stat.tsx';
import { compareTime } from './comparisons.ts';

export function TimeCard({ summary }: { summary: Summary | undefined }) {
  return (
    <AnalyticsStat
      label="Total Time"
      value={summary && hoursText(summary.period.totalSeconds)}
      unit="h"
      detail={summary && `in ${countText(summary.period.workouts, 'workout')}`}
      comparison={summary && compareTime(summary)}
      trace={
        summary && (
          <TraceFacts
            formula="The time of every workout added up, not of runs alone."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              ...LINES.map(({ line, term }) => ({
                term,
                detail: `${hoursText(summary.period.secondsByType[line])}\u00a0h`,
              })),
              {
                term: 'Before',
                detail: `${hoursText(summary.previous.totalSeconds)}\u00a0h in ${countText(summary.previous.workouts, 'workout')}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    />
  );
}

const LINES = [
  { line: 'running', term: 'Running' },
  { line: 'walking', term: 'Walks and hikes' },
  { line: 'strength', term: 'Strength' },
  { line: 'cross', term: 'Cross' },
] as const;
