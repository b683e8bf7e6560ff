import { sql } from 'kysely';
import type { RunningSubtype } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

export type PacedRunRow = {
  id: number;
  date: string;
  runningSubtype: RunningSubtype | null;
  distanceM: number;
  durationS: number;
  paceSPerKm: number;
};

/** The latest runs between two days that have a pace, newest first; walks and hikes have none. */
export function findPacedRuns(
  db: Db | Tx,
  of: { userId: number; from: string; to: string; limit: number },
): Promise<PacedRunRow[]> {
  return pacedRuns(db, of);
}

// Before and after any day that a workout can have.
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The latest of all. */
export function findLatestPacedRuns(
  db: Db | Tx,
  of: { userId: number; limit: number },
): Promise<PacedRunRow[]> {
  return pacedRuns(db, { ...of, from: FIRST_DAY, to: LAST_DAY });
}

type Params = { userId: number; from: string; to: string; limit: number };

const pacedRuns = prepared<Params, PacedRunRow>((db, param) => ({
  compile: () =>
    sql<PacedRunRow>`
      select
        id,
        date,
        running_subtype as "runningSubtype",
        distance_m as "distanceM",
        duration_s as "durationS",
        duration_s / (distance_m / 1000) as "paceSPerKm"
      from workouts
      where user_id = ${param('userId')}
        and deleted_at is null
        and ${IS_RUN}
        and distance_m > 0
        and duration_s > 0
        and date >= ${param('from')}
        and date <= ${param('to')}
      order by date desc, id desc
      limit ${param('limit')}`.compile(db),
}));
