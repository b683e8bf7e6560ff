import { addDays, type Day } from '../../src/domain/calendar.ts';

/** A Sunday. */
export const TODAY = '2026-11-22';

export function ago(days: number): Day {
  return addDays(TODAY, -days);
}
