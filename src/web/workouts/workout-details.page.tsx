import type { User } from '../../contract/auth.ts';
import { OtherDetail } from './detail/other-detail.tsx';
import { OtherList } from './detail/other-list.tsx';
import { WorkoutLoader } from './detail/workout-loader.tsx';

export function WorkoutDetailsPage({ user, id }: { user: User; id?: number }) {
  if (id === undefined) return <OtherList userId={user.id} />;
  return (
    <WorkoutLoader key={id} id={id} group="others">
      {(workout) => <OtherDetail workout={workout} maxHeartRate={user.maxHeartRate} />}
    </WorkoutLoader>
  );
}
