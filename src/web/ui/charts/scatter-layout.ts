import { usualSpan } from '../../../domain/outliers.ts';
import { labelWidth } from './label-width.ts';
import { niceTicks } from './nice-ticks.ts';

type Axis = {
  ticks: { value: number; at: number }[];
  /** What is beyond the axis stands at its end. */
  of: (value: number) => number;
  isBeyond: (value: number) => boolean;
};

export type ScatterLayout = { x: Axis; y: Axis; leftPx: number; rightPx: number; baseY: number };

const TOP_PX = 14;
const BOTTOM_PX = 28;
/** Points keep clear of the edges, and the last label of the right one. */
const INSIDE_PX = 16;

export function scatterLayout(input: {
  widthPx: number;
  heightPx: number;
  points: readonly { x: number; y: number }[];
  /** What differs by less is no outlier. */
  least: { x: number; y: number };
  /** Values that the axes must hold besides the points. */
  also: { x: readonly number[]; y: readonly number[] };
}): ScatterLayout {
  const { widthPx, heightPx, points, least, also } = input;
  const xs = ticksFor(
    points.map(({ x }) => x),
    least.x,
    also.x,
  );
  const ys = ticksFor(
    points.map(({ y }) => y),
    least.y,
    also.y,
  );
  const leftPx = Math.ceil(Math.max(...ys.map((value) => labelWidth(String(value)))) + 10);
  const rightPx = widthPx - INSIDE_PX;
  const baseY = heightPx - BOTTOM_PX;
  return {
    x: axis(xs, leftPx + INSIDE_PX, rightPx),
    y: axis(ys, baseY, TOP_PX),
    leftPx,
    rightPx,
    baseY,
  };
}

function ticksFor(values: readonly number[], least: number, also: readonly number[]): number[] {
  const usual = usualSpan(values, { least });
  const held = [...also, ...(usual ? [usual.low, usual.high] : [])];
  const [from, to] = held.length > 0 ? [Math.min(...held), Math.max(...held)] : [0, 1];
  return niceTicks({ from, to: to === from ? from + least : to, atMost: 6 });
}

function axis(ticks: readonly number[], fromPx: number, toPx: number): Axis {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const of = (value: number) => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return fromPx + share * (toPx - fromPx);
  };
  return {
    ticks: ticks.map((value) => ({ value, at: of(value) })),
    of,
    isBeyond: (value) => value < low || value > high,
  };
}
