import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '../../contract/session.ts';
import {
  TRAINER_RECENT_NOTES,
  TRAINER_RECENT_WORKOUTS,
  WEIGHT_CHART_ENTRIES,
} from '../../domain/limits.ts';
import { LEFT_OUT_M } from '../../domain/recording/shared-route.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { sharingQuery } from '../queries/sharing.ts';
import { Card } from '../ui/card.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccessCard } from './access-card.tsx';
import type { Sharing } from './sharing.api.ts';

type SharingPageProps = { user: User; onUserChanged: (user: User) => void };

export default function SharingPage({ user, onUserChanged }: SharingPageProps) {
  const query = useQuery({
    ...sharingQuery,
    // Another device may have made a new link since.
    refetchOnMount: 'always',
  });
  const { data: sharing, isError } = query;
  const isOn = sharing?.trainerAccessEnabled ?? user.trainerAccessEnabled;
  return (
    <>
      <PageHeader
        title="Sharing"
        lead={
          isOn ? 'Your trainer can read along with one link.' : 'Nobody but you sees your training.'
        }
      />
      <div className="grid gap-3 md:gap-4">
        {sharing ? (
          <AccessCard sharing={sharing} userId={user.id} onUserChanged={onUserChanged} />
        ) : isError ? (
          <Card title="Trainer access">
            <LoadFailure title="Your sharing settings could not be loaded" query={query} />
          </Card>
        ) : (
          <AccessSkeleton />
        )}
        <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
          <SeenCard seesRoutes={sharing?.trainerSeesRoutes} />
          <PrivacyCard leftOut={sharing?.leftOut} seesRoutes={sharing?.trainerSeesRoutes} />
        </div>
      </div>
    </>
  );
}

function AccessSkeleton() {
  return (
    <Card title="Trainer access">
      <div className="flex h-11 items-center">
        <Skeleton size="h-4 w-72 max-w-full" />
      </div>
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <Skeleton size="h-16 w-full" />
        <Skeleton size="h-10 w-72 max-w-full" />
      </div>
    </Card>
  );
}

type PrivacyCardProps = { leftOut: Sharing['leftOut']; seesRoutes: boolean };

/** `seesRoutes` is undefined until it is known. */
function SeenCard({ seesRoutes = false }: { seesRoutes: boolean | undefined }) {
  return (
    <Card title="What trainers can see">
      <ul className="grid gap-2">
        <Point icon="check">Your name, age, height, current weight and goals</Point>
        <Point icon="check">
          Your {TRAINER_RECENT_WORKOUTS} most recent workouts, with heart-rate zones, gels, drinks
          and notes
        </Point>
        {seesRoutes && (
          <Point icon="check">
            The routes of these workouts as shapes, without what lies within {LEFT_OUT_M}&nbsp;m of
            start or finish
          </Point>
        )}
        <Point icon="check">Your {TRAINER_RECENT_NOTES} most recent workout notes</Point>
        <Point icon="check">
          How far and how often you ran, and your average heart rate on runs
        </Point>
        <Point icon="check">
          Your upcoming races, with target times, notes and the times that are predicted
        </Point>
        <Point icon="check">Your Training Status, and the load that it goes by</Point>
        <Point icon="check">
          Your last {WEIGHT_CHART_ENTRIES} weights as a chart, without their notes
        </Point>
      </ul>
    </Card>
  );
}

/** Both are undefined until they are known. */
function PrivacyCard({ leftOut, seesRoutes }: Partial<PrivacyCardProps>) {
  return (
    <Card title="Privacy">
      <ul className="grid gap-2">
        <Point icon="shield">Read-only: nobody can change anything with the link</Point>
        <Point icon="shield">
          No contact data: your email address and your date of birth are never shown
        </Point>
        <Point icon="shield">
          {seesRoutes ? 'No positions' : 'No places'}, no times of day, no past races or results and
          no deleted workouts
        </Point>
        <Point icon="shield">
          Turn access off or make a new link at any time: it counts at once
        </Point>
        <Point icon="shield">
          Search engines are told to stay away, but whoever has the link can pass it on
        </Point>
        {leftOut === undefined && (
          <Point icon="shield">
            <Skeleton size="h-10 w-full" />
          </Point>
        )}
        {leftOut && (
          <Point icon="shield">
            {leftOut.reason} {leftOutText(leftOut.workouts)}
          </Point>
        )}
      </ul>
    </Card>
  );
}

function leftOutText(workouts: number): string {
  if (workouts === 0) return 'You have none of them in your log.';
  return workouts === 1
    ? 'One of your workouts is left out.'
    : `${workouts.toLocaleString('en')} of your workouts are left out.`;
}

function Point({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2 text-small">
      <Icon name={icon} size={16} className="mt-0.5 text-accent" />
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  );
}
