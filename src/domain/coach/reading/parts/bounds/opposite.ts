import type { Bound } from '../../../conditions.ts';
import { isOfFuel, withFuel, withoutFuel } from './fuel.ts';

/** What lies between two bounds, and what lacks a figure, has no one opposite; but with gels is one of without. */
export function oppositeOf(bound: Bound): Bound | null {
  if (isOfFuel(bound.of)) {
    return bound.isLacking ? withFuel(bound.of) : withoutFuel(bound.of);
  }
  const { above, atLeast, below, atMost } = bound;
  if ([above, atLeast, below, atMost].filter((side) => side !== null).length !== 1) return null;
  const words =
    bound.of === 'pace'
      ? bound.words.replace(/^/, 'no ')
      : bound.words.replace(
          /\b(?:over|at least|under|at most)\b/,
          (side) => OPPOSITES[side] ?? side,
        );
  return { ...bound, above: atMost, atLeast: below, below: atLeast, atMost: above, words };
}

const OPPOSITES: Readonly<Record<string, string>> = {
  over: 'at most',
  'at least': 'under',
  under: 'at least',
  'at most': 'over',
};
