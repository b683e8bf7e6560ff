import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export type Period = 30 | 90 | 180 | 'year';

/** What can be chosen, in the order of the buttons. */
export const PERIODS: readonly Period[] = [30, 90, 180, 'year'];

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

/** One of the four, from an address or from what the browser kept; null where it is none. */
export function readPeriod(text: string | null | undefined): Period | null {
  // Old links have the 365 days that once stood under 'This Year'.
  if (text === '365') return 'year';
  return PERIODS.find((each) => String(each) === text) ?? null;
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
