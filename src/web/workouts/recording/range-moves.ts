import type { Range } from './x-axis.ts';

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
