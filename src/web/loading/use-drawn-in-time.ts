import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 800;

/**
 * Whether to draw what would rather wait for answers: once they are there, or were waited for long
 * enough. It stays so, also while they are asked for anew.
 */
export function useDrawnInTime(isPending: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(!isPending);
  if (!isPending && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}
