import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { User } from '../../contract/session.ts';
import type { Day } from '../../domain/calendar.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { isAhead } from '../../domain/race-days.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { once } from '../loading/once.ts';
import { useDrawnInTime } from '../loading/use-drawn-in-time.ts';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import { racesQuery } from '../queries/races.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Pending } from '../ui/pending.tsx';
import { Trace } from '../ui/trace.tsx';
import { statusQuery, summaryQueryOf, useInsights, useSummary } from './dashboard.api.ts';
import { dashboardLead, type WorkoutTarget } from './lead.ts';
import { StatCards } from './stat-cards.tsx';
import { loadRaceTiles, UpcomingRaces } from './upcoming-races.tsx';

/** What stands below the figures comes with its code: they do not wait for it. */
const loadRecentWorkouts = once(() => import('./recent-workouts.tsx'));
const RecentWorkouts = lazy(loadRecentWorkouts);
const loadInsightsCard = once(() => import('./insights-card.tsx'));
const InsightsCard = lazy(loadInsightsCard);
const loadWeeklyProgress = once(() => import('./weekly-progress.tsx'));
const WeeklyProgress = lazy(loadWeeklyProgress);

type AskAhead = {
  queryClient: QueryClient;
  user: User;
  /** While the first view is drawn, its end. */
  mayShow: () => Promise<void> | null;
};

/**
 * Asks for what the first view shows; resolves once its sentence can be said and its workouts shown.
 * Answers that come while that is drawn wait until it is: at one that came meanwhile React would begin
 * again. The insights are not among them: they are asked for anew whenever the page is drawn.
 */
export async function askAhead({ queryClient, user, mayShow }: AskAhead): Promise<void> {
  const ask = <Answer, Key extends QueryKey>({ queryKey, queryFn }: Question<Answer, Key>) =>
    queryClient.prefetchQuery<Answer, Error, Answer, Key>({
      queryKey,
      queryFn:
        queryFn &&
        (async (context) => {
          const answer = await queryFn(context);
          await mayShow();
          return answer;
        }),
    });
  const sentence = [
    ask(summaryQueryOf(user.id)),
    ask(racesQuery(user.id)),
    ask(latestWorkoutsQuery(user.id)),
  ];
  void ask(weeksQuery(user.id));
  void ask(statusQuery(user.id));
  loadParts();
  await Promise.allSettled([...sentence, loadRecentWorkouts()]);
}

type Question<Answer, Key extends QueryKey> = {
  queryKey: Key;
  queryFn?: QueryFunction<Answer, Key>;
};

export default function DashboardPage({ user }: { user: User | null | undefined }) {
  return user ? <Dashboard user={user} /> : <NoUser />;
}

/** Nobody comes back on the day that they came. */
function isNew({ createdAt, timeZone }: User, today: string): boolean {
  return dayInZone(Date.parse(createdAt), timeZone) === today;
}

function Dashboard({ user }: { user: User }) {
  usePartsInTime();
  const insights = useInsights();
  const today = useAthletesDay(user);
  const target = targetOf(user);
  return (
    <>
      <PageHeader
        title={`${isNew(user, today) ? 'Welcome' : 'Welcome back'}, ${user.name}`}
        tabTitle="Dashboard"
        lead={
          // In as many lines as the longest of its sentences takes.
          <span className="block min-h-18 min-[22rem]:min-h-12">
            <Lead userId={user.id} target={target} today={today} />
          </span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="inline-flex min-h-6 min-w-58 items-center gap-1 text-small">
              Training Status
              <TrainingStatus userId={user.id} />
            </span>
            <span className="max-md:hidden">
              <LogWorkout />
            </span>
          </div>
        }
      />
      <div className="grid gap-3 md:gap-4">
        <StatCards userId={user.id} target={target} />
        <Suspense fallback={<RecentWorkoutsPlace />}>
          <RecentWorkouts userId={user.id} today={today} />
        </Suspense>
        <UpcomingRaces userId={user.id} today={today} />
        <Suspense>
          <InsightsCard userId={user.id} today={today} insights={insights} />
          <AfterInsights isPending={insights.isPending}>
            <WeeklyProgress userId={user.id} today={today} />
          </AfterInsights>
        </Suspense>
      </div>
    </>
  );
}

/**
 * The code of the parts below comes while the answers do: what is there when its part is drawn, React
 * draws at once; what is not, it keeps behind a fallback for 300 ms.
 */
function usePartsInTime(): void {
  useEffect(loadParts, []);
}

function loadParts(): void {
  // Whether it came is told where it is shown.
  for (const load of [loadRecentWorkouts, loadRaceTiles, loadInsightsCard, loadWeeklyProgress])
    void load().catch(() => {});
}

function targetOf({ weeklyFrequency }: Pick<User, 'weeklyFrequency'>): WorkoutTarget {
  const [least = 0, most = 0] = weeklyFrequency.split('-').map(Number);
  return { least, most };
}

type LeadProps = { userId: number; target: WorkoutTarget; today: Day };

function Lead({ userId, target, today }: LeadProps) {
  const summary = useSummary(userId);
  const races = useDeferredQuery(racesQuery(userId));
  const workouts = useDeferredQuery(latestWorkoutsQuery(userId));
  const ahead = races.data?.find((race) => isAhead(race, today));
  const isNoRaceKnown = races.data ? !ahead : races.isError;
  const sentence = dashboardLead({
    summary: summary.data,
    nextRace: isNoRaceKnown ? null : ahead,
    target,
    today,
    hasLog: Boolean(workouts.data?.length),
  });
  return sentence ?? ((summary.isPending || races.isPending) && <Pending width="w-[36ch]" />);
}

/** The label, and behind the small button what it rests on. It follows from runs, races and the day. */
function TrainingStatus({ userId }: { userId: number }) {
  const { data: status, isError } = useDeferredQuery(statusQuery(userId));
  if (isError && !status) return <span className="text-soft">could not be loaded</span>;
  if (!status) return null;
  return (
    <>
      <Badge tone="accent">{status.label}</Badge>
      <Trace label="What Training Status rests on">{keepUnits(status.reason)}</Trace>
    </>
  );
}

/** As high as the card, so that what stands below it is not pushed down. */
function RecentWorkoutsPlace() {
  return (
    <Card title="Recent workouts">
      <div className="@container">
        <div className="-mb-2 min-h-51 @min-[50rem]:min-h-36" />
      </div>
    </Card>
  );
}

/**
 * What stands below the insights appears once they have their place, so that it is not pushed
 * down under the reader's eyes. It does not wait long: slow insights find it there.
 */
function AfterInsights({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return useDrawnInTime(isPending) && children;
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
