import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutQuery } from '../log-queries.ts';
import { refreshAfter } from '../refresh-after.ts';
import { useToast } from '../ui/toaster.tsx';
import { matchQuery, takeMatch } from './strava.api.ts';

export function useTakeMatch(workoutId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeMatch(workoutId),
    onSuccess: (workout) => {
      queryClient.setQueryData(workoutQuery(workoutId).queryKey, workout);
      void queryClient.invalidateQueries({ queryKey: matchQuery(workoutId).queryKey });
      void refreshAfter('strava', queryClient);
      toast({ title: 'Filled in from Strava', tone: 'good' });
      // The button that was pressed is gone.
      document.querySelector('h1')?.focus();
    },
    onError: ({ message }) => toast({ title: 'Error', text: message, tone: 'bad' }),
  });
  return { take: () => mutate(), isPending };
}
