import { type Day, daysBetween } from './calendar.ts';

/** 'today', 'yesterday' or '19 days ago'. */
export function daysAgoText(day: Day, today: Day): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
