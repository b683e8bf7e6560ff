import { openEngine } from '../../src/server/platform/db/open-engine.ts';
import type { PracticeActivity } from '../../src/server/testing/practice-strava/activity.ts';

type There = Pick<PracticeActivity, 'id' | 'name' | 'manual'>;

/** What is wrong with the log, measured by what Strava holds; nothing where each activity is one workout. */
export async function compareLogs(input: {
  env: Record<string, string>;
  there: readonly There[];
  /** Whether all has been fetched, or a process has just died in the middle of it. */
  isSettled: boolean;
}): Promise<string[]> {
  const { env, there, isSettled } = input;
  const engine = await openEngine({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });
  try {
    const { db } = engine;
    const activities = await db.selectFrom('strava_activities').selectAll().execute();
    const workouts = await db
      .selectFrom('workouts')
      .select(['id', 'source', 'source_key', 'deleted_at'])
      .execute();
    const recordings = await db.selectFrom('workout_recordings').select('workout_id').execute();
    const shown = new Set(workouts.filter((each) => each.deleted_at === null).map(({ id }) => id));
    const recorded = new Set(recordings.map((each) => each.workout_id));
    const problems: string[] = [];

    const owners = new Map<number, string>();
    for (const { activity_id: id, workout_id: workoutId } of activities) {
      if (workoutId === null) continue;
      const other = owners.get(workoutId);
      if (other !== undefined) problems.push(`${id} and ${other} are one workout`);
      owners.set(workoutId, id);
    }
    const keys = workouts
      .filter(({ source }) => source === 'strava')
      .map((each) => each.source_key);
    if (new Set(keys).size < keys.length) problems.push('an activity became two workouts');
    for (const { id, source } of workouts) {
      if (source === 'strava' && !owners.has(id)) problems.push(`workout ${id} is of no activity`);
    }
    if (!isSettled) return problems;

    const byId = new Map(activities.map((each) => [each.activity_id, each]));
    for (const { id, name, manual } of there) {
      const here = byId.get(id);
      if (here?.workout_id == null || !shown.has(here.workout_id)) {
        problems.push(`${id} '${name}' is lost`);
        continue;
      }
      if (here.details !== 'fetched') problems.push(`${id}: its details are ${here.details}`);
      if (!manual && !recorded.has(here.workout_id)) problems.push(`${id} has no recording`);
      const taken: { name?: string } = JSON.parse(here.taken);
      if (taken.name !== name) problems.push(`${id} is '${taken.name}', at Strava '${name}'`);
    }
    const ids = new Set(there.map(({ id }) => id));
    for (const { activity_id: id, workout_id: workoutId, is_match: isMatch } of activities) {
      if (ids.has(id) || isMatch === 1) continue;
      if (workoutId !== null && shown.has(workoutId)) problems.push(`${id} was deleted at Strava`);
    }
    return problems;
  } finally {
    await engine.close();
  }
}
