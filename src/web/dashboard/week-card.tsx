import type { Summary } from '../../contract/analytics.ts';
import { startOfWeek } from '../../domain/calendar.ts';
import { CountDots } from '../ui/count-dots.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { compareWeek, type WorkoutTarget } from './comparisons.ts';
import { DashboardStat } from './dashboard-stat.tsx';

// A row of dots that breaks into a second line would be higher than the card has room for.
const MOST_DOTS = 7;

export function WeekCard({
  summary,
  target,
}: {
  summary: Summary | undefined;
  target: WorkoutTarget;
}) {
  const sunday = summary && startOfWeek(summary.today);
  return (
    <DashboardStat
      label="This Week"
      value={summary?.weeklyRuns.toLocaleString('en')}
      unit={summary?.weeklyRuns === 1 ? 'run' : 'runs'}
      comparison={summary && compareWeek(summary)}
      picture={
        summary && (
          <span className="flex items-center gap-2 text-small">
            <span className="@max-[15rem]:hidden">
              <CountDots
                done={Math.min(summary.weeklyWorkouts, MOST_DOTS)}
                of={Math.min(target.most, MOST_DOTS)}
              />
            </span>
            <span className="whitespace-nowrap">
              {summary.weeklyWorkouts.toLocaleString('en')} of {target.least}–{target.most} workouts
            </span>
          </span>
        )
      }
      trace={
        summary &&
        sunday && (
          <TraceFacts
            formula="Every run since Sunday, counted; walks and hikes are no runs. The target is the weekly frequency of your profile: workouts, which are runs, strength and cross."
            facts={[
              {
                term: 'This week',
                detail: `${daysText({ from: sunday, to: summary.today })}, up to today`,
              },
              { term: 'Runs', detail: summary.weeklyRuns.toLocaleString('en') },
              { term: 'Workouts', detail: summary.weeklyWorkouts.toLocaleString('en') },
              {
                term: 'Compared with',
                detail: `${countText(summary.previous.runs, 'run')}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    />
  );
}
