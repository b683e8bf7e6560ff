import { useQuery } from '@tanstack/react-query';
import { stravaConfigQuery } from '../queries/strava.ts';
import { Button } from '../ui/button.tsx';
import { useConnect } from './use-connect.ts';

type ConnectButtonProps = { label: 'Connect' | 'Reconnect'; tone?: 'primary' | 'quiet' };

/** The way to Strava; where nothing is set up to connect to, who has to do what first. */
export function ConnectButton({ label, tone = 'primary' }: ConnectButtonProps) {
  const { data: config } = useQuery(stravaConfigQuery);
  const { connect, isPending } = useConnect();
  if (config?.clientId === null) {
    return (
      <p className="text-small">
        <strong className="font-semibold">This server cannot connect to Strava yet.</strong> Whoever
        runs it has to set <code>STRAVA_CLIENT_ID</code> and <code>STRAVA_CLIENT_SECRET</code>:{' '}
        <a href={`#${OPERATOR_CARD_ID}`} className="link">
          what it takes
        </a>
        . Until then your runs come in by file.
      </p>
    );
  }
  return (
    <Button
      tone={tone}
      icon="external"
      pending={isPending}
      pendingLabel="Connecting…"
      onClick={connect}
    >
      {label}
    </Button>
  );
}

export const OPERATOR_CARD_ID = 'strava-operator';
