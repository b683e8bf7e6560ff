import { useEffect, useRef, useState } from 'react';

/**
 * The first part of a list. `more` adds another part and takes the focus to its first heading, as
 * the button that was pressed may be gone.
 */
export function useMore(step: number) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(step);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    const first = list.current?.children[before.current];
    before.current = count;
    first?.querySelector<HTMLElement>('h3')?.focus();
  }, [count]);
  return { list, count, more: () => setCount((shown) => shown + step) };
}
