import { StravaPanel } from './strava-panel.tsx';
import { useSync } from './use-sync.ts';

/** The same as the page shows; Strava sends nobody back to here. */
export default function StravaTab() {
  return <StravaPanel sync={useSync()} isExchanging={false} />;
}
