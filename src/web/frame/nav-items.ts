import type { IconName } from '../ui/icons.tsx';

export type NavItem = {
  href: string;
  label: string;
  icon: IconName;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** The label in the phone's bottom bar; without one the item stands in the menu. */
  bottomLabel?: string;
};

export function navItems({ isAdmin }: { isAdmin: boolean }): NavItem[] {
  return isAdmin ? [...ATHLETE_ITEMS, ADMIN_ITEM] : ATHLETE_ITEMS;
}

/** A screen's item is current on everything below its address too: /run-details/5 is Run Details. */
export function isCurrent(item: NavItem, path: string): boolean {
  return [item.href, ...(item.also ?? [])].some(
    (href) => path === href || (href !== '/' && path.startsWith(`${href}/`)),
  );
}

const ATHLETE_ITEMS: NavItem[] = [
  { href: '/', label: 'Dashboard', icon: 'dashboard', bottomLabel: 'Dashboard' },
  { href: '/calendar', label: 'Calendar', icon: 'calendar' },
  { href: '/workouts', label: 'Log Workout', icon: 'log', bottomLabel: 'Log' },
  { href: '/run-details', label: 'Run Details', icon: 'run', bottomLabel: 'Runs' },
  { href: '/workout-details', label: 'Workout Details', icon: 'workout' },
  { href: '/analytics', label: 'Analytics', icon: 'analytics', bottomLabel: 'Analytics' },
  { href: '/races', label: 'Race Goals', icon: 'flag', also: ['/race-goals'] },
  { href: '/weight', label: 'Weight Tracking', icon: 'weight', also: ['/weight/entries'] },
  { href: '/shoes', label: 'Shoes', icon: 'shoes' },
  { href: '/ai', label: 'AI', icon: 'coach', bottomLabel: 'AI' },
  {
    href: '/profile',
    label: 'Profile & Settings',
    icon: 'person',
    also: ['/strava', '/apple-health', '/imports'],
  },
  { href: '/sharing', label: 'Sharing', icon: 'share' },
];

const ADMIN_ITEM: NavItem = { href: '/admin', label: 'Admin Panel', icon: 'shield' };
