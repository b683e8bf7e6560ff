import { formatPace } from '../../../domain/pace.ts';

/** How fast: minutes a kilometre on foot, kilometres an hour otherwise. */
export type Rate = 'pace' | 'speed';

export const RATE_LOOK = {
  pace: { term: 'Pace', unit: '/km' },
  speed: { term: 'Speed', unit: 'km/h' },
} as const;

/** Seconds a kilometre, or kilometres an hour. */
export function rateOf(rate: Rate, metresPerSecond: number): number {
  return rate === 'pace' ? 1000 / metresPerSecond : metresPerSecond * 3.6;
}

export function rateText(rate: Rate, value: number): string {
  return rate === 'pace' ? formatPace(value) : value.toFixed(1);
}

/** The same of a pace that is known, as splits have it. */
export function rateOfPace(rate: Rate, paceSPerKm: number | null): string | null {
  if (paceSPerKm === null) return null;
  return rateText(rate, rateOf(rate, 1000 / paceSPerKm));
}
