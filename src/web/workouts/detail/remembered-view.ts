import { useState, useSyncExternalStore } from 'react';

export const VIEWS = ['cards', 'table'] as const;
export type View = (typeof VIEWS)[number];

const KEY = 'longrun.details.view';
const DESK = '(min-width: 64rem)';

/** Cards or table, as last chosen in this browser; on narrow screens always cards. */
export function useView(): { view: View; isDesk: boolean; choose: (view: View) => void } {
  const [chosen, setChosen] = useState(readChosen);
  const isDesk = useSyncExternalStore(onDeskChange, () => matchMedia(DESK).matches);
  const choose = (view: View) => {
    setChosen(view);
    try {
      localStorage.setItem(KEY, view);
    } catch {
      // A browser that keeps nothing shows it until the page is left.
    }
  };
  return { view: isDesk ? chosen : 'cards', isDesk, choose };
}

function readChosen(): View {
  try {
    const kept = localStorage.getItem(KEY);
    return VIEWS.find((view) => view === kept) ?? 'cards';
  } catch {
    return 'cards';
  }
}

function onDeskChange(changed: () => void): () => void {
  const query = matchMedia(DESK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
