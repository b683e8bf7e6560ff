import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { columnsOf } from './move-target.ts';
import { DATA_TABLES } from './tables.ts';

/** New rows get ids that were never given, also not to rows that are gone. */
export async function carryIdsOn({ from, to }: { from: Db; to: Tx }): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(from);
  for (const table of DATA_TABLES) {
    const columns = await columnsOf(to, table);
    const lastGiven = rows.find((row) => row.name === table)?.seq;
    if (!lastGiven || !columns.some(({ name }) => name === 'id')) continue;
    await sql`
      select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'), ${sql.lit(lastGiven)})`.execute(
      to,
    );
  }
}
