import { useEffect } from 'react';
import { once } from './loading/once.ts';

/** The code of each screen, by its address, without an id where the screen has none of its own; a screen's code comes when it is wanted. */
export const pages = {
  '/': once(() => import('./dashboard/dashboard.page.tsx')),
  '/welcome': once(() => import('./welcome/welcome.page.tsx')),
  '/calendar': once(() => import('./calendar/calendar.page.tsx')),
  '/workouts': once(() => import('./workouts/log/log.page.tsx')),
  '/workouts/edit': once(() => import('./workouts/log/edit.page.tsx')),
  '/run-details': once(() => import('./workouts/run-details.page.tsx')),
  '/workout-details': once(() => import('./workouts/workout-details.page.tsx')),
  '/apple-health': once(() => import('./imports/apple-health.page.tsx')),
  '/imports/:id': once(() => import('./imports/import.page.tsx')),
  '/strava': once(() => import('./strava/strava.page.tsx')),
  '/analytics': once(() => import('./analytics/analytics.page.tsx')),
  '/races': once(() => import('./races/races.page.tsx')),
  '/races/:id': once(() => import('./races/race.page.tsx')),
  '/race-goals': once(() => import('./races/races.page.tsx')),
  '/weight': once(() => import('./weight/weight.page.tsx')),
  '/weight/entries': once(() => import('./weight/all-entries.page.tsx')),
  '/shoes': once(() => import('./shoes/shoes.page.tsx')),
  '/ai': once(() => import('./coach/ai.page.tsx')),
  '/profile': once(() => import('./profile/profile.page.tsx')),
  '/sharing': once(() => import('./sharing/sharing.page.tsx')),
  '/admin': once(() => import('./admin/admin.page.tsx')),
};

/** Fetches the code of the screen at an address, which somebody is about to see. */
export async function prefetchPage(path: string): Promise<void> {
  const addresses = [path.replace(/\/\d+/, '/:id'), path.replace(/\/\d+/, '')];
  const load = Object.entries(pages).find(([each]) => addresses.includes(each))?.[1];
  // Whether it came is told where it is shown.
  await load?.().catch(() => {});
}

/** Fetches a screen's code when a link to it is pointed at, touched or focused. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.origin === location.origin) void prefetchPage(link.pathname);
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
