import { readFileSync } from 'node:fs';
import type { Things } from './athletes.ts';

type WholeScreen = {
  /** As routes.tsx has it. */
  path: string;
  /** Where to go for it; null where this athlete has nothing to show there. */
  address: (things: Things) => string | null;
  /** Outside of the app that somebody signed in goes about in. */
  isApart?: true;
};

const of = (id: number | null, there: (id: number) => string) => (id === null ? null : there(id));
const at = (path: string, query = ''): WholeScreen => ({ path, address: () => path + query });

/** Every screen of somebody signed in, and the states of one that have an address of their own. */
export const SCREENS: WholeScreen[] = [
  at('/'),
  at('/welcome'),
  at('/calendar'),
  at('/calendar', '?week=2026-01-04'),
  at('/workouts'),
  at('/workouts', '?tab=csv'),
  at('/workouts', '?tab=files'),
  { path: '/workouts/:id/edit', address: ({ run }) => of(run, (id) => `/workouts/${id}/edit`) },
  at('/run-details'),
  { path: '/run-details/:id', address: ({ run }) => of(run, (id) => `/run-details/${id}`) },
  at('/workout-details'),
  {
    path: '/workout-details/:id',
    address: ({ other }) => of(other, (id) => `/workout-details/${id}`),
  },
  at('/analytics'),
  at('/races'),
  { path: '/races/:id', address: ({ race }) => of(race, (id) => `/races/${id}`) },
  { path: '/races/:id', address: ({ raced }) => of(raced, (id) => `/races/${id}`) },
  at('/weight'),
  at('/weight/entries'),
  at('/shoes'),
  at('/ai'),
  at('/ai', '?tab=chat'),
  at('/apple-health'),
  { path: '/imports/:id', address: ({ imported }) => of(imported, (id) => `/imports/${id}`) },
  at('/strava'),
  at('/profile'),
  at('/profile', '?tab=apple-health'),
  at('/profile', '?tab=strava'),
  at('/sharing'),
  at('/admin'),
];

/** Shown by the same page as another one. */
export const TWINS = new Map([['/race-goals', '/races']]);

export const ELSEWHERE: WholeScreen[] = [
  { path: 'any other path', address: () => '/no-such-page' },
  { path: '/trainer/{trainerUrl}', address: ({ link }) => `/trainer/${link}`, isApart: true },
];

/** The paths that routes.tsx declares, but the kit's, which is for those who build the app. */
export function declaredPaths(): string[] {
  const source = readFileSync(new URL('../../src/web/routes.tsx', import.meta.url), 'utf8');
  const found = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path);
  return found.filter((path) => path !== '/kit');
}
