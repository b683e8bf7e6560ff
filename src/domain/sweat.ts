import type { Day } from './calendar.ts';
import { perHour } from './fuel.ts';
import { medianOf } from './outliers.ts';

/** What was weighed before and after a run, and drunk on it. */
type WeighedRun = {
  beforeKg: number;
  afterKg: number;
  drunkMl: number;
  durationS: number;
};

/**
 * Sweat in ml an hour, from the weight before and after a run and what was drunk on it: a kilogram is
 * a litre. Null where the figures cannot be those of one run.
 */
export function sweatMlPerHour({
  beforeKg,
  afterKg,
  drunkMl,
  durationS,
}: WeighedRun): number | null {
  const lostMl = 1000 * (beforeKg - afterKg) + drunkMl;
  const rate = perHour(lostMl, durationS);
  return rate === null || rate <= 0 || rate > MOST_SWEAT_ML_PER_HOUR ? null : rate;
}

/** Nobody has been measured to sweat more than this. */
const MOST_SWEAT_ML_PER_HOUR = 4000;

/** A sweat test that was kept. */
export type SweatTest = WeighedRun & {
  id: number;
  date: Day;
  temperatureC: number | null;
};

export type OwnSweat = {
  /** The middle of the tests. */
  mlPerHour: number;
  least: number;
  most: number;
  /** Of those that say it; null where none does. */
  coldestC: number | null;
  warmestC: number | null;
  /** The latest first. */
  tests: readonly SweatTest[];
};

/** As many as count: what was sweated years ago was sweated by another body. */
export const SWEAT_TESTS_COUNTED = 5;

/** How much an athlete sweats, by the latest of the tests; null without any. */
export function ownSweat(tests: readonly SweatTest[]): OwnSweat | null {
  const latest = tests
    .toSorted((one, other) =>
      one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1,
    )
    .slice(0, SWEAT_TESTS_COUNTED);
  const rates = latest.flatMap((test) => sweatMlPerHour(test) ?? []);
  if (rates.length === 0) return null;
  const temperatures = latest.flatMap(({ temperatureC }) => temperatureC ?? []);
  return {
    mlPerHour: medianOf(rates),
    least: Math.min(...rates),
    most: Math.max(...rates),
    coldestC: temperatures.length > 0 ? Math.min(...temperatures) : null,
    warmestC: temperatures.length > 0 ? Math.max(...temperatures) : null,
    tests: latest,
  };
}

/** Of the body's weight: what may be lost before a race gets slower for it (ACSM 2007). */
export const BEARABLE_LOSS = 0.02;

/** What to drink an hour, from what keeps the loss bearable to what is sweated: never more. */
export function drinkForSweat(of: { sweatMlPerHour: number; weightKg: number; timeS: number }): {
  from: number;
  to: number;
} {
  const hours = of.timeS / 3600;
  const bearableMl = 1000 * BEARABLE_LOSS * of.weightKg;
  const least = of.sweatMlPerHour - bearableMl / hours;
  return { from: Math.max(0, least), to: of.sweatMlPerHour };
}
