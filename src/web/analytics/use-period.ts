import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Period, readPeriod } from './periods.ts';

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
