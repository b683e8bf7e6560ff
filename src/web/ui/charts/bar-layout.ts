import { niceTicks } from './nice-ticks.ts';

// Below this the axis gives its room to the bars, whose totals stand above them anyway.
const NARROW_PX = 480;
const SMALLEST_SLOT_PX = 38;
const WIDEST_BAR_PX = 56;
const TOP_PX = 22;
const LABEL_PX = 24;
const NOTE_PX = 16;

export type BarLayout = {
  isNarrow: boolean;
  /** How many of the newest bars have room for labels of 12 px. */
  shownCount: number;
  leftPx: number;
  slotPx: number;
  barPx: number;
  baseY: number;
  ticks: { value: number; y: number }[];
  yOf: (value: number) => number;
};

export function barLayout(input: {
  widthPx: number;
  heightPx: number;
  totals: readonly number[];
  hasNotes: boolean;
}): BarLayout {
  const { widthPx, heightPx, totals, hasNotes } = input;
  const isNarrow = widthPx < NARROW_PX;
  const leftPx = isNarrow ? 0 : 40;
  const plotPx = Math.max(SMALLEST_SLOT_PX, widthPx - leftPx);
  const shownCount = Math.min(totals.length, Math.floor(plotPx / SMALLEST_SLOT_PX));
  const slotPx = plotPx / Math.max(1, shownCount);
  const baseY = heightPx - LABEL_PX - (hasNotes && !isNarrow ? NOTE_PX : 0);

  const highest = Math.max(0, ...totals.slice(-shownCount));
  const values = niceTicks({ from: 0, to: highest || 1, atMost: 5 });
  // Without an axis the highest bar may as well fill the height.
  const top = (isNarrow ? highest : values.at(-1)) || 1;
  const yOf = (value: number) => baseY - (value / top) * (baseY - TOP_PX);
  return {
    isNarrow,
    shownCount,
    leftPx,
    slotPx,
    barPx: Math.min(WIDEST_BAR_PX, slotPx * 0.64),
    baseY,
    ticks: values.map((value) => ({ value, y: yOf(value) })),
    yOf,
  };
}
