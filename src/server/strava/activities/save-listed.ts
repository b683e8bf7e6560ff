import { hash } from 'node:crypto';
import { valuesOfListed } from '../../../domain/strava/activity-values.ts';
import { matchWorkouts } from '../../../domain/strava/match-workouts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { columnsOf } from '../../workouts/workout-rows.ts';
import {
  findOfSource,
  findWorkoutEvenDeleted,
  insertNewOfSource,
  restoreWorkout,
} from '../../workouts/workouts.queries.ts';
import type { ListedActivity } from '../api/answers.ts';
import {
  type ActivityRow,
  changeActivity,
  findActivities,
  findMatchable,
  GONE,
  insertActivities,
} from './activities.queries.ts';
import { readReported, writeReported } from './reported.ts';
import { saveUnedited } from './save-unedited.ts';

/** Saves what the list reports in the log; reported again, it adds nothing. Answers how many are new or changed. */
export async function saveListed(
  tx: Tx,
  of: { userId: number; athleteId: string; nowMs: number; listed: readonly ListedActivity[] },
): Promise<number> {
  const { userId, athleteId, nowMs } = of;
  const byId = new Map(of.listed.map((activity) => [activity.id, activity]));
  const known = await findActivities(tx, { userId, ids: [...byId.keys()] });
  let changed = 0;
  for (const [id, activity] of byId) {
    const row = known.get(id);
    if (row && (await followListed(tx, { userId, nowMs, known: row, activity }))) changed += 1;
  }
  const listed = [...byId.values()].filter(({ id }) => !known.has(id));
  return changed + (await addActivities(tx, { userId, athleteId, nowMs, listed }));
}

/**
 * Activities that Strava lists for the first time: each becomes a workout, unless the log has the
 * same one from elsewhere, or had it from Strava before. Answers how many.
 */
async function addActivities(
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
        ...columnsOf(values),
        user_id: userId,
        source: 'strava' as const,
        source_key: id,
        created_at: nowMs,
        updated_at: nowMs,
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
        taken: writeReported({ values, name: activity.name, description: null }),
        details: own && own.deleted_at !== null ? ('unwanted' as const) : ('due' as const),
        created_at: nowMs,
        changed_at: nowMs,
      };
    }),
  );
  return activities.length;
}

function spanOf(listed: readonly ListedActivity[]) {
  const days = listed.map(({ date }) => date).toSorted();
  const instants = listed.map(({ startedAtMs }) => startedAtMs).toSorted((a, b) => a - b);
  return {
    days: [days[0] ?? '', days.at(-1) ?? ''],
    instantsMs: [instants[0] ?? 0, instants.at(-1) ?? 0],
  } as const;
}

/**
 * An activity that is known, as the list has it now. Where something changed at Strava, the workout
 * follows as far as it was not edited here. What was deleted here stays so. Answers whether
 * anything was new.
 */
async function followListed(
  tx: Tx,
  of: { userId: number; nowMs: number; known: ActivityRow; activity: ListedActivity },
): Promise<boolean> {
  const { userId, nowMs, known, activity } = of;
  if (known.workout_id === null) return false;
  const fingerprint = fingerprintOf(activity);
  const isSame = known.fingerprint === fingerprint;
  if (isSame && !isWorthAnother(known)) return false;
  const isBack = known.fingerprint === GONE;
  // It was taken out because Strava had it no longer; now Strava has it again.
  if (isBack && known.is_match === 0) await restoreWorkout(tx, { userId, id: known.workout_id });
  const workout = await findWorkoutEvenDeleted(tx, { userId, id: known.workout_id });
  if (!workout || workout.deleted_at !== null) return false;
  const before = readReported(known.taken);
  const next = valuesOfListed(activity, before.description);
  const values =
    known.is_match === 1
      ? { ...before.values, ...next }
      : await saveUnedited(tx, { userId, nowMs, workout, reported: before.values, next });
  await changeActivity(tx, {
    userId,
    activityId: known.activity_id,
    columns: {
      fingerprint,
      started_at: activity.startedAtMs,
      taken: writeReported({ ...before, values, name: activity.name }),
      // What the details reported may have changed with it.
      details: 'due',
      attempts: 0,
      retry_at: 0,
      changed_at: isSame ? known.changed_at : nowMs,
    },
  });
  return !isSame;
}

/** Details that were not wanted while the workout was deleted, or could not be had for too long. */
function isWorthAnother({ details, attempts }: ActivityRow): boolean {
  return details === 'unwanted' || (details === 'missing' && attempts > 0);
}

/** Changes when something changes at Strava that is listed and that the log keeps. */
function fingerprintOf(activity: ListedActivity): string {
  const parts = [
    activity.name,
    activity.sportType,
    activity.workoutType,
    activity.startedAtMs,
    activity.date,
    activity.utcOffsetS,
    activity.distanceM,
    activity.movingTimeS,
    activity.elapsedTimeS,
    activity.ascentM,
    activity.avgHeartRateBpm,
    activity.maxHeartRateBpm,
    activity.isOnTrainer,
    activity.isManual,
  ];
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}
