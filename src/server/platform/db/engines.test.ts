import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newSchema,
  openTestDatabase,
  TEST_ENGINE,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import { openDatabaseOfTwentyRunners } from '../../../../testing/server/twenty-runners.ts';
import type { Db, Engine } from './database.ts';
import { openPostgres } from './postgres.ts';

let database: TestDatabase;
let engine: Engine;
let db: Db;

beforeAll(async () => {
  database = await openDatabaseOfTwentyRunners();
  engine = database.engine;
  db = engine.db;
});
afterAll(() => database.drop());

describe('both engines', () => {
  test('answer numbers as numbers: whole, large, broken and counted', async () => {
    const row = await db
      .selectFrom('users')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('weight_kg').as('sum'),
        fn.avg<number>('created_at').as('average'),
        fn.max('created_at').as('latest'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 20, sum: 196.5, average: 9.5e12, latest: 19e12 });
  });

  test('refuse a row without its parent, and take children along', async () => {
    const session = { user_id: 999_999, token_hash: 'h', created_at: 0, last_used_at: 0 };
    await expect(db.insertInto('sessions').values(session).execute()).rejects.toThrow(
      /foreign key/i,
    );
    const { id } = await db
      .insertInto('users')
      .values({
        name: 'Gone',
        email: 'gone@example.com',
        password_hash: 'x',
        trainer_token: 'g',
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({ ...session, user_id: id })
      .execute();
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('never give an id again, so that an old link opens nothing of another', async () => {
    const insert = () =>
      db
        .insertInto('login_failures')
        .values({ bucket: 'b', failed_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await insert();
    await db.deleteFrom('login_failures').where('id', '=', id).execute();
    expect((await insert()).id).toBeGreaterThan(id);
  });

  test('keep bytes as they are', async () => {
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const bytes = Uint8Array.from({ length: 512 }, (_, at) => at % 256);
    const { id: import_id } = await db
      .insertInto('csv_uploads')
      .values({
        user_id,
        source: 'file',
        file_name: 'f',
        format: 'fit',
        bytes: 512,
        sha256: 's',
        found: 0,
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('csv_upload_files')
      .values({ import_id, user_id, original: bytes, parsed: bytes })
      .execute();
    const { original } = await db
      .selectFrom('csv_upload_files')
      .select('original')
      .executeTakeFirstOrThrow();
    expect(Uint8Array.from(original)).toEqual(bytes);
  });

  test('tell why a transaction failed, even where it has undone itself', async () => {
    const failing = db.transaction().execute(async (tx) => {
      // SQLite's word for what it does by itself when the disk is full.
      const insert = sql.raw(engine.kind === 'sqlite' ? 'insert or rollback' : 'insert');
      await sql`
        ${insert} into users (name, email, password_hash, trainer_token, created_at)
        values ('Runner', 'runner1@example.com', 'x', 'again', 0)`.execute(tx);
    });
    await expect(failing).rejects.toThrow(/unique/i);
    await db.transaction().execute((tx) => tx.selectFrom('users').select('id').execute());
  });

  test('commit writes that run at once, and lose none', async () => {
    const before = (await db.selectFrom('login_failures').selectAll().execute()).length;
    const writes = Array.from({ length: 100 }, (_, at) =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('login_failures')
          .values({ bucket: `c${at}`, failed_at: at })
          .execute();
        if (at % 10 === 0) throw new Error('undo');
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const after = await db.selectFrom('login_failures').selectAll().execute();
    expect(after).toHaveLength(before + 90);
  });

  test('tell whoever listens of each statement, the beginning and the end of a transaction too', async () => {
    const heard: string[] = [];
    const again = await openTestDatabase(engine.kind, ({ sql: text }) => void heard.push(text));
    heard.length = 0;
    await sql`select 1`.execute(again.engine.db);
    await again.engine.db.transaction().execute((tx) => sql`select 2`.execute(tx));
    const undone = again.engine.db.transaction().execute(async () => {
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const begin = engine.kind === 'sqlite' ? 'begin immediate' : 'begin';
    expect(heard).toEqual(['select 1', begin, 'select 2', 'commit', begin, 'rollback']);
    await again.drop();
  });

  test('do not take a transaction in which an error was passed over for saved', async () => {
    const saving = db.transaction().execute(async (tx) => {
      await tx.insertInto('login_failures').values({ bucket: 'half', failed_at: 0 }).execute();
      await sql`insert into nowhere values (1)`.execute(tx).catch(() => {});
      await tx
        .insertInto('login_failures')
        .values({ bucket: 'other half', failed_at: 0 })
        .execute();
    });
    const saved = await saving.then(
      () => 2,
      () => 0,
    );
    const rows = await db
      .selectFrom('login_failures')
      .selectAll()
      .where('bucket', 'like', '%half')
      .execute();
    expect(rows).toHaveLength(saved);
  });
});

if (TEST_ENGINE === 'postgres') {
  test('PostgreSQL is given no more connections than the pool may have', async () => {
    const schema = await newSchema();
    const pooled = await openPostgres(schema.url, { poolSize: 3 });
    const pids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await sql<{ pid: number }>`
          select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(pooled.db);
        return rows[0]?.pid;
      }),
    );
    expect(new Set(pids).size).toBe(3);
    await pooled.close();
    await schema.drop();
  });

  test('PostgreSQL compiles none of our queries, and what its address sets holds as well', async () => {
    const schema = await newSchema();
    const other = await openPostgres(schema.url);
    const { rows } = await sql`
      select current_setting('jit') as jit, current_schema() as schema`.execute(other.db);
    expect(rows).toEqual([{ jit: 'off', schema: schema.name }]);
    await other.close();
    await schema.drop();
  });
}
