import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { SYNC_API_HISTORY_DAYS } from '../../domain/limits.ts';
import { stravaConfigQuery } from '../queries/strava.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OPERATOR_CARD_ID } from './connect-button.tsx';
import { HistoryCard } from './history-card.tsx';
import { OperatorCard } from './operator-card.tsx';
import { StatusCard } from './status-card.tsx';
import { useStatus } from './use-status.ts';
import { type Sync, useSync } from './use-sync.ts';

type StravaPanelProps = { sync: Sync; isExchanging: boolean };

/** The connection as it stands and what it takes: a page's whole, or a tab's. */
export function StravaPanel({ sync, isExchanging }: StravaPanelProps) {
  const status = useStatus();
  const config = useQuery(stravaConfigQuery);
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
            <StatusCard status={status} sync={sync} isExchanging={isExchanging} />
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
          <div id={OPERATOR_CARD_ID} className="min-w-0 scroll-mt-4 max-lg:order-1">
            <OperatorCard config={config.data} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The same in a tab of Profile, where Strava sends nobody back to. */
export default function StravaTab() {
  return <StravaPanel sync={useSync()} isExchanging={false} />;
}

// On a phone all cards are of one column, and what matters less comes last.
const COLUMN = 'contents lg:grid lg:min-w-0 lg:gap-4';

const STEPS = [
  'You press Connect, and Strava asks whether Longrun may read your activities. It never writes or posts.',
  `The last ${SYNC_API_HISTORY_DAYS} days come in at once, with distance, time and heart rate. Everything older comes when you ask for it.`,
  'After that it goes by itself: every day at 6 AM your time, and whenever you press Sync Now.',
  'A run that is in your log already is not doubled, and what you change here is not overwritten.',
  'What you change or delete at Strava changes here as well.',
];

function HowItWorks() {
  return (
    <Card title="How It Works">
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}

/** The same runs, without the connection. */
function OtherWaysIn() {
  return (
    <Card title="Other ways in">
      <p className="mb-4 text-small">
        Runs recorded with an Apple Watch or iPhone, or with an app that writes to Apple Health,
        come in by a Health Auto Export file, with heart rate and zones. Any table of workouts comes
        in as CSV. Strava’s terms for connected apps do not reach files of your own.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/apple-health" tone="quiet" icon="upload">
          Import from Apple Health
        </ButtonLink>
        <ButtonLink href="/workouts?tab=csv" tone="quiet" icon="upload">
          Import a CSV file
        </ButtonLink>
      </div>
    </Card>
  );
}

/** That nothing here comes from the real Strava, where it does not. */
function PracticeNotice() {
  return (
    <p className="flex items-start gap-3 rounded-box border border-warn bg-warn-soft p-4 text-small">
      <Icon name="info" className="text-warn" />
      <span className="min-w-0">
        <strong className="font-semibold">This is a practice Strava.</strong> Whoever runs this
        server has pointed it at a server for trying things out. Its athlete and activities are made
        up; your real Strava account is not asked.
      </span>
    </p>
  );
}

/** What Strava's agreement means for the athlete, said before anything is connected. */
function TermsCard() {
  return (
    <Card title="Who sees it" lead="Strava’s terms for connected apps, as Longrun keeps them.">
      <ul className="grid list-disc gap-2 pl-5 text-small">
        <li>What comes through Strava is shown to you alone.</li>
        <li>
          It is left out of your trainer’s view, unless whoever runs this server has Strava’s leave.{' '}
          <Link href="/sharing" className="link">
            Sharing
          </Link>{' '}
          says how many workouts that is.
        </li>
        <li>
          It is never sent to an outside AI model. The built-in coach may use it: that is arithmetic
          on this server.
        </li>
        <li>
          You can disconnect at any time, here or in your Strava settings. Here you choose whether
          what came in stays or goes.
        </li>
      </ul>
    </Card>
  );
}
