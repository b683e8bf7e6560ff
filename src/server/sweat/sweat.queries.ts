import type { Insertable, Selectable } from 'kysely';
import type { SweatTest } from '../../domain/sweat.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { linkedWorkoutOf } from '../workouts/linked-workout.queries.ts';

export type SweatTestRow = Selectable<Tables['sweat_tests']>;
export type NewSweatTestRow = Insertable<Tables['sweat_tests']>;

/** The latest by day come first. */
export function findSweatTests(
  db: Db | Tx,
  of: { userId: number; limit: number },
): Promise<SweatTestRow[]> {
  return newestFirst(testsOf(db, of.userId)).limit(of.limit).execute();
}

/** The latest up to a day, as a plan goes by them. */
export async function findSweatUpTo(
  db: Db | Tx,
  of: { userId: number; to: string; limit: number },
): Promise<SweatTest[]> {
  const tests = testsOf(db, of.userId).where('sweat_tests.date', '<=', of.to);
  const rows = await newestFirst(tests).limit(of.limit).execute();
  return rows.map(sweatTestOf);
}

export function sweatTestOf(row: SweatTestRow): SweatTest {
  return {
    id: row.id,
    date: row.date,
    beforeKg: row.before_kg,
    afterKg: row.after_kg,
    drunkMl: row.drunk_ml,
    durationS: row.duration_s,
    temperatureC: row.temperature_c,
  };
}

export function findSweatTest(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<SweatTestRow | undefined> {
  return testsOf(db, of.userId).where('sweat_tests.id', '=', of.id).executeTakeFirst();
}

export function insertSweatTest(tx: Db | Tx, row: NewSweatTestRow): Promise<SweatTestRow> {
  return tx.insertInto('sweat_tests').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Tests that were not deleted; a link to a run that was deleted is left out. */
function testsOf(db: Db | Tx, userId: number) {
  return db
    .selectFrom('sweat_tests')
    .select([
      'sweat_tests.id',
      'sweat_tests.user_id',
      'sweat_tests.date',
      'sweat_tests.before_kg',
      'sweat_tests.after_kg',
      'sweat_tests.drunk_ml',
      'sweat_tests.duration_s',
      'sweat_tests.temperature_c',
      'sweat_tests.notes',
      'sweat_tests.version',
      'sweat_tests.created_at',
      'sweat_tests.deleted_at',
    ])
    .select(linkedWorkoutOf('sweat_tests').as('workout_id'))
    .where('sweat_tests.user_id', '=', userId)
    .where('sweat_tests.deleted_at', 'is', null);
}

function newestFirst(query: ReturnType<typeof testsOf>) {
  return query.orderBy('sweat_tests.date', 'desc').orderBy('sweat_tests.id', 'desc');
}

/** Tests of one workout are of another. */
export async function moveSweatTests(
  tx: Tx,
  of: { userId: number; from: number; to: number },
): Promise<void> {
  await tx
    .updateTable('sweat_tests')
    .set({ workout_id: of.to })
    .where('user_id', '=', of.userId)
    .where('workout_id', '=', of.from)
    .execute();
}
