import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { workoutPackedRecording } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { call } from '../../api.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { PageBoundary } from '../../loading/page-boundary.tsx';
import { recordingKey } from '../../queries/keys.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SetsCard } from './sets-card.tsx';

/** With the library that draws it: fetched where there is something to draw. */
const RecordingView = lazy(() => import('./recording-view.tsx'));

const TITLE = 'Along the way';

type AlongTheWayProps = { workout: Workout; zones: ZoneBounds };

/** What was recorded from start to finish: sets, curves and splits, or why there are none. */
export function AlongTheWay({ workout, zones }: AlongTheWayProps) {
  const query = useQuery(recordingQuery(workout.id));
  const recording = query.data?.recording;
  if (query.isError) {
    return (
      <Card title={TITLE}>
        <LoadFailure title={FAILURE} query={query} />
      </Card>
    );
  }
  if (recording === null) return <NoRecording />;
  if (!recording) return <Pending workout={workout} />;
  const { sets, sampleCount, laps } = recording;
  const hasSets = sets.length > 0;
  // The table of a gym tells sets alone: there is no way to draw.
  const hasWay = sampleCount > 0 || laps.length > 0 || !hasSets;
  return (
    <>
      {hasSets && <SetsCard sets={sets} />}
      {hasWay && (
        <PageBoundary fallback={<Broken />}>
          <Suspense fallback={<Pending workout={workout} />}>
            <RecordingView
              packed={recording}
              workout={workout}
              zones={zones}
              mapTiles={query.data?.mapTiles ?? null}
            />
          </Suspense>
        </PageBoundary>
      )}
    </>
  );
}

const FAILURE = 'The recording could not be loaded';

function Broken() {
  return (
    <Card title={TITLE}>
      <ErrorState title={FAILURE} onRetry={() => location.reload()} retryLabel="Load again" />
    </Card>
  );
}

function Pending({ workout }: { workout: Workout }) {
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
        <Link href="/workouts?tab=files" className="link">
          Import its file
        </Link>{' '}
        or{' '}
        <Link href="/strava" className="link">
          connect Strava
        </Link>
        , and its curves are drawn here.
      </p>
    </Card>
  );
}

function recordingQuery(workoutId: number) {
  return queryOptions({
    queryKey: [...recordingKey, workoutId],
    queryFn: async ({ signal }) => {
      const params = { id: workoutId };
      return call(workoutPackedRecording, { params }, { signal });
    },
  });
}
