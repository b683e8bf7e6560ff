import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/server/app.ts';
import { hashPassword } from '../src/server/auth/passwords.ts';
import { readConfig } from '../src/server/config.ts';
import type { Engine } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { moveDatabase } from '../src/server/platform/db/move.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { openSqlite } from '../src/server/platform/db/sqlite.ts';
import { DATA_TABLES } from '../src/server/platform/db/tables.ts';
import { createSealer } from '../src/server/platform/sealed/sealed.ts';
import { budget, proof } from '../testing/budget.ts';
import { fillEveryTable, PASSWORD } from '../testing/server/fill-every-table.ts';
import { newSchema } from '../testing/server/test-database.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { localFile } from './suites/local-file.ts';

// Each test starts programs of its own; a busy machine takes its time over them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const clock = { nowMs: () => Date.UTC(2026, 10, 21) };

let postgres: RunningPostgres;
let folder: string;
let source: Engine;
let target: Engine;
let url: string;
let dropSchema: () => Promise<void>;

beforeAll(async () => {
  postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
});

afterAll(async () => {
  delete process.env.TEST_DATABASE_URL;
  await postgres.stop();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longrun move '));
  source = openSqlite(join(folder, 'longrun.sqlite'));
  await migrate({ engine: source, clock });
  await fillEveryTable(source.db, { passwordHash: await hashPassword(PASSWORD) });
  ({ url, drop: dropSchema } = await newSchema());
  target = await openPostgres(url);
});

afterEach(async () => {
  await source.close();
  await target.close();
  await dropSchema();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number; out: string; err: string };

function runMove(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', localFile('scripts/move.ts'), ...args],
      { env: { ...process.env, DATA_DIR: folder, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** Every row of every table, as text, in an order that both engines agree on. */
async function everything(engine: Engine): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of DATA_TABLES) {
    const rows = await engine.db.selectFrom(table).selectAll().execute();
    all[table] = rows
      .map((row) =>
        JSON.stringify(Object.entries(row).sort(), (_key, value) =>
          value?.type === 'Buffer' ? Buffer.from(value.data).toString('base64') : value,
        ),
      )
      .sort();
  }
  return all;
}

async function rowsIn(engine: Engine): Promise<number> {
  return Object.values(await everything(engine)).flat().length;
}

describe('a whole database', () => {
  test('arrives row for row, stays where it was, and goes on in its new place', async () => {
    const before = await everything(source);
    for (const table of DATA_TABLES) expect(before[table]?.length, table).toBeGreaterThan(0);
    const { code, out, err } = await runMove([url]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(await everything(target)).toEqual(before);
    expect(await everything(source)).toEqual(before);
    for (const table of DATA_TABLES) {
      expect(out).toMatch(new RegExp(`^${table} +[\\d,]+  [0-9a-f]{16}… equal$`, 'm'));
    }
    expect(out).toContain('DATABASE_URL=');
    expect(out).not.toContain(new URL(url).password);
    expect(out).not.toContain('SECRET_KEY_FILE');

    // The old password opens it, and new rows get fresh ids.
    const config = readConfig({ LOGIN_RATE_LIMIT: '1000' });
    const app = await createApp({ engine: target, clock, config, log: false });
    const inject = (url: string, payload: object, token?: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const login = { email: 'dana@example.com', password: PASSWORD };
    const { token } = (await inject('/api/auth/login', login)).json();
    const run = { date: '2026-11-20', workoutType: 'running', duration: '0:50', distance: 10 };
    const created = await inject('/api/workouts', run, token);
    expect(created.statusCode).toBe(201);
    const lastGiven = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = 'workouts'`.execute(source.db);
    // The source gave its last id to a workout that is gone; it is not given again.
    expect(created.json().id).toBe((lastGiven.rows[0]?.seq ?? 0) + 1);
    const another = { ...login, email: 'new@example.com', name: 'New Runner' };
    expect((await inject('/api/auth/register', another)).statusCode).toBe(201);
    await app.close();
  });

  proof('needs the key file along, where there is one', async () => {
    const keyFile = join(folder, 'secret.key');
    createSealer(keyFile).makeReady();
    const { code, out } = await runMove([url]);
    expect(code).toBe(0);
    expect(out).toContain(`are in ${keyFile}. Start it where`);
    expect(out).toContain('SECRET_KEY_FILE=/path/secret.key');
  });

  proof('cannot be written to while it moves', async () => {
    const other = new Sqlite(join(folder, 'longrun.sqlite'), { timeout: 0 });
    const attempts: unknown[] = [];
    await moveDatabase({
      source,
      target,
      clock,
      onTable: () => {
        try {
          other.exec("update users set name = 'Changed'");
          attempts.push('written');
        } catch (error) {
          attempts.push(error instanceof Error && 'code' in error ? error.code : error);
        }
      },
    });
    expect(new Set(attempts)).toEqual(new Set(['SQLITE_BUSY']));
    other.exec("update users set name = 'Changed'");
    other.close();
  });
});

const trap = (table: string, body: string) => sql`
  create function ${sql.ref(`trap_${table}`)}() returns trigger language plpgsql as
    ${sql.lit(`begin ${body} end`)};
  create trigger trap before insert on ${sql.table(table)}
    for each row execute function ${sql.ref(`trap_${table}`)}()`;

describe('what does not arrive as it was sent is noticed, and nothing is kept', () => {
  const TRAPS: [table: string, what: string, body: string][] = [
    ['users', 'a changed letter', "new.name = replace(new.name, 'D', 'd'); return new;"],
    ['workouts', 'a metre more', 'new.distance_m = new.distance_m + 1; return new;'],
    [
      'workouts',
      'a nothing that became nought',
      'new.calories = coalesce(new.calories, 0); return new;',
    ],
    [
      'csv_upload_files',
      'one changed byte',
      'new.original = set_byte(new.original, 9, 7); return new;',
    ],
    ['races', 'a lost row', 'return null;'],
  ];

  test.each(budget({ everyday: TRAPS.slice(-1), small: TRAPS, full: TRAPS }))(
    'in %s, %s',
    async (table, _what, body) => {
      await migrate({ engine: target, clock });
      await target.runScript(target.db, trap(table, body).compile(target.db).sql);
      await expect(moveDatabase({ source, target, clock })).rejects.toThrow(
        `the table ${table} did not arrive as it was sent`,
      );
      expect(await rowsIn(target)).toBe(0);
    },
  );
});

describe('refused, with what to do', () => {
  proof('a table that did not arrive as it was sent', async () => {
    await migrate({ engine: target, clock });
    await target.runScript(target.db, trap('races', 'return null;').compile(target.db).sql);
    const { code, err } = await runMove([url]);
    expect(code).toBe(1);
    expect(err).toContain('Nothing was moved: the table races did not arrive as it was sent');
  });

  test('a target with rows', async () => {
    await migrate({ engine: target, clock });
    await target.db.insertInto('login_failures').values({ bucket: 'a', failed_at: 1 }).execute();
    await expect(moveDatabase({ source, target, clock })).rejects.toThrow(
      'is not empty: login_failures has rows. Name an empty database',
    );
    expect(await rowsIn(target)).toBe(1);
  });

  proof('a target of an older or a newer Longrun, or of something else', async () => {
    await migrate({ engine: target, clock });
    await target.db.insertInto('migrations').values({ id: '9999-later', applied_at: 1 }).execute();
    expect((await runMove([url])).err).toContain('newer Longrun (it holds 9999-later)');
    await target.db.deleteFrom('migrations').where('id', '>=', '0005').execute();
    expect((await runMove([url])).err).toMatch(/older Longrun \(it lacks 0005-/);
    await target.runScript(target.db, 'drop table migrations');
    expect((await runMove([url])).err).toContain('a table users that Longrun did not make');
  });

  proof('a source of an older Longrun', async () => {
    await source.db.deleteFrom('migrations').where('id', '>=', '0005').execute();
    const { code, err } = await runMove([url]);
    expect(code).toBe(1);
    expect(err).toContain('Start this version once, which brings it up to date: npm start');
  });

  proof('a source on which Longrun runs', async () => {
    const app = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', localFile('src/server/main.ts')],
      { env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' } },
    );
    await new Promise<void>((resolve) => {
      app.stdout.on('data', (text) => String(text).includes('ready') && resolve());
    });
    const { code, err } = await runMove([url]);
    const ended = new Promise((resolve) => app.once('close', resolve));
    app.kill('SIGTERM');
    await ended;
    expect(code).toBe(1);
    expect(err).toContain(`another Longrun (process ${app.pid}) is running on the data folder`);
    expect(err).toMatch(/Stop it first\.\n$/);
    expect((await runMove([url])).code).toBe(0);
  });

  proof('a folder without database, in which none is made', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'longrun-empty-'));
    const { code, err } = await runMove([url], { DATA_DIR: empty });
    expect(code).toBe(1);
    expect(err).toContain(`Nothing was moved: there is no database in ${empty}`);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });

  proof('anything that is no address of a PostgreSQL', async () => {
    const nonsense = [[], ['./data'], ['mysql://host/db'], [url, 'more']];
    const [unreachable, ...refusals] = await Promise.all([
      runMove(['postgres://nobody@127.0.0.1:1/none']),
      ...nonsense.map((args) => runMove(args)),
    ]);
    for (const { code, err } of refusals) {
      expect(code).toBe(2);
      expect(err).toContain('Usage: npm run move -- postgres://');
    }
    expect(refusals).toHaveLength(nonsense.length);
    expect(unreachable.code).toBe(1);
    expect(unreachable.err).toContain('PostgreSQL at 127.0.0.1:1/none cannot be reached');
  });
});
