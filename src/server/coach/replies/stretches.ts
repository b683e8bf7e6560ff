import { addDays, daysBetween } from '../../../domain/calendar.ts';

/** Some days without a gap, both ends included. */
export type Stretch = { from: string; to: string; days: number };

/** The days come in order, each once. */
export function inARow(days: readonly string[]): Stretch[] {
  const rows: Stretch[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && addDays(last.to, 1) === day) {
      last.to = day;
      last.days += 1;
    } else rows.push({ from: day, to: day, days: 1 });
  }
  return rows;
}

/** Also the one that today may be in; before the first workout there is none. */
export function breaksBetween(rows: readonly Stretch[], today: string): Stretch[] {
  return rows.flatMap(({ to }, index) => {
    const from = addDays(to, 1);
    const until = addDays(rows[index + 1]?.from ?? today, -1);
    const days = daysBetween(from, until) + 1;
    return days > 0 ? [{ from, to: until, days }] : [];
  });
}
