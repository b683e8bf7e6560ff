import { hash } from 'node:crypto';
import { type Candidate, type LoggedCandidate, matchFound } from '../../../domain/same-workout.ts';
import { type ListedValues, valuesOfListed } from '../../../domain/strava/activity-values.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findLogged } from '../../workouts/compared-workouts.ts';
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
  findLinked,
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
  const matches = await matchesOf(tx, { userId, activities: unseen });
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

/** The workouts that these activities surely are, by activity; no workout is two of them. */
async function matchesOf(
  tx: Tx,
  of: { userId: number; activities: readonly { id: string; values: ListedValues }[] },
): Promise<Map<string, number>> {
  const { userId, activities } = of;
  const days = activities.map(({ values }) => values.date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const matches = new Map<string, number>();
  if (first === undefined || last === undefined) return matches;
  const logged = await findLogged(tx, { userId, days: [first, last], keys: [] });
  const workoutIds = logged.map(({ workoutId }) => workoutId);
  const linked = await findLinked(tx, { userId, workoutIds });
  const found = activities.map(({ values }) => readingOf(values));
  const answers = matchFound({
    found,
    logged: logged
      .filter(({ isDeleted }) => !isDeleted)
      .map((each) => (linked.has(each.workoutId) ? asStravas(each) : each)),
  });
  for (const [index, answer] of answers.entries()) {
    const id = activities[index]?.id;
    if (answer.kind !== 'same' || !('workoutId' in answer.with) || id === undefined) continue;
    matches.set(id, answer.with.workoutId);
  }
  return matches;
}

function readingOf(values: ListedValues): Candidate {
  return { ...values, file: 'strava', key: null, localStart: null };
}

/** A workout that is an activity already is no other one. */
function asStravas(logged: LoggedCandidate): LoggedCandidate {
  return { ...logged, faces: logged.faces.map((face) => ({ ...face, file: 'strava' })) };
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
