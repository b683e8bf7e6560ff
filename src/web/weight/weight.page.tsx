import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '../../contract/session.ts';
import type { ListedWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { RECENT_WEIGHT_ENTRIES } from '../../domain/limits.ts';
import { shownLoss, weightText, weightUnit } from '../../domain/measures.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';
import { monthText } from '../words/day-text.ts';
import { CurrentWeightCard, type WeightStats } from './current-weight-card.tsx';
import { EntryList } from './entry-list.tsx';
import { StatCards, StatGrid } from './stat-cards.tsx';
import { targetOf } from './target-weight.tsx';
import { TrendCard } from './trend-card.tsx';
import { chartedQuery, statsQuery } from './weight.api.ts';
import { NewWeightCard } from './weight-forms.tsx';

type WeightPageProps = { user: User; onUserChanged: (user: User) => void };

export default function WeightPage({ user, onUserChanged }: WeightPageProps) {
  const today = useAthletesDay(user);
  const statsState = useQuery(statsQuery(user.id));
  const chartedState = useQuery(chartedQuery(user.id));
  const stats = statsState.data;
  const entries = chartedState.data?.entries;
  const targetKg = targetOf(user);
  const failed = [statsState, chartedState].find(({ data, isError }) => isError && !data);

  return (
    <Frame lead={stats && leadOf(stats)}>
      {failed && (
        <ErrorState
          title="Your weights could not be loaded"
          text={failed.error?.message}
          pending={failed.isFetching}
          onRetry={() => {
            if (statsState.isError) void statsState.refetch();
            if (chartedState.isError) void chartedState.refetch();
          }}
        />
      )}
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        {stats && <CurrentWeightCard user={user} stats={stats} onUserChanged={onUserChanged} />}
        {!stats && !failed && <CurrentWeightSkeleton />}
        {/* What is typed there waits for no list, and outlives one that does not come. */}
        <NewWeightCard today={today} last={stats?.latest ?? null} />
      </div>
      {stats && (
        <StatCards
          stats={stats}
          currentKg={stats.latest?.weightKg ?? user.currentWeight}
          targetKg={targetKg}
        />
      )}
      {!stats && !failed && (
        <StatGrid>
          <StatCardSkeleton />
          <StatCardSkeleton />
          <StatCardSkeleton />
          <StatCardSkeleton />
        </StatGrid>
      )}
      {!failed && (
        <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-[3fr_2fr]">
          {entries ? (
            <TrendCard
              entries={entries}
              targetKg={targetKg}
              stats={stats}
              goalKg={user.targetWeight}
              today={today}
            />
          ) : (
            <TrendSkeleton />
          )}
          {entries ? <RecentEntries entries={entries} today={today} /> : <TrendSkeleton />}
        </div>
      )}
    </Frame>
  );
}

function Frame({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHeader title="Weight Tracking" lead={lead ?? '\u00a0'} />
      <div className="grid gap-3 md:gap-4">{children}</div>
    </>
  );
}

/** The question of the screen: where do I stand? */
function leadOf({ latest, start }: WeightStats): string {
  if (!latest || !start) return 'Your first weigh-in starts the line.';
  const lost = shownLoss({ fromKg: start.weightKg, toKg: latest.weightKg });
  const now = `You are at ${weightText(latest.weightKg)}`;
  if (latest.id === start.id) return `${now}, your first weigh-in.`;
  if (lost === 0) return `${now}, as in ${monthText(start.date)}.`;
  const way = lost > 0 ? 'lighter' : 'heavier';
  return `${now}, ${Math.abs(lost).toFixed(1)}\u00a0${weightUnit()} ${way} than in ${monthText(start.date)}.`;
}

/** As tall as the Current Weight card with its three lines. */
function CurrentWeightSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-64 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low md:p-5"
    >
      <Skeleton size="h-4 w-32" />
      <Skeleton size="h-9 w-36" />
      <Skeleton size="h-4 w-48" />
      <Skeleton size="h-24 w-full" />
    </div>
  );
}

/** As tall as the chart with its title and its two lines of words. */
function TrendSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-96 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low md:p-5"
    >
      <Skeleton size="h-4 w-32" />
      <Skeleton size="h-64 w-full" />
    </div>
  );
}

type RecentEntriesProps = { entries: readonly ListedWeight[]; today: Day };

function RecentEntries({ entries, today }: RecentEntriesProps) {
  if (entries.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState
          title="No entries yet"
          text="Step on the scales and write it down above. The latest five stand here."
        />
      </Card>
    );
  }
  return (
    <Card
      title={TITLE}
      action={
        entries.length > RECENT_WEIGHT_ENTRIES && (
          <Link
            href="/weight/entries"
            className="link tap-around -my-2 py-2 text-small leading-6 font-medium"
          >
            All entries
          </Link>
        )
      }
    >
      <EntryList label={TITLE} entries={entries.slice(0, RECENT_WEIGHT_ENTRIES)} today={today} />
    </Card>
  );
}

const TITLE = 'Recent Entries';
