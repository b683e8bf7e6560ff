import type { Route, RoutePoint } from '../../../domain/recording/route.ts';
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
const REACH_PX = 32;

/** The sample whose place is nearest to the hand, as `pxTo` measures it; null where none is near. */
export function sampleInReach(
  { lines }: Pick<Route, 'lines'>,
  pxTo: (point: RoutePoint) => number,
): number | null {
  let nearest: { index: number; px: number } | null = null;
  for (const point of lines.flat()) {
    const px = pxTo(point);
    if (px < (nearest?.px ?? REACH_PX)) nearest = { index: point.index, px };
  }
  return nearest?.index ?? null;
}
