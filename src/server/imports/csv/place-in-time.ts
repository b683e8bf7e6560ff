import { type Day, dayInZone, offsetInZone } from '../../../domain/calendar.ts';
import { type DayOrder, readDate } from '../quantities/dates.ts';

export type When = {
  day: Day;
  /** Of two workouts of one day it tells which is which, wherever the athlete lives by then. */
  key: string;
  startedAtMs: number | null;
  utcOffsetS: number | null;
};

/** The day where the athlete was, and the instant where the cell tells it. */
export function placeInTime(
  cell: string,
  order: DayOrder | null,
  timeZone: string,
): When | 'open' | 'unreadable' {
  const read = readDate(cell, order);
  if (read.state !== 'read') return read.state;
  const { day, clock, secondOfDay, zone } = read.date;
  if (zone === null) {
    const key = clock === null ? day : `${day}T${clock}`;
    return { day, key, startedAtMs: null, utcOffsetS: null };
  }
  const wallMs = Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000;
  const startedAtMs = zone === 'utc' ? wallMs : wallMs - zone * 1000;
  const key = `${new Date(startedAtMs).toISOString().slice(0, 16)}Z`;
  if (zone !== 'utc') return { day, key, startedAtMs, utcOffsetS: zone };
  // UTC says where the clock was kept, not where the athlete was.
  return {
    day: dayInZone(startedAtMs, timeZone),
    key,
    startedAtMs,
    utcOffsetS: offsetInZone(startedAtMs, timeZone),
  };
}
