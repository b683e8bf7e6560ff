import type { Pane } from './panes.ts';
import type { Range } from './x-axis.ts';

/** Where things lie, in CSS pixels: the same for what is drawn and for what lies upon it. */
export type Frame = {
  widthPx: number;
  /** Left of the curves are their values, right of them the zones' numbers. */
  leftPx: number;
  rightPx: number;
  /** Above each curve is its title. */
  topPx: number;
  bottomPx: number;
  /** Below the last one are the marks of the way. */
  axisPx: number;
  /** The letters of the page. */
  textPx: number;
};

export type PlacedPane = { pane: Pane; topPx: number; heightPx: number };

const HEIGHTS: Record<Pane['key'], number> = { heartRate: 11, rate: 9.5, elevation: 7.5 };

/** `rootPx` is the size of the page's letters: who reads large letters gets a larger drawing. */
export function frameOf({ widthPx, rootPx }: { widthPx: number; rootPx: number }): Frame {
  return {
    widthPx,
    leftPx: Math.round(rootPx * 2.5),
    rightPx: Math.round(rootPx * 1.25),
    topPx: Math.round(rootPx * 1.5),
    bottomPx: Math.round(rootPx * 0.375),
    axisPx: Math.round(rootPx * 1.5),
    textPx: Math.round(rootPx * 0.75),
  };
}

export function placePanes(
  panes: readonly Pane[],
  { frame, rootPx }: { frame: Frame; rootPx: number },
) {
  let topPx = 0;
  const placed = panes.map((pane, index): PlacedPane => {
    const isLast = index === panes.length - 1;
    const heightPx = Math.round(HEIGHTS[pane.key] * rootPx) + (isLast ? frame.axisPx : 0);
    const place = { pane, topPx, heightPx };
    topPx += heightPx;
    return place;
  });
  return { placed, heightPx: topPx };
}

export function plotWidth({ widthPx, leftPx, rightPx }: Frame): number {
  return Math.max(1, widthPx - leftPx - rightPx);
}

/** The share of the curves' width at which a value of the way lies. */
export function shareOf(value: number, [from, to]: Range): number {
  return (value - from) / (to - from);
}

export function valueAtShare(share: number, [from, to]: Range): number {
  return from + share * (to - from);
}

/** From the top of all panes; null where nothing was measured or it lies outside the pane. */
export function heightOf(
  { pane, topPx, heightPx }: PlacedPane,
  { frame, isLast, index }: { frame: Frame; isLast: boolean; index: number },
): number | null {
  const value = pane.values[index] ?? null;
  if (value === null) return null;
  const share = shareOf(value, pane.range);
  if (share < 0 || share > 1) return null;
  const innerPx = heightPx - frame.topPx - frame.bottomPx - (isLast ? frame.axisPx : 0);
  return topPx + frame.topPx + (pane.lessIsHigher ? share : 1 - share) * innerPx;
}
