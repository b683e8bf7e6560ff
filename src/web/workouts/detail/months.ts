import type { Day } from '../../../domain/calendar.ts';
import { monthText } from '../../words/day-text.ts';

export type Month<Item> = { name: string; items: Item[] };

/** In the order they come, which is by day. */
export function groupByMonth<Item extends { date: Day }>(items: readonly Item[]): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const item of items) {
    const name = monthText(item.date);
    const last = months.at(-1);
    if (last?.name === name) last.items.push(item);
    else months.push({ name, items: [item] });
  }
  return months;
}
