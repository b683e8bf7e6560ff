import { Suspense } from 'react';
import type { User } from '../../contract/auth.ts';
import { lateView } from '../late-view.ts';
import { Shown } from '../shown.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useAthletesDay } from '../use-athletes-day.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { useFirstAnswers, useInsights } from './dashboard.api.ts';
import { PendingAnswer } from './pending-answer.tsx';
import { TrainingStatus } from './training-status.tsx';

const cards = lateView(async () => (await import('./cards.tsx')).Cards);
const answer = lateView(async () => (await import('./dashboard-answer.tsx')).DashboardAnswer);

// On their way together with the first answers; whether they came is told where they are shown.
for (const part of [cards, answer]) part.load().catch(() => {});

export function DashboardPage({ user }: { user: User | null | undefined }) {
  return user ? <Dashboard user={user} /> : <NoUser />;
}

function Dashboard({ user }: { user: User }) {
  useFirstAnswers(user.id);
  const insights = useInsights();
  const today = useAthletesDay(user);
  return (
    <>
      <PageHeader
        title={`Welcome back, ${user.name}`}
        tabTitle="Dashboard"
        answer={
          // In as many lines as the longest of its sentences takes.
          <span className="block min-h-18 min-[22rem]:min-h-12">
            <Suspense fallback={<PendingAnswer />}>
              <Shown part={answer} props={{ user, today }} />
            </Suspense>
          </span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <TrainingStatus />
            <span className="max-md:hidden">
              <ButtonLink href="/workouts" icon="log">
                Log Workout
              </ButtonLink>
            </span>
          </div>
        }
      />
      <div className="grid gap-3 md:gap-4">
        <Suspense fallback={<CardsSkeleton />}>
          <Shown part={cards} props={{ user, today, insights }} />
        </Suspense>
      </div>
    </>
  );
}

function NoUser() {
  return (
    <>
      <PageHeader title="Dashboard" />
      <ErrorState
        title="User data not found"
        text="Load the page again; if that does not help, sign out and in again."
        retryLabel="Load again"
        onRetry={() => location.reload()}
      />
    </>
  );
}
