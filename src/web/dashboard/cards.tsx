import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import type { Day } from '../../domain/calendar.ts';
import { Card } from '../ui/card.tsx';
import { targetOf } from './comparisons.ts';
import type { InsightsQuery } from './dashboard.api.ts';
import { InsightsCard } from './insights-card.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpcomingRaces } from './upcoming-races.tsx';

/** Last on the page, and with the code of its chart: what stands above does not wait for it. */
const WeeklyProgress = lazy(() => import('./weekly-progress.tsx'));

type CardsProps = { user: User; today: Day; insights: InsightsQuery };

/** All that stands below the heading; its code, the chart's with it, comes with the first answers. */
export function Cards({ user, today, insights }: CardsProps) {
  const { id: userId, weeklyFrequency } = user;
  return (
    <>
      <StatCards userId={userId} target={targetOf(weeklyFrequency)} />
      <RecentWorkouts userId={userId} today={today} />
      <UpcomingRaces userId={userId} today={today} />
      <InsightsCard userId={userId} today={today} insights={insights} />
      <AfterInsights isPending={insights.isPending}>
        <Suspense fallback={<WeeklyProgressSkeleton />}>
          <WeeklyProgress userId={userId} />
        </Suspense>
      </AfterInsights>
    </>
  );
}

function WeeklyProgressSkeleton() {
  return (
    <Card title="Weekly Training Progress">
      <div className="min-h-81" />
    </Card>
  );
}

const LONGEST_WAIT_MS = 800;

/**
 * What stands below the insights appears once they have their place, so that it is not pushed
 * down under the reader's eyes. It does not wait long: slow insights find it there.
 */
function AfterInsights({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (!isPending || isLate) && children;
}
