import { FAULTS, type Fault } from '../../practice-strava/faults.ts';
import { budget } from '../budget.ts';

/** In a proof every fault is tried on each of the calls; in small each on one of them, in turn; every day the first call meets every third. */
export function faultsInTurn<Call>(calls: readonly Call[]): { call: Call; fault: Fault }[] {
  return calls.flatMap((call, turn) =>
    budget({
      everyday: FAULTS.filter((_fault, index) => index % (calls.length * 3) === turn),
      small: FAULTS.filter((_fault, index) => index % calls.length === turn),
      full: [...FAULTS],
    }).map((fault) => ({ call, fault })),
  );
}
