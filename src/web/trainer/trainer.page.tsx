import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api.ts';
import { useFreshDay, useToday } from '../days/use-athletes-day.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { AccessDenied } from './access-denied.tsx';
import { Overview } from './overview.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { trainerViewQuery } from './trainer.api.ts';
import { useOpenedWorkout } from './use-opened-workout.ts';
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
  const query = useQuery(trainerViewQuery(trainerUrl));
  const { data: view, error } = query;
  useFreshDay(useToday());
  const { opened, hrefOf, back, wasAt } = useOpenedWorkout(view?.workouts);

  if (view && opened) {
    return <WorkoutDetail key={opened.id} workout={opened} athlete={view.user.name} back={back} />;
  }
  if (view) return <Overview view={view} hrefOf={hrefOf} wasAt={wasAt} />;
  if (!error) return <OverviewSkeleton />;
  if (error instanceof ApiError && error.code === 'notFound') return <AccessDenied />;
  return (
    <>
      <h1 className="sr-only">Training log</h1>
      <LoadFailure title="The training log could not be loaded" query={query} />
    </>
  );
}
