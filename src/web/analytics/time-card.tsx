import type { Summary } from '../../contract/analytics.ts';
import { WORKOUT_TYPE_LABELS, WORKOUT_TYPES } from '../../domain/workout-kinds.ts';
import { countText } from '../amounts.ts';
import { daysText } from '../day-text.ts';
import { TraceFacts } from '../ui/trace-facts.tsx';
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
              ...WORKOUT_TYPES.map((type) => ({
                term: WORKOUT_TYPE_LABELS[type],
                detail: `${hoursText(summary.period.secondsByType[type])}\u00a0h`,
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
