import { type ReactNode, useEffect, useRef } from 'react';
import type { LeftOut, TrainerRace, TrainerView } from '../../contract/sharing.ts';
import { distanceFigure, distanceUnit, heightText, weightText } from '../../domain/measures.ts';
import { grouped } from '../../domain/units.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Icon } from '../ui/icons.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { countText } from '../words/amounts.ts';
import { fullDayText } from '../words/day-text.ts';
import { RecentNotes } from './recent-notes.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { UpcomingRaces } from './upcoming-races.tsx';
import { WeightCard } from './weight-card.tsx';
import { wholeText } from './words.ts';

type OverviewProps = {
  view: TrainerView;
  hrefOf: (id: number) => string;
  unitsSwitch: ReactNode;
  /** The workout that was just left; null on arrival. */
  wasAt: number | null;
};

export function Overview({ view, hrefOf, wasAt, unitsSwitch }: OverviewProps) {
  const { user, workouts, races, weightEntries, recentNotes, totals, leftOut } = view;
  const page = useRef<HTMLDivElement>(null);
  const back = useRef(wasAt === null ? null : hrefOf(wasAt));

  useEffect(() => {
    const link = back.current && page.current?.querySelector(`a[href="${back.current}"]`);
    if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={page}>
      <PageHeader title={user.name} tabTitle={`${user.name}, training`} lead={leadOf(view)} />
      <div className="mb-3 w-44 print:hidden">{unitsSwitch}</div>
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        {leftOut !== null && leftOut.workouts > 0 && <LeftOutNotice leftOut={leftOut} />}
        <ProfileCard user={user} workouts={totals.workouts} trainingStatus={view.trainingStatus} />
        <StatCards totals={totals} nextRace={races[0]} />
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

function leadOf({ workouts, totals }: TrainerView): string {
  const [latest] = workouts;
  if (!latest) return 'No workouts to show yet.';
  if (totals.workouts === 1) return `One workout so far, on ${fullDayText(latest.date)}.`;
  return `${totals.workouts.toLocaleString('en')} workouts, the latest on ${fullDayText(latest.date)}.`;
}

function LeftOutNotice({ leftOut }: { leftOut: NonNullable<LeftOut> }) {
  const { workouts, reason } = leftOut;
  return (
    <p className="flex items-start gap-2 rounded-box border border-line bg-card p-4 text-small text-soft">
      <Icon name="info" size={16} className="mt-0.5" />
      <span>
        <strong className="font-semibold text-ink">
          {workouts === 1
            ? 'One workout is left out.'
            : `${workouts.toLocaleString('en')} workouts are left out.`}
        </strong>{' '}
        {reason} The totals are without them.
      </span>
    </p>
  );
}

type ProfileCardProps = Pick<TrainerView, 'user' | 'trainingStatus'> & { workouts: number };

function ProfileCard({ user, workouts, trainingStatus }: ProfileCardProps) {
  const { age, height, currentWeight, goals } = user;
  return (
    <Card title="Athlete profile">
      <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-2">
        <div className="min-w-0">
          <DescriptionList
            items={[
              { term: 'Age', detail: age },
              { term: 'Height', detail: height === null ? null : heightText(height) },
              {
                term: 'Current weight',
                detail: currentWeight === null ? null : weightText(currentWeight),
              },
              { term: 'Total workouts', detail: wholeText(workouts) },
              { term: 'Training Status', detail: trainingStatus?.label ?? null },
            ]}
          />
          <p className="text-note text-soft">
            {trainingStatus
              ? keepUnits(trainingStatus.reason)
              : 'The training status rests on workouts that are left out here, so none is shown.'}
          </p>
        </div>
        <div className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-3">
          <h3 className="text-small font-semibold">Goals</h3>
          <p className="text-small wrap-anywhere whitespace-pre-wrap">
            {goals ?? <span className="text-soft">No goals written down.</span>}
          </p>
        </div>
      </div>
    </Card>
  );
}

type StatCardsProps = { totals: TrainerView['totals']; nextRace: TrainerRace | undefined };

function StatCards({ totals, nextRace }: StatCardsProps) {
  const { runs, runningDistanceM, walks, avgRunningHeartRate, upcomingRaces } = totals;
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-4 print:grid-cols-4">
      <StatCard
        label="Running Distance"
        value={tenthsOf(runningDistanceM)}
        unit={distanceUnit()}
        comparison={
          runs > 0
            ? `${tenthsOf(runningDistanceM / runs)}\u00a0${distanceUnit()} a run on average`
            : 'No runs yet'
        }
      />
      <StatCard
        label="Average Heart Rate"
        value={avgRunningHeartRate}
        unit="bpm"
        comparison="On runs, weighed by their time"
      />
      <StatCard
        label="Running Workouts"
        value={wholeText(runs)}
        comparison={
          walks === 0
            ? 'In the whole log'
            : `In the whole log, beside ${countText(walks, 'walk or hike', 'walks and hikes')}`
        }
      />
      <StatCard
        label="Upcoming Races"
        value={wholeText(upcomingRaces)}
        comparison={nextRace ? `The next ${inDaysText(nextRace.daysRemaining)}` : 'None planned'}
      />
    </div>
  );
}

function inDaysText(days: number): string {
  if (days === 0) return 'is today';
  return days === 1 ? 'is tomorrow' : `in ${days.toLocaleString('en')} days`;
}

function tenthsOf(distanceM: number): string {
  return grouped(distanceFigure(distanceM, 1));
}
