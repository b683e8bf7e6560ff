import { PageHeader } from '../ui/page-header.tsx';
import { StravaPanel } from './strava-panel.tsx';
import { useReturnedCode } from './use-returned-code.ts';
import { useSync } from './use-sync.ts';

export function StravaPage() {
  const sync = useSync();
  const isExchanging = useReturnedCode(sync.start);
  return (
    <>
      <PageHeader
        title="Strava"
        answer="Connect once; your runs come into your log by themselves."
      />
      <StravaPanel sync={sync} isExchanging={isExchanging} />
    </>
  );
}
