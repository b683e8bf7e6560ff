import type { RacePlan } from '../../../contract/race-plan.ts';
import { daysBetween } from '../../../domain/calendar.ts';
import { type FuelPlan, fuelPlan } from '../../../domain/race-plan/fuel-plan.ts';

/** What to eat and drink in the race, run in so long, from what was known up to the day of its plan. */
export function fuelOf(plan: RacePlan, timeS: number): FuelPlan {
  const { race, asOf, longRuns, sweatTests, weightKg } = plan;
  return fuelPlan({
    timeS,
    daysLeft: daysBetween(asOf, race.date),
    runs: longRuns,
    sweatTests,
    weightKg,
  });
}
