import type { ReactNode } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons.tsx';
import { isPaused } from './background-work.ts';
import { ConnectButton } from './connect-button.tsx';
import { momentTextHere } from './moment-text.ts';
import type { Sync } from './use-sync.ts';

/** What is wrong with the connection, and the one button that helps. Nothing where all is well. */
export function TroubleNotice({ status, sync }: { status: StravaStatus; sync: Sync }) {
  const { needsReconnect, trouble, readsPrivate } = status;
  if (needsReconnect) {
    return (
      <Notice
        title="The connection has ended"
        isUrgent
        action={<ConnectButton label="Reconnect" />}
      >
        {trouble ?? 'Strava no longer accepts this connection. Connect again.'} What came in stays
        in your log.
      </Notice>
    );
  }
  if (trouble !== null) {
    const pause = pauseOf(status);
    return (
      <Notice
        title="Not everything could be fetched"
        isUrgent
        action={pause === null && sync.run.state !== 'running' && <TryAgain sync={sync} />}
      >
        {trouble} {pause !== null && `Strava is asked again ${momentTextHere(pause)}.`}
      </Notice>
    );
  }
  if (readsPrivate) return null;
  return (
    <Notice
      title="Activities that only you can see are not read"
      action={<ConnectButton label="Reconnect" tone="quiet" />}
    >
      At Strava their box was left empty. If you want them here, connect again and leave it ticked.
    </Notice>
  );
}

/** Until when asking again would not help. */
function pauseOf({ progress }: StravaStatus): string | null {
  return progress && isPaused(progress, Date.now()) ? progress.pausedUntil : null;
}

function TryAgain({ sync }: { sync: Sync }) {
  return (
    <Button tone="quiet" icon="refresh" onClick={sync.start}>
      Try Again
    </Button>
  );
}

type NoticeProps = { title: string; isUrgent?: boolean; action: ReactNode; children: ReactNode };

function Notice({ title, isUrgent = false, action, children }: NoticeProps) {
  return (
    <div
      role={isUrgent ? 'alert' : undefined}
      className={classNames(
        'flex flex-col items-start gap-3 rounded-box border p-4 text-small',
        isUrgent ? 'border-warn bg-warn-soft' : 'border-line bg-sunk',
      )}
    >
      <div className="flex items-start gap-3">
        <Icon name={isUrgent ? 'alert' : 'info'} className={isUrgent ? 'text-warn' : 'text-soft'} />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{children}</p>
        </div>
      </div>
      {action}
    </div>
  );
}
