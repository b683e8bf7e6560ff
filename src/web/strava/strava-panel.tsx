import { useQuery } from '@tanstack/react-query';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
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
  const isKnown = !status.isPending && !isExchanging;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className={COLUMN}>
        {config.isPending ? (
          <Skeleton size="h-64 w-full" />
        ) : (
          <>
            {config.data?.isPractice && <PracticeNotice />}
            <StatusCard {...{ status, sync, isExchanging }} />
            {isKnown && status.data?.progress && (
              <HistoryCard status={status.data} progress={status.data.progress} />
            )}
            {isKnown && (
              <div className="min-w-0 max-lg:order-1">
                <OtherWaysIn />
              </div>
            )}
          </>
        )}
      </div>
      <div className={classNames(COLUMN, !(isKnown && !config.isPending) && 'max-lg:hidden')}>
        <HowItWorks />
        <TermsCard />
        {!config.isPending && (
          <div className="min-w-0 max-lg:order-1">
            <OperatorCard config={config.data} />
          </div>
        )}
      </div>
    </div>
  );
}

// On a phone all cards are of one column, and what matters less comes last.
const COLUMN = 'contents lg:grid lg:min-w-0 lg:gap-4';
