import type { Summary } from '../../contract/analytics.ts';
import type { Workout } from '../../contract/workouts.ts';
import { formatPace } from '../../domain/pace.ts';
import { latestPacedRuns } from '../../domain/race-prediction.ts';
import { toPredictingRun } from '../prediction/use-race-runs.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { comparePace } from './comparisons.ts';
import { DashboardStat } from './dashboard-stat.tsx';

type PaceCardProps = { summary: Summary | undefined; workouts: readonly Workout[] | undefined };

export function PaceCard({ summary, workouts = [] }: PaceCardProps) {
  const paces = latestPacedRuns(workouts.map(toPredictingRun), workouts.length)
    .map((run) => run.paceSPerKm)
    .reverse();
  return (
    <DashboardStat
      label="Avg Pace"
      period="30 days"
      value={summary?.avgPace}
      unit="/km"
      comparison={summary && comparePace(summary)}
      picture={<Sparkline values={paces} lessIsHigher />}
      trace={
        summary && (
          <TraceFacts
            formula={`The time of your runs with a distance, over their distance; walks and hikes are left out.${
              paces.length > 1
                ? ` The line: your last ${paces.length} paces, faster is higher.`
                : ''
            }`}
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              { term: 'Among', detail: countText(summary.period.runs, 'run') },
              {
                term: 'Before',
                detail: `${formatPace(summary.previous.avgPaceSPerKm)}\u00a0/km, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    />
  );
}
