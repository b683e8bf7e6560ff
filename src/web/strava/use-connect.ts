import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { beginConnecting } from './strava.api.ts';

/** Sends this browser to Strava, which asks its athlete and sends it back. */
export function useConnect() {
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
