import { useEffect, useState } from 'react';
import { type Day, dayInZone, isTimeZone } from '../domain/calendar.ts';
import { zoneHere } from './zone-here.ts';

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
