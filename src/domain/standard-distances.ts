import type { RACE_DISTANCES_KM } from './limits.ts';
import { M_PER_MILE } from './units.ts';

export const HALF_MARATHON_M = 21_097.5;
export const MARATHON_M = 42_195;

/** As races of them are entered, in kilometres with one decimal. */
export const HALF_RACE_M = 21_100;
export const MARATHON_RACE_M = 42_200;

export type StandardDistance = { distanceM: number; name: string };

/** The distances that records are kept of, in metres, shortest first. */
export const STANDARD_DISTANCES: readonly StandardDistance[] = [
  { distanceM: 400, name: '400 m' },
  { distanceM: 800, name: '800 m' },
  { distanceM: 1_000, name: '1 km' },
  { distanceM: M_PER_MILE, name: '1 mile' },
  { distanceM: 3_000, name: '3 km' },
  { distanceM: 5_000, name: '5 km' },
  { distanceM: 10_000, name: '10 km' },
  { distanceM: 15_000, name: '15 km' },
  { distanceM: 10 * M_PER_MILE, name: '10 miles' },
  { distanceM: 20_000, name: '20 km' },
  { distanceM: HALF_MARATHON_M, name: 'Half marathon' },
  { distanceM: 25_000, name: '25 km' },
  { distanceM: 30_000, name: '30 km' },
  { distanceM: MARATHON_M, name: 'Marathon' },
];

/** What races of the usual distances are called, whatever units one reads. */
export const RACE_NAMES: Readonly<Record<(typeof RACE_DISTANCES_KM)[number], string>> = {
  5: '5\u00a0km',
  10: '10\u00a0km',
  21.1: 'Half marathon',
  42.2: 'Marathon',
};
