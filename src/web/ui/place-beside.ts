const GAP_PX = 6;
const MARGIN_PX = 8;

type Anchor = {
  getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;
};
type Floating = Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'> & {
  style: Pick<CSSStyleDeclaration, 'left' | 'top'>;
};

/** Puts a floating box below its anchor, or above where there is no room, and inside the page. */
export function placeBeside(anchor: Anchor, floating: Floating): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  // The window's own width would count the scrollbar in.
  const { clientWidth } = document.documentElement;
  const below = at.bottom + GAP_PX;
  const fitsBelow = below + height <= innerHeight - MARGIN_PX;
  const top = fitsBelow ? below : Math.max(MARGIN_PX, at.top - GAP_PX - height);
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.max(MARGIN_PX, Math.min(centred, clientWidth - MARGIN_PX - width));
  floating.style.top = `${top}px`;
  floating.style.left = `${left}px`;
}
