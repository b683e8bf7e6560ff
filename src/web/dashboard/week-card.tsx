import type { Summary } from '../../contract/analytics.ts';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { countText } from '../amounts.ts';
import { daysText } from '../day-text.ts';
import { CountDots } from '../ui/count-dots.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { compareWeek, type RunTarget } from './comparisons.ts';
import { DashboardStat } from './dashboard-stat.tsx';

// A row of dots that breaks into a second line would be higher than the card has room for.
const MOST_DOTS = 7;

export function WeekCard({ summary, target }: { summary: Summary | undefined; target: RunTarget }) {
  const sunday = summary && startOfWeek(summary.today);
  return (
    <DashboardStat
      label="This Week"
      value={summary?.weeklyRuns.toLocaleString('en')}
      unit={`of ${target.least}–${target.most} runs`}
      comparison={summary && compareWeek(summary)}
      picture={
        summary && (
          <CountDots
            done={Math.min(summary.weeklyRuns, MOST_DOTS)}
            of={Math.min(target.most, MOST_DOTS)}
          />
        )
      }
      trace={
        summary &&
        sunday && (
          <TraceFacts
            formula="Every run since Sunday, counted; walks and hikes count. The target is the weekly frequency of your profile."
            facts={[
              { term: 'This week', detail: daysText({ from: sunday, to: addDays(sunday, 6) }) },
              { term: 'Runs', detail: `${summary.weeklyRuns} up to today` },
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
