import { useState } from 'react';

const KEY = 'longrun.log.open';

/** Which parts of the form stand open, remembered on this device. */
export function useFolds() {
  const [open, setOpen] = useState(readOpen);
  const toggle = (name: string, isOpen: boolean) => {
    const others = open.filter((each) => each !== name);
    const next = isOpen ? [...others, name] : others;
    setOpen(next);
    try {
      localStorage.setItem(KEY, next.join(','));
    } catch {
      // A browser that keeps nothing folds them again at the next visit.
    }
  };
  return { isOpen: (name: string) => open.includes(name), toggle };
}

function readOpen(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}
