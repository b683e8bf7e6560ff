import type { StravaStatus } from '../../contract/strava.ts';
import { Button } from '../ui/button.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { syncedFacts } from './synced-facts.ts';
import { useConnect } from './use-connect.ts';

export function NotConnected({ status }: { status: StravaStatus }) {
  const { connect, isPending } = useConnect();
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] text-small">
        Connect once, and each run that your watch or phone sends to Strava is in your log by the
        next morning, with its heart rate. Strava asks you first; Longrun reads and never writes.
      </p>
      <DescriptionList items={syncedFacts(status)} />
      <div>
        <Button icon="external" pending={isPending} pendingLabel="Connecting…" onClick={connect}>
          Connect
        </Button>
      </div>
    </div>
  );
}
