import type { Advice } from '../../contract/coach.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_INSIGHTS_SHOWN } from '../../domain/limits.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import type { InsightsQuery } from './dashboard.api.ts';
import { InsightItem } from './insight-item.tsx';

type InsightsCardProps = { userId: number; today: Day; insights: InsightsQuery };

/** Stands on the dashboard only where there is something to say. */
export function InsightsCard({ userId, today, insights }: InsightsCardProps) {
  const { data: advice, isError, query } = insights;
  const { data: workouts = [] } = useDeferredQuery(latestWorkoutsQuery(userId));
  if (advice) return advice.length > 0 && <Insights {...{ today, workouts, advice }} />;
  if (!isError) return null;
  return (
    <Card title={TITLE}>
      <LoadFailure title="The insights could not be loaded" query={query} />
    </Card>
  );
}

const TITLE = 'AI Training Insights';

type InsightsProps = { advice: readonly Advice[]; workouts: readonly Workout[]; today: Day };

function Insights({ advice, workouts, today }: InsightsProps) {
  const shown = advice.slice(0, DASHBOARD_INSIGHTS_SHOWN);
  return (
    <Card title={TITLE} lead="From the built-in coach: rules over your own log, worked out here.">
      <ul className={classNames('grid gap-x-6 gap-y-4', COLUMNS[shown.length])}>
        {shown.map((item) => (
          <InsightItem key={`${item.type} ${item.title}`} {...{ item, workouts, today }} />
        ))}
      </ul>
    </Card>
  );
}

const COLUMNS: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };
