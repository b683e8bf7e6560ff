const GAP_PX = 6;
const MARGIN_PX = 8;

/** Puts a floating box below its anchor, or above where there is no room, and inside the window. */
export function placeBeside(anchor: Element, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = at.bottom + GAP_PX;
  const fitsBelow = below + height <= innerHeight - MARGIN_PX;
  const top = fitsBelow ? below : Math.max(MARGIN_PX, at.top - GAP_PX - height);
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.min(Math.max(MARGIN_PX, centred), innerWidth - MARGIN_PX - width);
  floating.style.top = `${top}px`;
  floating.style.left = `${left}px`;
}
