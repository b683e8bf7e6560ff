import type { ReactNode } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { Icon } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { zoneHere } from '../zone-here.ts';
import { backgroundText } from './background-words.ts';
import type { SyncRun } from './use-sync.ts';

/** What is being fetched, now or in the background: one place of one height for all of it. */
export function SyncProgress({ status, run }: { status: StravaStatus; run: SyncRun }) {
  return <div className="flex min-h-15 flex-col justify-center">{shown(status, run)}</div>;
}

function shown(status: StravaStatus, run: SyncRun): ReactNode {
  if (run.state === 'running') {
    return <ProgressBar label="Sync" percent={run.percent} text="Starting sync..." />;
  }
  if (run.state === 'done') return <ProgressBar label="Sync" percent={100} text={run.text} />;
  if (run.state === 'failed') return <Failure reason={run.reason} trouble={status.trouble} />;
  return <p className="text-small text-soft">{idleText(status)}</p>;
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
