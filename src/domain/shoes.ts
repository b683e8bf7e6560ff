import type { Day } from './calendar.ts';
import type { RunningSubtype, WorkoutType } from './workout-kinds.ts';

/** Cushioning is commonly said to last 500 to 800 km; what is put in where nothing else is said. */
export const USUAL_SHOE_LIFE_M = 700_000;

/** From this share of its distance on a pair is called worn. */
const WORN_SHARE = 0.9;

export type Wear = 'fresh' | 'worn' | 'due';

type Worn = { startDistanceM: number; loggedDistanceM: number; replaceAtM: number | null };

/** What a pair has run in all: before the log and in it. */
export function shoeDistanceM({ startDistanceM, loggedDistanceM }: Omit<Worn, 'replaceAtM'>) {
  return startDistanceM + loggedDistanceM;
}

/** Whether it is time to think of a new pair: soon, or now. */
export function wearOf(shoe: Worn): Wear {
  if (shoe.replaceAtM === null) return 'fresh';
  const share = shoeDistanceM(shoe) / shoe.replaceAtM;
  if (share >= 1) return 'due';
  return share >= WORN_SHARE ? 'worn' : 'fresh';
}

type Offered = { id: number; retiredOn: Day | null; defaultFor: readonly RunningSubtype[] };

/** The pair that is put in for a kind of run; null where none is, and for what is no run. */
export function defaultShoe<Shoe extends Offered>(
  shoes: readonly Shoe[],
  kind: { workoutType: WorkoutType; runningSubtype: string | null },
): Shoe | null {
  if (kind.workoutType !== 'running') return null;
  const isPutIn = (shoe: Shoe) => shoe.defaultFor.some((each) => each === kind.runningSubtype);
  return shoes.find((shoe) => shoe.retiredOn === null && isPutIn(shoe)) ?? null;
}
