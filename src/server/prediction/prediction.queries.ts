import { sql } from 'kysely';
import type { PredictingRun } from '../../domain/prediction/evidence.ts';
import type { RunningSubtype, Source } from '../../domain/workout-kinds.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

/** A run, and where it came from: not everybody may be told of every one. */
export type PredictingRow = Omit<PredictingRun, 'sport'> & {
  runningSubtype: RunningSubtype | null;
  source: Source;
  holdsStrava: number;
};

type InDays = { userId: number; from: string; to: string; limit: number };

/** The latest runs with a pace between two days, newest first. */
export function findPredictingRuns(db: Db | Tx, of: InDays): Promise<PredictingRow[]> {
  return predictingRuns(db, of);
}

const predictingRuns = prepared<InDays, PredictingRow>((db, param) => ({
  compile: () =>
    sql<PredictingRow>`
      select
        id,
        date,
        distance_m as "distanceM",
        duration_s as "durationS",
        running_subtype as "runningSubtype",
        avg_heart_rate as "avgHeartRate",
        source,
        holds_strava as "holdsStrava"
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
