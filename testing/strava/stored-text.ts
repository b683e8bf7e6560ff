import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Engine } from '../../src/server/platform/db/database.ts';

/**
 * All that a copy of the database holds, as text: every byte of SQLite's files, what was overwritten
 * in them included; every row of PostgreSQL's tables as a dump writes it.
 */
export function storedText(engine: Engine): Promise<string> {
  return engine.kind === 'sqlite' ? bytesOfFiles(engine) : rowsOfTables(engine);
}

async function bytesOfFiles({ db }: Engine): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const folder = dirname(rows[0]?.file ?? '');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return files.join('\n');
}

function rowsOfTables({ db }: Engine): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`set local bytea_output = 'escape'`.execute(tx);
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx);
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`
        select t::text as text from ${sql.table(name)} as t`.execute(tx);
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
}
