import { measures } from './measures.ts';

/** '07:40', or '7:40 AM' by a clock of twelve hours. */
export function clockOfDay(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60) % 24;
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  if (measures().clock === '24') return `${String(hour).padStart(2, '0')}:${minute}`;
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** What a clock said at an instant, so many seconds ahead of UTC. */
export function clockAt({ atMs, utcOffsetS }: { atMs: number; utcOffsetS: number }): string {
  const minutes = Math.floor((atMs / 1000 + utcOffsetS) / 60);
  return clockOfDay(((minutes % 1440) + 1440) % 1440);
}
