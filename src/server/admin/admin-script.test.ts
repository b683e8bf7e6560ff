import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proof } from '../../../testing/budget.ts';
import { newSchema, TEST_ENGINE } from '../../../testing/server/test-database.ts';
import { hashPassword } from '../auth/passwords.ts';
import { claimDataFolder } from '../platform/data-folder.ts';
import type { Engine } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openEngine } from '../platform/db/open-engine.ts';
import { toggleStatus } from './change-account.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/admin.ts', import.meta.url));
const clock = { nowMs: () => 1 };

let folder: string;
let env: { DATA_DIR: string; DATABASE_URL?: string };
let engine: Engine;
let cleanUp: (() => Promise<void>)[];

/** An installation as the environment describes it, its database open as by a running app. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-admin-'));
  cleanUp = [async () => rmSync(folder, { recursive: true, force: true })];
  env = { DATA_DIR: folder };
  if (TEST_ENGINE === 'postgres') {
    const schema = await newSchema();
    cleanUp.unshift(schema.drop);
    env.DATABASE_URL = schema.url;
  } else {
    const claim = await claimDataFolder(folder);
    cleanUp.unshift(async () => claim.release());
  }
  engine = await openEngine({ dataDir: folder, databaseUrl: env.DATABASE_URL });
  cleanUp.unshift(() => engine.close());
});

afterEach(async () => {
  for (const step of cleanUp) await step();
});

async function addAccount(email: string) {
  await engine.db
    .insertInto('users')
    .values({
      email,
      password_hash: await hashPassword('secret 1'),
      name: 'Anna',
      trainer_token: email,
      created_at: 1,
    })
    .execute();
}

type Ended = { code: number; out: string; err: string };

function admin(args: string[], more: Record<string, string> = {}): Promise<Ended> {
  const { TEST_ENGINE: _engine, TEST_DATABASE_URL: _url, ...inherited } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', SCRIPT, ...args],
      { env: { ...inherited, ...env, ...more } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test('it works beside the running app, and says by its exit code whether it did', async () => {
  await migrate({ engine, clock });
  await addAccount('anna@example.com');
  const promoted = await admin(['promote', 'anna@example.com']);
  expect(promoted).toEqual({
    code: 0,
    out: 'anna@example.com is now an administrator.\n',
    err: '',
  });
  const row = await engine.db.selectFrom('users').select('is_admin').executeTakeFirst();
  expect(row).toEqual({ is_admin: 1 });
  const refused = await admin(['demote', 'anna@example.com']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('last active administrator');
});

proof('it works while the app writes all the time, and the app goes on writing', async () => {
  await migrate({ engine, clock });
  for (const email of ['ada@example.com', 'anna@example.com', 'otto@example.com']) {
    await addAccount(email);
  }
  await admin(['promote', 'ada@example.com']);
  const { db } = engine;
  const [ada, , otto] = await db.selectFrom('users').select('id').orderBy('id').execute();
  let isOver = false;
  let toggles = 0;
  const panel = async () => {
    while (!isOver) {
      await toggleStatus({ db, adminId: ada?.id ?? 0, userId: otto?.id ?? 0 });
      toggles += 1;
      await setTimeout(1);
    }
  };
  const writing = panel();
  for (const command of ['promote', 'demote', 'deactivate', 'activate', 'reset-password']) {
    const { code, err } = await admin([command, 'anna@example.com']);
    expect([command, code, err]).toEqual([command, 0, '']);
  }
  isOver = true;
  await writing;
  expect(toggles).toBeGreaterThan(10);
});

test('nonsense gets the usage, and nothing is opened', async () => {
  const { code, out, err } = await admin(['promot', 'anna@example.com'], { PORT: 'nonsense' });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Usage: npm run admin -- COMMAND');
});

test('an older schema is refused, and not migrated', async () => {
  await migrate({ engine, clock });
  await engine.db.deleteFrom('migrations').where('id', '=', '0004-races-and-weight').execute();
  const { code, err } = await admin(['list']);
  expect(code).toBe(1);
  expect(err).toContain('older Longrun (it lacks 0004-races-and-weight). Start this version once');
  expect(await engine.db.selectFrom('migrations').selectAll().execute()).not.toHaveLength(0);
  expect(
    await engine.db
      .selectFrom('migrations')
      .selectAll()
      .where('id', '=', '0004-races-and-weight')
      .execute(),
  ).toEqual([]);
});

test('a newer schema is refused', async () => {
  await migrate({ engine, clock });
  await engine.db.insertInto('migrations').values({ id: '9999-later', applied_at: 1 }).execute();
  const { code, err } = await admin(['list']);
  expect(code).toBe(1);
  expect(err).toContain('newer Longrun (it holds 9999-later)');
});

test('a database that Longrun never used is refused', async () => {
  const { code, err } = await admin(['list']);
  expect(code).toBe(1);
  expect(err).toContain('holds no Longrun yet');
});

test('a folder without database is refused, and none is made there', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'longrun-empty-'));
  cleanUp.push(async () => rmSync(empty, { recursive: true, force: true }));
  const { code, err } = await admin(['list'], { DATA_DIR: empty, DATABASE_URL: '' });
  expect(code).toBe(1);
  expect(err).toContain(`there is no database in ${empty}`);
  expect(readdirSync(empty)).toEqual([]);
});
