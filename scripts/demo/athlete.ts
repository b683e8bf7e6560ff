/** The runner of the demonstration. */
export const DANA = {
  email: 'dana@example.com',
  name: 'Dana Whitlock',
  dateOfBirth: '1989-05-14',
  heightCm: 169,
  maxHeartRate: 188,
  targetWeightKg: 62,
  weightThenKg: 67.4,
  weightNowKg: 63.6,
  goals:
    'Half marathon under 1:50 this season, then a first marathon under four hours. Stay healthy, keep the Sunday long run, lift twice a week.',
} as const;

export const DEMO_PASSWORD = 'sunday-long-run';

const PACE_THEN_S_PER_KM = 378;
const PACE_NOW_S_PER_KM = 351;
const AFTER_FLU_WEEKS_AGO = 20;

/** Her easy pace in those weeks: a little faster over the year, and slow again after the flu. */
export function easyPaceSPerKm(weeksAgo: number): number {
  const trend = PACE_NOW_S_PER_KM + ((PACE_THEN_S_PER_KM - PACE_NOW_S_PER_KM) * weeksAgo) / 52;
  const weeksSinceFlu = AFTER_FLU_WEEKS_AGO - weeksAgo;
  const setback = weeksSinceFlu >= 0 ? 16 * Math.exp(-weeksSinceFlu / 2.5) : 0;
  return trend + setback;
}

export function weightKgOn(weeksAgo: number): number {
  const { weightThenKg, weightNowKg } = DANA;
  return weightNowKg + ((weightThenKg - weightNowKg) * weeksAgo) / 52;
}
