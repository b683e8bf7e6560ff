import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api.ts';

/** Hears of every refused call of every screen. `onRefusal` must keep its identity. */
export function useRefusals(onRefusal: (refusal: ApiError) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = (error: unknown) => {
      if (error instanceof ApiError) onRefusal(error);
    };
    const queries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    const mutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    return () => {
      queries();
      mutations();
    };
  }, [queryClient, onRefusal]);
}
