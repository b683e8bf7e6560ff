import type { Shade, Shading } from './route-shades.ts';

/** Width grows with the shade, so that the five are told apart without their colours. */
export const WIDTHS_PX: Record<Shade, number> = { 0: 2.5, 1: 3.25, 2: 4, 3: 5, 4: 6 };
const RAMP: Record<Shade, string> = {
  0: 'stroke-edge',
  1: 'stroke-accent-past',
  2: 'stroke-accent',
  3: 'stroke-accent-strong',
  4: 'stroke-ink',
};
const ZONE_STROKES: Record<Shade, string> = {
  0: 'stroke-z1-edge',
  1: 'stroke-z2',
  2: 'stroke-z3',
  3: 'stroke-z4',
  4: 'stroke-z5',
};

export function strokeOf(key: Shading['key'], shade: Shade): string {
  return key === 'heartRate' ? ZONE_STROKES[shade] : RAMP[shade];
}

/** A finger is no mouse: whatever lies this near is meant. */
export const REACH_PX = 32;
