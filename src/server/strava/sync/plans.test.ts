import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { addWorkout } from '../../../../testing/server/rows.ts';
import {
  newSchema,
  TEST_ENGINE,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld } from '../../../../testing/strava/sync-world.ts';
import type { Engine } from '../../platform/db/database.ts';
import { openPostgres } from '../../platform/db/postgres.ts';
import { openSqlite } from '../../platform/db/sqlite.ts';
import { fillFromMatch, findMatch, giveBackAll } from '../activities/match-offer.ts';
import { keepEvent } from '../events/events.queries.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

/** Those that grow with the years, or with the number of athletes. */
const LARGE =
  'workouts|strava_activities|strava_events|workout_recordings|best_efforts|users|service_connections';

test('every statement of the work for Strava finds its rows by an index', {
  timeout: 60_000,
}, async () => {
  const statements: Statement[] = [];
  let isListening = false;
  const database = await openTold((statement) => {
    if (isListening) statements.push(statement);
  });
  const world = await openSyncWorld([], database);
  const userId = await world.connected();
  isListening = true;
  for (let day = 1; day <= 40; day += 3) {
    const id = String(day);
    world.strava.activities.set(id, madeUpActivity({ id, startedAtMs: NOW_MS - day * DAY_MS }));
  }
  const { id } = await addWorkout(world.db, { user_id: userId, date: '2026-03-17' });
  const worker = world.worker();
  await worker.beginHistory({ userId });
  await worker.tick();
  const changed = madeUpActivity({ id: '4', startedAtMs: NOW_MS - 4 * DAY_MS, name: 'Renamed' });
  world.strava.activities.set('4', changed);
  world.strava.activities.delete('7');
  await keepEvent(world.db, { userId, activityId: '10', nowMs: NOW_MS, maxWaiting: 9 });
  world.clock.advance(DAY_MS);
  await worker.tick();
  await worker.syncNow({ userId });
  await findMatch(world.db, { userId, workoutId: id });
  await fillFromMatch(world.db, { userId, workoutId: id, nowMs: NOW_MS });
  await world.db.transaction().execute((tx) => giveBackAll(tx, { userId, nowMs: NOW_MS }));
  isListening = false;

  const different = [...new Map(statements.map((one) => [one.sql, one])).values()];
  const queries = different.filter(({ sql }) => /^(select|insert|update|delete)/.test(sql));
  expect(queries.length).toBeGreaterThan(40);
  const plans = await plansOf(database.engine, queries);
  // The rows of an insert are no table.
  const reads = new RegExp(String.raw`SCAN (?!\d+-ROW VALUES)|Seq Scan on "?(${LARGE})\b`);
  expect(plans.filter(({ plan }) => reads.test(plan))).toEqual([]);
  await world.close();
});

/** As the test database, telling each statement. */
async function openTold(onQuery: (statement: Statement) => void): Promise<TestDatabase> {
  if (TEST_ENGINE === 'postgres') {
    const schema = await newSchema();
    const engine = await openPostgres(schema.url, { onQuery });
    const drop = async () => {
      await engine.close();
      await schema.drop();
    };
    return { engine, drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'longrun-test-'));
  const engine = openSqlite(join(folder, 'longrun.sqlite'), onQuery);
  const drop = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { engine, drop };
}

async function plansOf(engine: Engine, statements: Statement[]) {
  const plans: { sql: string; plan: string }[] = [];
  await engine.db.connection().execute(async (connection) => {
    const isPostgres = engine.kind === 'postgres';
    // Small tables are read whole; without that choice it shows whether there is another.
    if (isPostgres) await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    for (const { sql, parameters } of statements) {
      const explain = isPostgres ? `explain ${sql}` : `explain query plan ${sql}`;
      const { rows } = await connection.executeQuery<object>(
        CompiledQuery.raw(explain, [...parameters]),
      );
      plans.push({ sql, plan: rows.map((row) => Object.values(row).join(' ')).join('\n') });
    }
    if (isPostgres) await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
  });
  return plans;
}
