import {
  type MapTiles,
  type NeighbourAnswer,
  runNeighbours,
  workoutBestEfforts,
  workoutPackedRecording,
  workoutRecording,
} from '../../contract/recordings.ts';
import type { SameWorkout } from '../../contract/same-workout.ts';
import * as entry from '../../contract/workout-entry.ts';
import * as lists from '../../contract/workout-lists.ts';
import { listCursorBehind } from '../../contract/workout-lists.ts';
import * as contract from '../../contract/workouts.ts';
import { daysBetween } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError, notFound, refusedField } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import type { OfEntry } from '../platform/kept-entries.queries.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import { findPlacedEfforts } from './best-efforts.queries.ts';
import { editedColumns, putBackColumns, refuseImplausible, typedStart } from './edit-workout.ts';
import type { Service } from './join-typed.ts';
import { findPage, findTags, sumListed } from './lists.queries.ts';
import { readPackedRecording, readRecording } from './recordings.ts';
import { readSameWorkout } from './same-workouts.ts';
import { saveTyped } from './save-typed.ts';
import {
  columnsOfBody,
  fieldsOfRow,
  type NewWorkoutRow,
  toWorkoutJson,
  type WorkoutRow,
} from './workout-rows.ts';
import { findInRange, findLatest, findNeighbours, findWorkout } from './workouts.queries.ts';

const MOST_AT_ONCE = 200;
const LONGEST_RANGE_DAYS = 731;

type WorkoutsDeps = {
  mapTiles: MapTiles | null;
  db: Db;
  clock: Clock;
  /** The room of the shoes is to the left of this one. */
  hasShoe: (tx: Tx, of: OfEntry & { evenDeleted?: boolean }) => Promise<boolean>;
  /** What is connected, and may have told of a workout that is typed. */
  service: Service;
  /** The workouts that races were run in. */
  findRaced: (db: Db, userId: number) => Promise<number[]>;
};

export function mountWorkouts(
  route: Router,
  { db, clock, hasShoe, service, findRaced, mapTiles }: WorkoutsDeps,
): void {
  const workouts = keptEntries<WorkoutRow, Partial<NewWorkoutRow>>({
    db,
    clock,
    table: 'workouts',
    name: 'Workout',
    overtaken:
      'This workout was changed elsewhere in the meantime. Load it again, then repeat your change.',
    find: findWorkout,
  });

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

  // Typed in, a race is marked where it is planned, which is a room to the left of this one.
  const racedOf = async (userId: number, { kind }: lists.Listed) =>
    kind === 'race' ? findRaced(db, userId) : [];

  route(lists.workoutsPage, async ({ userId, query }) => {
    const { limit, after = null, order, listed } = query;
    const isOfOrder = after === null || order.by !== 'date' || 'date' in after;
    if (!isOfOrder)
      throw new AppError('validation', 'The page cursor is of a list in another order');
    const raced = await racedOf(userId, listed);
    const rows = await findPage(db, { userId, listed, raced, order, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      workouts: page.map(toWorkoutJson),
      next: listCursorBehind(last && { ...last, sortedBy: last.sorted_by }),
    };
  });

  route(lists.workoutTotals, async ({ userId, query: listed }) => {
    const raced = await racedOf(userId, listed);
    return lists.totalsToJson(await sumListed(db, { userId, listed, raced }));
  });

  route(lists.workoutTags, ({ userId }) => findTags(db, userId));

  route(contract.oneWorkout, async ({ userId, params }) => {
    const row = await findWorkout(db, { userId, id: params.id });
    if (!row) throw notFound('Workout');
    return toWorkoutJson(row);
  });

  route(workoutRecording, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    return { recording: await readRecording(db, { workoutId: workout.id, userId }), mapTiles };
  });

  route(workoutPackedRecording, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    const recording = await readPackedRecording(db, { workoutId: workout.id, userId });
    return { recording, mapTiles };
  });

  route(workoutBestEfforts, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    return findPlacedEfforts(db, { workoutId: workout.id, userId, date: workout.date });
  });

  route(runNeighbours, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    const { previous, next } = await findNeighbours(db, {
      userId,
      date: workout.date,
      id: workout.id,
    });
    return { previous: neighbourToJson(previous), next: neighbourToJson(next) };
  });

  route(entry.createWorkout, async (asked) => {
    const { userId, body } = asked;
    let told: SameWorkout | null = null;
    const row = await workouts.create(asked, async (tx, nowMs) => {
      const columns = { ...columnsOfBody(body), ...typedStart(body, asked.caller.timeZone) };
      refuseImplausible(columns, body);
      await refuseUnknownShoe(tx, { userId, id: body.shoeId });
      const workout = await saveTyped(tx, { userId, columns, sameAs: body.sameAs, nowMs, service });
      // Before it is saved: a look that failed afterwards would say that nothing was.
      told = await readSameWorkout(tx, { workout, service });
      return workout;
    });
    const same = told ?? (await readSameWorkout(db, { workout: row, service }));
    const isSaid = same.joinedWith !== null || same.mayBe.length > 0;
    return { ...toWorkoutJson(row), ...(isSaid && { same }) };
  });

  route(entry.updateWorkout, async (asked) => {
    const { userId, body } = asked;
    const { before, after } = await workouts.change(asked, async ({ tx, before: row, nowMs }) => {
      if (body.shoeId !== row.shoe_id) await refuseUnknownShoe(tx, { userId, id: body.shoeId });
      return { ...editedColumns(row, body, asked.caller.timeZone), updated_at: nowMs };
    });
    return { ...toWorkoutJson(after), replaced: fieldsOfRow(before) };
  });

  route(entry.putBackWorkout, async (asked) => {
    const { userId, body } = asked;
    const { after } = await workouts.change(asked, async ({ tx, before: row, nowMs }) => {
      if (body.shoeId !== row.shoe_id) {
        // A pair that was deleted since is worn again, as by every run that it was deleted from.
        await refuseUnknownShoe(tx, { userId, id: body.shoeId, evenDeleted: true });
      }
      return { ...putBackColumns(body), updated_at: nowMs };
    });
    return toWorkoutJson(after);
  });

  type NamedShoe = { userId: number; id?: number | null; evenDeleted?: boolean };
  const refuseUnknownShoe = async (tx: Tx, { id, ...of }: NamedShoe) => {
    if (id == null || (await hasShoe(tx, { ...of, id }))) return;
    throw refusedField('shoeId', 'The chosen shoes are not in your list');
  };

  route(entry.deleteWorkout, workouts.remove);
  route(entry.restoreWorkout, async (asked) => toWorkoutJson(await workouts.restore(asked)));
}

function refuseUnfitRange({ from, to }: { from: string; to: string }): void {
  if (from > to) throw new AppError('validation', 'startDate must not be after endDate');
  if (daysBetween(from, to) < LONGEST_RANGE_DAYS) return;
  throw new AppError('validation', 'Ask for two years at most, or page through all workouts');
}

type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;

function neighbourToJson(row: Neighbours['next']): NeighbourAnswer | null {
  if (!row) return null;
  return {
    id: row.id,
    date: row.date,
    runningSubtype: row.running_subtype,
    sport: row.sport,
    distanceM: row.distance_m,
    durationS: row.duration_s,
  };
}
