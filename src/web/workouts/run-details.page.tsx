import type { User } from '../../contract/auth.ts';
import { RunDetail } from './detail/run-detail.tsx';
import { RunList } from './detail/run-list.tsx';
import { WorkoutLoader } from './detail/workout-loader.tsx';

export function RunDetailsPage({ user, id }: { user: User; id?: number }) {
  if (id === undefined) return <RunList userId={user.id} />;
  return (
    <WorkoutLoader key={id} id={id} group="runs">
      {(workout) => <RunDetail workout={workout} maxHeartRate={user.maxHeartRate} />}
    </WorkoutLoader>
  );
}
