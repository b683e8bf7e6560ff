import type { Day } from './calendar.ts';
import { DEFAULT_TARGET_WEIGHT_KG } from './limits.ts';

/** Weigh-ins that differ by less are those of one body on different days. */
export const LEAST_WEIGHT_SPAN_KG = 4;

/** Completed years. Who was born on 29 February turns a year older on 1 March of other years. */
export function ageOn(day: Day, dateOfBirth: Day): number | null {
  if (dateOfBirth > day) return null;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const hadBirthday = day.slice(5) >= dateOfBirth.slice(5);
  return hadBirthday ? years : years - 1;
}

/** To one decimal; null without both. */
export function bodyMassIndex(body: {
  weightKg: number | null;
  heightCm: number | null;
}): number | null {
  if (!body.weightKg || !body.heightCm) return null;
  return roundToTenth(
    exactBodyMassIndex({ weightKg: body.weightKg, heightM: body.heightCm / 100 }),
  );
}

export function exactBodyMassIndex(body: { weightKg: number; heightM: number }): number {
  return body.weightKg / body.heightM ** 2;
}

/** What is left to lose, or how far below the target one is. */
export function weightToGoal(weights: { currentKg: number; targetKg?: number }): {
  state: 'remaining' | 'below';
  kg: number;
} {
  const leftKg = roundToTenth(weights.currentKg - (weights.targetKg ?? DEFAULT_TARGET_WEIGHT_KG));
  return leftKg > 0 ? { state: 'remaining', kg: leftKg } : { state: 'below', kg: Math.abs(leftKg) };
}

function roundToTenth(value: number): number {
  // Adding nothing turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}
