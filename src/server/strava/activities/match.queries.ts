import { addDays, type Day } from '../../../domain/calendar.ts';
import type { LoggedWorkout } from '../../../domain/strava/match-workouts.ts';
import type { Tx } from '../../platform/db/database.ts';

const AROUND_MS = 10 * 60_000;

type Span = { days: readonly [Day, Day]; instantsMs: readonly [number, number] };

/**
 * The workouts in the log of those days that no activity is known to be, and those that came from
 * Strava, by which it can be told whether there is only one that fits.
 */
export async function findMatchable(tx: Tx, of: { userId: number; span: Span }) {
  const { days, instantsMs } = of.span;
  const base = tx
    .selectFrom('workouts')
    .select(['id', 'date', 'started_at', 'workout_type', 'duration_s', 'elapsed_s'])
    .select(['distance_m', 'source'])
    .where('workouts.user_id', '=', of.userId)
    .where('deleted_at', 'is', null)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('source', '=', 'strava'),
        not(
          exists(
            selectFrom('strava_activities')
              .select('activity_id')
              .whereRef('strava_activities.workout_id', '=', 'workouts.id'),
          ),
        ),
      ]),
    );
  const byDay = await base
    .where('date', '>=', addDays(days[0], -1))
    .where('date', '<=', addDays(days[1], 1))
    .execute();
  // The day of a workout may have been corrected, or be another in the zone where it was typed in.
  const byStart = await base
    .where('started_at', '>=', instantsMs[0] - AROUND_MS)
    .where('started_at', '<=', instantsMs[1] + AROUND_MS)
    .execute();
  const rows = new Map([...byDay, ...byStart].map((row) => [row.id, row]));
  return [...rows.values()].map(
    (row): LoggedWorkout => ({
      id: row.id,
      date: row.date,
      startedAtMs: row.started_at,
      workoutType: row.workout_type,
      durationS: row.duration_s,
      elapsedS: row.elapsed_s,
      distanceM: row.distance_m,
      isStravas: row.source === 'strava',
    }),
  );
}
