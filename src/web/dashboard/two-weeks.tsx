import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import { addDays, type Day, startOfWeek } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { DASHBOARD_WORKOUTS_FETCHED } from '../../domain/limits.ts';
import {
  distanceFigure,
  distanceUnit,
  paceUnit,
  sumText,
  weekStart,
} from '../../domain/measures.ts';
import { isRun } from '../../domain/sports.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { latestWorkoutsQuery, workoutsInRangeQuery } from '../queries/workouts.ts';
import { Card } from '../ui/card.tsx';
import { Figure } from '../ui/figure.tsx';
import { countText } from '../words/amounts.ts';
import { shortWeekday } from '../words/day-text.ts';
import { paceText, workoutHref } from '../words/workout-facts.ts';

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
      <table className="w-full table-fixed border-collapse text-small">
        <thead>
          <tr className="border-b border-edge text-left align-top">
            <th className="w-11 md:w-16">
              <span className="sr-only">Day</span>
            </th>
            <WeekHead title="This week" workouts={data.filter(({ date }) => date >= thisWeek)} />
            <WeekHead title="Last week" workouts={data.filter(({ date }) => date < thisWeek)} />
          </tr>
        </thead>
        <tbody>
          {DAYS.map((at) => {
            const day = addDays(thisWeek, at);
            return (
              <tr key={at} className="border-b border-line last:border-b-0">
                <th
                  scope="row"
                  className={`text-left ${day === today ? 'font-semibold text-accent' : 'font-normal text-soft'}`}
                >
                  {shortWeekday(day)}
                </th>
                <OneDay day={day} workouts={data} today={today} className="lg:pr-4" />
                <OneDay day={addDays(day, -7)} workouts={data} today={today} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

function isBefore(workout: Workout | undefined, day: Day): boolean {
  return workout !== undefined && workout.date < day;
}

type WeekHeadProps = { title: string; workouts: readonly Workout[] };

function WeekHead({ title, workouts }: WeekHeadProps) {
  const runs = workouts.filter(isRun);
  const sumM = runs.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
  return (
    <th scope="col" className="px-2 pb-2 font-normal">
      <span className="font-semibold">{title}</span>
      <span className="block text-soft md:ml-2 md:inline">
        {runs.length === 0 ? 'No run.' : `${sumText(sumM)} in ${countText(runs.length, 'run')}.`}
      </span>
    </th>
  );
}

type OneDayProps = { day: Day; workouts: readonly Workout[]; today: Day; className?: string };

function OneDay({ day, workouts, today, className }: OneDayProps) {
  const ofDay = workouts.filter(({ date }) => date === day).reverse();
  return (
    <td className={className}>
      {ofDay.map((workout) => (
        <OneWorkout key={workout.id} workout={workout} />
      ))}
      {ofDay.length === 0 && (
        <span className="tap flex items-center px-2 text-soft">{day < today && 'rest'}</span>
      )}
    </td>
  );
}

/** Two lines on a phone, at a desk a row whose figures stand below each other. */
function OneWorkout({ workout }: { workout: Workout }) {
  const { title, distanceM, durationS } = workout;
  const pace = isRun(workout) ? paceText(workout) : null;
  return (
    <Link
      href={workoutHref(workout)}
      className="tap grid content-center gap-x-3 rounded-box px-2 py-1 hover:bg-sunk focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,1fr)_4.5rem] md:text-right lg:grid-cols-[minmax(0,1fr)_4.5rem_4rem_4.5rem]"
    >
      <span
        className={`line-clamp-2 text-left wrap-anywhere ${isRun(workout) ? 'font-semibold' : 'text-soft'}`}
      >
        {title ?? workoutLabel(workout)}
      </span>
      <span className={distanceM ? undefined : 'lg:invisible'}>
        {distanceM ? (
          <Figure value={distanceFigure(distanceM, 1)} unit={distanceUnit()} />
        ) : (
          <Figure value={formatElapsed(durationS)} />
        )}
      </span>
      <span className="max-lg:hidden">
        <Figure value={formatElapsed(durationS)} />
      </span>
      <span className="max-lg:hidden">{pace && <Figure value={pace} unit={paceUnit()} />}</span>
    </Link>
  );
}
