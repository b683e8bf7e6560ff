import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Engine, OnQuery } from '../../src/server/platform/db/database.ts';
import { openPostgres } from '../../src/server/platform/db/postgres.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite.ts';
import { newSchema, TEST_ENGINE, type TestDatabase } from './test-database.ts';

export type Statement = Parameters<OnQuery>[0];

/** As the test database, telling each statement. */
export async function openTold(onQuery: OnQuery): Promise<TestDatabase> {
  if (TEST_ENGINE === 'postgres') {
    const schema = await newSchema();
    const engine = await openPostgres(schema.url, { onQuery });
    const drop = async () => {
      await engine.close();
      await schema.drop();
    };
    return { engine, drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'longrun-test-'));
  const engine = openSqlite(join(folder, 'longrun.sqlite'), onQuery);
  const drop = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { engine, drop };
}

/** How the database finds the rows of these statements, each once. */
export async function plansOf(engine: Engine, statements: readonly Statement[]) {
  const different = [...new Map(statements.map((one) => [one.sql, one])).values()];
  const queries = different.filter(({ sql }) => /^(with|select|insert|update|delete)/.test(sql));
  const plans: { sql: string; plan: string }[] = [];
  await engine.db.connection().execute(async (connection) => {
    const isPostgres = engine.kind === 'postgres';
    // Small tables are read whole; without that choice it shows whether there is another.
    if (isPostgres) await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    for (const { sql, parameters } of queries) {
      const explain = isPostgres ? `explain ${sql}` : `explain query plan ${sql}`;
      const { rows } = await connection.executeQuery<object>(
        CompiledQuery.raw(explain, [...parameters]),
      );
      plans.push({ sql, plan: rows.map((row) => Object.values(row).join(' ')).join('\n') });
    }
    if (isPostgres) await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
  });
  return plans;
}

/** Finds plans that read one of these tables whole. The rows of an insert are no table. */
export function readsWhole(tables: string): RegExp {
  return new RegExp(String.raw`SCAN (?!${NO_TABLE})|Seq Scan on "?(${tables})\b`);
}

/** An index of the few rows that are at work is small however many there were. */
const NO_TABLE = String.raw`\d+-ROW VALUES|imports USING INDEX imports_at_work`;
