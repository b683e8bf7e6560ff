import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillEveryTable } from '../../../testing/server/fill-every-table.ts';
import { fixedClock } from '../../../testing/server/fixed-clock.ts';
import { openMigratedDatabase, type TestDatabase } from '../../../testing/server/test-database.ts';
import type { Engine } from '../platform/db/database.ts';
import { purgeUser } from './delete-account.ts';

/** Tables whose rows are nobody's. */
const NOBODYS = ['migrations', 'login_failures', 'api_budgets', 'api_health', 'api_subscriptions'];
const FILLED = 1;
const ANOTHER = 3;

let database: TestDatabase;
let engine: Engine;

beforeEach(async () => {
  database = await openMigratedDatabase(fixedClock(1_000));
  engine = database.engine;
  await fillEveryTable(engine.db, { passwordHash: 'h' });
});
afterEach(() => database.drop());

test('every table of the schema is somebody’s or known to be nobody’s, and has rows to purge', async () => {
  const tables = await readEverything(engine);
  const owners = [...tables].map(([name, rows]) => [name, rows.map(({ owner }) => owner)] as const);
  const nobodys = owners.filter(([, of]) => of.every((owner) => owner === null));
  expect(nobodys.map(([name]) => name).toSorted()).toEqual(NOBODYS.toSorted());
  for (const [name, of] of owners) {
    if (!NOBODYS.includes(name)) expect(of, `${name}: fill-every-table.ts`).toContain(FILLED);
  }
});

test.each([FILLED, ANOTHER])(
  'of athlete %d no row is left in any table, and no other row is touched',
  async (userId) => {
    const before = await readEverything(engine);
    await purgeUser(engine.db, userId);
    const after = await readEverything(engine);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [table, rows] of before) {
      const others = rows.filter(({ owner }) => owner !== userId);
      expect(after.get(table), table).toEqual(others);
    }
  },
);

test('a table that forgets to go with its athlete is found', async () => {
  await engine.runScript(engine.db, 'create table tomorrow (user_id integer not null, note text)');
  await sql`insert into tomorrow (user_id, note) values (${FILLED}, 'left behind')`.execute(
    engine.db,
  );
  await purgeUser(engine.db, FILLED);
  const left = (await readEverything(engine)).get('tomorrow') ?? [];
  expect(left.map(({ owner }) => owner)).toEqual([FILLED]);
  await engine.runScript(engine.db, 'drop table tomorrow');
});

type Row = Record<string, unknown>;
type OwnedRow = { owner: number | null; text: string };
type ForeignKey = { table: string; column: string; parent: string; parentColumn: string };

/** Every row of every table that the database itself names, with whose it is. */
async function readEverything({ db, kind }: Engine): Promise<Map<string, OwnedRow[]>> {
  const names = await tableNames();
  const keys = await foreignKeys();
  const all = new Map<string, Row[]>();
  for (const name of names) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
    all.set(name, rows);
  }
  const found = names.map((name) => {
    const rows = (all.get(name) ?? []).map((row) => ({
      owner: ownerOf(name, row),
      text: JSON.stringify(row),
    }));
    return [name, rows.toSorted((a, b) => (a.text < b.text ? -1 : 1))] as const;
  });
  return new Map(found);

  /** By its own column, else by the row that it hangs on. */
  function ownerOf(table: string, row: Row): number | null {
    const own = table === 'users' ? row.id : row.user_id;
    if (typeof own === 'number') return own;
    for (const key of keys.filter((each) => each.table === table)) {
      const parent = all.get(key.parent)?.find((one) => one[key.parentColumn] === row[key.column]);
      const owner = parent && ownerOf(key.parent, parent);
      if (typeof owner === 'number') return owner;
    }
    return null;
  }

  async function tableNames(): Promise<string[]> {
    const question =
      kind === 'sqlite'
        ? sql<{ name: string }>`
            select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`
            select table_name as name from information_schema.tables
            where table_schema = current_schema() and table_type = 'BASE TABLE'`;
    const { rows } = await question.execute(db);
    return rows.map(({ name }) => name).toSorted();
  }

  async function foreignKeys(): Promise<ForeignKey[]> {
    const question =
      kind === 'sqlite'
        ? sql<ForeignKey>`
            select t.name as "table", k."from" as "column", k."table" as parent, k."to" as "parentColumn"
            from sqlite_master t, pragma_foreign_key_list(t.name) k
            where t.type = 'table'`
        : sql<ForeignKey>`
            select child.relname as "table", ca.attname as "column",
              parent.relname as parent, pa.attname as "parentColumn"
            from pg_constraint c
            join pg_class child on child.oid = c.conrelid
            join pg_class parent on parent.oid = c.confrelid
            join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = c.conkey[1]
            join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = c.confkey[1]
            where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace`;
    return (await question.execute(db)).rows;
  }
}
