import { dayInZone } from '../../domain/calendar.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { clockText } from '../words/clock-text.ts';
import { dayText } from '../words/day-text.ts';

/** 'as of 07:40', and on another day which: 'as of Sat 21 Nov, 07:40'. */
export function asOfText(atMs: number, nowMs: number): string {
  const timeZone = zoneHere();
  const [day, today] = [dayInZone(atMs, timeZone), dayInZone(nowMs, timeZone)];
  const clock = clockText(new Date(atMs), timeZone);
  return `as of ${day === today ? '' : `${dayText(day, today)}, `}${clock}`;
}
