import { valuesOfListed } from '../../../domain/strava/activity-values.ts';
import { matchWorkouts } from '../../../domain/strava/match-workouts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findOfSource, insertNewOfSource } from '../../workouts/workouts.queries.ts';
import type { ListedActivity } from '../api/answers.ts';
import { insertActivities } from './activities.queries.ts';
import { columnsOfValues } from './activity-columns.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findMatchable } from './match.queries.ts';
import { writeTaken } from './taken.ts';

/**
 * Activities that Strava tells for the first time: each becomes a workout, unless the log has the
 * same one from elsewhere, or had it from Strava before. Answers how many.
 */
export async function addActivities(
  tx: Tx,
  of: { userId: number; athleteId: string; nowMs: number; listed: readonly ListedActivity[] },
): Promise<number> {
  const { userId, athleteId, nowMs } = of;
  if (of.listed.length === 0) return 0;
  const activities = of.listed.map((activity) => ({
    id: activity.id,
    activity,
    values: valuesOfListed(activity, null),
  }));
  // Of an earlier connection, whose workouts were kept.
  const keys = activities.map(({ id }) => id);
  const before = await findOfSource(tx, { userId, source: 'strava', keys });
  const seen = new Set(before.map((row) => row.source_key));
  const unseen = activities.filter(({ id }) => !seen.has(id));
  const workouts = await findMatchable(tx, { userId, span: spanOf(of.listed) });
  const matches = matchWorkouts({ activities: unseen, workouts });
  const added = unseen.filter(({ id }) => !matches.has(id));
  if (added.length > 0) {
    await insertNewOfSource(
      tx,
      added.map(({ id, values }) => ({
        ...required(values),
        ...columnsOfValues(values),
        ...{ user_id: userId, source: 'strava' as const, source_key: id },
        ...{ created_at: nowMs, updated_at: nowMs },
      })),
    );
  }
  const rows = await findOfSource(tx, { userId, source: 'strava', keys });
  const workoutOf = new Map(rows.map((row) => [row.source_key, row]));
  await insertActivities(
    tx,
    activities.map(({ id, activity, values }) => {
      const matched = matches.get(id);
      const own = workoutOf.get(id);
      return {
        user_id: userId,
        activity_id: id,
        athlete_id: athleteId,
        workout_id: matched ?? own?.id ?? null,
        is_match: matched === undefined ? (0 as const) : (1 as const),
        started_at: activity.startedAtMs,
        fingerprint: fingerprintOf(activity),
        taken: writeTaken({ values, name: activity.name, description: null }),
        details: own && own.deleted_at !== null ? ('unwanted' as const) : ('due' as const),
        created_at: nowMs,
        changed_at: nowMs,
      };
    }),
  );
  return activities.length;
}

type Listed = ReturnType<typeof valuesOfListed>;

/** What no workout is without, so that its type says so. */
function required({ date, workoutType, sport, durationS }: Listed) {
  return { date, workout_type: workoutType, sport, duration_s: durationS };
}

function spanOf(listed: readonly ListedActivity[]) {
  const days = listed.map(({ date }) => date).toSorted();
  const instants = listed.map(({ startedAtMs }) => startedAtMs).toSorted((a, b) => a - b);
  return {
    days: [days[0] ?? '', days.at(-1) ?? ''],
    instantsMs: [instants[0] ?? 0, instants.at(-1) ?? 0],
  } as const;
}
