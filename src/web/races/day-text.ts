import { type Day, daysBetween, weekdayOf } from '../../domain/calendar.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Sun 20 Sep', with the year where it is not this one. */
export function dayText(day: Day, today: Day): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1];
  const text = `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${month}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${Number(day.slice(0, 4))}`;
}

/** 'today', 'tomorrow', 'in 20 days'. */
export function inDaysText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en')} days`;
}
