import { useEffect } from 'react';

/** The code of each screen, by its address without an id; a screen's code comes when it is wanted. */
export const pages = {
  '/': () => import('./dashboard/dashboard.page.tsx'),
  '/workouts': () => import('./workouts/log/log.page.tsx'),
  '/workouts/edit': () => import('./workouts/log/edit.page.tsx'),
  '/run-details': () => import('./workouts/run-details.page.tsx'),
  '/workout-details': () => import('./workouts/workout-details.page.tsx'),
  '/apple-health': () => import('./imports/apple-health.page.tsx'),
  '/strava': () => import('./strava/strava.page.tsx'),
  '/analytics': () => import('./analytics/analytics.page.tsx'),
  '/races': () => import('./races/races.page.tsx'),
  '/race-goals': () => import('./races/races.page.tsx'),
  '/weight': () => import('./weight/weight.page.tsx'),
  '/weight/entries': () => import('./weight/all-entries.page.tsx'),
  '/shoes': () => import('./shoes/shoes.page.tsx'),
  '/ai': () => import('./coach/ai.page.tsx'),
  '/profile': () => import('./profile/profile.page.tsx'),
  '/sharing': () => import('./sharing/sharing.page.tsx'),
  '/admin': () => import('./admin/admin.page.tsx'),
};

/** Fetches the code of the screen at an address, which somebody is about to see. */
export function prefetchPage(path: string): void {
  const address = path.replace(/\/\d+/, '');
  const load = Object.entries(pages).find(([each]) => each === address)?.[1];
  // Whether it came is told where it is shown.
  load?.().catch(() => {});
}

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

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;
