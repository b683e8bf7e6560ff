import { READINESS_CLOSE_PERCENT, READINESS_STEPS } from './limits.ts';

/** By days left alone, as long as there are too few runs to say more. */
export function raceReadinessPercent(daysLeft: number): number {
  const step = READINESS_STEPS.find((each) => daysLeft > each.moreThanDays);
  return step?.percent ?? READINESS_CLOSE_PERCENT;
}
