import { type Day, isDay } from '../../domain/calendar.ts';
import { inDaysText, raceDayText } from '../words/day-text.ts';

/** What the chosen day comes to, seen from today; undefined while none is chosen. */
export function dateHint(date: string, today: Day): string | undefined {
  if (!isDay(date)) return undefined;
  if (date < today) return `${raceDayText(date, today)} is past: it goes into your Race History`;
  return `${raceDayText(date, today)}, ${inDaysText(date, today)}`;
}
