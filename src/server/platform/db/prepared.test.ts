import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../../testing/server/fixed-clock.ts';
import { sessionPoolerOfOne } from '../../../../testing/server/session-pooler.ts';
import {
  newSchema,
  openTestDatabase,
  TEST_ENGINE,
  type TestDatabase,
} from '../../../../testing/server/test-database.ts';
import { openDatabaseOfTwentyRunners } from '../../../../testing/server/twenty-runners.ts';
import type { Db, Engine } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openDatabaseOfTwentyRunners();
  db = database.engine.db;
});
afterAll(() => database.drop());

describe('a prepared query', () => {
  let built = 0;
  const between = prepared<
    { from: number; to: number; name: string; limit: number },
    { id: number; email: string }
  >((param, on) => {
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
    const whole = await prepared<Record<string, never>, Record<string, unknown>>((_, on) =>
      rows(on),
    )(db, {});
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
    const byName = prepared<{ name: string }, { id: number }>((param, on) =>
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

  test('sees nothing of a transaction that is under way, does not wait for it, and sees what came before it', async () => {
    const named = prepared<{ name: string }, { id: number }>((param, on) =>
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
        await seen;
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await seen).toEqual([]);
    expect(await named(db, { name: 'Runner 6' })).toHaveLength(1);
  });

  test('writes only for good outside a transaction, and with it inside', async () => {
    const fail = prepared<{ bucket: string }, { id: number }>((param, on) =>
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
    const byName = prepared<{ name: string }, { name: string }>((param, on) =>
      on.selectFrom('users').select('name').where('name', '=', param('name')),
    );
    expect(await byName(db, { name: "' or 1=1 --" })).toEqual([]);
    const names = Array.from({ length: 200 }, (_, at) => `Runner ${at % 20}`);
    const found = await Promise.all(names.map((name) => byName(db, { name })));
    expect(found).toEqual(names.map((name) => [{ name }]));
  });
});

if (TEST_ENGINE === 'postgres') {
  describe('the name of a prepared query', () => {
    let schema: Awaited<ReturnType<typeof newSchema>>;
    const opened: Engine[] = [];
    const warnings: string[] = [];

    beforeAll(async () => {
      schema = await newSchema();
      const { db } = await open();
      await sql`create table runners (id integer, name text)`.execute(db);
      await sql`insert into runners values (1, 'Ada'), (2, 'Bea')`.execute(db);
    });
    afterAll(async () => {
      for (const each of opened) await each.close();
      await schema.drop();
    });

    /** On one connection, so that what is asked of it is asked of the same one again. */
    async function open(options: PostgresOptions = {}): Promise<Engine> {
      const warn = (sentence: string) => void warnings.push(sentence);
      const one = await openPostgres(schema.url, { poolSize: 1, warn, ...options });
      opened.push(one);
      return one;
    }

    const runner = prepared<{ name: string }, { name: string }>(
      (param) => sql<{ name: string }>`select * from runners where name = ${param('name')}`,
    );

    async function namesOf(on: Db): Promise<{ name: string; statement: string }[]> {
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements`.execute(on);
      return rows;
    }

    test('is its text’s hash, so that it means the same in every process, and one text alone', async () => {
      const one = await open();
      for (const name of ['Ada', 'Bea', 'Ada'])
        expect(await runner(one.db, { name })).toHaveLength(1);
      const names = await namesOf(one.db);
      expect(names).toEqual([
        {
          name: `longrun_${hash('sha256', names[0]?.statement ?? '', 'base64url')}`,
          statement: expect.stringContaining('from runners'),
        },
      ]);
      // PostgreSQL cuts longer ones off, and then two might be one.
      expect(names[0]?.name.length).toBeLessThan(64);
      const other = await open();
      await runner(other.db, { name: 'Ada' });
      expect(await namesOf(other.db)).toEqual(names);
    });

    test('is not given where names are off, in a transaction, or to any other query', async () => {
      const off = await open({ statementNames: 'off' });
      await runner(off.db, { name: 'Ada' });
      expect(await namesOf(off.db)).toEqual([]);
      const on = await open();
      await on.db.transaction().execute((tx) => runner(tx, { name: 'Ada' }));
      await sql`select * from runners where id = ${1}`.execute(on.db);
      expect(await namesOf(on.db)).toEqual([]);
    });

    test('is no longer given once the server has lost one, and that query is answered', async () => {
      const { db: behindPooler } = await open();
      expect(await runner(behindPooler, { name: 'Ada' })).toHaveLength(1);
      await sql`deallocate all`.execute(behindPooler);
      warnings.length = 0;
      for (const name of ['Bea', 'Ada']) {
        expect(await runner(behindPooler, { name })).toMatchObject([{ name }]);
      }
      expect(await namesOf(behindPooler)).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining('keeps no prepared statements')]);
    });

    test('is no longer given once another has taken it, and that query is answered', async () => {
      const first = await open();
      await runner(first.db, { name: 'Ada' });
      const [taken] = await namesOf(first.db);
      const second = await open();
      await sql.raw(`prepare "${taken?.name}" as select 'somebody' as name`).execute(second.db);
      expect(await runner(second.db, { name: 'Bea' })).toMatchObject([{ name: 'Bea' }]);
    });

    test('is not given where a pooler has one connection: the start does not wait for a second', async () => {
      const pooler = await sessionPoolerOfOne(schema.url);
      warnings.length = 0;
      const one = await openPostgres(pooler.url, {
        poolSize: 1,
        warn: (sentence) => void warnings.push(sentence),
      });
      expect(await runner(one.db, { name: 'Ada' })).toMatchObject([{ name: 'Ada' }]);
      expect(await namesOf(one.db)).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining('was not found out in time')]);
      await one.close();
      await pooler.close();
    });

    test('stands for an older plan after another version’s migration, and no query fails of it', async () => {
      const { db: older } = await open({ poolSize: 3 });
      const ask = () => Promise.all([1, 2, 3].map(() => runner(older, { name: 'Ada' })));
      await ask();
      const newer = await open();
      await sql`alter table runners add column shoes text default 'old'`.execute(newer.db);
      warnings.length = 0;
      for (let time = 0; time < 3; time += 1) {
        expect((await ask()).flat()).toEqual(
          [1, 2, 3].map(() => ({ id: 1, name: 'Ada', shoes: 'old' })),
        );
      }
      await older.transaction().execute((tx) => runner(tx, { name: 'Ada' }));
      await sql`alter table runners drop column shoes`.execute(newer.db);
      expect((await ask()).flat()).toEqual([1, 2, 3].map(() => ({ id: 1, name: 'Ada' })));
      expect(warnings).toEqual([]);
    });
  });
}
