import { useQuery } from '@tanstack/react-query';
import type { StravaStatus } from '../../contract/strava.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { statusQuery } from './strava.api.ts';
import { useConnect } from './use-connect.ts';

export function StatusCard() {
  const status = useQuery(statusQuery);
  return (
    <Card
      title="Strava connection"
      lead="Your runs from Strava, without files."
      action={status.data && <StateBadge status={status.data} />}
    >
      {status.data ? (
        <Status status={status.data} />
      ) : status.isError ? (
        <LoadFailure title="Failed to get status" query={status} />
      ) : (
        <Skeleton size="h-42 w-full" />
      )}
    </Card>
  );
}

function StateBadge({ status }: { status: StravaStatus }) {
  return status.isConnected ? <Badge tone="accent">Connected</Badge> : <Badge>Not connected</Badge>;
}

function Status({ status }: { status: StravaStatus }) {
  const { connect, isPending } = useConnect();
  return (
    <div className="grid gap-4">
      <DescriptionList items={factsOf(status)} />
      {!status.isConnected && (
        <>
          <div>
            <Button
              tone="quiet"
              icon="external"
              pending={isPending}
              pendingLabel="Connecting…"
              onClick={() => void connect()}
            >
              Connect
            </Button>
          </div>
          <p className="text-small text-soft">
            This version of Longrun cannot make the connection yet. Until one can, your runs come in
            by file: see below.
          </p>
        </>
      )}
    </div>
  );
}

function factsOf({ user, activitiesCount, lastSync }: StravaStatus) {
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ');
  const place = [user?.city, user?.country].filter(Boolean).join(', ');
  return [
    ...(name ? [{ term: 'Athlete', detail: name }] : []),
    ...(place ? [{ term: 'Home', detail: place }] : []),
    ...(user?.premium ? [{ term: 'Subscription', detail: <Badge>Premium</Badge> }] : []),
    { term: 'Synced activities', detail: activitiesCount.toLocaleString('en') },
    { term: 'Last sync', detail: lastSync === null ? 'Never' : whenText(lastSync) },
  ];
}

function whenText(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
