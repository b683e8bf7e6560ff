import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readTrainerView } from '../../contract/sharing.ts';
import { ApiError, call } from '../api.ts';
import { useFreshDay, useToday } from '../days/use-athletes-day.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { trainerKey } from '../queries/keys.ts';
import { Card } from '../ui/card.tsx';
import { Delayed } from '../ui/delayed.tsx';
import { Icon } from '../ui/icons.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Overview } from './overview.tsx';
import { RouteCard } from './route-card.tsx';
import { useOpenedWorkout } from './use-opened-workout.ts';
import { useTrainersUnits } from './use-trainers-units.tsx';
import { WorkoutDetail } from './workout-detail.tsx';

/** An athlete's training for whoever holds their link: read-only, without an account. */
export default function TrainerPage({ trainerUrl }: { trainerUrl: string }) {
  return (
    <main className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8 print:max-w-none print:p-0">
      <p className="mb-4 text-note font-semibold text-soft">Longrun · read-only training log</p>
      <Shared trainerUrl={trainerUrl} />
    </main>
  );
}

function Shared({ trainerUrl }: { trainerUrl: string }) {
  const { distance, unitsSwitch } = useTrainersUnits();
  const query = useQuery({
    queryKey: [...trainerKey, trainerUrl, { distance }],
    queryFn: ({ signal }) =>
      call(readTrainerView, { params: { trainerUrl }, query: { distance } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data: view, error } = query;
  useFreshDay(useToday());
  const { opened, hrefOf, back, wasAt } = useOpenedWorkout(view?.workouts);

  // Before what was shown until then: a link that was turned off shows nothing more.
  if (error instanceof ApiError && error.code === 'notFound') return <AccessDenied />;
  if (view && opened) {
    return (
      <WorkoutDetail key={opened.id} workout={opened} athlete={view.user.name} back={back}>
        {view.withRoute.includes(opened.id) && (
          <RouteCard trainerUrl={trainerUrl} workoutId={opened.id} distance={distance} />
        )}
      </WorkoutDetail>
    );
  }
  if (view) {
    return <Overview view={view} hrefOf={hrefOf} wasAt={wasAt} unitsSwitch={unitsSwitch} />;
  }
  if (!error) return <OverviewSkeleton />;
  return (
    <>
      <h1 className="sr-only">Training log</h1>
      <LoadFailure title="The training log could not be loaded" query={query} />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <Delayed>
      <div role="status" className="sr-only">
        Loading the training log...
      </div>
      <div aria-hidden="true" className="grid gap-3 md:gap-4">
        <div className="mb-2 flex h-16 flex-col justify-center gap-3">
          <Skeleton size="h-7 w-56 max-w-full" />
          <Skeleton size="h-4 w-80 max-w-full" />
        </div>
        <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Card>
            <Skeleton size="h-56 w-full" />
          </Card>
          <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4">
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
          </div>
        </div>
        <Card>
          <ListSkeleton rows={10} />
        </Card>
      </div>
    </Delayed>
  );
}

function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <div className="flex w-full max-w-md flex-col items-center gap-4 rounded-box border border-line bg-card p-8 text-center shadow-low">
        <Icon name="alert" size={24} className="text-danger" />
        <h1 tabIndex={-1} className="text-title font-bold">
          Access Denied: This trainer view is not available or has been disabled.
        </h1>
        <p className="text-body text-soft">
          Please check the URL or contact the athlete for access.
        </p>
      </div>
    </div>
  );
}
