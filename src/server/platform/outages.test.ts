import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { cuttableProxy } from '../../../testing/server/cuttable-proxy.ts';
import { fixedClock } from '../../../testing/server/fixed-clock.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { newSchema, TEST_ENGINE } from '../../../testing/server/test-database.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import { LIMITS, openPostgres, type PostgresOptions } from './db/postgres.ts';

const app = await openTestApp();
let runner: Athlete;

beforeAll(async () => {
  runner = await app.addAthlete();
});

function request(token: string, method: 'GET' | 'POST', url: string, payload?: object) {
  return { method, url, payload, headers: { authorization: `Bearer ${token}` } };
}

const WORKOUT = { date: '2026-03-18', workoutType: 'running', duration: '0:30' };

describe('a full disk', () => {
  const fill = async () => {
    if (app.database.engine.kind === 'sqlite') {
      // Pages that a migration left empty would take what is saved.
      await sql`vacuum`.execute(app.db);
      await sql`pragma max_page_count = 1`.execute(app.db);
      return;
    }
    // What PostgreSQL says of a full disk, said by PostgreSQL.
    await sql`
      create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device'
         using errcode = '53100'; end $$`.execute(app.db);
    await sql`create trigger full_disk before insert on workouts
              for each row execute function no_space()`.execute(app.db);
  };
  const free = async () => {
    if (app.database.engine.kind === 'sqlite') {
      await sql`pragma max_page_count = 1073741823`.execute(app.db);
    } else await sql`drop trigger full_disk on workouts`.execute(app.db);
  };

  test('refuses what is to be saved in words, goes on reading, and heals once there is space', async () => {
    await addWorkout(app.db, { user_id: runner.userId });
    // The pages at hand are used up first.
    const long = { ...WORKOUT, notes: 'n'.repeat(9_000) };
    await fill();
    const save = (key?: string) => {
      const call = request(runner.token, 'POST', '/api/workouts', long);
      const headers = { ...call.headers, ...(key && { 'idempotency-key': key }) };
      return app.app.inject({ ...call, headers });
    };
    const answers = [await save(), await save('once'), await save()];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        507,
        {
          code: 'storageFull',
          message: 'The server’s disk is full: nothing was saved. Free some space and try again.',
        },
      ]);
    }
    const read = await app.app.inject(request(runner.token, 'GET', '/api/workouts'));
    expect([read.statusCode, read.json()]).toMatchObject([200, [{ userId: runner.userId }]]);
    await free();
    expect((await save('once')).statusCode).toBe(201);
    const after = await app.app.inject(request(runner.token, 'GET', '/api/workouts'));
    expect(after.json()).toHaveLength(2);
  });
});

if (TEST_ENGINE === 'postgres') {
  async function behindProxy(options: PostgresOptions & { refusing?: string } = {}) {
    const { refusing } = options;
    const schema = await newSchema();
    const proxy = await cuttableProxy(schema.url, { refusing });
    const engine = await openPostgres(proxy.url, options);
    const clock = fixedClock(TEST_NOW_MS);
    await migrate({ engine, clock });
    const logged: string[] = [];
    const log = { write: (line: string) => void logged.push(line) };
    const web = await createApp({ engine, clock, config: readConfig({}), log });
    const registered = await web.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { name: 'Ada', email: 'ada@example.com', password: 'lovelace' },
    });
    const { token } = registered.json<{ token: string }>();
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object, key?: string) => {
      const call = request(token, method, url, payload);
      const { statusCode, headers, body } = await web.inject({
        ...call,
        headers: { ...call.headers, ...(key && { 'idempotency-key': key }) },
      });
      return { status: statusCode, headers, body: JSON.parse(body) };
    };
    const close = async () => {
      await web.close();
      await engine.close();
      await proxy.cut();
      await schema.drop();
    };
    return { schema, proxy, engine, ask, close, logged };
  }

  const UNAVAILABLE = {
    code: 'unavailable',
    message: 'The database does not answer right now: nothing was saved. Try again in a moment.',
  };

  describe('a PostgreSQL that goes away', () => {
    test('is a 503 in words while it is away, and everything works once it is back', async () => {
      const { proxy, ask, close, logged } = await behindProxy();
      // Several connections, so that all of them break.
      await Promise.all(Array.from({ length: 8 }, () => ask('GET', '/api/workouts')));
      await proxy.cut();
      for (let time = 0; time < 12; time += 1) {
        const refused = await ask('GET', '/api/workouts');
        expect([refused.status, refused.body]).toMatchObject([503, UNAVAILABLE]);
        expect(refused.headers['retry-after']).toBe('5');
      }
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(503);
      expect(await ask('GET', '/api/ready')).toMatchObject({
        status: 503,
        body: { status: 'unavailable' },
      });
      expect((await ask('GET', '/api/health')).status).toBe(200);
      await proxy.mend();
      await expect.poll(async () => (await ask('GET', '/api/ready')).status).toBe(200);
      const all = await Promise.all(Array.from({ length: 30 }, () => ask('GET', '/api/workouts')));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      expect((await ask('GET', '/api/workouts')).body).toHaveLength(1);
      expect(logged.join('')).not.toMatch(/lovelace|postgres:\/\//);
      await close();
    });

    test('in the middle of a request leaves it undone, and the same entry can be sent again', async () => {
      const { schema, proxy, engine, ask, close } = await behindProxy();
      const other = await openPostgres(schema.url);
      await other.db.transaction().execute(async (tx) => {
        await sql`lock table workouts in exclusive mode`.execute(tx);
        const waiting = ask('POST', '/api/workouts', WORKOUT);
        await expect
          .poll(async () => {
            const { rows } = await sql<{ n: number }>`
              select count(*) as n from pg_locks where not granted`.execute(other.db);
            return Number(rows[0]?.n);
          })
          .toBeGreaterThan(0);
        await proxy.cut();
        expect(await waiting).toMatchObject({ status: 503, body: UNAVAILABLE });
      });
      await other.close();
      await proxy.mend();
      expect((await ask('GET', '/api/workouts')).body).toEqual([]);
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      expect((await engine.db.selectFrom('workouts').selectAll().execute()).length).toBe(1);
      await close();
    });

    test('by its administrator’s hand is a 503 too', async () => {
      const { schema, ask, close } = await behindProxy();
      const other = await openPostgres(schema.url);
      await ask('GET', '/api/workouts');
      const statuses = await other.db.transaction().execute(async (tx) => {
        await sql`lock table workouts in access exclusive mode`.execute(tx);
        const waiting = ask('GET', '/api/workouts');
        const waiters = () =>
          sql<{ pid: number }>`
          select l.pid from pg_locks l
          where not l.granted and l.relation = 'workouts'::regclass`.execute(other.db);
        await expect.poll(async () => (await waiters()).rows.length).toBe(1);
        for (const { pid } of (await waiters()).rows) {
          await sql`select pg_terminate_backend(${pid})`.execute(other.db);
        }
        return (await waiting).status;
      });
      expect(statuses).toBe(503);
      await expect.poll(async () => (await ask('GET', '/api/workouts')).status).toBe(200);
      await other.close();
      await close();
    });

    test('is not mistaken for it: a column that a newer version added while this one runs', async () => {
      const { schema, ask, close } = await behindProxy();
      const { id } = (await ask('POST', '/api/workouts', WORKOUT)).body;
      const everything = async () => [
        (await ask('GET', '/api/workouts')).status,
        (await ask('GET', `/api/workout/${id}`)).status,
        (await ask('POST', `/api/workouts/${id}/restore`)).status,
      ];
      expect(await everything()).toEqual([200, 200, 404]);
      const newer = await openPostgres(schema.url);
      await sql`alter table workouts add column from_the_future integer`.execute(newer.db);
      await sql`alter table users add column from_the_future integer`.execute(newer.db);
      await newer.close();
      expect(await everything()).toEqual([200, 200, 404]);
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      await close();
    });
  });

  describe('a PostgreSQL that takes too long', () => {
    const SHORT = { connectMs: 400, queryMs: 800, server: { lockMs: 300, statementMs: 500 } };

    test('is a 503 once it stands still, for whoever has a connection and for whoever waits for one, and works on', async () => {
      expect(LIMITS.connectMs + LIMITS.queryMs).toBeLessThan(10_000);
      const limits = budget({ everyday: SHORT, small: SHORT, full: LIMITS });
      const { proxy, ask, close } = await behindProxy({ limits, poolSize: 3 });
      await Promise.all(Array.from({ length: 8 }, () => ask('GET', '/api/workouts')));
      proxy.freeze();
      for (let time = 0; time < 2; time += 1) {
        const began = performance.now();
        const answers = await Promise.all([
          ...Array.from({ length: 30 }, () => ask('GET', '/api/workouts')),
          ask('POST', '/api/workouts', WORKOUT),
          ask('GET', '/api/ready'),
        ]);
        // Ten times as long, if each waited for the one before it.
        expect(performance.now() - began).toBeLessThan(4 * (limits.connectMs + limits.queryMs));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
        expect(answers[0]?.body).toMatchObject(UNAVAILABLE);
        expect((await ask('GET', '/api/health')).status).toBe(200);
      }
      proxy.thaw();
      await expect.poll(async () => (await ask('GET', '/api/ready')).status).toBe(200);
      const all = await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/workouts')));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      expect((await ask('GET', '/api/workouts')).body).toHaveLength(1);
      await close();
    });

    test('in the middle of a transaction is a 503, and what was begun is undone', async () => {
      const limits = { ...SHORT, queryMs: 2_000 };
      const { proxy, engine, ask, close } = await behindProxy({ limits });
      const saving = engine.db.transaction().execute(async (tx) => {
        await tx.insertInto('login_failures').values({ bucket: 'half', failed_at: 0 }).execute();
        proxy.freeze();
        await tx.insertInto('login_failures').values({ bucket: 'half', failed_at: 0 }).execute();
      });
      const began = performance.now();
      await expect(saving).rejects.toThrow('Query read timeout');
      // The rollback waits no second time for a server that does not answer.
      expect(performance.now() - began).toBeLessThan(limits.queryMs * 1.9);
      proxy.thaw();
      await expect.poll(async () => (await ask('GET', '/api/ready')).status).toBe(200);
      const half = engine.db.selectFrom('login_failures').selectAll().where('bucket', '=', 'half');
      expect(await half.execute()).toEqual([]);
      await close();
    });

    test('never says that nothing was saved where it may have been, whichever answer is lost', async () => {
      const limits = { ...SHORT, queryMs: 300 };
      const { proxy, ask, close } = await behindProxy({ limits, poolSize: 1 });
      const isReady = () =>
        expect.poll(async () => (await ask('GET', '/api/ready')).status).toBe(200);
      const saved = async () => (await ask('GET', '/api/workouts')).body.length;
      const said = new Set<string>();
      let before = 0;
      for (const key of [undefined, 'a key of mine']) {
        for (let messages = 1; ; messages += 1) {
          const ownKey = key && `${key} ${messages}`;
          await isReady();
          proxy.freezeAfter(messages);
          const answer = await ask('POST', '/api/workouts', WORKOUT, ownKey);
          proxy.thaw();
          await isReady();
          const more = (await saved()) - before;
          before += more;
          if (answer.status === 201) {
            expect(more).toBe(1);
            break;
          }
          const { message } = answer.body;
          said.add(message);
          expect(answer.status).toBe(503);
          if (/nothing was saved/.test(message)) expect(more).toBe(0);
          if (ownKey === undefined) continue;
          const again = () => ask('POST', '/api/workouts', WORKOUT, ownKey);
          await expect.poll(async () => (await again()).status).toBe(201);
          before += 1 - more;
          expect(await saved()).toBe(before);
        }
      }
      const UNKNOWN =
        'The database stopped answering in the middle: it is not known whether this was saved.';
      expect([...said].toSorted()).toEqual([
        UNAVAILABLE.message,
        `${UNKNOWN} Look whether it is there before you try again.`,
        `${UNKNOWN} Try again in a moment: nothing is saved twice.`,
      ]);
      await close();
    });

    test('over a lock that another holds is a 503, and so is a statement without an end', async () => {
      const { schema, engine, ask, close } = await behindProxy({ limits: SHORT });
      const other = await openPostgres(schema.url);
      await other.db.transaction().execute(async (tx) => {
        await sql`lock table workouts in access exclusive mode`.execute(tx);
        expect(await ask('POST', '/api/workouts', WORKOUT)).toMatchObject({
          status: 503,
          body: UNAVAILABLE,
        });
      });
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      await sql`
        create function slow() returns trigger language plpgsql as
        $$ begin perform pg_sleep(3); return new; end $$`.execute(other.db);
      await sql`create trigger slow before insert on workouts
                for each row execute function slow()`.execute(other.db);
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(503);
      // The server itself gave up, so that nothing of it goes on there.
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where wait_event = 'PgSleep' and query like 'insert into "workouts"%'`.execute(engine.db);
      expect(rows).toEqual([]);
      await other.close();
      await close();
    });

    test('may take it for a migration', async () => {
      const { engine, close } = await behindProxy({ limits: SHORT });
      const slow = { id: '9999-slow', script: 'select pg_sleep(1)' };
      const migrations = [...readMigrations(), slow];
      expect(await migrate({ engine, clock: fixedClock(0), migrations })).toEqual(['9999-slow']);
      await close();
    });

    test('is left after the same time where a pooler lets nobody bring limits along', async () => {
      const limits = { ...SHORT, connectMs: 2_000 };
      const { engine, ask, close } = await behindProxy({ limits, refusing: 'statement_timeout' });
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      const { rows } = await sql<{ here: string }>`
        select current_setting('statement_timeout') as here`.execute(engine.db);
      expect(rows).toEqual([{ here: '0' }]);
      await expect(sql`select pg_sleep(3)`.execute(engine.db)).rejects.toThrow(
        'Query read timeout',
      );
      await close();
    });
  });

  describe('a PostgreSQL that takes no writes', () => {
    const READ_ONLY = {
      code: 'unavailable',
      message: 'The database takes no changes right now: nothing was saved. Try again in a moment.',
    };

    test('is read from, a 503 for what is to be saved, and not ready; and all is well once it does', async () => {
      const { engine, ask, close } = await behindProxy({ poolSize: 1 });
      // As a standby answers, until its connections are made anew.
      await sql`set default_transaction_read_only = on`.execute(engine.db);
      expect((await ask('GET', '/api/workouts')).status).toBe(200);
      expect(await ask('GET', '/api/ready')).toMatchObject({
        status: 503,
        body: { status: 'unavailable' },
      });
      const refused = await ask('POST', '/api/workouts', WORKOUT);
      expect([refused.status, refused.body]).toMatchObject([503, READ_ONLY]);
      expect(refused.headers['retry-after']).toBe('5');
      // The connection that refused was given up: the next one may reach the server that took over.
      expect((await ask('POST', '/api/workouts', WORKOUT)).status).toBe(201);
      expect((await ask('GET', '/api/ready')).status).toBe(200);
      await close();
    });
  });
}
