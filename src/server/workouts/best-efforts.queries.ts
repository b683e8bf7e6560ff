import { sql } from 'kysely';
import type { BestEffort } from '../../domain/recording/best-efforts.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { IS_RUN } from './runs.queries.ts';

export async function insertEfforts(
  tx: Tx,
  found: readonly { workout_id: number; user_id: number; efforts: readonly BestEffort[] }[],
): Promise<void> {
  const withEfforts = found.filter(({ efforts }) => efforts.length > 0);
  if (withEfforts.length === 0) return;
  const days = await tx
    .selectFrom('workouts')
    .select(['id', 'date'])
    .where(
      'id',
      'in',
      withEfforts.map(({ workout_id }) => workout_id),
    )
    .execute();
  const dayOf = new Map(days.map(({ id, date }) => [id, date]));
  const rows = withEfforts.flatMap(({ workout_id, user_id, efforts }) =>
    efforts.map((effort) => ({
      workout_id,
      date: dayOf.get(workout_id) ?? '',
      user_id,
      distance_m: effort.distanceM,
      elapsed_s: effort.elapsedS,
      start_s: effort.startS,
      start_m: effort.startM,
    })),
  );
  await tx.insertInto('best_efforts').values(rows).execute();
}

/** Those of one recording, as they were found in it. */
export async function findEfforts(
  db: Db | Tx,
  of: { workoutId: number; userId: number },
): Promise<BestEffort[]> {
  const rows = await db
    .selectFrom('best_efforts')
    .select(['distance_m', 'elapsed_s', 'start_s', 'start_m'])
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .orderBy('distance_m')
    .execute();
  return rows.map((row) => ({
    distanceM: row.distance_m,
    elapsedS: row.elapsed_s,
    startS: row.start_s,
    startM: row.start_m,
  }));
}

export async function deleteEfforts(
  tx: Tx,
  of: { workoutId: number; userId: number },
): Promise<void> {
  await tx
    .deleteFrom('best_efforts')
    .where('workout_id', '=', of.workoutId)
    .where('user_id', '=', of.userId)
    .execute();
}

export type PlacedEffort = BestEffort & { placeOfYear: number; placeOfAll: number };

/** The efforts of a run, and how many of the athlete's other runs were faster, plus one. */
export async function findPlacedEfforts(
  db: Db | Tx,
  of: { workoutId: number; userId: number; date: string },
): Promise<PlacedEffort[]> {
  const year = of.date.slice(0, 4);
  const faster = sql`
    select count(*)
    from best_efforts as other
    join workouts on workouts.id = other.workout_id
    where other.user_id = ${of.userId}
      and other.distance_m = effort.distance_m
      and other.elapsed_s < effort.elapsed_s
      and workouts.user_id = ${of.userId}
      and workouts.deleted_at is null
      and ${IS_RUN}`;
  const { rows } = await sql<PlacedEffort>`
    select
      effort.distance_m as "distanceM",
      effort.elapsed_s as "elapsedS",
      effort.start_s as "startS",
      effort.start_m as "startM",
      cast((${faster} and workouts.date between ${`${year}-01-01`} and ${`${year}-12-31`}) as integer) + 1
        as "placeOfYear",
      cast((${faster}) as integer) + 1 as "placeOfAll"
    from best_efforts as effort
    where effort.workout_id = ${of.workoutId}
      and effort.user_id = ${of.userId}
    order by effort.distance_m`.execute(db);
  return rows;
}
