import { paceUnit, speedIn, speedUnit, unitM } from '../../../domain/measures.ts';
import { formatPace } from '../../../domain/pace.ts';

/** How fast: minutes a kilometre or mile on foot, kilometres or miles an hour otherwise. */
export type Rate = 'pace' | 'speed';

export const RATE_TERMS = { pace: 'Pace', speed: 'Speed' } as const;

export function rateUnit(rate: Rate): string {
  return rate === 'pace' ? paceUnit() : speedUnit();
}

/** Seconds for a kilometre or mile, or how many of them an hour. */
export function rateOf(rate: Rate, metresPerSecond: number): number {
  return rate === 'pace' ? unitM() / metresPerSecond : speedIn(metresPerSecond);
}

export function rateText(rate: Rate, value: number): string {
  return rate === 'pace' ? formatPace(value) : value.toFixed(1);
}

/** The same of a pace that is known, as splits have it. */
export function rateOfPace(rate: Rate, paceSPerKm: number | null): string | null {
  if (paceSPerKm === null) return null;
  return rateText(rate, rateOf(rate, 1000 / paceSPerKm));
}
