import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { test as base, describe, expect } from 'vitest';
import { isProof } from '../../../testing/budget.ts';
import { fakePostgres } from '../../../testing/server/fake-postgres.ts';
import {
  failToStart,
  newPlace,
  type Place,
  type ServerProcess,
  startServer,
} from '../../../testing/server/server-process.ts';
import { TEST_ENGINE } from '../../../testing/server/test-database.ts';

// Each start has a place and a server of its own, and most of its time is waiting.
const SIDE_BY_SIDE = { timeout: 120_000, concurrent: true };
const PATIENT = { timeout: 20_000 };

type Here = {
  somewhere: () => Promise<Place>;
  started: (env: Record<string, string>) => Promise<ServerProcess>;
};

/** What a test started ends with it, and its places are cleared. */
const test = base.extend<{ here: Here }>({
  here: async ({ task: _task }, use) => {
    const places: Place[] = [];
    const servers: ServerProcess[] = [];
    await use({
      somewhere: async () => {
        const place = await newPlace();
        places.push(place);
        return place;
      },
      started: async (env) => {
        const server = await startServer(env);
        servers.push(server);
        return server;
      },
    });
    for (const { child } of servers) child.kill('SIGKILL');
    for (const { ended } of servers) await ended;
    for (const place of places) await place.remove();
  },
});

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

/** It stopped, its last word one sentence that says what to do, and no stack. */
async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, printed } = await failToStart(env);
  const last = printed.trimEnd().split('\n').at(-1);
  expect(last).toMatch(sentence);
  expect(last).toMatch(/^Longrun did not start: /);
  expect(printed).not.toMatch(/^\s+at /m);
  expect(printed).not.toContain('secret-word');
  expect(code).toBe(1);
}

describe('a start', SIDE_BY_SIDE, () => {
  test('on an empty folder migrates, answers, keeps what was written, and stops on SIGTERM', async ({
    here: { somewhere, started },
  }) => {
    const place = await somewhere();
    const first = await started(place.env);
    expect(first.printed()).toContain('Database brought up to date: 0001-accounts');
    expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
    expect(await (await fetch(`${first.origin}/api/ready`)).json()).toEqual({
      status: 'ready',
      database: TEST_ENGINE,
    });
    const account = { name: 'Ada', email: 'ada@example.com', password: 'lovelace' };
    const send = (origin: string, path: string) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
    expect((await send(first.origin, '/api/auth/register')).status).toBe(201);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.printed()).toContain('SIGTERM: finishing what was begun, then closing');
    const second = await started(place.env);
    expect(second.printed()).not.toContain('brought up to date');
    expect((await send(second.origin, '/api/auth/login')).status).toBe(200);
  });
});

describe('a stop', SIDE_BY_SIDE, () => {
  test('lets an accepted slow request finish, takes no new one, and leaves no row behind', async ({
    expect,
    here: { somewhere, started },
  }) => {
    const place = await somewhere();
    const server = await started(place.env);
    const { hostname, port } = new URL(server.origin);
    const token = await register(server.origin);
    const payload = JSON.stringify({
      date: '2026-03-18',
      workoutType: 'running',
      duration: '0:30',
    });
    const socket = connect(Number(port), hostname);
    let answer = '';
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.write(
      `POST /api/workouts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n${payload.slice(0, 20)}`,
    );
    // The server answers this one after it has read the head of the other.
    await fetch(`${server.origin}/api/health`);
    server.child.kill('SIGTERM');
    await expect
      .poll(() => server.printed(), PATIENT)
      .toContain('SIGTERM: finishing what was begun');
    await expect
      .poll(
        () =>
          fetch(`${server.origin}/api/health`).then(
            () => 'open',
            () => 'closed',
          ),
        PATIENT,
      )
      .toBe('closed');
    socket.write(payload.slice(20));
    expect(await server.ended).toBe(0);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    const again = await started(place.env);
    const kept = await fetch(`${again.origin}/api/workouts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await kept.json()).toHaveLength(1);
  });
});

async function register(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'lovelace' }),
  });
  const { token } = await response.json();
  return token;
}

/** The table and its indexes, as a failing disk leaves them. */
function overwritePagesOf(table: string, file: string): void {
  const db = new Sqlite(file);
  const pages = db
    .prepare<[string], { page: number }>(
      'select rootpage as page from sqlite_master where tbl_name = ? and rootpage > 0',
    )
    .all(table);
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const bytes = readFileSync(file);
  for (const { page } of pages) bytes.fill(0x5a, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}

if (TEST_ENGINE === 'sqlite') {
  describe('a data folder', SIDE_BY_SIDE, () => {
    test('that is in use is not taken twice, and is free again however its holder ended', async ({
      here: { somewhere, started },
    }) => {
      const place = await somewhere();
      const first = await started(place.env);
      await expectRefusal(
        place.env,
        new RegExp(
          `another Longrun \\(process ${first.child.pid}\\) is running on the data folder ${place.env.DATA_DIR}\\. Stop that one, or give this one its own folder: DATA_DIR=\\./other npm start`,
        ),
      );
      expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
      first.child.kill('SIGKILL');
      await first.ended;
      const second = await started(place.env);
      expect((await fetch(`${second.origin}/api/ready`)).status).toBe(200);
    });
  });
}

// Each is a process or two more.
if (isProof && TEST_ENGINE === 'sqlite') {
  // Whatever the database is.
  describe('a start', SIDE_BY_SIDE, () => {
    test('where the port is taken says so, and which to try', async ({ here: { somewhere } }) => {
      const { server, port } = await listening();
      const place = await somewhere();
      await expectRefusal(
        { ...place.env, PORT: String(port) },
        new RegExp(
          `port ${port} is taken by another program\\. Stop that one, or choose another port: PORT=${port + 1} npm start`,
        ),
      );
      server.close();
    });

    test('where the address is not of this machine says so', async ({ here: { somewhere } }) => {
      const place = await somewhere();
      await expectRefusal(
        { ...place.env, HOST: '203.0.113.7' },
        /HOST=203\.0\.113\.7 is not an address of this machine\./,
      );
    });

    test('with nonsense in a variable names it', async ({ here: { somewhere } }) => {
      const { env } = await somewhere();
      await expectRefusal(
        { ...env, TRUSTED_PROXIES: 'true' },
        /TRUSTED_PROXIES must list addresses or ranges such as 127\.0\.0\.1,10\.0\.0\.0\/8, not 'true'\./,
      );
    });
  });

  describe('a stop', SIDE_BY_SIDE, () => {
    test('does not wait for ever for a request that never ends', async ({
      here: { somewhere, started },
    }) => {
      const server = await started((await somewhere()).env);
      const { hostname, port } = new URL(server.origin);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      await fetch(`${server.origin}/api/health`);
      const began = performance.now();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(1);
      expect(performance.now() - began).toBeLessThan(30_000);
    });

    test('by SIGINT closes as well', async ({ here: { somewhere, started } }) => {
      const server = await started((await somewhere()).env);
      server.child.kill('SIGINT');
      expect(await server.ended).toBe(0);
    });
  });

  describe('a data folder', SIDE_BY_SIDE, () => {
    test('that cannot be written stops the start', async ({ here: { somewhere } }) => {
      const place = await somewhere();
      const file = join(place.folder, 'a-file');
      writeFileSync(file, '');
      const folder = join(file, 'data');
      await expectRefusal(
        { DATA_DIR: folder },
        new RegExp(
          `the data folder ${folder} cannot be written\\. Give this user the right to write it, or choose another: DATA_DIR=/path npm start`,
        ),
      );
    });

    test('of a newer Longrun stops the start', async ({ here: { somewhere, started } }) => {
      const place = await somewhere();
      const server = await started(place.env);
      server.child.kill('SIGTERM');
      await server.ended;
      const database = new Sqlite(join(String(place.env.DATA_DIR), 'longrun.sqlite'));
      database.exec("insert into migrations values ('9999-from-the-future', 0)");
      database.close();
      await expectRefusal(
        place.env,
        /This database was made by a newer Longrun \(it holds 9999-from-the-future\)\. Start that newer version again, or restore a backup from before the upgrade\./,
      );
    });

    test('whose database is damaged says so to whoever asks, and in the log how to go on', async ({
      here: { somewhere, started },
    }) => {
      const place = await somewhere();
      const first = await started(place.env);
      const token = await register(first.origin);
      first.child.kill('SIGTERM');
      await first.ended;
      overwritePagesOf('workouts', join(String(place.env.DATA_DIR), 'longrun.sqlite'));
      const second = await started(place.env);
      const answer = await fetch(`${second.origin}/api/workouts`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        500,
        {
          message: expect.stringMatching(/^The server’s database is damaged: nothing was saved\./),
        },
      ]);
      expect(second.printed()).toMatch(
        /the database is damaged \(.+\)\. Stop Longrun, keep the folder as it is, and put a backup into another one/,
      );
    });

    test('whose database is damaged where a start reads it stops the start', async ({
      here: { somewhere, started },
    }) => {
      const place = await somewhere();
      const server = await started(place.env);
      server.child.kill('SIGTERM');
      await server.ended;
      overwritePagesOf('migrations', join(String(place.env.DATA_DIR), 'longrun.sqlite'));
      await expectRefusal(
        place.env,
        /the database is damaged \(.+\)\. Stop Longrun, keep the folder/,
      );
    });

    test('that holds something else instead of a database stops the start in words', async ({
      here: { somewhere },
    }) => {
      const place = await somewhere();
      mkdirSync(String(place.env.DATA_DIR), { recursive: true });
      const file = join(String(place.env.DATA_DIR), 'longrun.sqlite');
      writeFileSync(file, 'this is no database at all, but quite some text '.repeat(100));
      await expectRefusal(
        place.env,
        /longrun\.sqlite cannot be opened \(file is not a database\)\. Put a backup in its place/,
      );
    });
  });
} else if (isProof) {
  describe('a PostgreSQL', SIDE_BY_SIDE, () => {
    test('that is not there stops the start, without its password', async () => {
      const { server, port } = await listening();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await expectRefusal(
        { DATABASE_URL: `postgres://runner:secret-word@127.0.0.1:${port}/longrun` },
        new RegExp(
          `PostgreSQL at 127\\.0\\.0\\.1:${port}/longrun cannot be reached \\(connect ECONNREFUSED 127\\.0\\.0\\.1:${port}\\)\\. Start it, or correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database\\.`,
        ),
      );
    });

    test('that lets us not in stops the start, without its password', async () => {
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      url.username = 'nobody_of_ours';
      url.password = 'secret-word';
      await expectRefusal({ DATABASE_URL: url.href }, /cannot be reached \(.+\)\. Start it/);
    });

    test('that is too old stops the start', async () => {
      const old = await fakePostgres('130011');
      await expectRefusal(
        { DATABASE_URL: old.url },
        /is version 13; Longrun needs PostgreSQL 14 or newer\. Upgrade it, or leave DATABASE_URL out to use the embedded database\./,
      );
      await old.close();
    });

    test('of a newer Longrun stops the start', async ({ here: { somewhere, started } }) => {
      const place = await somewhere();
      const server = await started(place.env);
      server.child.kill('SIGTERM');
      await server.ended;
      const client = new pg.Client({ connectionString: place.env.DATABASE_URL });
      await client.connect();
      await client.query("insert into migrations values ('9999-from-the-future', 0)");
      await client.end();
      await expectRefusal(place.env, /made by a newer Longrun \(it holds 9999-from-the-future\)/);
    });

    test('serves several processes at once, which migrate once between them', async ({
      here: { somewhere, started },
    }) => {
      const place = await somewhere();
      const servers = await Promise.all([
        started(place.env),
        started(place.env),
        started(place.env),
      ]);
      const migrated = servers.filter((one) => one.printed().includes('brought up to date'));
      expect(migrated).toHaveLength(1);
      const [one, two] = servers;
      const token = await register(String(one?.origin));
      const read = await fetch(`${two?.origin}/api/auth/me`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(read.status).toBe(200);
    });
  });
}
