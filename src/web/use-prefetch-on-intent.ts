import { useEffect } from 'react';
import { prefetchPage } from './pages.ts';

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a screen's code when a link to it is pointed at, touched or focused. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.origin === location.origin) prefetchPage(link.pathname);
    };
    for (const sign of SIGNS_OF_INTENT) {
      document.addEventListener(sign, prefetchTarget, { passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_INTENT) document.removeEventListener(sign, prefetchTarget);
    };
  }, []);
}
