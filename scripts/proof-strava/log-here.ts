import type { PracticeActivity } from '../../practice-strava/activity.ts';
import { openEngine } from '../../src/server/platform/db/open-engine.ts';

type There = Pick<PracticeActivity, 'id' | 'name' | 'manual'>;

export type LogHere = Awaited<ReturnType<typeof readLogHere>>;

/** What the database holds of Strava, read beside the app or while none runs. */
export async function readLogHere(env: Record<string, string>) {
  const engine = await openEngine({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });
  try {
    const { db } = engine;
    const workouts = await db
      .selectFrom('workouts')
      .select(['id', 'source', 'source_key', 'deleted_at', 'user_id'])
      .execute();
    const recordings = await db.selectFrom('workout_recordings').select('workout_id').execute();
    const events = await db.selectFrom('strava_events').select('activity_id').execute();
    return {
      /** Changes that were hinted at and not yet followed. */
      events: events.length,
      activities: await db.selectFrom('strava_activities').selectAll().execute(),
      workouts,
      shown: new Set(workouts.filter((each) => each.deleted_at === null).map(({ id }) => id)),
      recorded: new Set(recordings.map((each) => each.workout_id)),
    };
  } finally {
    await engine.close();
  }
}

/** Two workouts of one activity, or two activities in one workout: never, whatever was killed when. */
export function findDoubles({ activities, workouts }: LogHere): string[] {
  const problems: string[] = [];
  const owners = new Map<number, string>();
  for (const { activity_id: id, workout_id: workoutId } of activities) {
    if (workoutId === null) continue;
    const other = owners.get(workoutId);
    if (other !== undefined) problems.push(`${id} and ${other} are one workout`);
    owners.set(workoutId, id);
  }
  const own = workouts.filter(({ source }) => source === 'strava');
  const keys = new Set(own.map((each) => `${each.user_id} ${each.source_key}`));
  if (keys.size < own.length) problems.push('an activity became two workouts');
  for (const { id } of own) {
    if (!owners.has(id)) problems.push(`workout ${id} is of no activity`);
  }
  return problems;
}

/** Activities of these that are not in the log as the list tells them. */
export function findUnlisted(log: LogHere, there: readonly There[]): string[] {
  const byId = activitiesById(log);
  return there.flatMap(({ id, name }) => {
    const here = byId.get(id);
    if (here?.workout_id == null || !log.shown.has(here.workout_id)) {
      return [`${id} '${name}' is lost`];
    }
    const taken: { name?: string } = JSON.parse(here.taken);
    return taken.name === name ? [] : [`${id} is '${taken.name}', at Strava '${name}'`];
  });
}

/** Activities of these that are not in the log with all that belongs to them. */
export function findLost(log: LogHere, there: readonly There[]): string[] {
  const byId = activitiesById(log);
  const unfinished = there.flatMap(({ id, manual }) => {
    const here = byId.get(id);
    if (here?.workout_id == null) return [];
    if (here.details !== 'fetched') return [`${id}: its details are ${here.details}`];
    return manual || log.recorded.has(here.workout_id) ? [] : [`${id} has no recording`];
  });
  return [...findUnlisted(log, there), ...unfinished];
}

/** What is shown though Strava has it no longer; a match was in the log before Strava, and stays. */
export function findLeftovers(log: LogHere, there: readonly There[]): string[] {
  const ids = new Set(there.map(({ id }) => id));
  return log.activities
    .filter(({ activity_id: id, is_match: isMatch }) => isMatch === 0 && !ids.has(id))
    .filter(({ workout_id: workoutId }) => workoutId !== null && log.shown.has(workoutId))
    .map(({ activity_id: id }) => `${id} was deleted at Strava`);
}

function activitiesById({ activities }: LogHere) {
  return new Map(activities.map((each) => [each.activity_id, each]));
}
