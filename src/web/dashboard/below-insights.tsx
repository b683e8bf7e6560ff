import { type ReactNode, useEffect, useState } from 'react';
import { useInsights } from './dashboard.api.ts';

const LONGEST_WAIT_MS = 800;

/**
 * What stands below the insights appears once they have their place, so that it is not pushed
 * down under the reader's eyes. It does not wait long: slow insights find it there.
 */
export function BelowInsights({ children }: { children: ReactNode }) {
  const { isPending } = useInsights();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (!isPending || isLate) && children;
}
