import { useEffect, useLayoutEffect, useRef } from 'react';

/** A new screen begins at its top; going back leaves the place to the browser. */
export function useScrollToTop(path: string): void {
  const shown = useRef(path);
  const goingBack = useRef(false);

  useEffect(() => {
    const remember = () => {
      goingBack.current = true;
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!goingBack.current) scrollTo(0, 0);
    goingBack.current = false;
  }, [path]);
}
