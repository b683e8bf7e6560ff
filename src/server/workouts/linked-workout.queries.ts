import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

type Linking = 'races' | 'sweat_tests';

/** The run that an entry is linked to, in a query of these entries; none where the run was deleted. */
export function linkedWorkoutOf(table: Linking) {
  const { selectFrom, ref } = expressionBuilder<Tables, Linking>();
  return (
    selectFrom('workouts')
      .select('workouts.id')
      .whereRef('workouts.id', '=', `${table}.workout_id`)
      // Without the sum PostgreSQL, new to a table, goes through the athlete's whole log by an index
      // of user_id, once for each entry, instead of looking the one run up by its id.
      .where(sql`workouts.user_id + 0`, '=', ref(`${table}.user_id`))
      .where('workouts.deleted_at', 'is', null)
  );
}
