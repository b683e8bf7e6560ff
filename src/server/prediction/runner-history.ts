import { addDays } from '../../domain/calendar.ts';
import type { NamedHistory } from '../../domain/coach/training-facts.ts';
import { PREDICTION_LATEST_RUNS } from '../../domain/limits.ts';
import { EFFORT_DAYS } from '../../domain/prediction/evidence.ts';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import { findUser } from '../auth/users.queries.ts';
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
/** Three runs a day for a year; more are no log of a person. */
const MOST_RUNS = 1200;
const MOST_RESULTS = 60;

export type ReadHistory = NamedHistory & { rows: PredictingRow[] };

/** What a prediction rests on: the runs of a year, the latest however old, the results of races. */
export async function readHistory(
  db: Db | Tx,
  of: { userId: number; today: string },
): Promise<ReadHistory> {
  const { userId, today } = of;
  const from = addDays(today, -DAYS_READ);
  const [user, ofTheYear, results, bestEfforts] = await Promise.all([
    findUser(db, userId),
    findPredictingRuns(db, { userId, from, to: today, limit: MOST_RUNS }),
    findRaceResults(db, { userId, to: today, limit: MOST_RESULTS }),
    findRaceDistanceEfforts(db, { userId, from: addDays(today, -EFFORT_DAYS), to: today }),
  ]);
  const rows =
    ofTheYear.length >= PREDICTION_LATEST_RUNS
      ? ofTheYear
      : await findPredictingRuns(db, {
          userId,
          from: FIRST_DAY,
          to: today,
          limit: PREDICTION_LATEST_RUNS,
        });
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
    maxHeartRate: user?.max_heart_rate ?? null,
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
    maxHeartRate: history.maxHeartRate,
  };
}
