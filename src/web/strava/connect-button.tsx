import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';
import { stravaConfigQuery } from '../queries/strava.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toaster.tsx';
import { beginConnecting } from './strava.api.ts';

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

/** Sends this browser to Strava, which asks its athlete and sends it back. */
function useConnect() {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  useReturnByBackButton(() => setIsPending(false));

  const connect = async () => {
    setIsPending(true);
    try {
      const { authorizeUrl } = await beginConnecting();
      // The button waits until the page is gone.
      location.assign(authorizeUrl);
    } catch (error) {
      setIsPending(false);
      toast({ ...failureOf(error), tone: 'bad' });
    }
  };

  return { connect: () => void connect(), isPending };
}

function failureOf(error: unknown) {
  return error instanceof ApiError && error.code === 'notConfigured'
    ? { title: 'Configuration Error', text: error.message }
    : { title: 'Connection Error', text: 'Failed to connect. Please try again.' };
}

// The browser may show the very page that was left, with its button still waiting.
function useReturnByBackButton(onReturn: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  });
}
