import type { Day } from '../../calendar.ts';
import { planWeekOn, type TrainingFacts } from './training-facts.ts';
import { longRunUpToM, middleM } from './usual-runs.ts';
import { longRuns } from './week-layout.ts';

export type LongRunToDo = {
  aboutM: number;
  /** No longer than this; null where the plan to a race says how long. */
  upToM: number | null;
};

/**
 * How long the long run of that day is to be: what the plan to a race has for its week, else the middle one
 * of those of the last four weeks, or the most that is advised. Null where no run tells a length.
 */
export function longRunToDo(facts: TrainingFacts, day: Day): LongRunToDo | null {
  const planned = planWeekOn(facts, day)?.longRunM ?? null;
  if (planned !== null) return { aboutM: planned, upToM: null };
  const upToM = longRunUpToM(facts);
  if (upToM === null) return null;
  const usualM = middleM(longRuns(facts).filter((run) => facts.recentRuns.includes(run)));
  return { aboutM: Math.min(usualM ?? upToM, upToM), upToM };
}
