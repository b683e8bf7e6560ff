import type { ReactNode } from 'react';
import type { User } from '../../contract/session.ts';
import type { Workout } from '../../contract/workouts.ts';
import { RunDetail } from './detail/run-detail.tsx';
import { RunList } from './detail/run-list.tsx';
import { WorkoutLoader } from './detail/workout-loader.tsx';

type RunDetailsPageProps = {
  user: User;
  id?: number;
  /** What other rooms have to say about the run. */
  beside: (workout: Workout) => ReactNode;
};

export default function RunDetailsPage({ user, id, beside }: RunDetailsPageProps) {
  if (id === undefined) return <RunList userId={user.id} />;
  return (
    <WorkoutLoader key={id} id={id} group="runs">
      {(workout) => <RunDetail workout={workout} user={user} beside={beside(workout)} />}
    </WorkoutLoader>
  );
}
