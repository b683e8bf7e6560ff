import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recordingQuery, recordingViewQuery } from './recording.api.ts';

const TITLE = 'Along the way';

type AlongTheWayProps = { workout: Workout; maxHeartRate: number };

/** What was measured from start to finish: the curves and the splits, or why there are none. */
export function AlongTheWay({ workout, maxHeartRate }: AlongTheWayProps) {
  const query = useQuery(recordingQuery(workout.id));
  const recording = query.data;
  const view = useQuery({ ...recordingViewQuery, enabled: Boolean(recording) });
  const failed = [query, view].find(({ isError }) => isError);
  if (failed) {
    return (
      <Card title={TITLE}>
        <LoadFailure title="The recording could not be loaded" query={failed} />
      </Card>
    );
  }
  if (recording === null) return <NoRecording />;
  if (recording && view.data) {
    const View = view.data;
    return <View recording={recording} workout={workout} maxHeartRate={maxHeartRate} />;
  }
  return (
    <Card title={TITLE}>
      {mayBeRecorded(workout) ? (
        <Skeleton size="h-[31rem] w-full" />
      ) : (
        <Skeleton size="h-5 w-80 max-w-full" />
      )}
    </Card>
  );
}

/** What is typed in or comes from a table has seldom been recorded: no large place is kept for it. */
function mayBeRecorded({ source }: Workout): boolean {
  return source !== 'manual' && source !== 'csv';
}

function NoRecording() {
  return (
    <Card title={TITLE}>
      <p className="text-small text-soft">
        No recording came with this workout.{' '}
        <Link href="/strava" className="link">
          Connect Strava
        </Link>
        , and heart rate, pace and elevation are drawn here.
      </p>
    </Card>
  );
}
