import { useEffect, useState } from 'react';
import { type Day, dayOfInstant } from '../../../domain/calendar.ts';

/** The day it is where this device is; a page left open over night wakes up to the new one. */
export function useToday(): Day {
  const [today, setToday] = useState(todayHere);
  useEffect(() => {
    const look = () => setToday(todayHere());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}

function todayHere(): Day {
  const now = new Date();
  return dayOfInstant(now.getTime(), -now.getTimezoneOffset() * 60);
}
