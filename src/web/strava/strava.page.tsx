import { PageHeader } from '../ui/page-header.tsx';
import { StravaPanel } from './strava-panel.tsx';
import { useReturnedCode } from './use-returned-code.ts';

export function StravaPage() {
  useReturnedCode();
  return (
    <>
      <PageHeader
        title="Strava"
        answer="Not connected yet in this version; your runs come in by file."
      />
      <StravaPanel />
    </>
  );
}
