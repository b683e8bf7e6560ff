import type { Day } from '../../domain/calendar.ts';
import { DASHBOARD_WORKOUTS_SHOWN } from '../../domain/limits.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MoreLink } from './more-link.tsx';
import { WorkoutLine } from './workout-line.tsx';

export function RecentWorkouts({ userId, today }: { userId: number; today: Day }) {
  const { data, isError, query } = useDeferredQuery(latestWorkoutsQuery(userId));
  const shown = data?.slice(0, DASHBOARD_WORKOUTS_SHOWN);
  return (
    <Card
      title="Recent workouts"
      action={shown && shown.length > 0 && <MoreLink href="/run-details">All runs</MoreLink>}
    >
      {/* As high as the lines that come, whatever comes. */}
      <div className="@container">
        <div className="-mb-2 grid min-h-51 grid-cols-1 @min-[50rem]:min-h-36">
          {shown ? (
            <Lines workouts={shown} today={today} />
          ) : isError ? (
            <LoadFailure title="Your workouts could not be loaded" query={query} />
          ) : (
            <LinesSkeleton />
          )}
        </div>
      </div>
    </Card>
  );
}

type LinesProps = { workouts: readonly Parameters<typeof WorkoutLine>[0]['workout'][]; today: Day };

function Lines({ workouts, today }: LinesProps) {
  if (workouts.length === 0) {
    return (
      <EmptyState
        title="No workouts logged yet"
        text="Log your first one, or bring your history from a file."
        action={
          <>
            <ButtonLink href="/workouts">Log Workout</ButtonLink>
            <ButtonLink href="/apple-health" tone="quiet">
              Import a file
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <ul>
      {workouts.map((workout) => (
        <WorkoutLine key={workout.id} workout={workout} today={today} />
      ))}
      {workouts.length < DASHBOARD_WORKOUTS_SHOWN && <NextLine />}
    </ul>
  );
}

/** Where the next one will stand, while there is room for it. */
function NextLine() {
  return (
    <li className="relative flex h-17 items-center border-t border-dashed border-edge @min-[50rem]:h-12">
      <MoreLink href="/workouts">Log your next workout</MoreLink>
    </li>
  );
}

function LinesSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: DASHBOARD_WORKOUTS_SHOWN }, (_, line) => line).map((line) => (
        <div
          key={line}
          className="flex h-17 flex-col justify-center gap-3 @min-[50rem]:h-12 @min-[50rem]:flex-row @min-[50rem]:items-center @min-[50rem]:justify-between"
        >
          <Skeleton size="h-3.5 w-4/5 @min-[50rem]:w-3/5" />
          <Skeleton size="h-3.5 w-3/5 @min-[50rem]:w-1/5" />
        </div>
      ))}
    </div>
  );
}
