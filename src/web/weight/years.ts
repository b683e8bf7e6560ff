import type { ListedWeight } from '../../contract/weight.ts';
import { yearOf } from '../words/day-text.ts';

type Span = { latest: { date: string } | null; start: { date: string } | null };

/** '' stands for all of them; each year leads down to its end. */
export function yearChoices(span: Span | undefined): { value: string; label: string }[] {
  const { latest, start } = span ?? { latest: null, start: null };
  const newest = latest ? yearOf(latest.date) : 0;
  const count = latest && start ? newest - yearOf(start.date) + 1 : 0;
  const years = Array.from({ length: count }, (_, back) => String(newest - back));
  const older = years.slice(1).map((year) => ({ value: year, label: `${year} and earlier` }));
  return [{ value: '', label: 'From the newest' }, ...older];
}

/** No id is larger: the page behind it begins with the last entry of the year. */
const BEHIND_EVERY_ID = 2_147_483_647;

/** The cursor of the page that begins at the end of a year; undefined begins at the newest. */
export function endOf(year: string): string | undefined {
  return year === '' ? undefined : `${year}-12-31.${BEHIND_EVERY_ID}`;
}

/** In the order they come, which is by day. */
export function groupByYear(
  entries: readonly ListedWeight[],
): { year: string; entries: ListedWeight[] }[] {
  const years: { year: string; entries: ListedWeight[] }[] = [];
  for (const entry of entries) {
    const year = String(yearOf(entry.date));
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}
