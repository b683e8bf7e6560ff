import { workoutRecording } from '../../contract/recordings.ts';
import { behindFormToJson, workoutJson } from '../../contract/workout-json.ts';
import * as contract from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { readIfMatch } from '../platform/http/if-match.ts';
import type { Router } from '../platform/http/router.ts';
import { applyOnce } from '../platform/idempotency.ts';
import { editWorkout } from './edit-workout.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import { readRecording } from './recordings.ts';
import { columnsOfBody, toWorkoutJson } from './workout-rows.ts';
import {
  findInRange,
  findLatest,
  findPage,
  findWorkout,
  insertTypedIn,
  markDeleted,
  restoreDeleted,
} from './workouts.queries.ts';

const MOST_AT_ONCE = 200;
const LONGEST_RANGE_DAYS = 731;

export function mountWorkouts(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(contract.latestWorkouts, async ({ userId, query }) => {
    const rows = await findLatest(db, { userId, limit: query.limit });
    return rows.map(toWorkoutJson);
  });

  route(contract.allWorkouts, async ({ userId }) => {
    const rows = await findLatest(db, { userId, limit: MOST_AT_ONCE });
    return rows.map(toWorkoutJson);
  });

  route(contract.workoutsInRange, async ({ userId, query }) => {
    const { startDate: from, endDate: to } = query;
    refuseUnfitRange({ from, to });
    const rows = await findInRange(db, { userId, from, to });
    return rows.map(toWorkoutJson);
  });

  route(contract.workoutsPage, async ({ userId, query }) => {
    const { group, limit } = query;
    const after = readCursor(query.after);
    const rows = await findPage(db, { userId, group, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { workouts: page.map(toWorkoutJson), next: last ? writeCursor(last) : null };
  });

  route(contract.oneWorkout, async ({ userId, params }) => {
    const row = await findWorkout(db, { userId, id: params.id });
    if (!row) throw notFound('Workout');
    return toWorkoutJson(row);
  });

  route(workoutRecording, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    return { recording: await readRecording(db, { workoutId: workout.id, userId }) };
  });

  route(contract.createWorkout, async ({ userId, body, request }) => {
    const nowMs = clock.nowMs();
    return applyOnce({
      db,
      request,
      userId,
      nowMs,
      revive: (answer) => workoutJson.parse(answer),
      work: async (tx) =>
        toWorkoutJson(
          await insertTypedIn(tx, { ...columnsOfBody(body), user_id: userId, created_at: nowMs }),
        ),
    });
  });

  route(contract.updateWorkout, async ({ userId, params, body, request }) => {
    const { after, replaced } = await editWorkout({
      db,
      userId,
      id: params.id,
      body,
      expectedVersion: readIfMatch(request, 'workout'),
      nowMs: clock.nowMs(),
    });
    return { ...toWorkoutJson(after), replaced: behindFormToJson(replaced) };
  });

  route(contract.deleteWorkout, async ({ userId, params }) => {
    const deleted = await markDeleted(db, { userId, id: params.id, nowMs: clock.nowMs() });
    if (!deleted) throw notFound('Workout');
    return null;
  });

  route(contract.restoreWorkout, async ({ userId, params }) => {
    const row = await restoreDeleted(db, { userId, id: params.id });
    if (!row) throw notFound('Workout');
    return toWorkoutJson(row);
  });
}

function refuseUnfitRange({ from, to }: { from: string; to: string }): void {
  if (from > to) throw new AppError('validation', 'startDate must not be after endDate');
  if (daysBetween(from, to) < LONGEST_RANGE_DAYS) return;
  throw new AppError('validation', 'Ask for two years at most, or page through all workouts');
}
