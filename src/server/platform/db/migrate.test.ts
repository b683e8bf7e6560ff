import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { isProof, proof } from '../../../../testing/budget.ts';
import { fixedClock } from '../../../../testing/server/fixed-clock.ts';
import {
  newPlace,
  type Place,
  runProgram,
  startServer,
} from '../../../../testing/server/server-process.ts';
import {
  openTestDatabase,
  TEST_ENGINE,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import type { Engine } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { openEngine } from './open-engine.ts';
import { DATA_TABLES } from './tables.ts';

const MIGRATE = fileURLToPath(
  new URL('../../../../testing/server/migrate-process.ts', import.meta.url),
);
const LIMIT = { timeout: 60_000 };
const clock = fixedClock(1_000);
const places: Place[] = [];
const databases: TestDatabase[] = [];

afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
  for (const database of databases.splice(0)) await database.drop();
});

async function emptyDatabase(): Promise<Engine> {
  const database = await openTestDatabase();
  databases.push(database);
  return database.engine;
}

async function somewhere(): Promise<Place> {
  const place = await newPlace();
  places.push(place);
  return place;
}

function openPlace({ env }: Place): Promise<Engine> {
  return openEngine({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR ?? '' });
}

const real = readMigrations();
const ids = real.map(({ id }) => id);

/** Takes a second or so of the database's own time, or as many, in the middle of a step. */
function slowMigration(kind: Engine['kind'], seconds = 1): Migration {
  const wait =
    kind === 'postgres'
      ? `select pg_sleep(${seconds + 0.5})`
      : `create table count as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${seconds * 3_000_000}) select max(i) from n`;
  return {
    id: '0100-slow',
    script: `create table slow (id integer); ${wait}; create table done (id integer);`,
  };
}

/** Each table of this database, or of this schema of it, with its columns. */
async function columnsOf({ db, kind }: Engine): Promise<Record<string, string[]>> {
  const question =
    kind === 'postgres'
      ? sql<{ name: string; column: string }>`
          select table_name as name, column_name as column
          from information_schema.columns
          where table_schema = current_schema()`
      : sql<{ name: string; column: string }>`
          select t.name as name, c.name as column
          from sqlite_master t, pragma_table_info(t.name) c
          where t.type = 'table' and t.name not like 'sqlite_%'`;
  const { rows } = await question.execute(db);
  const tables = [...Map.groupBy(rows, ({ name }) => name)];
  return Object.fromEntries(
    tables.map(([name, columns]) => [name, columns.map(({ column }) => column).toSorted()]),
  );
}

async function tablesOf(engine: Engine): Promise<string[]> {
  return Object.keys(await columnsOf(engine));
}

describe('migrating', () => {
  test('an empty database applies every step in order, and there is every table', async () => {
    const engine = await emptyDatabase();
    expect(await migrate({ engine, clock })).toEqual(ids);
    const rows = await engine.db.selectFrom('migrations').selectAll().orderBy('id').execute();
    expect(rows).toEqual(ids.map((id) => ({ id, applied_at: 1_000 })));
    for (const table of DATA_TABLES) {
      expect(await engine.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('again changes nothing, and a later step is added alone', async () => {
    const engine = await emptyDatabase();
    await migrate({ engine, clock, migrations: real.slice(0, 2) });
    expect(await migrate({ engine, clock })).toEqual(ids.slice(2));
    expect(await migrate({ engine, clock })).toEqual([]);
    const next = { id: '0999-next', script: 'create table next (id {{id}}, data {{bytes}});' };
    expect(await migrate({ engine, clock, migrations: [...real, next] })).toEqual(['0999-next']);
  });

  test('keeps which entry each Idempotency-Key made, of answers as earlier versions kept them', async () => {
    const engine = await emptyDatabase();
    const before = real.filter(({ id }) => id < '0018');
    await migrate({ engine, clock, migrations: before });
    await engine.runScript(
      engine.db,
      `insert into users (id, email, password_hash, name, trainer_token, created_at)
      values (1, 'a@example.com', 'h', 'A', 't', 1);
      insert into idempotency_keys (user_id, idempotency_key, request_hash, answer, created_at)
      values (1, 'one', 'r', '{"id":7,"userId":1,"notes":"of {"id":8"}', 1),
        (1, 'long', 'r', '{"id":2147483647,"userId":1}', 1),
        (1, 'alone', 'r', '{"id":42}', 1),
        (1, 'never answered', 'r', 'null', 1)`,
    );
    expect(await migrate({ engine, clock })).toContain('0018-kept-keys');
    const rows = await engine.db
      .selectFrom('idempotency_keys')
      .select(['idempotency_key', 'entry_id'])
      .orderBy('entry_id')
      .execute();
    expect(rows).toEqual([
      { idempotency_key: 'one', entry_id: 7 },
      { idempotency_key: 'alone', entry_id: 42 },
      { idempotency_key: 'long', entry_id: 2_147_483_647 },
    ]);
  });

  test('leaves a step that fails undone, and says why', async () => {
    const engine = await emptyDatabase();
    await migrate({ engine, clock });
    const broken = {
      id: '0100-broken',
      script: 'create table half (id integer); create table workouts (id integer);',
    };
    await expect(migrate({ engine, clock, migrations: [...real, broken] })).rejects.toThrow(
      /already exists/,
    );
    expect(await tablesOf(engine)).not.toContain('half');
    expect(await migrate({ engine, clock })).toEqual([]);
  });

  test('refuses a database that a newer version made, and touches nothing', async () => {
    const engine = await emptyDatabase();
    await migrate({ engine, clock });
    const sentence =
      'This database was made by a newer Longrun (it holds 0001-accounts). Start that newer version again, or restore a backup from before the upgrade.';
    await expect(migrate({ engine, clock, migrations: real.slice(1) })).rejects.toThrow(sentence);
    const more = [...real.slice(1), { id: '0999-next', script: 'create table next (id integer);' }];
    await expect(migrate({ engine, clock, migrations: more })).rejects.toThrow(sentence);
    expect(await tablesOf(engine)).not.toContain('next');
  });

  if (TEST_ENGINE === 'postgres') {
    test('makes both engines keep the same columns', async () => {
      const [embedded, postgres] = [await openTestDatabase('sqlite'), await openTestDatabase()];
      databases.push(embedded, postgres);
      await migrate({ engine: embedded.engine, clock });
      await migrate({ engine: postgres.engine, clock });
      expect(await columnsOf(postgres.engine)).toEqual(await columnsOf(embedded.engine));
    });
  }
});

describe('processes that start at the same time', LIMIT, () => {
  test('migrate an empty database once between them', async () => {
    const place = await somewhere();
    const processes = [1, 2, 3].map(() => runProgram([MIGRATE], place.env));
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    const applied = processes.map(({ printed }) => /applied (\[.*\])/.exec(printed())?.[1]);
    expect([codes, applied.toSorted()]).toEqual([
      [0, 0, 0],
      [JSON.stringify(ids), '[]', '[]'],
    ]);
  });

  proof('apply a slow step once', async () => {
    const place = await somewhere();
    const engine = await openPlace(place);
    const { kind } = engine;
    await migrate({ engine, clock });
    await engine.close();
    const env = { ...place.env, MIGRATIONS: JSON.stringify([...real, slowMigration(kind)]) };
    const processes = [1, 2].map(() => runProgram([MIGRATE], env));
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    const applied = processes.map(({ printed }) => /applied (\[.*\])/.exec(printed())?.[1]);
    expect([codes, applied.toSorted()]).toEqual([
      [0, 0],
      ['["0100-slow"]', '[]'],
    ]);
  });
});

if (isProof)
  describe('a process that is killed in the middle', LIMIT, () => {
    test('of a step leaves the database as before, and the next start goes on', async () => {
      const place = await somewhere();
      const before = await openPlace(place);
      const { kind } = before;
      await migrate({ engine: before, clock });
      await before.close();
      const migrations = [...real, slowMigration(kind)];
      // A busy machine may come late to kill. PostgreSQL sees a step through whose client is gone.
      const slow = [...real, slowMigration(kind, kind === 'postgres' ? 2 : 20)];
      const env = { ...place.env, MIGRATIONS: JSON.stringify(slow) };
      for (const afterMs of [0, 150, 400]) {
        const dying = runProgram([MIGRATE], env);
        await expect.poll(dying.printed, { timeout: 20_000 }).toContain('migrating');
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        dying.child.kill('SIGKILL');
        await dying.ended;
        expect(dying.printed()).not.toContain('applied');
      }
      const server = await startServer(place.env);
      expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
      server.child.kill('SIGTERM');
      await server.ended;

      const after = await openPlace(place);
      expect(await tablesOf(after)).not.toContain('slow');
      expect(await migrate({ engine: after, clock, migrations })).toEqual(['0100-slow']);
      expect(await tablesOf(after)).toContain('done');
      await after.close();
    });

    test('of the very first migration leaves one that starts', async () => {
      const place = await somewhere();
      for (const afterMs of [0, 5, 20]) {
        const dying = runProgram([MIGRATE], place.env);
        await expect.poll(dying.printed, { timeout: 20_000, interval: 1 }).toContain('migrating');
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        dying.child.kill('SIGKILL');
        await dying.ended;
      }
      const server = await startServer(place.env);
      expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const engine = await openPlace(place);
      expect(await migrate({ engine, clock })).toEqual([]);
      const { rows } = await sql<{ n: number }>`select count(*) as n from migrations`.execute(
        engine.db,
      );
      expect(Number(rows[0]?.n)).toBe(ids.length);
      await engine.close();
    });
  });
