import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SYNC_MESSAGE_MS, SYNC_PROGRESS } from '../../domain/limits.ts';
import { messageOf } from '../api.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { useToast } from '../ui/toaster.tsx';
import { syncedText } from './background-work.ts';
import { statusQuery, syncNow } from './strava.api.ts';

export type SyncRun =
  | { state: 'idle' }
  | { state: 'running'; percent: number }
  | { state: 'done'; text: string }
  | { state: 'failed'; reason: string | null };

export type Sync = { run: SyncRun; start: () => void };

/** One sync at a time, and how far it seems: the end alone is certain. */
export function useSync(): Sync {
  const [run, setRun] = useState<SyncRun>({ state: 'idle' });
  const isRunning = useRef(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  useSteps(run.state, setRun);

  const start = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRun({ state: 'running', percent: 0 });
    const isSameVisit = beginVisit(queryClient);
    try {
      const came = await syncAndCount(queryClient);
      if (came === null) return;
      const text = syncedText(came.count, came.inAll);
      setRun({ state: 'done', text });
      toast({ title: 'Sync Complete', text, tone: 'good' });
    } catch (error) {
      if (!isSameVisit()) return;
      setRun({ state: 'failed', reason: messageOf(error, '') || null });
      toast({ title: 'Sync Failed', text: 'Failed to sync activities.', tone: 'bad' });
      void queryClient.invalidateQueries({ queryKey: statusQuery.queryKey });
    } finally {
      isRunning.current = false;
    }
    void refresh(queryClient, RESTS_ON.strava);
  }, [queryClient, toast]);

  return { run, start: useCallback(() => void start(), [start]) };
}

function useSteps(state: SyncRun['state'], setRun: (next: (run: SyncRun) => SyncRun) => void) {
  useEffect(() => {
    if (state === 'running') {
      const timer = setInterval(() => setRun(stepped), SYNC_PROGRESS.everyMs);
      return () => clearInterval(timer);
    }
    if (state === 'done') {
      const timer = setTimeout(() => setRun(() => ({ state: 'idle' })), SYNC_MESSAGE_MS);
      return () => clearTimeout(timer);
    }
  }, [state, setRun]);
}

function stepped(run: SyncRun): SyncRun {
  if (run.state !== 'running') return run;
  return { ...run, percent: Math.min(SYNC_PROGRESS.upTo, run.percent + SYNC_PROGRESS.step) };
}

const { queryKey } = statusQuery;

type Came = { count: number; inAll: number | undefined };

/**
 * How many activities came in, and are in the log now; null where the athlete signed out meanwhile. The status is fresh then
 * as well. Just after connecting the server may be faster than this call: what it brought counts too.
 */
async function syncAndCount(queryClient: QueryClient): Promise<Came | null> {
  const isSameVisit = beginVisit(queryClient);
  const before = queryClient.getQueryData(queryKey)?.activitiesCount;
  const { syncedCount } = await syncNow();
  if (!isSameVisit()) return null;
  const inAll = await countNow(queryClient);
  if (!isSameVisit()) return null;
  const arrived = before === undefined || inAll === undefined ? 0 : inAll - before;
  return { count: Math.max(syncedCount, arrived), inAll };
}

/** Signing out removes what was asked for: nobody else is told what was meant for whoever left. */
function beginVisit(queryClient: QueryClient): () => boolean {
  const statusNow = () => queryClient.getQueryCache().find({ queryKey });
  const begun = statusNow();
  return () => statusNow() === begun;
}

/** Undefined where it does not come. */
async function countNow(queryClient: QueryClient): Promise<number | undefined> {
  try {
    // An answer on its way may be from before.
    await queryClient.cancelQueries({ queryKey });
    return (await queryClient.fetchQuery({ ...statusQuery, staleTime: 0 })).activitiesCount;
  } catch {
    return undefined;
  }
}
