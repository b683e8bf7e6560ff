import type { KeyboardEvent } from 'react';

/** What Enter does in a field, which a phone's keyboard writes on the key: it goes on, or it saves. */
export type EnterKey = 'next' | 'go';

/**
 * Where the key says "next", a keyboard on the screen leads to the next field that is typed in, and after
 * the last one goes away. Browsers would send the form, half typed: once the key has a word of the page's
 * own, they do not go on by themselves. A keyboard at a desk has Tab for that, and its Enter saves.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || field.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...(field.form ?? document).querySelectorAll<HTMLElement>(TYPED_IN)];
  const next = fields.slice(fields.indexOf(field) + 1).find(isInSight);
  if (next) next.focus();
  else field.blur();
}

const TYPED_IN = 'input:is([type=text], [type=search]):enabled, textarea:enabled';

/** A browser may give what is folded away a size. */
function isInSight(field: HTMLElement): boolean {
  return field.getClientRects().length > 0 && field.closest('details:not([open])') === null;
}
