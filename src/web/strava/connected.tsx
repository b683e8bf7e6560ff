import { useState } from 'react';
import type { StravaStatus } from '../../contract/strava.ts';
import { Button } from '../ui/button.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { AthleteHead } from './athlete-head.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { momentTextHere } from './moment-text.ts';
import { SyncProgress } from './sync-progress.tsx';
import { syncedFacts } from './synced-facts.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import type { Sync } from './use-sync.ts';

export function Connected({ status, sync }: { status: StravaStatus; sync: Sync }) {
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
