import type { QueryClient } from '@tanstack/react-query';
import { statusQuery, syncNow } from './strava.api.ts';

const { queryKey } = statusQuery;

/**
 * How many activities came in; null where the athlete signed out meanwhile. The status is fresh then
 * as well. Just after connecting the server may be faster than this call: what it brought counts too.
 */
export async function syncAndCount(queryClient: QueryClient): Promise<number | null> {
  const isSameVisit = beginVisit(queryClient);
  const before = queryClient.getQueryData(queryKey)?.activitiesCount;
  const { syncedCount } = await syncNow();
  if (!isSameVisit()) return null;
  const after = await countNow(queryClient);
  if (!isSameVisit()) return null;
  const arrived = before === undefined || after === undefined ? 0 : after - before;
  return Math.max(syncedCount, arrived);
}

/** Signing out removes what was asked for: nobody else is told what was meant for whoever left. */
export function beginVisit(queryClient: QueryClient): () => boolean {
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
