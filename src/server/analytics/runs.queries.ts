import { type RawBuilder, sql } from 'kysely';
import { worldRecordS } from '../../domain/plausible-time.ts';
import type { RunningSubtype } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';
import type { WorkoutRow } from '../workouts/workout-rows.ts';
import { RECORD_PACE } from './records.queries.ts';

type PacedRunRow = {
  id: number;
  date: string;
  runningSubtype: RunningSubtype | null;
  distanceM: number;
  durationS: number;
  paceSPerKm: number;
};

type InDays = { userId: number; from: string; to: string };
type SomeInDays = InDays & { limit: number };

/** The fastest run between two days, of those that anybody could have run; of two equal ones the later. */
export async function findBestPace(db: Db | Tx, of: InDays): Promise<PacedRunRow | null> {
  const [row] = await bestPace(db, of);
  return row ?? null;
}

type Param = <Name extends keyof InDays>(name: Name) => InDays[Name];

const pacedIn = (param: Param): RawBuilder<PacedRunRow> => sql<PacedRunRow>`
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
    and date <= ${param('to')}`;

/** The latest runs between two days that have a pace, newest first. */
export const findPacedRuns = prepared<SomeInDays, PacedRunRow>(
  (param) =>
    sql<PacedRunRow>`${pacedIn(param)} order by date desc, id desc limit ${param('limit')}`,
);

/** Seconds a metre that nobody is below over what is shorter than any record that is kept. */
export const SPRINT_PACE = worldRecordS(100) / 100;

const bestPace = prepared<InDays, PacedRunRow>(
  (param) =>
    sql<PacedRunRow>`
      ${pacedIn(param)}
        and duration_s >= distance_m * coalesce(${RECORD_PACE}, ${sql.lit(SPRINT_PACE)})
      order by "paceSPerKm", date desc, id desc
      limit 1`,
);

/** The latest runs between two days in full, newest first. */
export const findRecentRuns = prepared<SomeInDays, WorkoutRow>((param, db) =>
  db
    .selectFrom('workouts')
    .selectAll()
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    .where(IS_RUN)
    .where('date', '>=', param('from'))
    .where('date', '<=', param('to'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit')),
);
