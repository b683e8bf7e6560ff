import { useLocation, useSearch } from 'wouter';
import { addDays, type Day, isDay, startOfWeek } from '../../domain/calendar.ts';
import { weekStart } from '../../domain/measures.ts';
import { addMonths, firstDayOf, isMonth, type Month, monthOf } from '../../domain/months.ts';

/** What the calendar shows: a month, or a week by its Sunday. */
export type CalendarView = { kind: 'month'; month: Month } | { kind: 'week'; sunday: Day };

const ADDRESS = '/calendar';

/** Stands in the address, this month unsaid, so that a reload and the way back find it again. */
export function useCalendarView(today: Day): [CalendarView, (view: CalendarView) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const view = viewOf({ month: asked.get('month'), week: asked.get('week'), today });
  const choose = (next: CalendarView) => navigate(calendarHref(next, today), { replace: true });
  return [view, choose];
}

export function viewOf(asked: { month: string | null; week: string | null; today: Day }) {
  const { month, week, today } = asked;
  if (week !== null && isDay(week))
    return { kind: 'week', sunday: startOfWeek(week, weekStart()) } as const;
  const isAsked = month !== null && isMonth(month);
  return { kind: 'month', month: isAsked ? month : monthOf(today) } as const;
}

export function calendarHref(view: CalendarView, today: Day): string {
  if (view.kind === 'week') return `${ADDRESS}?week=${view.sunday}`;
  return view.month === monthOf(today) ? ADDRESS : `${ADDRESS}?month=${view.month}`;
}

/** The form for a workout of this day. */
export function logHref(day: Day): string {
  return `/workouts?date=${day}`;
}

/** The month or week so many before or after it. */
export function moved(view: CalendarView, by: number): CalendarView {
  if (view.kind === 'week') return { kind: 'week', sunday: addDays(view.sunday, 7 * by) };
  return { kind: 'month', month: addMonths(view.month, by) };
}

/**
 * The same days the other way, so that there and back is the same month. Of this month this week, of
 * another the first that is mostly in it and not this one; of this week this month, of another week the
 * month of most of its days.
 */
export function turned(view: CalendarView, today: Day): CalendarView {
  const thisWeek = startOfWeek(today, weekStart());
  if (view.kind === 'week') {
    const day = view.sunday === thisWeek ? today : addDays(view.sunday, 3);
    return { kind: 'month', month: monthOf(day) };
  }
  if (view.month === monthOf(today)) return { kind: 'week', sunday: thisWeek };
  const first = startOfWeek(addDays(firstDayOf(view.month), 3), weekStart());
  return { kind: 'week', sunday: first === thisWeek ? addDays(first, 7) : first };
}

/** The one around today. */
export function current(view: CalendarView, today: Day): CalendarView {
  return view.kind === 'week'
    ? { kind: 'week', sunday: startOfWeek(today, weekStart()) }
    : { kind: 'month', month: monthOf(today) };
}
