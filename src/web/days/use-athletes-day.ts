import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Day, dayInZone, isTimeZone } from '../../domain/calendar.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';

const LOOK_MS = 60_000;

/** The day it is for the athlete, also on a page that is left open over midnight. */
export function useAthletesDay({ timeZone }: { timeZone: string }): Day {
  const [day, setDay] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const look = () => setDay(todayIn(timeZone));
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return day;
}

/** The same, where this device is. */
export function useToday(): Day {
  return useAthletesDay({ timeZone: zoneHere() });
}

function todayIn(timeZone: string): Day {
  return dayInZone(Date.now(), isTimeZone(timeZone) ? timeZone : zoneHere());
}

/** The time zone this browser is in, as the tz database names it. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

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
