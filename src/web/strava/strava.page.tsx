import { useQuery } from '@tanstack/react-query';
import type { StravaStatus } from '../../contract/strava.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { statusQuery } from './strava.api.ts';
import { StravaPanel } from './strava-panel.tsx';
import { useReturnedCode } from './use-returned-code.ts';
import { useSync } from './use-sync.ts';

export default function StravaPage() {
  const sync = useSync();
  const isExchanging = useReturnedCode(sync.start);
  const { data: status } = useQuery(statusQuery);
  return (
    <>
      <PageHeader title="Strava" answer={answerOf(status)} />
      <StravaPanel sync={sync} isExchanging={isExchanging} />
    </>
  );
}

function answerOf(status: StravaStatus | undefined): string {
  if (!status?.isConnected) return 'Connect once; your runs come into your log by themselves.';
  return status.needsReconnect
    ? 'The connection has ended: connect again to go on.'
    : 'Connected: your runs come into your log by themselves.';
}
