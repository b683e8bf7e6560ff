import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STRAVA_NOT_CONFIGURED, STRAVA_NOT_YET } from '../../contract/strava.ts';
import { useToast } from '../ui/toaster.tsx';
import { configQuery } from './strava.api.ts';

/**
 * What pressing Connect comes to. Nobody is sent to Strava while this version could not take them
 * back connected.
 */
export function useConnect() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);

  const connect = async () => {
    setIsPending(true);
    try {
      const { clientId } = await queryClient.fetchQuery(configQuery);
      if (clientId === null) {
        toast({ title: 'Configuration Error', text: STRAVA_NOT_CONFIGURED, tone: 'bad' });
      } else toast({ title: 'Connection Failed', text: STRAVA_NOT_YET, tone: 'bad' });
    } catch {
      toast({
        title: 'Connection Error',
        text: 'Failed to connect. Please try again.',
        tone: 'bad',
      });
    } finally {
      setIsPending(false);
    }
  };

  return { connect, isPending };
}
