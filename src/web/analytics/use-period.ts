import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DASHBOARD_PERIOD_DAYS, type SummaryPeriodDays } from '../../domain/limits.ts';
import { knownPeriod } from './periods.ts';

const KEY = 'longrun.analytics.period';

/**
 * The period in the address, so that a link shows the same; without one in it, the one last chosen
 * in this browser, which then stands in the address too.
 */
export function usePeriod(): {
  days: SummaryPeriodDays;
  choose: (days: SummaryPeriodDays) => void;
} {
  const [path, navigate] = useLocation();
  const inAddress = knownPeriod(new URLSearchParams(useSearch()).get('period'));
  const [remembered, setRemembered] = useState(readRemembered);
  const days = inAddress ?? remembered;

  useEffect(() => {
    if (inAddress === null) navigate(`${path}?period=${days}`, { replace: true });
  }, [inAddress, navigate, path, days]);

  const choose = (chosen: SummaryPeriodDays) => {
    setRemembered(chosen);
    remember(chosen);
    navigate(`${path}?period=${chosen}`, { replace: true });
  };
  return { days, choose };
}

function remember(days: SummaryPeriodDays): void {
  try {
    localStorage.setItem(KEY, String(days));
  } catch {
    // A browser that keeps nothing has it in the address until the page is left.
  }
}

function readRemembered(): SummaryPeriodDays {
  try {
    return knownPeriod(localStorage.getItem(KEY)) ?? DASHBOARD_PERIOD_DAYS;
  } catch {
    return DASHBOARD_PERIOD_DAYS;
  }
}
