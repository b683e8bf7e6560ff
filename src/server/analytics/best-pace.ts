import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';
import type { PacedRunRow } from './paced-runs.ts';

/** The fastest run between two days, walks and hikes left out; of two equal ones the later. */
export async function findBestPace(
  db: Db | Tx,
  of: { userId: number; from: string; to: string },
): Promise<PacedRunRow | null> {
  const [row] = await bestPace(db, of);
  return row ?? null;
}

type Params = { userId: number; from: string; to: string };

const bestPace = prepared<Params, PacedRunRow>((db, param) => ({
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
      order by "paceSPerKm", date desc, id desc
      limit 1`.compile(db),
}));
