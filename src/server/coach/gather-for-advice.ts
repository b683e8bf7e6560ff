import type { AdviceInput } from '../../domain/advice.ts';
import type { AdviceRace, AdviceWorkout } from '../../domain/advice-item.ts';
import { addDays } from '../../domain/calendar.ts';
import { ADVICE_DAYS } from '../../domain/limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { RaceRow } from '../races/race-rows.ts';
import { findUpcomingRaces } from '../races/races.queries.ts';
import { findLastRunBefore } from './last-run-before.ts';
import { findTrainedSince } from './trained-since.ts';

export type Gathered = AdviceInput & { workouts: AdviceWorkout[]; races: AdviceRace[] };

/** What the coach looks at: the last four weeks, what is planned, and whether there was more. */
export async function gatherForAdvice(
  db: Db | Tx,
  of: { userId: number; today: string },
): Promise<Gathered> {
  const { userId, today } = of;
  const from = addDays(today, 1 - ADVICE_DAYS);
  const [workouts, races, before] = await Promise.all([
    findTrainedSince(db, { userId, from, to: today }),
    findUpcomingRaces(db, { userId, from: today }),
    findLastRunBefore(db, { userId, day: from }),
  ]);
  return {
    today,
    workouts,
    races: races.map(adviceRace),
    // A week counts from the first run on; any run before the four weeks says that all four count.
    runningSince: before,
  };
}

export function adviceRace(row: RaceRow): AdviceRace {
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    completed: row.completed === 1,
    distanceM: row.distance_m,
    targetS: row.target_time_s,
  };
}
