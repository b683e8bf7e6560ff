import { addDays, type Day, weekdayOf } from '../../../calendar.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The next day of that weekday, today included. */
export function dateOfWeekday(weekday: number, today: Day): Day {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** The day that a word names, from today on: 'tomorrow', 'friday', 'day' of 'the day after' another. */
export function namedDay(word: string, of: { today: Day; told: Day | null }): Day | null {
  const { today, told } = of;
  if (word === 'today') return today;
  if (word === 'tomorrow') return addDays(today, 1);
  if (word === 'day') return told && addDays(told, 1);
  const weekday = WEEKDAYS.indexOf(word);
  return weekday < 0 ? null : dateOfWeekday(weekday, today);
}
