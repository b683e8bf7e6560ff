import type { User } from '../../contract/auth.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Cards } from './cards.tsx';
import { useInsights } from './dashboard.api.ts';
import { DashboardAnswer } from './dashboard-answer.tsx';
import { TrainingStatus } from './training-status.tsx';

export default function DashboardPage({ user }: { user: User | null | undefined }) {
  return user ? <Dashboard user={user} /> : <NoUser />;
}

function Dashboard({ user }: { user: User }) {
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
            <DashboardAnswer user={user} today={today} />
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
        <Cards user={user} today={today} insights={insights} />
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
