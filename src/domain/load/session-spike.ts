/**
 * How a run compares with the longest of the 30 days before it, as one large study grouped it
 * (Frandsen 2025, 5,205 runners; an association). `rate` is its hazard rate ratio: a figure about
 * groups, which says nothing of one runner and is never shown as a chance of getting hurt.
 */
export function sessionSpike(input: { distanceM: number; longestM: number }): SessionSpike {
  const ratio = input.distanceM / input.longestM;
  return { ratio, ...(BANDS.find(({ above }) => ratio > above + NEARLY_NOTHING)?.is ?? USUAL) };
}

/** A run longer than this share of the longest of 30 days is a spike. */
export const SPIKE_RATIO = 1.1;

type SessionSpike = {
  ratio: number;
  size: 'usual' | 'small' | 'moderate' | 'large';
  rate: number;
};

const USUAL = { size: 'usual', rate: 1 } as const;

const BANDS = [
  { above: 2, is: { size: 'large', rate: 2.28 } },
  { above: 1.3, is: { size: 'moderate', rate: 1.52 } },
  { above: SPIKE_RATIO, is: { size: 'small', rate: 1.64 } },
] as const;

// 11 km after 10 km is a tenth more, whatever the division makes of it.
const NEARLY_NOTHING = 1e-9;
