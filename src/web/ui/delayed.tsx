import { type ReactNode, useEffect, useState } from 'react';

const NOTICEABLE_MS = 300;

/** Shows progress only when there is a wait to speak of; a flash of it would be a jump. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
