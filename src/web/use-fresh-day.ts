import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Day } from '../domain/calendar.ts';
import { RESTS_ON, refresh } from './queries/refresh.ts';

/** What is counted by days moves on with the day: on a page left open over midnight, and on a journey. */
export function useFreshDay(today: Day): void {
  const queryClient = useQueryClient();
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refresh(queryClient, RESTS_ON.day);
  }, [queryClient, today]);
}
