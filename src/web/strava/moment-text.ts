import { dayInZone, daysBetween } from '../../domain/calendar.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { clockText } from '../words/clock-text.ts';
import { dayText } from '../words/day-text.ts';

type Moment = { iso: string; nowMs: number; timeZone: string };

/** 'today, 14:02', 'tomorrow, 06:00', 'Fri 20 Nov, 06:00': when it is where the athlete is. */
export function momentText({ iso, nowMs, timeZone }: Moment): string {
  const instant = Date.parse(iso);
  const [day, today] = [dayInZone(instant, timeZone), dayInZone(nowMs, timeZone)];
  const near = NEAR_DAYS.get(daysBetween(today, day));
  return `${near ?? dayText(day, today)}, ${clockText(new Date(instant), timeZone)}`;
}

/** As `momentText`, now and where this browser is, whose time zone the account follows. */
export function momentTextHere(iso: string): string {
  return momentText({ iso, nowMs: Date.now(), timeZone: zoneHere() });
}

const NEAR_DAYS = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);
