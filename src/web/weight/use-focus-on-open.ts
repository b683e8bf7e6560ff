import { type RefObject, useEffect } from 'react';

/** A form that opens in its place on the page begins at its figure, in sight as a whole. */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input:not([type=date])')
      ?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [form]);
}
