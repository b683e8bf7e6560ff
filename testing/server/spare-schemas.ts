import { sql } from 'kysely';
import type { Engine, Tx } from '../../src/server/platform/db/database.ts';
import { DATA_TABLES } from '../../src/server/platform/db/tables.ts';
import { onServer } from './on-server.ts';

/**
 * Migrated schemas that a test is done with, emptied for the next one of this process: making one
 * and dropping it takes many times as long. Who runs the tests names them by TEST_SCHEMAS, and drops
 * them by it in the end.
 */
const spares: string[] = [];

/** What the names of this run's schemas begin with. */
export const SCHEMA_PREFIX = process.env.TEST_SCHEMAS;

/** Undefined where there is none. */
export const takeSpare = (): string | undefined => spares.pop();

export function keepSpare(name: string): void {
  spares.push(name);
}

export async function dropSchemas(base: string, prefix: string): Promise<void> {
  const named = `select nspname from pg_namespace where nspname like '${prefix}\\_%'`;
  for (const name of await onServer(base, named)) {
    await onServer(base, `drop schema ${name} cascade`);
  }
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
  if (SCHEMA_PREFIX === undefined) return false;
  const done = engine.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    if ((await shapeOf(tx)) !== shape) return false;
    await engine.runScript(tx, EMPTY);
    return true;
  });
  // A test may leave connections broken, or a row locked.
  return done.catch(() => false);
}

/** One script, since each statement of its own would have to go there and back. */
const EMPTY = [
  ...DATA_TABLES.toReversed().map((table) => `delete from ${table}`),
  `select setval(oid::regclass, 1, false) from pg_class
   where relkind = 'S' and relnamespace = current_schema()::regnamespace`,
].join(';');
