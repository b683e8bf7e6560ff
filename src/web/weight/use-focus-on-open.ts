import { type RefObject, useEffect } from 'react';

/** A form that opens in its place on the page begins at its first field, in sight as a whole. */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [form]);
}
