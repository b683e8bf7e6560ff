import { type Day, dayInZone } from '../../../domain/calendar.ts';
import { zoneHere } from '../../zone-here.ts';

/** '06:40', on the clock of the place where it began. */
export function clockText(startedAt: string, utcOffsetS: number): string {
  const local = new Date(Date.parse(startedAt) + utcOffsetS * 1000);
  return local.toISOString().slice(11, 16);
}

/** The day an instant fell on where this browser is. */
export function localDay(instant: string): Day {
  return dayInZone(Date.parse(instant), zoneHere());
}
