import { type Day, instantInZone, offsetInZone } from './calendar.ts';

type Start = { startedAtMs: number | null; utcOffsetS: number | null };

/** What the clock on the athlete's wrist showed, '07:40'; null where that is not known. */
export function startTimeOf({ startedAtMs, utcOffsetS }: Start): string | null {
  if (startedAtMs === null || utcOffsetS === null) return null;
  return new Date(startedAtMs + utcOffsetS * 1000).toISOString().slice(11, 16);
}

/** The instant of a time of day; without an offset the clock was that of the athlete's zone. */
export function startAt(of: {
  day: Day;
  time: string;
  utcOffsetS: number | null;
  timeZone: string;
}): { startedAtMs: number; utcOffsetS: number } {
  const { day, time, utcOffsetS, timeZone } = of;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const secondOfDay = hours * 3600 + minutes * 60;
  if (utcOffsetS !== null) {
    const wallMs = instantInZone({ day, secondOfDay, timeZone: 'UTC' });
    return { startedAtMs: wallMs - utcOffsetS * 1000, utcOffsetS };
  }
  const startedAtMs = instantInZone({ day, secondOfDay, timeZone });
  return { startedAtMs, utcOffsetS: offsetInZone(startedAtMs, timeZone) };
}
