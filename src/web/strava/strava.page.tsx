import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { StravaStatus } from '../../contract/strava.ts';
import { ApiError, messageOf } from '../api.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useToast } from '../ui/toaster.tsx';
import { exchangeCode, type Returned, statusQuery } from './strava.api.ts';
import { StravaPanel } from './strava-panel.tsx';
import { useSync } from './use-sync.ts';

export default function StravaPage() {
  const sync = useSync();
  const isExchanging = useReturnedCode(sync.start);
  const { data: status } = useQuery(statusQuery);
  return (
    <>
      <PageHeader title="Strava" lead={leadOf(status)} />
      <StravaPanel sync={sync} isExchanging={isExchanging} />
    </>
  );
}

function leadOf(status: StravaStatus | undefined): string {
  if (!status?.isConnected) return 'Connect once; your runs come into your log by themselves.';
  return status.needsReconnect
    ? 'The connection has ended: connect again to go on.'
    : 'Connected: your runs come into your log by themselves.';
}

/**
 * Strava sends the browser back with a code: it is exchanged at once and gone from the address.
 * Answers whether that is under way.
 */
function useReturnedCode(onConnected: () => void): boolean {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isExchanging, setIsExchanging] = useState(() => codeIn(search) !== null);
  const taken = useRef<string | null>(null);

  useEffect(() => {
    const code = codeIn(search);
    const isRefused = new URLSearchParams(search).has('error');
    const isReturn = code !== null || isRefused;
    const isTaken = taken.current === search;
    taken.current = isReturn ? search : null;
    if (!isReturn || isTaken) return;
    navigate(path, { replace: true });
    const failed = (text: string) => toast({ title: 'Connection Failed', text, tone: 'bad' });
    if (!code || isRefused) {
      setIsExchanging(false);
      failed('Strava was not allowed to share your activities. Nothing was connected.');
      return;
    }
    const connect = async () => {
      setIsExchanging(true);
      try {
        // An answer from before the connection must not come in after it.
        await queryClient.cancelQueries({ queryKey: statusQuery.queryKey });
        queryClient.setQueryData(statusQuery.queryKey, await exchangeCode(code));
        toast({ title: 'Connected!', text: 'Your activities are on their way.', tone: 'good' });
        onConnected();
      } catch (error) {
        failed(reasonOf(error));
        void queryClient.invalidateQueries({ queryKey: statusQuery.queryKey });
      }
      setIsExchanging(false);
    };
    void connect();
  }, [search, path, navigate, queryClient, toast, onConnected]);

  return isExchanging;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'offline') return 'Failed to connect';
  return messageOf(error, 'Connection failed');
}

function codeIn(search: string): Returned | null {
  const given = new URLSearchParams(search);
  const code = given.get('code');
  return code === null ? null : { code, scope: given.get('scope'), state: given.get('state') };
}
