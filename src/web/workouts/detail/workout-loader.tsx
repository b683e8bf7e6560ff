import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { workoutQuery } from '../../queries/workouts.ts';
import { workoutHref } from '../../words/workout-facts.ts';
import { BackToList } from './back-to-list.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NoSuchWorkout } from './no-such-workout.tsx';
import { type Group, groupOf } from './workout-facts.ts';

type WorkoutLoaderProps = {
  id: number;
  group: Group;
  children: (workout: Workout) => ReactNode;
};

/** Waits for the one workout, and says so where there is none, or none of this group. */
export function WorkoutLoader({ id, group, children }: WorkoutLoaderProps) {
  const query = useQuery(workoutQuery(id));
  // Asked first: what was deleted since is still in the browser's cache.
  if (query.error instanceof ApiError && query.error.code === 'notFound') {
    return <NoSuchWorkout group={group} />;
  }
  if (query.data) {
    const isHere = groupOf(query.data) === group;
    return isHere ? children(query.data) : <Redirect to={workoutHref(query.data)} replace />;
  }
  if (!query.error) return <DetailSkeleton group={group} />;
  return (
    <>
      <BackToList group={group} />
      <h1 className="sr-only">{group === 'runs' ? 'Run' : 'Workout'}</h1>
      <LoadFailure title="It could not be loaded" query={query} />
    </>
  );
}
