import { useLocation, useSearch } from 'wouter';
import type { RacePlan } from '../../../contract/race-plan.ts';
import type { SplitPlan } from '../../../domain/race-plan/pacing.ts';

export type PaceChoice = {
  /** What the plan is paced by: the target, or what the log predicts. */
  basis: 'target' | 'predicted';
  split: SplitPlan;
  /** The time that both come to. */
  timeS: number;
  choose: (change: { basis?: PaceChoice['basis']; split?: SplitPlan }) => void;
};

/**
 * Target or prediction, even or negative split. They stand in the address, the first ones unsaid, so
 * that a reload, the way back and a link find them again.
 */
export function usePaceChoice({ race, prediction }: RacePlan): PaceChoice {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const basis = asked.get('pace') === 'predicted' && prediction ? 'predicted' : 'target';
  const split = asked.get('split') === 'negative' ? 'negative' : 'even';
  return {
    basis,
    split,
    timeS: basis === 'predicted' && prediction ? Math.round(prediction.timeS) : race.targetTimeS,
    choose: (change) => {
      const chosen = { basis, split, ...change };
      const query = new URLSearchParams();
      if (chosen.basis !== 'target') query.set('pace', chosen.basis);
      if (chosen.split !== 'even') query.set('split', chosen.split);
      navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
    },
  };
}
