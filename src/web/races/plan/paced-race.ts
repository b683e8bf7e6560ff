import type { RacePlan } from '../../../contract/race-plan.ts';
import { unitM } from '../../../domain/measures.ts';
import { gelsByKilometre } from '../../../domain/race-plan/fuel-plan.ts';
import { pacedParts, pacePlan, type SplitPlan } from '../../../domain/race-plan/pacing.ts';
import { fuelOf } from './fuel-of.ts';

type Paced = { timeS: number; split: SplitPlan };

/** The clock of a race at every kilometre or mile of the reader, its stretches of one pace, and where a gel is taken. */
export function pacedRace(plan: RacePlan, { timeS, split }: Paced) {
  const paced = { distanceM: plan.race.distanceM, timeS, split, lengthM: unitM() };
  const kilometres = pacePlan(paced);
  return {
    parts: pacedParts(paced),
    kilometres,
    gels: gelsByKilometre(kilometres, fuelOf(plan, timeS).gels),
  };
}
