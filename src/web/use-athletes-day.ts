import { useEffect, useState } from 'react';
import { type Day, dayInZone, isTimeZone } from '../domain/calendar.ts';

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

function todayIn(timeZone: string): Day {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return dayInZone(Date.now(), isTimeZone(timeZone) ? timeZone : here);
}
