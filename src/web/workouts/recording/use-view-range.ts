import { useCallback, useState } from 'react';
import { firstAtLeast } from '../../../domain/recording/along.ts';
import type { Range, XAxis } from './x-axis.ts';

const STEPS_ACROSS = 120;
const STEPS_OF_A_LEAP = 10;
const NEARER = 0.5;
/** The closest look: seconds, and kilometres. */
const LEAST = { time: 20, distance: 0.1 };

/** Which part of the way is shown, and which sample is pointed at. */
export function useViewRange(xAxis: XAxis) {
  const { values, whole } = xAxis;
  const least = LEAST[xAxis.over];
  const [part, setPart] = useState<Range | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const range = part ?? whole;
  const size = range[1] - range[0];

  const show = (asked: Range) => {
    const next = fitted({ range: asked, whole, least });
    setPart(next[1] - next[0] < whole[1] - whole[0] ? next : null);
  };
  const point = (value: number | null) => setCursor(value === null ? null : nearest(values, value));
  const zoom = (factor: number) => {
    const at = cursor === null ? undefined : values[cursor];
    const isShown = at !== undefined && at >= range[0] && at <= range[1];
    show(zoomed(range, { factor, around: isShown ? at : (range[0] + range[1]) / 2 }));
  };

  const showWhole = useCallback(() => setPart(null), []);

  const moveTo = (index: number) => {
    const inside = Math.min(values.length - 1, Math.max(0, index));
    setCursor(inside);
    show(shownAlso(range, values[inside] ?? range[0]));
  };
  /** As many steps as fit the part that is shown; at least to the next sample. */
  const step = (steps: number) => {
    if (cursor === null) return moveTo(nearest(values, steps > 0 ? range[0] : range[1]));
    const stepSize = xAxis.steps.find((each) => each >= size / STEPS_ACROSS) ?? size / STEPS_ACROSS;
    const index = nearest(values, (values[cursor] ?? 0) + steps * stepSize);
    moveTo(index === cursor ? cursor + Math.sign(steps) : index);
  };

  /** What each key does; undefined where it does nothing here. */
  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: () => step(1),
    ArrowUp: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => step(-1),
    PageUp: () => step(STEPS_OF_A_LEAP),
    PageDown: () => step(-STEPS_OF_A_LEAP),
    Home: () => moveTo(0),
    End: () => moveTo(values.length - 1),
    '+': () => zoom(NEARER),
    '=': () => zoom(NEARER),
    '-': () => zoom(1 / NEARER),
    Escape: part ? showWhole : undefined,
  };
  return {
    range,
    cursor,
    isWhole: part === null,
    isNearest: size <= least * 1.01,
    show,
    showWhole,
    point,
    pointAtSample: setCursor,
    nearer: () => zoom(NEARER),
    keys,
  };
}

function nearest(values: readonly number[], value: number): number {
  const after = Math.min(values.length - 1, firstAtLeast(values, value));
  const before = Math.max(0, after - 1);
  const isBefore = value - (values[before] ?? 0) < (values[after] ?? 0) - value;
  return isBefore ? before : after;
}

/** Whichever part is asked for, inside the whole and no smaller than `least`. */
export function fitted({
  range,
  whole,
  least,
}: {
  range: Range;
  whole: Range;
  least: number;
}): Range {
  const [start, end] = whole;
  const size = Math.min(end - start, Math.max(least, range[1] - range[0]));
  const middle = (range[0] + range[1]) / 2;
  const from = Math.min(Math.max(start, middle - size / 2), end - size);
  return [from, from + size];
}

/** `factor` below 1 comes nearer; `around` keeps its place. */
export function zoomed(
  range: Range,
  { factor, around }: { factor: number; around: number },
): Range {
  return [around - (around - range[0]) * factor, around + (range[1] - around) * factor];
}

/** Moved no further than needed to hold `value`. */
export function shownAlso(range: Range, value: number): Range {
  const by = value < range[0] ? value - range[0] : value > range[1] ? value - range[1] : 0;
  return by === 0 ? range : [range[0] + by, range[1] + by];
}

/** The range in which two places come to lie under two fingers, each a share of the width. */
export function pinched(
  one: { value: number; share: number },
  other: { value: number; share: number },
): Range | null {
  const shares = other.share - one.share;
  const values = other.value - one.value;
  // Fingers on one another, or past one another.
  if (Math.abs(shares) < 0.01 || values / shares <= 0) return null;
  const size = values / shares;
  const from = one.value - one.share * size;
  return [from, from + size];
}
