import { type RawBuilder, sql } from 'kysely';
import type { ShownOrigins } from '../../domain/source-policy.ts';
import { SOURCES } from '../../domain/workout-kinds.ts';

/**
 * Whether a reader may see a workout for where it came from. What is hidden is named, not what is
 * shown: SQLite would look a list of sources up by its index of source keys, and find the athlete's
 * whole log there, in no order.
 */
export function isShown({ sources, holdingStrava }: ShownOrigins): RawBuilder<boolean> {
  const hidden = SOURCES.filter((source) => !sources.includes(source));
  const tests = hidden.map((source) => sql<boolean>`workouts.source <> ${sql.lit(source)}`);
  if (!holdingStrava) tests.push(sql<boolean>`workouts.holds_strava = 0`);
  return tests.length > 0 ? sql<boolean>`(${sql.join(tests, sql` and `)})` : sql<boolean>`1 = 1`;
}
