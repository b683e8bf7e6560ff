import { labelEvery } from './label-width.ts';

export type Bar = {
  key: string;
  /** 'Week 11/15', and '11/15' for where that is too long. */
  label: string;
  shortLabel?: string;
  /** One value for each series, in its order. */
  values: readonly number[];
  /** The bar that is still growing: full in colour, where the past is faded. */
  isCurrent?: boolean;
  /** What does not fit the axis, such as '1.5 h strength'; stands under the label. */
  note?: string;
};

export type StackPiece = { from: number; to: number; series: number };

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
