import type { Day } from './calendar.ts';

/** Of what is sorted by day, oldest first, that of some days, the first and the last among them. */
export function betweenDays<Dated extends { date: Day }>(
  sorted: readonly Dated[],
  { from, to }: { from: Day; to: Day },
): Dated[] {
  return sorted.slice(
    countWhile(sorted, ({ date }) => date < from),
    countWhile(sorted, ({ date }) => date <= to),
  );
}

/** The last so many of what lies on a day or before it. */
export function lastUpTo<Dated extends { date: Day }>(
  sorted: readonly Dated[],
  { day, count }: { day: Day; count: number },
): Dated[] {
  const end = countWhile(sorted, ({ date }) => date <= day);
  return sorted.slice(Math.max(0, end - count), end);
}

/** How many at the beginning it holds of, found by halving: from one of them on it holds of none. */
export function countWhile<Item>(sorted: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
