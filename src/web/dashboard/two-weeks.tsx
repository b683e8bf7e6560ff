import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import { addDays, type Day, startOfWeek } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { DASHBOARD_WORKOUTS_FETCHED } from '../../domain/limits.ts';
import { distanceText, sumText, weekStart } from '../../domain/measures.ts';
import { isRun } from '../../domain/sports.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { latestWorkoutsQuery, workoutsInRangeQuery } from '../queries/workouts.ts';
import { Card } from '../ui/card.tsx';
import { countText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { workoutHref } from '../words/workout-facts.ts';

/** What was done this week and last, so that Sunday evening and Monday morning both tell something. */
export function TwoWeeks({ userId, today }: { userId: number; today: Day }) {
  const thisWeek = startOfWeek(today, weekStart());
  const lastWeek = addDays(thisWeek, -7);
  // The latest workouts are here already, and reach as far back in most logs.
  const { data: latest } = useQuery(latestWorkoutsQuery(userId));
  const reachesBack =
    latest && (latest.length < DASHBOARD_WORKOUTS_FETCHED || isBefore(latest.at(-1), lastWeek));
  const { data: asked } = useQuery({
    ...workoutsInRangeQuery({ userId, from: lastWeek, to: today }),
    enabled: latest !== undefined && !reachesBack,
  });
  const data = reachesBack ? latest.filter(({ date }) => date >= lastWeek && date <= today) : asked;
  if (!data || data.length === 0) return null;
  return (
    <Card title="This week and last">
      <div className="grid gap-6 lg:grid-cols-2">
        <Week
          title="This week"
          workouts={data.filter(({ date }) => date >= thisWeek)}
          today={today}
        />
        <Week
          title="Last week"
          workouts={data.filter(({ date }) => date < thisWeek)}
          today={today}
        />
      </div>
    </Card>
  );
}

function isBefore(workout: Workout | undefined, day: Day): boolean {
  return workout !== undefined && workout.date < day;
}

type WeekProps = { title: string; workouts: readonly Workout[]; today: Day };

function Week({ title, workouts, today }: WeekProps) {
  const runs = workouts.filter(isRun);
  const sumM = runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
  return (
    <section aria-label={title}>
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="text-small text-soft">
        {runs.length === 0 ? 'No run.' : `${sumText(sumM)} in ${countText(runs.length, 'run')}.`}
      </p>
      <ul className="-mx-2 mt-1 divide-y divide-line">
        {workouts.map((workout) => (
          <li key={workout.id}>
            <Link
              href={workoutHref(workout)}
              className="grid min-h-11 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-box px-2 text-small hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="text-soft">{dayText(workout.date, today)}</span>
              <span className="truncate font-semibold">
                {workout.title ?? workoutLabel(workout)}
              </span>
              <span className="whitespace-nowrap">
                {workout.distanceM
                  ? distanceText(workout.distanceM)
                  : formatElapsed(workout.durationS)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
