import { dayWords } from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import type { DistanceRecord } from '../../../domain/records.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { readRecords } from '../../analytics/records.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Athlete } from '../gather-training.ts';

/** The records that Analytics shows, in words. */
export async function recordsText(db: Db, athlete: Athlete): Promise<string> {
  const { userId, today, viewer } = athlete;
  const records = await readRecords(db, { userId, today, origins: originsShownTo(viewer) });
  if (records.length === 0) return 'No records yet.';
  const time = ({ timeS, source, date }: DistanceRecord) =>
    `${formatElapsed(timeS)}${source === 'longer' ? ' or faster' : ''} on ${dayText(date, today)}`;
  return listOf(
    records.map(({ name, best, years }) => {
      const ofYears = years.map(({ year, record }) => `${year}: ${time(record)}`).join('; ');
      return `${name}: ${time(best)}. By year: ${ofYears}`;
    }),
  );
}

/** Where a look-up leaves its days open. */
export const EVER = { from: '1900-01-01', to: '2999-12-31' } as const;

/** 'since 1 March 2026', 'from 1 March 2026 to 5 April 2026' */
export function daysOfLookUp(from: string, to: string): string {
  if (to === EVER.to) return `since ${dayWords(from)}`;
  if (from === EVER.from) return `before ${dayWords(to)}`;
  return `from ${dayWords(from)} to ${dayWords(to)}`;
}
