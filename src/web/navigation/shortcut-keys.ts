/** Where 'g' and a letter lead. */
export const SCREENS = [
  { key: 'd', href: '/', label: 'Dashboard' },
  { key: 'c', href: '/calendar', label: 'Calendar' },
  { key: 'r', href: '/run-details', label: 'Run Details' },
  { key: 'w', href: '/workout-details', label: 'Workout Details' },
  { key: 'a', href: '/analytics', label: 'Analytics' },
  { key: 'o', href: '/races', label: 'Race Goals' },
  { key: 't', href: '/weight', label: 'Weight Tracking' },
  { key: 's', href: '/shoes', label: 'Shoes' },
  { key: 'i', href: '/ai', label: 'AI' },
  { key: 'p', href: '/profile', label: 'Profile & Settings' },
] as const;

type Asked = 'begin' | 'list' | 'search' | 'next' | 'previous' | { href: string };

/** What a key asks for; null where it asks for nothing. */
export function readShortcut(key: string, afterG: boolean): Asked | null {
  if (afterG) {
    const screen = SCREENS.find((each) => each.key === key);
    if (screen) return { href: screen.href };
  }
  switch (key) {
    case 'g':
      return 'begin';
    case 'n':
      return { href: '/workouts' };
    case '?':
      return 'list';
    case '/':
      return 'search';
    case 'j':
      return 'next';
    case 'k':
      return 'previous';
    default:
      return null;
  }
}

const TYPED_IN =
  'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a key belongs to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}
