import { type DayOrder, readingsOf } from './dates.ts';

type DayOrderFound = {
  /** What the file proves; null where it proves nothing, or two things at once. */
  proven: DayOrder | null;
  /** A date that can be two days; null where every date is plain. */
  example: string | null;
};

/** Looks at all dates of a file at once: a single 25/12/2026 settles the order for its neighbours. */
export function findDayOrder(cells: Iterable<string>): DayOrderFound {
  const votes = new Set<DayOrder>();
  const short = shortYears();
  let example: string | null = null;
  for (const cell of cells) {
    const readings = readingsOf(cell);
    if (readings === null || readings.size === 1) continue;
    short.see(cell, readings);
    const fitting = [...readings].filter(([order, day]) => order !== 'year-first' && day !== null);
    const days = new Set([...readings.values()].filter((day) => day !== null));
    if (days.size > 1) example ??= cell.trim();
    const [only] = fitting;
    if (only && fitting.length === 1) votes.add(only[0]);
  }
  const place = short.placeOfYear();
  if (place === 'first') return { proven: 'year-first', example };
  const [vote] = votes;
  const isProven = votes.size === 1 && place === 'last' && example !== null;
  return { proven: isProven && vote ? vote : null, example };
}

/** The same where nobody can be asked: a clock of 12 hours is one of those who put the month first. */
export function dayOrderOf(cells: Iterable<string>): DayOrder | null {
  const all = [...cells];
  const { proven, example } = findDayOrder(all);
  const isOpen = proven === null && example !== null;
  return isOpen && all.some(hasHalfDays) && !all.some(isDayFirst) ? 'month-first' : proven;
}

function hasHalfDays(cell: string): boolean {
  return cell.length < 80 && /\d ?[ap]\.? ?m/i.test(cell);
}

function isDayFirst(cell: string): boolean {
  const readings = readingsOf(cell);
  return readings !== null && readings.get('month-first') === null;
}

/**
 * With a year of two digits 15/03/26 fits day first and year first. Of the parts, the year is the
 * one that stays: in 26/03/02, 26/03/05, 26/04/01 the first.
 */
function shortYears() {
  const firsts = new Set<string>();
  const lasts = new Set<string>();
  let canBeFirst = true;
  return {
    see(cell: string, readings: ReadonlyMap<DayOrder, string | null>) {
      if (!readings.has('year-first')) return;
      canBeFirst &&= readings.get('year-first') !== null;
      firsts.add(cell.trim().slice(0, 2));
      const [date = ''] = cell.trim().split(/\s/, 1);
      lasts.add(date.match(/\d+/g)?.at(-1) ?? '');
    },
    placeOfYear(): 'first' | 'last' | 'unknown' {
      if (!canBeFirst || lasts.size < firsts.size || firsts.size === 0) return 'last';
      return firsts.size * CLEARLY_FEWER <= lasts.size ? 'first' : 'unknown';
    },
  };
}

const CLEARLY_FEWER = 4;
