import type { ReactNode } from 'react';
import type { User } from '../../contract/session.ts';
import type { Workout } from '../../contract/workouts.ts';
import { OtherDetail } from './detail/other-detail.tsx';
import { OtherList } from './detail/other-list.tsx';
import { WorkoutLoader } from './detail/workout-loader.tsx';

type WorkoutDetailsPageProps = {
  user: User;
  id?: number;
  /** What other rooms have to say about the workout. */
  beside: (workout: Workout) => ReactNode;
};

export default function WorkoutDetailsPage({ user, id, beside }: WorkoutDetailsPageProps) {
  if (id === undefined) return <OtherList userId={user.id} />;
  return (
    <WorkoutLoader key={id} id={id} group="others">
      {(workout) => <OtherDetail workout={workout} user={user} beside={beside(workout)} />}
    </WorkoutLoader>
  );
}
