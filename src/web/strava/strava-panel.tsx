import { useQuery } from '@tanstack/react-query';
import { classNames } from '../ui/class-names.ts';
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
  const config = useQuery(configQuery);
  // What stands below comes once the height above it is known, so that nothing jumps.
  const isKnown = !status.isPending && !config.isPending;
  const { progress } = status.data ?? {};
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className={COLUMN}>
        {config.data?.isPractice && <PracticeNotice />}
        <StatusCard {...{ status, sync, isExchanging, isKnown }} />
        {isKnown && (
          <>
            {status.data && progress && !isExchanging && (
              <HistoryCard status={status.data} progress={progress} />
            )}
            <div className="min-w-0 max-lg:order-1">
              <OtherWaysIn />
            </div>
          </>
        )}
      </div>
      <div className={classNames(COLUMN, !isKnown && 'max-lg:hidden')}>
        <HowItWorks />
        <TermsCard />
        <div className="min-w-0 max-lg:order-1">
          <OperatorCard config={config.data} />
        </div>
      </div>
    </div>
  );
}

// On a phone all cards are of one column, and what matters less comes last.
const COLUMN = 'contents lg:grid lg:min-w-0 lg:gap-4';
