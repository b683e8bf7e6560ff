import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { exchangeCode, statusQuery } from './strava.api.ts';

/** Strava sends the browser back with a code: it is exchanged at once and gone from the address. */
export function useReturnedCode(): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const queryClient = useQueryClient();
  const toast = useToast();
  const exchanged = useRef<string | null>(null);

  useEffect(() => {
    const given = new URLSearchParams(search);
    const code = given.get('code');
    const refused = given.get('error');
    if ((code === null && refused === null) || exchanged.current === search) return;
    exchanged.current = search;
    navigate(path, { replace: true });
    const failed = (text: string) => toast({ title: 'Connection Failed', text, tone: 'bad' });
    if (code === null) {
      failed('Strava was not allowed to share your activities. Nothing was connected.');
      return;
    }
    exchangeCode({ code, scope: given.get('scope') })
      .then((status) => {
        queryClient.setQueryData(statusQuery.queryKey, status);
        toast({ title: 'Connected!', tone: 'good' });
      })
      .catch((error: unknown) =>
        failed(error instanceof ApiError ? error.message : 'Failed to connect'),
      );
  }, [search, path, navigate, queryClient, toast]);
}
