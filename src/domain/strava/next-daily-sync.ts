import { addDays, dayInZone, instantInZone } from '../calendar.ts';
import { SYNC_HOUR } from '../limits.ts';

/** The next six o'clock in the morning on the athlete's wall, after this instant. */
export function nextDailySync(nowMs: number, timeZone: string): number {
  const secondOfDay = SYNC_HOUR * 3600;
  let day = dayInZone(nowMs, timeZone);
  for (;;) {
    const instantMs = instantInZone({ day, secondOfDay, timeZone });
    if (instantMs > nowMs) return instantMs;
    day = addDays(day, 1);
  }
}
