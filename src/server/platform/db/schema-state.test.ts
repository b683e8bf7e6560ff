import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../testing/server/test-database.ts';
import { migrate } from './migrate.ts';
import { readSchemaState, tablesPresent } from './schema-state.ts';
import { DATA_TABLES } from './tables.ts';

let database: TestDatabase;
const clock = { nowMs: () => 1 };

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.drop());

test('every table that the migrations make is among those that are moved', async () => {
  await migrate({ engine: database.engine, clock });
  const present = [...(await tablesPresent(database.engine))].filter(
    (name) => !name.startsWith('sqlite_'),
  );
  expect(present.sort()).toEqual(['migrations', ...DATA_TABLES].sort());
});

test('a database is empty, current, older, newer, or of somebody else', async () => {
  const { engine } = database;
  expect(await readSchemaState(engine)).toEqual({ state: 'none' });
  await migrate({ engine, clock });
  expect(await readSchemaState(engine)).toEqual({ state: 'current' });
  await engine.db.deleteFrom('migrations').where('id', '=', '0002-imports').execute();
  expect(await readSchemaState(engine)).toEqual({ state: 'older', lacks: '0002-imports' });
  await engine.db.insertInto('migrations').values({ id: '9999-later', applied_at: 1 }).execute();
  expect(await readSchemaState(engine)).toEqual({ state: 'newer', holds: '9999-later' });
  await engine.runScript(engine.db, 'drop table migrations');
  expect(await readSchemaState(engine)).toEqual({ state: 'foreign', table: 'users' });
});
