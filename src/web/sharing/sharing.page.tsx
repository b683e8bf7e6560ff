import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { sharingQuery } from '../queries/sharing.ts';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AccessCard } from './access-card.tsx';
import { PrivacyCard, SeenCard } from './info-cards.tsx';

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
