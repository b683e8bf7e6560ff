import { usualSpan } from '../../../domain/outliers.ts';
import { labelEvery, labelWidth } from './label-width.ts';
import { clockTicks, niceTicks } from './nice-ticks.ts';

export type Bar = {
  key: string;
  /** 'Week 15 Nov', and '15 Nov' for where that is too long. */
  label: string;
  shortLabel?: string;
  /** One value for each series, in its order. */
  values: readonly number[];
  /** The bar that is still growing: full in colour, where the past is faded. */
  isCurrent?: boolean;
  /** What does not fit the axis, such as '1:28:00 strength'; stands under the label. */
  note?: string;
  /** Shows what is behind it: the runs of the week. */
  open?: () => void;
};

// Below this the axis gives its room to the bars, whose totals stand above them anyway.
const NARROW_PX = 480;
/** As wide as a label and a finger; where a pointer is finer, a year of weeks stands side by side. */
const SMALLEST_SLOT_PX = { narrow: 38, wide: 16 };
const WIDEST_BAR_PX = 56;
/** At least this wide, so that charts of one screen begin below one another. */
const LEAST_AXIS_PX = { number: 40, clock: 64 };
/** Between a label of the axis and its line. */
export const GAP_PX = 8;
const TOP_PX = 22;
const LABEL_PX = 24;
const NOTE_PX = 16;

export type BarLayout = {
  isNarrow: boolean;
  /** How many bars have room side by side. */
  shownCount: number;
  leftPx: number;
  slotPx: number;
  barPx: number;
  baseY: number;
  ticks: { value: number; y: number }[];
  /** A bar that is higher than the axis ends at its top. */
  yOf: (value: number) => number;
  isBeyond: (value: number) => boolean;
};

export function barLayout(input: {
  widthPx: number;
  heightPx: number;
  totals: readonly number[];
  /** How many of the newest are left out, to see earlier ones. */
  back?: number;
  hasNotes: boolean;
  scale?: 'number' | 'clock';
  formatValue?: (value: number) => string;
}): BarLayout {
  const { widthPx, heightPx, totals, back = 0, hasNotes } = input;
  const { scale = 'number', formatValue = String } = input;
  const ticksOf = scale === 'clock' ? clockTicks : niceTicks;
  const ticksUpTo = (to: number) => ticksOf({ from: 0, to: to || 1, atMost: 5 });
  const isNarrow = widthPx < NARROW_PX;
  const longestPx = Math.max(
    ...ticksUpTo(Math.max(0, ...totals)).map((value) => labelWidth(formatValue(value))),
  );
  const axisPx = Math.max(LEAST_AXIS_PX[scale], Math.ceil(longestPx) + GAP_PX);
  const leftPx = isNarrow ? 0 : axisPx;
  const smallestPx = isNarrow ? SMALLEST_SLOT_PX.narrow : SMALLEST_SLOT_PX.wide;
  const plotPx = Math.max(smallestPx, widthPx - leftPx);
  const shownCount = Math.min(totals.length, Math.floor(plotPx / smallestPx));
  const slotPx = plotPx / Math.max(1, shownCount);
  const baseY = heightPx - LABEL_PX - (hasNotes && !isNarrow ? NOTE_PX : 0);

  const end = totals.length - back;
  const trained = totals.slice(Math.max(0, end - shownCount), end).filter((total) => total > 0);
  const highest = usualSpan(trained, { least: 0, from: 0 })?.high ?? 0;
  const values = ticksUpTo(highest);
  // Without an axis the highest bar may as well fill the height.
  const top = (isNarrow ? highest : values.at(-1)) || 1;
  const yOf = (value: number) => baseY - (Math.min(value, top) / top) * (baseY - TOP_PX);
  return {
    isNarrow,
    shownCount,
    leftPx,
    slotPx,
    barPx: Math.min(WIDEST_BAR_PX, slotPx * 0.64),
    baseY,
    ticks: values.map((value) => ({ value, y: yOf(value) })),
    yOf,
    isBeyond: (value) => value > top,
  };
}

type StackPiece = { from: number; to: number; series: number };

export function totalOf(bar: Bar): number {
  return bar.values.reduce((sum, value) => sum + value, 0);
}

export function stacked(values: readonly number[]): StackPiece[] {
  let height = 0;
  return values
    .map((value, series) => {
      const from = height;
      height += value;
      return { from, to: height, series };
    })
    .filter((piece) => piece.to > piece.from);
}

/** Long labels where all of them fit, else short ones, else every so manieth from the newest. */
export function shownLabels(bars: readonly Bar[], slotPx: number): string[] {
  const long = bars.map((bar) => bar.label);
  if (labelEvery(long, slotPx) === 1) return long;
  const short = bars.map((bar) => bar.shortLabel ?? bar.label);
  const every = labelEvery(short, slotPx);
  return short.map((label, index) => ((bars.length - 1 - index) % every === 0 ? label : ''));
}
