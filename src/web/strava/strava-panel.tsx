import { useQuery } from '@tanstack/react-query';
import { HistoryCard } from './history-card.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OperatorCard } from './operator-card.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { PracticeNotice } from './practice-notice.tsx';
import { StatusCard } from './status-card.tsx';
import { configQuery } from './strava.api.ts';
import { TermsCard } from './terms-card.tsx';
import { useStatus } from './use-status.ts';
import type { Sync } from './use-sync.ts';

type StravaPanelProps = { sync: Sync; isExchanging: boolean };

/** The connection as it stands and what it takes: a page's whole, or a tab's. */
export function StravaPanel({ sync, isExchanging }: StravaPanelProps) {
  const status = useStatus();
  const { data: config } = useQuery(configQuery);
  const isConnected = status.data?.isConnected ?? false;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <StatusCard {...{ status, sync, isExchanging }} />
        {status.data?.progress && isConnected && !isExchanging && (
          <HistoryCard status={status.data} progress={status.data.progress} />
        )}
        <OtherWaysIn />
      </div>
      <div className="grid min-w-0 gap-4">
        {config?.isPractice && <PracticeNotice />}
        <HowItWorks />
        <TermsCard />
        <OperatorCard config={config} />
      </div>
    </div>
  );
}
