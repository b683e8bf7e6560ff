import { addDays, type Day, daysBetween } from './calendar.ts';
import type { RaceResult } from './prediction/runner-log.ts';

/** Days after a race on which one runs little and nothing hard. */
export type Recovery = {
  raceId: number | null;
  name: string | null;
  workoutId: number | null;
  distanceM: number;
  date: Day;
  /** The last day of it. */
  until: Day;
};

/** A shorter race is over with the easy day after it, as any hard one. */
const LEAST_RACE_M = 15_000;
/** A day for each three kilometres: a week after a half marathon, two after a marathon. Convention, no trial. */
const M_PER_DAY = 3000;

/** How many days are for recovering from a race of that length; none after a short one. */
export function recoveryDays(distanceM: number): number {
  return distanceM < LEAST_RACE_M ? 0 : Math.min(MOST_DAYS, Math.round(distanceM / M_PER_DAY));
}

/** The first quarter of them is for no running at all. */
export function restDaysAfter(distanceM: number): number {
  return Math.ceil(recoveryDays(distanceM) / 4);
}

/** The race of which the legs are not over yet, where there is one. */
export function recoveryFrom(results: readonly RaceResult[], today: Day): Recovery | null {
  const recoveries = results
    .filter(({ distanceM, date }) => distanceM >= LEAST_RACE_M && date <= today)
    .map(({ raceId, name, workoutId, distanceM, date }) => ({
      raceId,
      name,
      workoutId,
      distanceM,
      date,
      until: addDays(date, recoveryDays(distanceM)),
    }))
    .filter(({ until }) => until >= today);
  return recoveries.toSorted((one, other) => daysBetween(other.until, one.until)).at(0) ?? null;
}

/**
 * Races that are past and have no time, with a long run on their day: given up or not yet entered, the
 * legs have run so far.
 */
export function unfinishedRaces(
  runs: readonly { id: number; date: Day; distanceM: number | null; durationS: number }[],
  races: readonly { id: number; name: string; date: Day; completed: boolean }[],
  today: Day,
): RaceResult[] {
  return races
    .filter(({ completed, date }) => !completed && date < today)
    .flatMap(({ id, name, date }) => {
      const [longest] = runs
        .filter((run) => run.date === date && (run.distanceM ?? 0) >= LEAST_RACE_M)
        .toSorted((one, other) => (other.distanceM ?? 0) - (one.distanceM ?? 0));
      if (!longest?.distanceM) return [];
      const { durationS: timeS, distanceM } = longest;
      return [{ raceId: id, name, workoutId: longest.id, date, distanceM, timeS }];
    });
}

/** Longer than this no list of anybody is. */
const MOST_DAYS = 28;

/** The runs that were those races, whether or not they are linked with them. */
export function racedRuns(
  runs: readonly { id: number; date: Day; distanceM: number | null }[],
  results: readonly RaceResult[],
): Set<number> {
  const isRaced = (run: (typeof runs)[number]) =>
    results.some(
      ({ workoutId, date, distanceM }) =>
        workoutId === run.id ||
        (date === run.date && Math.abs((run.distanceM ?? 0) / distanceM - 1) <= SAME_DISTANCE),
    );
  return new Set(runs.filter(isRaced).map(({ id }) => id));
}

const SAME_DISTANCE = 0.05;
