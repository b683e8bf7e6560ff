import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { StartProblem } from '../start-problem.ts';
import type { Db, Engine, Tx } from './database.ts';
import { migrate } from './migrate.ts';
import { readSchemaState } from './schema-state.ts';
import { DATA_TABLES } from './tables.ts';

const USE_ANOTHER = 'Name an empty database, for example a new one: createdb longrun';

/** Makes our tables where there are none; refuses those of another version or of somebody else. */
export async function prepareTarget(input: { target: Engine; clock: Clock }): Promise<void> {
  const { target, clock } = input;
  const schema = await readSchemaState(target);
  switch (schema.state) {
    case 'none':
      await migrate({ engine: target, clock });
      return;
    case 'current':
      return;
    case 'older':
      throw new StartProblem(
        `${target.describe} was used by an older Longrun (it lacks ${schema.lacks}). ${USE_ANOTHER}`,
      );
    case 'newer':
      throw new StartProblem(
        `${target.describe} was used by a newer Longrun (it holds ${schema.holds}). ${USE_ANOTHER}`,
      );
    case 'foreign':
      throw new StartProblem(
        `${target.describe} has a table ${schema.table} that Longrun did not make. ${USE_ANOTHER}`,
      );
  }
}

/** Keeps everybody else out until the transaction ends, and refuses where rows stand already. */
export async function claimEmptyTarget(tx: Tx, describe: string): Promise<void> {
  const tables = sql.join(DATA_TABLES.map((table) => sql.table(table)));
  await sql`set local lock_timeout = '10s'`.execute(tx);
  await sql`lock table ${tables} in access exclusive mode`.execute(tx);
  for (const table of DATA_TABLES) {
    const row = await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (!row) continue;
    throw new StartProblem(`${describe} is not empty: ${table} has rows. ${USE_ANOTHER}`);
  }
}

/** A table's columns by name. */
export async function columnsOf(db: Db | Tx, table: string) {
  const { rows } = await sql<{ name: string; isBytes: boolean }>`
    select attname as name, atttypid = 'bytea'::regtype as "isBytes"
    from pg_attribute
    where attrelid = to_regclass(${sql.lit(table)})
      and attnum > 0
      and not attisdropped
    order by attname collate "C"`.execute(db);
  return rows;
}
