import * as contract from '../../contract/sweat.ts';
import { isRun } from '../../domain/sports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import { noSuchRun, refuseUnlessRun } from '../workouts/linked-run.ts';
import { findWorkout } from '../workouts/workouts.queries.ts';
import {
  findSweatTest,
  findSweatTests,
  insertSweatTest,
  type NewSweatTestRow,
  type SweatTestRow,
  sweatTestOf,
} from './sweat.queries.ts';

export function mountSweat(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const tests = keptEntries<SweatTestRow, Partial<NewSweatTestRow>>({
    db,
    clock,
    table: 'sweat_tests',
    name: 'Sweat test',
    overtaken:
      'This sweat test was changed elsewhere in the meantime. Load it again, then repeat your change.',
    find: findSweatTest,
  });

  route(contract.listSweatTests, async ({ userId }) =>
    (await findSweatTests(db, { userId, limit: contract.MOST_SWEAT_TESTS })).map(toSweatTestJson),
  );

  route(contract.createSweatTest, async (asked) => {
    const { userId, body } = asked;
    const row = await tests.create(asked, async (tx, nowMs) => {
      const workout_id = body.workoutId ?? null;
      const workout = workout_id && (await findWorkout(tx, { userId, id: workout_id }));
      if (workout_id && !(workout && isRun(workout))) throw noSuchRun();
      return insertSweatTest(tx, {
        ...columnsOf(body),
        workout_id,
        user_id: userId,
        created_at: nowMs,
      });
    });
    return toSweatTestJson(row);
  });

  route(contract.updateSweatTest, async (asked) => {
    const { userId, body } = asked;
    const { after } = await tests.change(asked, async ({ tx, before }) => {
      const workout_id = await linkedRun(tx, { userId, body, linkedBefore: before.workout_id });
      return { ...columnsOf(body), workout_id };
    });
    return toSweatTestJson(after);
  });

  route(contract.deleteSweatTest, tests.remove);
  route(contract.restoreSweatTest, async (asked) => toSweatTestJson(await tests.restore(asked)));
}

/** The run may have been deleted since it was linked: what a change replaced is put back with it. */
async function linkedRun(
  tx: Tx,
  of: { userId: number; body: contract.SweatTestBody; linkedBefore: number | null },
): Promise<number | null> {
  const { userId, body, linkedBefore } = of;
  const { workoutId = linkedBefore } = body;
  if (workoutId === null || workoutId === linkedBefore) return workoutId;
  await refuseUnlessRun(tx, { userId, id: workoutId });
  return workoutId;
}

function columnsOf(body: contract.SweatTestBody) {
  return {
    date: body.date,
    before_kg: body.beforeKg,
    after_kg: body.afterKg,
    drunk_ml: body.drunkMl,
    duration_s: body.durationS,
    temperature_c: body.temperatureC,
    notes: body.notes,
  };
}

function toSweatTestJson(row: SweatTestRow): contract.SweatTestJson {
  return contract.sweatTestToJson({
    ...sweatTestOf(row),
    userId: row.user_id,
    workoutId: row.workout_id,
    notes: row.notes,
    version: row.version,
    createdAtMs: row.created_at,
  });
}
