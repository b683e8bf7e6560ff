import type { ReactNode } from 'react';
import type { Answer } from '../../contract/endpoint.ts';
import type { stravaConfig } from '../../contract/strava.ts';
import { Card } from '../ui/card.tsx';

type OperatorCardProps = { config: Answer<typeof stravaConfig> | undefined };

/** What Strava asks of whoever runs this server, and how the client ID is set. */
export function OperatorCard({ config }: OperatorCardProps) {
  if (config === undefined || config.clientId === null) {
    return (
      <Card title="If you run this server" lead="What Strava asks of you, as of November 2026.">
        <Steps />
      </Card>
    );
  }
  return (
    <Card title="If you run this server">
      <p className="text-small">
        The client ID is set.{' '}
        {config.hasWebhook
          ? 'Strava tells this server of changes at once.'
          : 'Strava does not tell this server of changes: they come in with the daily sync.'}
      </p>
      <details className="mt-1 text-small">
        <summary className="link tap inline-flex items-center">How it is set up</summary>
        <Steps />
      </details>
    </Card>
  );
}

function Steps() {
  return (
    <ol className="grid list-decimal gap-2 pl-5 text-small wrap-anywhere">
      <li>
        Make an application at{' '}
        <a
          href="https://www.strava.com/settings/api"
          target="_blank"
          rel="noopener noreferrer"
          className="link"
        >
          strava.com/settings/api
          <span className="sr-only">, opens in a new tab</span>
        </a>
        . Since June 2026 its owner needs a paid Strava subscription; up to 10 athletes can then
        connect without a further request.
      </li>
      <li>
        There, under Authorization Callback Domain, enter <Typed>{location.hostname}</Typed>
      </li>
      <li>
        Give Longrun its client ID and secret in the environment, as <Typed>STRAVA_CLIENT_ID</Typed>{' '}
        and <Typed>STRAVA_CLIENT_SECRET</Typed>, and start it again.
      </li>
      <li>
        If Strava can reach this server from outside, run{' '}
        <Typed>npm run admin -- strava-webhook register</Typed> once: changes then come in at once
        and not with the next daily sync.
      </li>
      <li>
        Strava’s terms: what comes through its API is shown to its athlete alone. Longrun never
        sends it to an outside AI model, and leaves it out of the trainer view unless you have
        Strava’s leave and say so with{' '}
        <Typed>
          STRAVA_IN_TRAINER_VIEW
          <wbr />
          =yes
        </Typed>
      </li>
      <li>
        An athlete who disconnects, here or at Strava, is no longer read from, and the keys to their
        account are deleted.
      </li>
    </ol>
  );
}

function Typed({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-box box-decoration-clone bg-sunk px-1 py-0.5 font-semibold select-all">
      {children}
    </code>
  );
}
