import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The first part of a long list. `more` adds another part and takes the focus to its first heading,
 * as the button that was pressed may be gone.
 */
export function useMore(list: RefObject<HTMLElement | null>, step: number) {
  const [count, setCount] = useState(step);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    const first = list.current?.children[before.current];
    before.current = count;
    first?.querySelector<HTMLElement>('h3')?.focus();
  }, [list, count]);
  return { count, more: () => setCount((shown) => shown + step) };
}
