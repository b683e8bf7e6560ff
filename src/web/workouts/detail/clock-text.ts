import { type Day, dayInZone } from '../../../domain/calendar.ts';
import { zoneHere } from '../../days/use-athletes-day.ts';

/** '06:40', on the clock of the place where it began. */
export function clockText(startedAtMs: number, utcOffsetS: number): string {
  const local = new Date(startedAtMs + utcOffsetS * 1000);
  return local.toISOString().slice(11, 16);
}

/** The day an instant fell on where this browser is. */
export function localDay(instantMs: number): Day {
  return dayInZone(instantMs, zoneHere());
}
