import { sql } from 'kysely';
import type { Engine, Tx } from '../../src/server/platform/db/database.ts';
import { DATA_TABLES } from '../../src/server/platform/db/tables.ts';
import { onServer } from './on-server.ts';

/**
 * Migrated schemas that a test is done with, emptied for the next one: making one and dropping it
 * takes many times as long. Who runs the tests opens the list, names it in TEST_SPARES and closes it.
 */
const LIST = process.env.TEST_SPARES;

export async function openSpares(base: string, list: string): Promise<void> {
  await onServer(
    base,
    `create schema ${list}; create table ${list}.spares (name text primary key)`,
  );
}

export async function closeSpares(base: string, list: string): Promise<void> {
  for (const name of await onServer(base, `select name from ${list}.spares`)) {
    await onServer(base, `drop schema ${name} cascade`);
  }
  await onServer(base, `drop schema ${list} cascade`);
}

/** Undefined where there is none. */
export async function takeSpare(base: string): Promise<string | undefined> {
  if (LIST === undefined) return undefined;
  const [name] = await onServer(
    base,
    `delete from ${LIST}.spares
     where name = (select name from ${LIST}.spares limit 1 for update skip locked)
     returning name`,
  );
  return name;
}

/** What migrating made, so that a test that changed it does not hand it on. */
export async function shapeOf(db: Engine['db'] | Tx): Promise<string | undefined> {
  const { rows } = await sql<{ shape: string }>`
    with here as (select current_schema()::regnamespace::oid as id)
    select md5(string_agg(part, ',' order by part)) as shape from (
      select concat_ws(' ', c.oid, relname, relchecks, attname, atttypid, attnotnull, atthasdef)
        from here, pg_class c join pg_attribute a on a.attrelid = c.oid where relnamespace = here.id
      union all select concat('trigger ', t.oid, tgenabled)
        from here, pg_trigger t join pg_class c on c.oid = t.tgrelid where relnamespace = here.id
      union all select concat('constraint ', c.oid)
        from here, pg_constraint c where connamespace = here.id
      union all select concat('function ', p.oid) from here, pg_proc p where pronamespace = here.id
      union all select concat('migration ', id) from migrations
    ) as parts(part)`.execute(db);
  return rows[0]?.shape;
}

/** Takes out every row, unless a test made something else of the schema: whether it can be handed on. */
export async function emptied(engine: Engine, shape: string | undefined): Promise<boolean> {
  if (LIST === undefined) return false;
  const done = engine.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    if ((await shapeOf(tx)) !== shape) return false;
    for (const table of DATA_TABLES.toReversed()) await tx.deleteFrom(table).execute();
    await sql`
      select setval(oid::regclass, 1, false) from pg_class
      where relkind = 'S' and relnamespace = current_schema()::regnamespace`.execute(tx);
    return true;
  });
  // A test may leave connections broken, or a row locked.
  return done.catch(() => false);
}

export async function keepSpare(base: string, name: string): Promise<void> {
  await onServer(base, `insert into ${LIST}.spares values ('${name}')`);
}
