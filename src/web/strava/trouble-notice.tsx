import type { ReactNode } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useConnect } from './use-connect.ts';
import type { Sync } from './use-sync.ts';

/** What is wrong with the connection, and the one button that helps. Nothing where all is well. */
export function TroubleNotice({ status, sync }: { status: StravaStatus; sync: Sync }) {
  const { needsReconnect, trouble, readsPrivate } = status;
  if (needsReconnect) {
    return (
      <Notice
        title="Strava no longer accepts this connection"
        text={trouble ?? 'You may have ended it in your Strava settings.'}
        after="What came in stays in your log. Connect again to go on."
      >
        <Reconnect />
      </Notice>
    );
  }
  if (trouble !== null) {
    return (
      <Notice title="The last sync did not go through" text={trouble}>
        {sync.run.state !== 'running' && (
          <Button tone="quiet" icon="refresh" onClick={sync.start}>
            Try Again
          </Button>
        )}
      </Notice>
    );
  }
  if (readsPrivate) return null;
  return (
    <Notice
      title="Activities that only you can see are not read"
      text="At Strava the box for private activities was left empty. If you want them here, connect again and leave it ticked."
    >
      <Reconnect />
    </Notice>
  );
}

function Reconnect() {
  const { connect, isPending } = useConnect();
  return (
    <Button icon="external" pending={isPending} pendingLabel="Connecting…" onClick={connect}>
      Reconnect
    </Button>
  );
}

type NoticeProps = { title: string; text: string; after?: string; children: ReactNode };

function Notice({ title, text, after, children }: NoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-box border border-warn bg-warn-soft p-4 text-small"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name="alert" className="text-warn" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{[text, after].filter(Boolean).join(' ')}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
