import { lazy, Suspense, useEffect, useState } from 'react';

/** Fetched with the first key that is pressed. */
const Shortcuts = lazy(() => import('./shortcuts.tsx'));

export function ShortcutsFromFirstKey() {
  const [firstKey, setFirstKey] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    addEventListener('keydown', setFirstKey, { once: true });
    return () => removeEventListener('keydown', setFirstKey);
  }, []);
  return (
    firstKey && (
      <Suspense>
        <Shortcuts first={firstKey} />
      </Suspense>
    )
  );
}
