import type { ZoneNumber } from '../../domain/zones.ts';

/** Fill, edge and the colour of the number upon it, the same five everywhere. */
export const ZONE_BOX: Record<ZoneNumber, string> = {
  1: 'bg-z1 border-z1-edge text-z1-ink',
  2: 'bg-z2 border-z2-edge text-z2-ink',
  3: 'bg-z3 border-z3-edge text-z3-ink',
  4: 'bg-z4 border-z4-edge text-z4-ink',
  5: 'bg-z5 border-z5-edge text-z5-ink',
};

export const ZONE_SHAPE: Record<ZoneNumber, string> = {
  1: 'fill-z1 stroke-z1-edge',
  2: 'fill-z2 stroke-z2-edge',
  3: 'fill-z3 stroke-z3-edge',
  4: 'fill-z4 stroke-z4-edge',
  5: 'fill-z5 stroke-z5-edge',
};
