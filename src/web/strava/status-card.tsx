import type { StravaStatus } from '../../contract/strava.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Connected } from './connected.tsx';
import { Exchanging } from './exchanging.tsx';
import { NotConnected } from './not-connected.tsx';
import { useFocusWhenEnded } from './use-focus-when-ended.ts';
import type { useStatus } from './use-status.ts';
import type { Sync } from './use-sync.ts';

type StatusCardProps = {
  status: ReturnType<typeof useStatus>;
  sync: Sync;
  /** Just back from Strava: it is not decided yet. */
  isExchanging: boolean;
};

export function StatusCard({ status, sync, isExchanging }: StatusCardProps) {
  const { data } = status;
  useFocusWhenEnded(data?.isConnected);
  return (
    <Card
      title="Strava connection"
      lead="Your runs from Strava, without files."
      action={data && !isExchanging && <StateBadge status={data} />}
    >
      {isExchanging ? (
        <Exchanging />
      ) : data ? (
        <Known status={data} sync={sync} />
      ) : status.isError ? (
        <LoadFailure title="Failed to get status" query={status} />
      ) : (
        <Skeleton size="h-52 w-full" />
      )}
    </Card>
  );
}

function Known({ status, sync }: { status: StravaStatus; sync: Sync }) {
  return status.isConnected ? (
    <Connected status={status} sync={sync} />
  ) : (
    <NotConnected status={status} />
  );
}

function StateBadge({ status }: { status: StravaStatus }) {
  if (!status.isConnected) return <Badge>Not connected</Badge>;
  return status.needsReconnect ? (
    <Badge tone="warn">Reconnect</Badge>
  ) : (
    <Badge tone="accent">Connected</Badge>
  );
}
