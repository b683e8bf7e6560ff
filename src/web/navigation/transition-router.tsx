import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/**
 * Below it wouter's hooks tell the place that is shown. To another screen it follows the address in
 * a transition, so React keeps the old screen until the code of the next one is there, and nothing
 * blinks.
 */
export function TransitionRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(placeInAddress);
  useEffect(() => {
    const follow = () => {
      const next = placeInAddress();
      if (next.path === shown.path) setShown(next);
      else startTransition(() => setShown(next));
    };
    // A screen below may have moved on while it was mounted.
    if (location.pathname !== shown.path || location.search !== shown.search) follow();
    for (const event of MOVES) addEventListener(event, follow);
    return () => {
      for (const event of MOVES) removeEventListener(event, follow);
    };
  }, [shown]);
  return (
    <ShownPlace value={shown}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </ShownPlace>
  );
}

const MOVES = ['popstate', 'pushState', 'replaceState', 'hashchange'];

const ShownPlace = createContext({ path: '/', search: '' });

function placeInAddress() {
  return { path: location.pathname, search: location.search };
}

function useShownPath() {
  return [use(ShownPlace).path, navigate] satisfies [string, typeof navigate];
}

function useShownSearch() {
  return use(ShownPlace).search;
}

/** A new screen begins at its top; going back leaves the place to the browser. */
export function useScrollToTop(path: string): void {
  const shown = useRef(path);
  const goingBack = useRef(false);

  useEffect(() => {
    const remember = () => {
      goingBack.current = true;
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!goingBack.current) scrollTo(0, 0);
    goingBack.current = false;
  }, [path]);
}
