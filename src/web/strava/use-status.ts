import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { statusQuery } from './strava.api.ts';

/** The connection as it stands; what came in since it was last asked for is in the log as well. */
export function useStatus() {
  const status = useQuery(statusQuery);
  const queryClient = useQueryClient();
  const { activitiesCount, progress } = status.data ?? {};
  const arrived =
    activitiesCount === undefined ? null : `${activitiesCount} ${progress?.detailsDue}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (arrived === null || before.current === arrived) return;
    if (before.current !== null) void refresh(queryClient, RESTS_ON.strava);
    before.current = arrived;
  }, [arrived, queryClient]);
  return status;
}
