import { Suspense } from 'react';
import type { User } from '../../contract/auth.ts';
import { lateView } from '../late-view.ts';
import { Shown } from '../shown.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useAthletesDay } from '../use-athletes-day.ts';
import { BelowCardsSkeleton } from './below-cards-skeleton.tsx';
import { targetOf } from './comparisons.ts';
import { useInsights } from './dashboard.api.ts';
import { DashboardAnswer } from './dashboard-answer.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrainingStatus } from './training-status.tsx';

const belowCards = lateView(async () => (await import('./below-cards.tsx')).BelowCards);

// On its way together with the first answers; whether it came is told where it is shown.
belowCards.load().catch(() => {});

export function DashboardPage({ user }: { user: User | null | undefined }) {
  return user ? <Dashboard user={user} /> : <NoUser />;
}

function Dashboard({ user }: { user: User }) {
  // Asked for here, so that the call does not wait for the code that shows its answer.
  const insights = useInsights();
  const today = useAthletesDay(user);
  const target = targetOf(user.weeklyFrequency);
  return (
    <>
      <PageHeader
        title={`Welcome back, ${user.name}`}
        tabTitle="Dashboard"
        answer={<DashboardAnswer userId={user.id} target={target} today={today} />}
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
        <StatCards userId={user.id} target={target} />
        <Suspense fallback={<BelowCardsSkeleton />}>
          <Shown part={belowCards} props={{ userId: user.id, today, insights }} />
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
