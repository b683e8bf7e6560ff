import { type RefObject, useEffect } from 'react';

/**
 * A form that opens in its place on the page takes the focus, in sight as a whole: its first field
 * where that is to be typed into, else the form itself, so that no keyboard covers what it offers.
 */
export function useFocusOnOpen(
  form: RefObject<HTMLElement | null>,
  on: 'first field' | 'form',
): void {
  useEffect(() => {
    const target = on === 'form' ? form.current : form.current?.querySelector('input');
    target?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [form, on]);
}
