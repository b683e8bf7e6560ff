import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db, Engine } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let engine: Engine;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'longrun-sqlite-'));
  engine = openSqlite(join(folder, 'longrun.sqlite'));
  db = engine.db;
  await migrate({ engine, clock: { nowMs: () => 0 } });
});

afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

function fail(bucket: string, on: Db = db) {
  return on.insertInto('login_failures').values({ bucket, failed_at: 0 }).execute();
}

async function buckets(on: Db = db): Promise<string[]> {
  const rows = await on.selectFrom('login_failures').select('bucket').orderBy('id').execute();
  return rows.map(({ bucket }) => bucket);
}

describe('a read outside a transaction', () => {
  test('does not wait for one that is under way, and sees what was committed last', async () => {
    await fail('before');
    const seen: string[][] = [];
    await db.transaction().execute(async (tx) => {
      await fail('in it', tx);
      seen.push(await buckets());
      const { rows } = await sql<{ n: number }>`select count(*) as n from login_failures`.execute(
        db,
      );
      expect(rows).toEqual([{ n: 1 }]);
      const { rows: named } = await sql<{ n: number }>`
        with all_of_them as (select * from login_failures)
        select count(*) as n from all_of_them`.execute(db);
      expect(named).toEqual([{ n: 1 }]);
      seen.push(await buckets(tx));
    });
    seen.push(await buckets());
    expect(seen).toEqual([['before'], ['before', 'in it'], ['before', 'in it']]);
  });

  test('sees each write that was acknowledged before it', async () => {
    for (let n = 0; n < 50; n += 1) {
      await fail(`write ${n}`);
      expect(await buckets()).toHaveLength(n + 1);
    }
  });
});

describe('a write outside a transaction', () => {
  test('waits for the one that is under way, whatever it is written as, and is kept when that is undone', async () => {
    const writes: Promise<unknown>[] = [];
    const undone = db.transaction().execute(async (tx) => {
      await fail('undone', tx);
      writes.push(fail('built'));
      writes.push(
        sql`insert into login_failures (bucket, failed_at) values ('raw', 0)`.execute(db),
      );
      writes.push(
        sql`
          with source as (select 'with' as bucket)
          insert into login_failures (bucket, failed_at)
          select bucket, 0 from source
          returning id`.execute(db),
      );
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await Promise.all(writes);
    expect(await buckets()).toEqual(['built', 'raw', 'with']);
  });

  test('that fails leaves the way free for the next', async () => {
    await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow('no such table');
    await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow('no such table');
    await fail('next');
    expect(await buckets()).toEqual(['next']);
  });
});

test('a transaction has the right to write from its beginning, so that none fails half-way', async () => {
  const other = openSqlite(join(folder, 'longrun.sqlite'));
  await sql`pragma busy_timeout = 0`.execute(other.db);
  await db.transaction().execute(async (tx) => {
    expect(await buckets(tx)).toEqual([]);
    await expect(fail('theirs', other.db)).rejects.toThrow('database is locked');
    await fail('ours', tx);
  });
  await fail('theirs', other.db);
  await other.close();
  expect(await buckets()).toEqual(['ours', 'theirs']);
});

test('rows come one by one where there are many, in a transaction with what it wrote', async () => {
  for (let n = 0; n < 3; n += 1) await fail(`${n}`);
  const all = (on: Db) => on.selectFrom('login_failures').select('bucket').orderBy('id');
  const seen: string[] = [];
  for await (const { bucket } of all(db).stream()) {
    seen.push(bucket);
    // Another of the same text begins meanwhile.
    expect(await buckets()).toHaveLength(3);
  }
  expect(seen).toEqual(['0', '1', '2']);
  await db.transaction().execute(async (tx) => {
    await fail('3', tx);
    const own: string[] = [];
    for await (const { bucket } of all(tx).stream()) own.push(bucket);
    expect(own).toEqual(['0', '1', '2', '3']);
  });
});

test('a database that is closed leaves one file', async () => {
  await fail('kept');
  await engine.close();
  expect(readdirSync(folder)).toEqual(['longrun.sqlite']);
  engine = openSqlite(join(folder, 'longrun.sqlite'));
  db = engine.db;
  expect(await buckets()).toEqual(['kept']);
});

describe('who may read the file', () => {
  const mode = (name: string) => statSync(join(folder, name)).mode & 0o777;

  test('is its owner alone, and of the journal beside it too', async () => {
    await fail('written');
    expect(readdirSync(folder).map(mode)).toEqual([0o600, 0o600, 0o600]);
  });

  test('is nobody but owner and group, of one that an older Longrun made', async () => {
    await engine.close();
    chmodSync(join(folder, 'longrun.sqlite'), 0o644);
    engine = openSqlite(join(folder, 'longrun.sqlite'));
    expect(mode('longrun.sqlite')).toBe(0o640);
  });
});
