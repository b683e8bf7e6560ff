import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Icon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { backgroundText, countedElsewhere } from './background-work.ts';
import { ConnectButton } from './connect-button.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { momentTextHere } from './moment-text.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import type { useStatus } from './use-status.ts';
import type { Sync, SyncRun } from './use-sync.ts';

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
      ) : (
        <NotLoaded title="Failed to get status" query={status}>
          <Skeleton size="h-52 w-full" />
        </NotLoaded>
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

function NotConnected({ status }: { status: StravaStatus }) {
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] text-small">
        Connect once, and each run that your watch or phone sends to Strava is in your log by the
        next morning, with its heart rate. Strava asks you first; Longrun reads and never writes.
      </p>
      <DescriptionList items={syncedFacts(status)} />
      <div>
        <ConnectButton label="Connect" />
      </div>
    </div>
  );
}

/** As tall as what a new connection shows, so that nothing jumps when it is made. */
function Exchanging() {
  return (
    <div className="grid gap-4">
      <p role="status" className="flex h-12 items-center text-body font-medium">
        Finishing the connection with Strava…
      </p>
      <Skeleton size="h-64 w-full" />
    </div>
  );
}

/** The button that ended the connection is gone, and its dialog with it: the page's heading is next. */
function useFocusWhenEnded(isConnected: boolean | undefined): void {
  const before = useRef(isConnected);
  useEffect(() => {
    if (before.current && isConnected === false) document.querySelector('h1')?.focus();
    before.current = isConnected;
  }, [isConnected]);
}

function Connected({ status, sync }: { status: StravaStatus; sync: Sync }) {
  const [isAsking, setAsking] = useState(false);
  const { user, needsReconnect, nextSync } = status;
  const next = needsReconnect || nextSync === null ? '—' : `Next: ${momentTextHere(nextSync)}`;
  return (
    <div className="grid gap-4">
      <TroubleNotice status={status} sync={sync} />
      {user && <AthleteHead user={user} />}
      <DescriptionList
        items={[...syncedFacts(status), { term: 'Daily Auto Sync @ 6 AM', detail: next }]}
      />
      <SyncProgress status={status} run={sync.run} />
      <div className="flex flex-wrap gap-2">
        {!needsReconnect && (
          <Button
            icon="refresh"
            pending={sync.run.state === 'running'}
            pendingLabel="Syncing…"
            onClick={sync.start}
          >
            Sync Now
          </Button>
        )}
        <Button tone="quiet" onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </div>
      <DisconnectDialog open={isAsking} status={status} onClose={() => setAsking(false)} />
    </div>
  );
}

/** How much came in, and when it was last looked for. */
function syncedFacts({ activitiesCount, lastSync }: StravaStatus) {
  return [
    { term: 'Synced activities', detail: activitiesCount.toLocaleString('en') },
    { term: 'Last sync', detail: lastSync === null ? 'Never' : momentTextHere(lastSync) },
  ];
}

type StravaUser = NonNullable<StravaStatus['user']>;

/**
 * Who is connected. Initials in place of the picture: fetching it would tell its host when this
 * page is looked at, and from where.
 */
function AthleteHead({ user }: { user: StravaUser }) {
  const names = [user.firstname, user.lastname].filter((name) => name !== null && name !== '');
  const place = [user.city, user.country].filter(Boolean).join(', ');
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-body font-semibold text-accent"
      >
        {names.map((name) => [...(name ?? '')][0]?.toUpperCase()).join('') || 'S'}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-semibold wrap-anywhere">
          {names.join(' ') || 'Your Strava account'}
          {user.premium && <Badge>Premium</Badge>}
        </p>
        {place && <p className="text-small text-soft wrap-anywhere">{place}</p>}
      </div>
    </div>
  );
}

/** What is being fetched, now or in the background: one place of one height for all of it. */
function SyncProgress({ status, run }: { status: StravaStatus; run: SyncRun }) {
  return <div className="flex min-h-15 flex-col justify-center">{shown(status, run)}</div>;
}

function shown(status: StravaStatus, run: SyncRun): ReactNode {
  if (run.state === 'running') {
    return <ProgressBar label="Sync" percent={run.percent} text="Starting sync..." />;
  }
  if (run.state === 'done') return <ProgressBar label="Sync" percent={100} text={run.text} />;
  if (run.state === 'failed') return <Failure reason={run.reason} trouble={status.trouble} />;
  return (
    <p className="text-small text-soft">
      {[idleText(status), countedElsewhere(status)].filter(Boolean).join(' ')}
    </p>
  );
}

function Failure({ reason, trouble }: { reason: string | null; trouble: string | null }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-small">
      <Icon name="alert" size={16} className="mt-0.5 text-danger" />
      <span className="min-w-0">
        <span className="font-medium text-danger">Sync failed. Please try again.</span>{' '}
        {reason !== trouble && reason}
      </span>
    </p>
  );
}

function idleText(status: StravaStatus): string {
  const text = backgroundText(status, { nowMs: Date.now(), timeZone: zoneHere() });
  if (text !== null) return text;
  if (status.needsReconnect) return 'Nothing is fetched until you connect again.';
  if (status.trouble !== null) return 'What came in before is in your log.';
  if (status.lastSync === null) return 'Nothing was fetched yet.';
  return 'All that was fetched is in your log, with heart rate and laps.';
}
