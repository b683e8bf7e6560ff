import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDataFolder } from '../src/server/platform/data-folder.ts';
import type { Engine } from '../src/server/platform/db/database.ts';
import { migrate, readMigrations } from '../src/server/platform/db/migrate.ts';
import { addRow, emptyFingerprint, hexOf } from '../src/server/platform/db/move-fingerprint.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { openSqlite } from '../src/server/platform/db/sqlite.ts';
import { backupBeforeMigration } from '../src/server/platform/db/sqlite-backup.ts';
import { DATA_TABLES } from '../src/server/platform/db/tables.ts';
import { createSealer } from '../src/server/platform/sealed/sealed.ts';
import { budget, isProof, proof } from '../testing/budget.ts';
import { fillEveryTable } from '../testing/server/fill-every-table.ts';
import { failToStart, startServer } from '../testing/server/server-process.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { localFile } from './suites/local-file.ts';

// Each test starts programs of its own; a busy machine takes its time over them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const clock = { nowMs: () => Date.UTC(2026, 10, 23) };
const TABLES = [...DATA_TABLES, 'migrations'] as const;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longrun backup '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number; out: string; err: string };

function run(script: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  return new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', localFile(`scripts/${script}.ts`), ...args],
      { env: { ...process.env, DATABASE_URL: '', ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** The hash of each table's rows. */
async function hashesOf({ db }: Engine): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of TABLES) {
    const found = emptyFingerprint();
    for (const row of await db.selectFrom(table).selectAll().execute()) {
      addRow(found, Object.keys(row).toSorted(), { ...row });
    }
    hashes[table] = `${found.rows} rows, ${hexOf(found)}`;
  }
  return hashes;
}

const WRITTEN = 'login_failures';

/** Writes one row after the other, as a busy app does, until it is told to stop. */
function keepWriting({ db }: Engine) {
  let isOver = false;
  let written = 0;
  const done = (async () => {
    while (!isOver) {
      written += 1;
      await db
        .insertInto(WRITTEN)
        .values({ bucket: `row ${written}`, failed_at: written })
        .execute();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  return {
    written: () => written,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
}

async function namesWritten({ db }: Engine): Promise<string[]> {
  const rows = await db.selectFrom(WRITTEN).select('bucket').orderBy('id').execute();
  return rows.map(({ bucket }) => bucket);
}

/** Backs up while rows are written, restores, and compares every table with what was there. */
async function expectRoundTrip(of: {
  source: Engine;
  env: { from: Record<string, string>; to: Record<string, string> };
  openRestored: () => Promise<Engine>;
}) {
  const { source, env, openRestored } = of;
  const file = join(folder, 'saved', 'longrun.backup');
  const writing = keepWriting(source);
  await vi.waitUntil(() => writing.written() > 20, { timeout: 30_000 });
  const before = writing.written();
  const saved = await run('backup', [file], env.from);
  const after = writing.written();
  await writing.stop();
  expect(saved).toMatchObject({ code: 0, err: '' });
  expect(saved.out).toContain('read back whole');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'saved')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'saved'))).toEqual(['longrun.backup']);

  expect(await run('restore', [file], env.to)).toMatchObject({ code: 0, err: '' });
  const restored = await openRestored();
  try {
    const [there, here] = [await hashesOf(restored), await hashesOf(source)];
    expect({ ...there, [WRITTEN]: '' }).toEqual({ ...here, [WRITTEN]: '' });
    // Of what was written meanwhile: all up to one moment, and nothing after it.
    const names = await namesWritten(restored);
    expect(names).toEqual((await namesWritten(source)).slice(0, names.length));
    expect(names.length).toBeGreaterThanOrEqual(before);
    expect(names.length).toBeLessThanOrEqual(after + 2);
    expect(after).toBeGreaterThan(before);
  } finally {
    await restored.close();
  }
}

describe('the embedded database', () => {
  let dataDir: string;
  let source: Engine;

  beforeEach(async () => {
    dataDir = join(folder, 'data');
    source = openSqlite(join(dataDir, 'longrun.sqlite'));
    await migrate({ engine: source, clock });
    await fillEveryTable(source.db, { passwordHash: 'h' });
  });
  afterEach(() => source.close());

  const elsewhere = () => join(folder, 'other');
  const saved = () => join(folder, 'longrun.backup');
  const backUp = (file = saved()) => run('backup', [file], { DATA_DIR: dataDir });
  const restore = (file = saved(), to = elsewhere()) => run('restore', [file], { DATA_DIR: to });

  test('is backed up while it is written to, restored, and equal table by table', async () => {
    await expectRoundTrip({
      source,
      env: { from: { DATA_DIR: dataDir }, to: { DATA_DIR: elsewhere() } },
      openRestored: async () => openSqlite(join(elsewhere(), 'longrun.sqlite')),
    });
    expect(statSync(join(elsewhere(), 'longrun.sqlite')).mode & 0o777).toBe(0o600);
  });

  proof('loses its newest rows in a plain copy of the file', async () => {
    await source.db.insertInto(WRITTEN).values({ bucket: 'newest', failed_at: 1 }).execute();
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(join(dataDir, 'longrun.sqlite'), copy);
    const rows = () => {
      const db = new Sqlite(copy, { readonly: true });
      try {
        return db.prepare(`select bucket from ${WRITTEN}`).all();
      } catch {
        return [];
      } finally {
        db.close();
      }
    };
    expect(rows()).not.toContainEqual({ bucket: 'newest' });
  });

  proof('says what else is needed: the keys, which are not in the backup', async () => {
    const keyFile = join(dataDir, 'secret.key');
    createSealer(keyFile).makeReady();
    const { out } = await backUp();
    expect(out).toContain(`Not in it: the keys in ${keyFile}`);
    const [key = ''] = readFileSync(keyFile, 'utf8').split('\n').toReversed().filter(Boolean);
    expect(readFileSync(saved()).includes(key)).toBe(false);
    expect((await restore()).out).toContain(
      `in ${join(elsewhere(), 'secret.key')}, if there was one`,
    );
  });

  proof('is not saved over a file that is there, and not where there is no database', async () => {
    writeFileSync(saved(), 'something else');
    expect(await backUp()).toMatchObject({
      code: 1,
      err: expect.stringContaining('longrun.backup exists already. Name a file that does not.'),
    });
    expect(readFileSync(saved(), 'utf8')).toBe('something else');
    const nowhere = await run('backup', [join(folder, 'x')], { DATA_DIR: elsewhere() });
    expect(nowhere).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no database'),
    });
    expect((await run('backup', [], {})).code).toBe(2);
  });

  describe('restoring', () => {
    beforeEach(async () => {
      expect(await backUp()).toMatchObject({ code: 0, err: '' });
    });

    proof('is refused where a database stands, which stays as it is', async () => {
      const before = await hashesOf(source);
      const refused = await restore(saved(), dataDir);
      expect(refused).toMatchObject({
        code: 1,
        err: expect.stringContaining('is there already, and is not written over'),
      });
      expect(await hashesOf(source)).toEqual(before);
    });

    proof('is refused while Longrun runs there', async () => {
      const hold = await claimDataFolder(elsewhere());
      const refused = await restore();
      hold.release();
      expect(refused).toMatchObject({
        code: 1,
        err: expect.stringMatching(/is running .*Stop it first\./s),
      });
      expect(existsSync(join(elsewhere(), 'longrun.sqlite'))).toBe(false);
    });

    test('is refused of what is no backup, of a damaged one, and of one of a newer version', async () => {
      const text = join(folder, 'notes.txt');
      writeFileSync(text, 'Longrun '.repeat(1000));
      const foreign = join(folder, 'foreign.sqlite');
      new Sqlite(foreign).exec('create table notes (text)').close();
      const cut = join(folder, 'cut.backup');
      copyFileSync(saved(), cut);
      truncateSync(cut, Math.floor(statSync(cut).size / 2));
      const newer = join(folder, 'newer.backup');
      copyFileSync(saved(), newer);
      new Sqlite(newer).exec("insert into migrations values ('9999-next', 1)").close();
      const cases: [string, string][] = [
        [join(folder, 'missing'), 'cannot be read. Name the file of a backup.'],
        [folder, 'cannot be read. Name the file of a backup.'],
        [text, 'is no backup of Longrun.'],
        [foreign, 'is no backup of Longrun.'],
        [cut, 'is damaged'],
        [newer, 'was saved by a newer Longrun (it holds 9999-next). Use that newer version.'],
      ];
      const tried = budget({ everyday: cases.slice(-3), small: cases, full: cases });
      for (const [file, words] of tried) {
        expect(await restore(file)).toMatchObject({ code: 1, err: expect.stringContaining(words) });
      }
      expect(readdirSync(elsewhere()).filter((name) => name.startsWith('longrun'))).toEqual([]);
    });
  });
});

describe('before the embedded database is brought up to date', () => {
  const older = () => readMigrations().slice(0, -1);

  async function openOlder(dataDir: string): Promise<Engine> {
    const engine = openSqlite(join(dataDir, 'longrun.sqlite'));
    await migrate({ engine, clock, migrations: older() });
    return engine;
  }

  test('a start saves it as it is, and restoring that gives the older one again', async () => {
    const dataDir = join(folder, 'data');
    const engine = await openOlder(dataDir);
    await engine.db.insertInto(WRITTEN).values({ bucket: 'kept', failed_at: 1 }).execute();
    await engine.close();
    const server = await startServer({ DATA_DIR: dataDir });
    server.child.kill('SIGTERM');
    await server.ended;
    const [name = '', ...others] = readdirSync(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', name);
    expect(others).toEqual([]);
    expect(server.printed()).toContain(`Database saved before it is brought up to date: ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);

    const other = join(folder, 'other');
    expect(await run('restore', [file], { DATA_DIR: other })).toMatchObject({ code: 0, err: '' });
    const restored = openSqlite(join(other, 'longrun.sqlite'));
    const ids = await restored.db.selectFrom('migrations').select('id').orderBy('id').execute();
    expect(ids.map(({ id }) => id)).toEqual(older().map(({ id }) => id));
    expect(await namesWritten(restored)).toEqual(['kept']);
    await restored.close();
  });

  test('the last three are kept, and whatever else lies there is left alone', async () => {
    const dataDir = join(folder, 'data');
    const engine = await openOlder(dataDir);
    const names: string[] = [];
    for (const minute of [1, 2, 3, 4, 5]) {
      const at = { nowMs: () => Date.UTC(2026, 10, 23, 0, minute) };
      const saved = await backupBeforeMigration({ engine, dataDir, clock: at });
      names.push(saved?.split('/').at(-1) ?? '');
      writeFileSync(join(dataDir, 'backups', 'my own.sqlite'), '');
    }
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual([
      ...names.slice(-3),
      'my own.sqlite',
    ]);
    await migrate({ engine, clock });
    expect(await backupBeforeMigration({ engine, dataDir, clock })).toBeNull();
    await engine.close();
  });

  proof(
    'a place that cannot be written stops the start with its name, or is passed over when told',
    async () => {
      const dataDir = join(folder, 'data');
      await (await openOlder(dataDir)).close();
      writeFileSync(join(dataDir, 'backups'), 'a file where the folder belongs');
      const { code, printed } = await failToStart({ DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(printed).toContain(join(dataDir, 'backups'));
      expect(printed).toContain('BACKUP_BEFORE_MIGRATION=no');
      const server = await startServer({ DATA_DIR: dataDir, BACKUP_BEFORE_MIGRATION: 'no' });
      server.child.kill('SIGTERM');
      await server.ended;
      expect(server.printed()).toContain('Database brought up to date');
    },
  );
});

// A cluster of its own takes seconds.
if (isProof)
  describe('PostgreSQL', () => {
    let postgres: RunningPostgres;
    let admin: Engine;

    beforeAll(async () => {
      postgres = await startPostgres();
      admin = await openPostgres(postgres.url);
    });
    afterAll(async () => {
      await admin.close();
      await postgres.stop();
    });

    async function newDatabase(name: string): Promise<string> {
      await sql`drop database if exists ${sql.id(name)}`.execute(admin.db);
      await sql`create database ${sql.id(name)}`.execute(admin.db);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    }

    test('is backed up while it is written to, restored to an empty database, and equal table by table', async (context) => {
      const from = await newDatabase('longrun_from');
      const source = await openPostgres(from);
      try {
        await migrate({ engine: source, clock });
        await fillEveryTable(source.db, { passwordHash: 'h' });
        const to = await newDatabase('longrun_to');
        const probe = await run('backup', [join(folder, 'probe')], { DATABASE_URL: from });
        if (probe.err.includes('there is no pg_dump here')) context.skip(probe.err);
        await expectRoundTrip({
          source,
          env: { from: { DATABASE_URL: from }, to: { DATABASE_URL: to } },
          openRestored: () => openPostgres(to),
        });
        const again = await run('restore', [join(folder, 'probe')], { DATABASE_URL: to });
        expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') });
        const embedded = await run('restore', [join(folder, 'probe')], { DATA_DIR: folder });
        expect(embedded.err).toContain('is a backup of a PostgreSQL database');
        await sql`insert into migrations values ('9999-next', 1)`.execute(source.db);
        const schemaOnly = await run('backup', [join(folder, 'newer')], { DATABASE_URL: from });
        expect(schemaOnly).toMatchObject({
          code: 1,
          err: expect.stringContaining('newer Longrun'),
        });
      } finally {
        await source.close();
      }
    });
  });
