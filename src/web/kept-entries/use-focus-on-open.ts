import { type RefObject, useEffect } from 'react';

/**
 * A form that opens in its place on the page takes the focus, in sight as a whole: the field that
 * matches `on`, or the form itself where nothing has to be typed, so that no keyboard covers what it
 * offers. Null where it does not open but stands there.
 */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>, on: string | null): void {
  useEffect(() => {
    if (on === null) return;
    const target = on === 'form' ? form.current : form.current?.querySelector<HTMLElement>(on);
    target?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [form, on]);
}
