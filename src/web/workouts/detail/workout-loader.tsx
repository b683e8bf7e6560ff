import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { ApiError } from '../../api.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { NoSuchPage } from '../../loading/no-such-page.tsx';
import { workoutQuery } from '../../queries/workouts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { workoutHref } from '../../words/workout-facts.ts';
import { BackToList } from './detail-header.tsx';
import { type Group, groupOf, LIST_HREFS } from './workout-facts.ts';

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
    return <NoSuchPage noun={group === 'runs' ? 'run' : 'workout'} listHref={LIST_HREFS[group]} />;
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

function DetailSkeleton({ group }: { group: Group }) {
  return (
    <>
      <BackToList group={group} />
      <div aria-hidden="true">
        <span className="flex h-9 items-center">
          <Skeleton size="h-7 w-48" />
        </span>
        <span className="mt-1 mb-6 flex h-12 items-center md:h-6">
          <Skeleton size="h-4 w-80 max-w-full" />
        </span>
        <Skeleton size="h-28 w-full" />
        <div className="mt-4 grid gap-4 lg:grid-cols-[3fr_2fr]">
          <Skeleton size="h-80 w-full" />
          <Skeleton size="h-80 w-full" />
        </div>
      </div>
    </>
  );
}
