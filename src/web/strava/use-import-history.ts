import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../ui/toaster.tsx';
import { importHistory, statusQuery } from './strava.api.ts';

export function useImportHistory() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: importHistory,
    onSuccess: (status) => queryClient.setQueryData(statusQuery.queryKey, status),
    onError: ({ message }) => toast({ title: 'Error', text: message, tone: 'bad' }),
  });
  return { begin: () => mutate(), isPending };
}
