import { useSyncExternalStore } from 'react';

/** As wide as Tailwind's `lg`: cards stand side by side, a table has room for its columns. */
const DESK = '(min-width: 64rem)';

/** Whether the screen is that of a desk, followed as it changes. */
export function useAtDesk(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(DESK).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(DESK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
