import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { addDays, type Day, startOfWeek, type WeekStart } from '../../domain/calendar.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../domain/months.ts';
import {
  type DaysOfPeriod,
  periodOfDays,
  readDays,
  type SummaryPeriod,
} from '../../domain/summary.ts';

/** What can be chosen, in the order of the buttons. */
export const PERIODS = [30, 90, 180, 'year'] as const;

/** And behind them. */
export const OTHER_PERIODS = ['last-week', 'last-month', 'last-year', 'last-365-days'] as const;
type OtherPeriod = (typeof OTHER_PERIODS)[number];

/** As it stands in the address; own days as '2026-03-01..2026-03-31'. */
export type Period = (typeof PERIODS)[number] | OtherPeriod | DaysOfPeriod;

const FIRST: Period = 30;
const KEY = 'longrun.analytics.period';

/**
 * The period in the address, so that a link shows the same; without one in it, the one last chosen
 * in this browser, which then stands in the address too.
 */
export function usePeriod(): {
  period: Period;
  choose: (period: Period) => void;
} {
  const [path, navigate] = useLocation();
  const inAddress = readPeriod(new URLSearchParams(useSearch()).get('period'));
  const [remembered, setRemembered] = useState(readRemembered);
  const period = inAddress ?? remembered;

  useEffect(() => {
    if (inAddress === null) navigate(`${path}?period=${period}`, { replace: true });
  }, [inAddress, navigate, path, period]);

  const choose = (chosen: Period) => {
    setRemembered(chosen);
    remember(chosen);
    navigate(`${path}?period=${chosen}`, { replace: true });
  };
  return { period, choose };
}

/** One of ours, from an address or from what the browser kept; null where it is none. */
export function readPeriod(text: string | null | undefined): Period | null {
  // Old links have the 365 days that once stood under 'This Year'.
  if (text === '365') return 'year';
  const named = [...PERIODS, ...OTHER_PERIODS].find((each) => String(each) === text);
  if (named !== undefined) return named;
  const days = readDays(text ?? '');
  return days && periodOfDays(days);
}

/** The days that a name stands for today; what ends with today is left to the calls. */
export function periodOnDay(
  period: Period,
  { today, weekStart }: { today: Day; weekStart: WeekStart },
): SummaryPeriod {
  const month = addMonths(monthOf(today), -1);
  const year = Number(today.slice(0, 4)) - 1;
  switch (period) {
    case 'last-week': {
      const from = addDays(startOfWeek(today, weekStart), -7);
      return periodOfDays({ from, to: addDays(from, 6) });
    }
    case 'last-month':
      return periodOfDays({ from: firstDayOf(month), to: lastDayOf(month) });
    case 'last-year':
      return periodOfDays({ from: `${year}-01-01`, to: `${year}-12-31` });
    case 'last-365-days':
      return 365;
    default:
      return period;
  }
}

/** The weeks up to today are no picture of days that are over. */
export function endsToday(period: SummaryPeriod): boolean {
  return typeof period === 'number' || period === 'year';
}

function remember(period: Period): void {
  try {
    localStorage.setItem(KEY, String(period));
  } catch {
    // A browser that keeps nothing has it in the address until the page is left.
  }
}

function readRemembered(): Period {
  try {
    return readPeriod(localStorage.getItem(KEY)) ?? FIRST;
  } catch {
    return FIRST;
  }
}
