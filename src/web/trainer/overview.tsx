import { useEffect, useRef } from 'react';
import type { TrainerView } from '../../contract/sharing.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { fullDayText } from '../words/day-text.ts';
import { LeftOutNotice } from './left-out-notice.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentNotes } from './recent-notes.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpcomingRaces } from './upcoming-races.tsx';
import { WeightCard } from './weight-card.tsx';

type OverviewProps = {
  view: TrainerView;
  hrefOf: (id: number) => string;
  /** The workout that was just left; null on arrival. */
  wasAt: number | null;
};

export function Overview({ view, hrefOf, wasAt }: OverviewProps) {
  const { user, workouts, races, weightEntries, recentNotes, totals, leftOut } = view;
  const page = useRef<HTMLDivElement>(null);
  const back = useRef(wasAt === null ? null : hrefOf(wasAt));

  useEffect(() => {
    const link = back.current && page.current?.querySelector(`a[href="${back.current}"]`);
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={page}>
      <PageHeader title={user.name} tabTitle={`${user.name}, training`} answer={answerOf(view)} />
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        {leftOut !== null && leftOut.workouts > 0 && <LeftOutNotice leftOut={leftOut} />}
        <div className="grid items-stretch gap-3 md:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <ProfileCard user={user} workouts={totals.workouts} />
          <StatCards totals={totals} nextRace={races[0]} />
        </div>
        <RecentWorkouts workouts={workouts} total={totals.workouts} hrefOf={hrefOf} />
        <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
          <UpcomingRaces races={races} total={totals.upcomingRaces} />
          <RecentNotes notes={recentNotes} />
        </div>
        <WeightCard entries={weightEntries} />
      </div>
    </div>
  );
}

function answerOf({ workouts, totals }: TrainerView): string {
  const [latest] = workouts;
  if (!latest) return 'No workouts to show yet.';
  if (totals.workouts === 1) return `One workout so far, on ${fullDayText(latest.date)}.`;
  return `${totals.workouts.toLocaleString('en')} workouts, the latest on ${fullDayText(latest.date)}.`;
}
