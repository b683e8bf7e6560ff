import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Behind } from './runs-behind.tsx';

/** Asked for when a bar or a point is opened for the first time. */
const RunsBehind = lazy(() => import('./runs-behind.tsx'));

/**
 * The one way from a bar or a point to what is behind it: `open` gives what a chart's part does when it
 * is pressed, tapped, or chosen by Enter; the dialog stands anywhere in the card.
 */
export function useRunsBehind(userId: number): {
  open: (behind: Behind) => void;
  dialog: ReactNode;
} {
  const [behind, setBehind] = useState<Behind | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: (next) => {
      setBehind(next);
      setIsOpen(true);
    },
    dialog: behind && (
      <Suspense fallback={null}>
        <RunsBehind
          userId={userId}
          behind={behind}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ),
  };
}
