import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Day } from '../../domain/calendar.ts';

/** On a page left open over midnight the periods move on with the athlete's day. */
export function useFreshDay(today: Day): void {
  const queryClient = useQueryClient();
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void queryClient.invalidateQueries({ queryKey: ['api', 'analytics'] });
  }, [queryClient, today]);
}
