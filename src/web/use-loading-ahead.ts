import { useEffect } from 'react';
import { findScreen, type ScreenCode } from './screen.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin'] as const;
const REST_MS = 2000;
const BREATH_MS = 50;

/** Fetches a screen's code when a link to it is pointed at, and all of it once things are quiet. */
export function useLoadingAhead(screens: readonly ScreenCode[]): void {
  useEffect(() => {
    const loadTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
      const address = link?.getAttribute('href');
      if (!address) return;
      findScreen(screens, address)
        ?.screen.load()
        .catch(() => {});
    };
    for (const sign of SIGNS_OF_INTEREST) {
      document.addEventListener(sign, loadTarget, { passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_INTEREST) document.removeEventListener(sign, loadTarget);
    };
  }, [screens]);

  // So that a run can be written down, and its draft kept, also where the network ends.
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    // One after the other, with a breath between them: none of it is urgent.
    const loadFrom = (at: number) => {
      const next = () => {
        if (!isOver) timer = window.setTimeout(loadFrom, BREATH_MS, at + 1);
      };
      screens[at]?.load().then(next, next);
    };
    timer = window.setTimeout(loadFrom, REST_MS, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [screens]);
}
