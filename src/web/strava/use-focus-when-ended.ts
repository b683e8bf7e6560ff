import { useEffect, useRef } from 'react';

/** The button that ended the connection is gone, and its dialog with it: the page's heading is next. */
export function useFocusWhenEnded(isConnected: boolean | undefined): void {
  const before = useRef(isConnected);
  useEffect(() => {
    if (before.current && isConnected === false) document.querySelector('h1')?.focus();
    before.current = isConnected;
  }, [isConnected]);
}
