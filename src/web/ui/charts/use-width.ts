import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/**
 * The element's width in whole pixels, 0 until it stands in the page. Who is patient is told once
 * the browser has laid the page out by itself, and what follows is drawn in its spare time.
 */
export function useWidth(isPatient = false): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    if (!isPatient) measure();
    const observer = new ResizeObserver(isPatient ? () => startTransition(measure) : measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPatient]);
  return [ref, width];
}
