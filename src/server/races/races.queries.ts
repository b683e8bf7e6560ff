import { type RawBuilder, sql } from 'kysely';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { linkedWorkoutOf } from '../workouts/linked-workout.queries.ts';
import { isShown } from '../workouts/shown-workouts.queries.ts';
import type { NewRaceRow, RaceRow } from './race-rows.ts';

const MOST_RACES = 500;

/** By date, the latest 500. */
export async function findRaces(db: Db | Tx, userId: number): Promise<RaceRow[]> {
  const rows = await racesOf(db, userId)
    .orderBy('races.date', 'desc')
    .orderBy('races.id', 'desc')
    .limit(MOST_RACES)
    .execute();
  return rows.reverse();
}

/** The same, without times that are those of runs which the reader may not be told of. */
export async function findShownRaces(
  db: Db | Tx,
  of: { userId: number; origins: ShownOrigins },
): Promise<RaceRow[]> {
  const { userId, origins } = of;
  const races = await findRaces(db, userId);
  const linked = races.flatMap(({ workout_id: id }) => id ?? []);
  if (origins.holdingStrava || linked.length === 0) return races;
  const shown = await db
    .selectFrom('workouts')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', linked)
    .where(isShown(origins))
    .execute();
  const ids = new Set<number | null>([null, ...shown.map(({ id }) => id)]);
  return races.map((race) =>
    ids.has(race.workout_id) ? race : { ...race, actual_time_s: null, workout_id: null },
  );
}

/** Whether a workout of the athlete's was a race: one of Race Goals, or marked as one. */
export function isRaced(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(workouts.is_race = 1 or workouts.id in (select workout_id from races
    where user_id = ${userId} and deleted_at is null and workout_id is not null))`;
}

/** The workouts that the athlete's races were run in. */
export async function findRaced(db: Db | Tx, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('races')
    .select('workout_id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('workout_id', 'is not', null)
    .orderBy('date', 'desc')
    .limit(MOST_RACES)
    .execute();
  return rows.flatMap(({ workout_id: id }) => id ?? []);
}

/** Races still to be run, from this day on. */
export async function findUpcomingRaces(
  db: Db | Tx,
  of: { userId: number; from: string },
): Promise<RaceRow[]> {
  return racesOf(db, of.userId)
    .where('races.date', '>=', of.from)
    .where('races.completed', '=', 0)
    .orderBy('races.date')
    .orderBy('races.id')
    .limit(MOST_RACES)
    .execute();
}

/** Races that were run, with their times, up to this day; the latest first. */
export async function findRaceResults(
  db: Db | Tx,
  of: { userId: number; to: string; limit: number },
): Promise<RaceRow[]> {
  return racesOf(db, of.userId)
    .where('races.completed', '=', 1)
    .where('races.actual_time_s', '>', 0)
    .where('races.date', '<=', of.to)
    .orderBy('races.date', 'desc')
    .orderBy('races.id', 'desc')
    .limit(of.limit)
    .execute();
}

export async function findRace(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<RaceRow | undefined> {
  return racesOf(db, of.userId).where('races.id', '=', of.id).executeTakeFirst();
}

export async function insertRace(tx: Tx, row: NewRaceRow): Promise<RaceRow> {
  return tx.insertInto('races').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Races that were not deleted; a link to a run that was deleted is left out. */
function racesOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('races')
    .select([
      'races.id',
      'races.user_id',
      'races.name',
      'races.date',
      'races.distance_m',
      'races.target_time_s',
      'races.notes',
      'races.completed',
      'races.actual_time_s',
      'races.version',
      'races.created_at',
      'races.deleted_at',
    ])
    .select(linkedWorkoutOf('races').as('workout_id'))
    .where('races.user_id', '=', userId)
    .where('races.deleted_at', 'is', null);
}

/** Races that were run in one workout were run in another. */
export async function moveRaces(
  tx: Tx,
  of: { userId: number; from: number; to: number },
): Promise<void> {
  await tx
    .updateTable('races')
    .set({ workout_id: of.to })
    .where('user_id', '=', of.userId)
    .where('workout_id', '=', of.from)
    .execute();
}
