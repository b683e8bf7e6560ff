import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../refresh-after.ts';
import { useToast } from '../ui/toaster.tsx';
import { endConnection, statusQuery } from './strava.api.ts';

export function useDisconnect(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: endConnection,
    onSuccess: (status, workouts) => {
      onDone();
      queryClient.setQueryData(statusQuery.queryKey, status);
      toast({
        title: 'Disconnected',
        text:
          workouts === 'delete'
            ? 'What came from Strava is out of your log.'
            : 'What came from Strava stays in your log.',
        tone: 'good',
      });
      void refreshAfter('strava', queryClient);
    },
    onError: () => toast({ title: 'Error', text: 'Failed to disconnect.', tone: 'bad' }),
  });
  return { disconnect: mutate, isPending };
}
