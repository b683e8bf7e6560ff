import { usualSpan } from '../../../domain/outliers.ts';
import { labelWidth } from './label-width.ts';
import { clockTicks, niceTicks } from './nice-ticks.ts';

export type LinePoint = {
  /** Place on the axis: a day's number, or 0, 1, 2 for one after the other. */
  x: number;
  y: number | null;
  /** What it is called: 'Nov 15'. */
  label: string;
  /** Under the axis, where that is shorter. */
  shortLabel?: string;
  /** Shows what is behind it: the runs of the day. */
  open?: () => void;
};

export type LineLayout = {
  xOf: (x: number) => number;
  /** What is outside of the axis stands at its edge. */
  yOf: (y: number) => number;
  isBeyond: (y: number) => boolean;
  yTicks: { value: number; label: string; y: number }[];
  xLabels: { label: string; x: number }[];
  leftPx: number;
  rightPx: number;
  baseY: number;
};

const TOP_PX = 12;
const BOTTOM_PX = 28;
const END_PX = 12;

export function lineLayout(input: {
  widthPx: number;
  heightPx: number;
  points: readonly LinePoint[];
  /** Values that the axis must hold besides the points: a target. */
  also: readonly number[];
  /** What differs by less than this is no outlier; without it, nothing is. */
  leastSpan?: number;
  /** Values of a line through the points: the axis holds them where it need not reach far for them. */
  smoothed?: readonly number[];
  scale: 'number' | 'clock';
  /** Less is higher: a faster pace. */
  lessIsHigher: boolean;
  formatY: (value: number) => string;
}): LineLayout {
  const { widthPx, heightPx, points, also, scale, lessIsHigher, formatY } = input;
  const onAxis = [...valuesOnAxis(input), ...also];
  const [from, to] = spanOf(onAxis.length > 0 ? onAxis : [0, 1]);
  const values = (scale === 'clock' ? clockTicks : niceTicks)({ from, to, atMost: 6 });
  const [low = from, high = to] = [values[0], values.at(-1)];

  const baseY = heightPx - BOTTOM_PX;
  const yOf = (y: number) => {
    const share = (Math.min(high, Math.max(low, y)) - low) / (high - low);
    return TOP_PX + (baseY - TOP_PX) * (lessIsHigher ? share : 1 - share);
  };

  const leftPx = Math.ceil(Math.max(...values.map((value) => labelWidth(formatY(value)))) + 10);
  const rightPx = widthPx - END_PX;
  const [firstX, lastX] = spanOf(points.map((point) => point.x));
  const xOf = (x: number) =>
    leftPx + END_PX + ((x - firstX) / (lastX - firstX)) * (rightPx - leftPx - END_PX);

  return {
    xOf,
    yOf,
    isBeyond: (y) => y < low || y > high,
    yTicks: values.map((value) => ({ value, label: formatY(value), y: yOf(value) })),
    xLabels: xLabels({ points, xOf, widthPx }),
    leftPx,
    rightPx,
    baseY,
  };
}

function valuesOnAxis(input: {
  points: readonly LinePoint[];
  leastSpan?: number;
  smoothed?: readonly number[];
}): number[] {
  const { leastSpan, smoothed = [] } = input;
  const ys = input.points.flatMap(({ y }) => (y === null ? [] : [y]));
  if (leastSpan === undefined) return [...ys, ...smoothed];
  const usual = usualSpan(ys, { least: leastSpan });
  if (!usual) return [...smoothed];
  const reach = Math.max(usual.high - usual.low, leastSpan);
  const near = smoothed.filter((y) => y >= usual.low - reach && y <= usual.high + reach);
  return [usual.low, usual.high, ...near];
}

// From the newest backwards, as many as stand clear of one another.
function xLabels(input: {
  points: readonly LinePoint[];
  xOf: (x: number) => number;
  widthPx: number;
}): { label: string; x: number }[] {
  const { points, xOf, widthPx } = input;
  const newestFirst = points.toSorted((a, b) => b.x - a.x);
  const labels: { label: string; x: number }[] = [];
  let freeUpTo = Infinity;
  for (const point of newestFirst) {
    const label = point.shortLabel ?? point.label;
    const half = labelWidth(label) / 2;
    const x = Math.min(xOf(point.x), widthPx - half);
    if (x + half > freeUpTo || x - half < 0) continue;
    labels.push({ label, x });
    freeUpTo = x - half - 12;
  }
  return labels.reverse();
}

function spanOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? [from - 0.5, to + 0.5] : [from, to];
}
