import { useSyncExternalStore } from 'react';

// From here on two cards stand side by side.
const WIDE = '(min-width: 64rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
