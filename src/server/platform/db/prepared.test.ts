import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../../testing/server/fixed-clock.ts';
import {
  newSchema,
  openTestDatabase,
  TEST_ENGINE,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import { clientsAtHand } from './clients-at-hand.ts';
import type { Db, Engine } from './database.ts';
import { migrate } from './migrate.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let engine: Engine;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  engine = database.engine;
  db = engine.db;
  await migrate({ engine, clock: fixedClock(0) });
  const rows = Array.from({ length: 20 }, (_, at) => ({
    ...{ name: `Runner ${at}`, email: `runner${at}@example.com`, password_hash: 'x' },
    ...{ trainer_token: `t${at}`, created_at: at * 1e12, weight_kg: at === 3 ? null : at + 0.5 },
  }));
  await db.insertInto('users').values(rows).execute();
});
afterAll(() => database.drop());

describe('a prepared query', () => {
  let built = 0;
  const between = prepared<
    { from: number; to: number; name: string; limit: number },
    { id: number; email: string }
  >((on, param) => {
    built += 1;
    return on
      .selectFrom('users')
      .select(['id', 'email'])
      .where('created_at', '>=', param('from'))
      .where('created_at', '<=', param('to'))
      .where('name', '<>', param('name'))
      .where('is_active', '=', 1)
      .orderBy('id')
      .limit(param('limit'));
  });

  test('answers for the values of each call', async () => {
    const emails = async (from: number, to: number, name: string, limit: number) =>
      (await between(db, { from: from * 1e12, to: to * 1e12, name, limit })).map(
        ({ email }) => email,
      );
    expect(await emails(1, 3, 'Runner 2', 10)).toEqual([
      'runner1@example.com',
      'runner3@example.com',
    ]);
    expect(await emails(1, 3, 'nobody', 1)).toEqual(['runner1@example.com']);
    expect(await emails(9, 1, 'nobody', 10)).toEqual([]);
    expect(await emails(0, 99, 'nobody', 100)).toHaveLength(20);
  });

  test('answers whole rows as the builder does, whatever a column is called', async () => {
    const rows = (on: Db) =>
      on
        .selectFrom('users')
        .selectAll()
        .select([sql<string>`name`.as('a "quoted" name'), sql<null>`null`.as('nothing')])
        .where('created_at', '>', 3)
        .orderBy('id');
    const whole = await prepared<Record<string, never>, Record<string, unknown>>(rows)(db, {});
    expect(whole).toHaveLength(19);
    expect(whole).toStrictEqual(await rows(db).execute());
  });

  test('is built once for an engine, and again for another', async () => {
    built = 0;
    const again = await openTestDatabase();
    await migrate({ engine: again.engine, clock: fixedClock(0) });
    for (let time = 0; time < 3; time += 1) {
      await between(again.engine.db, { from: 0, to: 1, name: '', limit: 1 });
      await between(db, { from: 0, to: 1, name: '', limit: 1 });
    }
    expect(built).toBe(1);
    await again.drop();
  });

  test('sees what its own transaction wrote, and nobody else does until it ends', async () => {
    const byName = prepared<{ name: string }, { id: number }>((on, param) =>
      on.selectFrom('users').select('id').where('name', '=', param('name')),
    );
    await expect(
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('users')
          .set({ name: 'Changed' })
          .where('name', '=', 'Runner 5')
          .execute();
        expect(await byName(tx, { name: 'Changed' })).toHaveLength(1);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await byName(db, { name: 'Changed' })).toEqual([]);
    expect(await byName(db, { name: 'Runner 5' })).toHaveLength(1);
  });

  test('sees nothing of a transaction that is under way, and what came before it', async () => {
    const named = prepared<{ name: string }, { id: number }>((on, param) =>
      on.selectFrom('users').select('id').where('name', '=', param('name')),
    );
    let seen: Promise<{ id: number }[]> | undefined;
    await expect(
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('users')
          .set({ name: 'Late' })
          .where('name', '=', 'Runner 6')
          .execute();
        seen = named(db, { name: 'Late' });
        // Where there is one connection it waits for the end; where there are many it has its own.
        await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, 50))]);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await seen).toEqual([]);
    expect(await named(db, { name: 'Runner 6' })).toHaveLength(1);
  });

  test('writes only for good outside a transaction, and with it inside', async () => {
    const fail = prepared<{ bucket: string }, { id: number }>((on, param) =>
      on
        .insertInto('login_failures')
        .values({ bucket: param('bucket'), failed_at: 0 })
        .returning('id'),
    );
    const buckets = async () =>
      (await db.selectFrom('login_failures').select('bucket').execute()).map(
        ({ bucket }) => bucket,
      );
    let outside: Promise<{ id: number }[]> | undefined;
    await expect(
      db.transaction().execute(async (tx) => {
        await fail(tx, { bucket: 'inside' });
        outside = fail(db, { bucket: 'outside' });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await outside).toHaveLength(1);
    expect(await buckets()).toEqual(['outside']);
  });

  test('takes hostile text as text, and many at once without mixing them up', async () => {
    const byName = prepared<{ name: string }, { name: string }>((on, param) =>
      on.selectFrom('users').select('name').where('name', '=', param('name')),
    );
    expect(await byName(db, { name: "' or 1=1 --" })).toEqual([]);
    const names = Array.from({ length: 200 }, (_, at) => `Runner ${at % 20}`);
    const found = await Promise.all(names.map((name) => byName(db, { name })));
    expect(found).toEqual(names.map((name) => [{ name }]));
  });
});

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
      .insertInto('imports')
      .values({
        ...{ user_id, source: 'file', file_name: 'f', format: 'fit', bytes: 512, sha256: 's' },
        found: 0,
        created_at: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('import_files')
      .values({ import_id, user_id, original: bytes, parsed: bytes })
      .execute();
    const { original } = await db
      .selectFrom('import_files')
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
});

if (TEST_ENGINE === 'postgres') {
  describe('connections at hand', () => {
    const SWEEP_MS = 100;

    async function openPool(max: number) {
      const schema = await newSchema();
      const pool = new pg.Pool({ connectionString: schema.url, max });
      pool.on('error', () => {});
      const clients = clientsAtHand(pool, SWEEP_MS);
      const ask = async (statement: string): Promise<number> => {
        const client = await clients.connect();
        try {
          const { rows } = await client.query<{ pid: number }>(statement);
          return rows[0]?.pid ?? 0;
        } finally {
          client.release();
        }
      };
      const close = async () => {
        await clients.end();
        await schema.drop();
      };
      return { pool, clients, ask, close };
    }

    const PID = 'select pg_backend_pid() as pid';

    test('serve one after the other on one connection, and a crowd larger than the pool', async () => {
      const { pool, ask, close } = await openPool(3);
      expect(await ask(PID)).toBe(await ask(PID));
      expect(pool.totalCount).toBe(1);
      const slow = `${PID}, pg_sleep(0.01)`;
      const pids = await Promise.all(Array.from({ length: 30 }, () => ask(slow)));
      expect(new Set(pids).size).toBe(3);
      expect(pool.waitingCount).toBe(0);
      await close();
    });

    test('go back to the pool once nobody needs them', async () => {
      const { pool, ask, close } = await openPool(3);
      await Promise.all([ask(PID), ask(PID), ask(PID)]);
      expect(pool.idleCount).toBe(0);
      await expect.poll(() => pool.idleCount).toBe(3);
      expect(await ask(PID)).toBeGreaterThan(0);
      await close();
    });

    test('are replaced where the server ended them', async () => {
      const { pool, ask, close } = await openPool(2);
      const [one] = await Promise.all([ask(PID), ask(`${PID}, pg_sleep(0.05)`)]);
      await ask(`select pg_terminate_backend(${one})`).catch(() => {});
      await expect.poll(() => pool.totalCount).toBe(1);
      expect(await Promise.all([ask(PID), ask(PID)])).not.toContain(one);
      await close();
    });

    test('are nobody else’s until they are released, once', async () => {
      const { clients, close } = await openPool(2);
      const [first, second] = [await clients.connect(), await clients.connect()];
      expect(first).not.toBe(second);
      first.release();
      expect(() => first.release()).toThrow('released twice');
      expect(await clients.connect()).toBe(first);
      first.release();
      second.release(new Error('broken'));
      await close();
    });
  });
}
