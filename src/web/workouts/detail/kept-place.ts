import { type RefObject, useLayoutEffect, useState } from 'react';
import { useAtDesk } from '../../ui/use-at-desk.ts';

type Place = { pageY: number; frameY: number };
type State = { keptPlace?: Place; fromList?: boolean } | null;

/** What an address opened from the list carries, so that its way back leads to the same place. */
export const FROM_LIST: State = { fromList: true };

export function cameFromList(): boolean {
  return readState()?.fromList === true;
}

/**
 * Keeps the place of a list in its own entry of the browser's history, when the reader leaves it
 * by a press inside `list`, and goes there again when they come back to that entry.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  useLayoutEffect(() => {
    const place = isReady && readState()?.keptPlace;
    if (!place) return;
    scrollTo(0, place.pageY);
    const frame = scrollerOf(list.current);
    if (frame) frame.scrollTop = place.frameY;
  }, [list, isReady]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const keep = () => {
      const place: Place = { pageY: scrollY, frameY: scrollerOf(element)?.scrollTop ?? 0 };
      history.replaceState({ ...readState(), keptPlace: place }, '');
    };
    // Before the link of the press is followed.
    element.addEventListener('click', keep, { capture: true });
    return () => element.removeEventListener('click', keep, { capture: true });
  }, [list]);
}

/** A table scrolls in its own frame. */
function scrollerOf(list: HTMLElement | null): Element | null {
  return list?.querySelector('[data-scroller], section[tabindex="0"]') ?? null;
}

function readState(): State {
  const state: unknown = history.state;
  return typeof state === 'object' ? state : null;
}

const VIEWS = ['cards', 'table'] as const;
type View = (typeof VIEWS)[number];

const KEY = 'longrun.details.view';

/** Cards or table, as last chosen in this browser; on narrow screens always cards. */
export function useView(): { view: View; isDesk: boolean; choose: (view: View) => void } {
  const [chosen, setChosen] = useState(readChosen);
  const isDesk = useAtDesk();
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
    return VIEWS.find((view) => view === kept) ?? 'table';
  } catch {
    return 'table';
  }
}
