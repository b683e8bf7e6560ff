import { Link } from 'wouter';
import type { Advice } from '../../contract/insights.ts';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_INSIGHTS_SHOWN } from '../../domain/limits.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { keepUnits } from '../ui/keep-units.ts';
import { PriorityBadge } from '../ui/priority-badge.tsx';
import { countText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { runHref, workoutHref } from '../words/workout-facts.ts';
import type { InsightsQuery } from './dashboard.api.ts';

type InsightsCardProps = { userId: number; today: Day; insights: InsightsQuery };

/** Stands on the dashboard only where there is something to say. */
export default function InsightsCard({ userId, today, insights }: InsightsCardProps) {
  const { data: advice, isError, query } = insights;
  const { data: workouts = [] } = useDeferredQuery(latestWorkoutsQuery(userId));
  if (advice) {
    return advice.length > 0 && <Insights advice={advice} workouts={workouts} today={today} />;
  }
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
          <InsightItem
            key={`${item.type} ${item.title}`}
            item={item}
            workouts={workouts}
            today={today}
          />
        ))}
      </ul>
    </Card>
  );
}

const COLUMNS: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

type InsightItemProps = { item: Advice; workouts: readonly Workout[]; today: Day };

const MOST_LINKS = 2;

function InsightItem({ item, workouts, today }: InsightItemProps) {
  const { title, message, priority, basis, grade, source, workoutIds } = item;
  return (
    <li className="flex min-w-0 flex-col gap-1 text-small">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-body font-semibold">{title}</h3>
        <PriorityBadge priority={priority} />
      </div>
      <p>{keepUnits(message)}</p>
      <p className="text-soft">{keepUnits(basis)}</p>
      <p className="text-soft">
        Evidence: {grade} ({keepUnits(source)})
      </p>
      {workoutIds.length > 0 && (
        <p className="text-soft">
          Rests on <Workouts item={item} workouts={workouts} today={today} />
        </p>
      )}
    </li>
  );
}

function Workouts({ item, workouts, today }: InsightItemProps) {
  const { title, workoutIds, workoutDays } = item;
  const left = workoutIds.length - MOST_LINKS;
  return (
    <>
      {workoutIds.slice(0, MOST_LINKS).map((id, index) => {
        const workout = workouts.find((each) => each.id === id);
        const text = dayText(workoutDays[index] ?? today, today);
        return (
          <span key={id}>
            {index > 0 && (left > 0 ? ', ' : ' and ')}
            <Link
              href={workout ? workoutHref(workout) : runHref({ id })}
              aria-label={`${text}, for ${title}`}
              className="link tap-around whitespace-nowrap"
            >
              {text}
            </Link>
          </span>
        );
      })}
      {left > 0 && ` and ${countText(left, 'more run', 'more runs')}`}
    </>
  );
}
