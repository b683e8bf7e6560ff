import { addDays, type Day, daysBetween } from '../../domain/calendar.ts';
import type { NamedHistory } from '../../domain/coach/judging/training-facts.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { MOST_RESULTS } from '../../domain/prediction/evidence.ts';
import { EFFORT_DAYS } from '../../domain/prediction/hard-runs.ts';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import { readLimits } from '../athlete/athlete-limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { findRaceResults } from '../races/races.queries.ts';
import {
  findPredictingRuns,
  findRaceDistanceEfforts,
  type PredictingRow,
} from './prediction.queries.ts';

/** Before any day that a workout can have. */
const FIRST_DAY = '0001-01-01';
const DAYS_READ = 365;
/** More are no log of a person. */
const MOST_RUNS_A_DAY = 3;
const MOST_EFFORTS_A_DAY = 10;

export type ReadHistory = NamedHistory & { rows: PredictingRow[] };

type Asked = {
  userId: number;
  today: Day;
  /** The first day that a prediction is asked of, where it is not today. */
  since?: Day;
};

/**
 * What a prediction rests on, today's and those since an earlier day: the runs of a year before it,
 * the latest however old, the results of races, what the athlete's heart and legs can do.
 */
export async function readHistory(db: Db | Tx, of: Asked): Promise<ReadHistory> {
  const { userId, today, since = today } = of;
  const days = daysBetween(since, today);
  const from = addDays(since, -DAYS_READ);
  const [limits, runsRead, results, bestEfforts] = await Promise.all([
    readLimits(db, userId),
    findPredictingRuns(db, {
      userId,
      from,
      to: today,
      limit: MOST_RUNS_A_DAY * (days + DAYS_READ),
    }),
    findRaceResults(db, { userId, to: today, limit: MOST_RESULTS + Math.ceil(days / 7) }),
    findRaceDistanceEfforts(db, {
      userId,
      from: addDays(since, -EFFORT_DAYS),
      to: today,
      limit: MOST_EFFORTS_A_DAY * (days + EFFORT_DAYS),
    }),
  ]);
  const known = runsRead.filter(({ date }) => date <= since).length;
  const older =
    known >= PREDICTION_LATEST_RUNS
      ? []
      : await findPredictingRuns(db, {
          userId,
          from: FIRST_DAY,
          to: addDays(from, -1),
          limit: PREDICTION_LATEST_RUNS - known,
        });
  const rows = [...runsRead, ...older];
  return {
    today,
    rows,
    runs: rows.map((row) => ({ ...row, sport: 'run', workoutType: 'running' })),
    results: results.map((race) => ({
      raceId: race.id,
      name: race.name,
      workoutId: race.workout_id,
      date: race.date,
      distanceM: race.distance_m,
      timeS: race.actual_time_s ?? 0,
    })),
    bestEfforts,
    limits,
  };
}

/** The same without the runs that its reader may not be told of, and without results that were theirs. */
export function shownHistory(history: ReadHistory, origins: ShownOrigins): ReadHistory {
  const isShown = (row: PredictingRow) =>
    origins.sources.includes(row.source) && (origins.holdingStrava || row.holdsStrava === 0);
  const hidden = new Set(history.rows.filter((row) => !isShown(row)).map(({ id }) => id));
  return {
    today: history.today,
    rows: history.rows.filter(({ id }) => !hidden.has(id)),
    runs: history.runs.filter(({ id }) => !hidden.has(id)),
    results: history.results.filter(({ workoutId }) => !hidden.has(workoutId ?? 0)),
    bestEfforts: history.bestEfforts.filter(({ workoutId }) => !hidden.has(workoutId)),
    limits: history.limits,
  };
}
