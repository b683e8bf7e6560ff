import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { StartProblem } from '../start-problem.ts';
import type { Engine, Tx } from './database.ts';
import { migrate } from './migrate.ts';
import { type Fingerprint, hexOf, isSame } from './move-fingerprint.ts';
import { columnsOf, copyTable, fingerprintOfTarget } from './move-rows.ts';
import { readSchemaState } from './schema-state.ts';
import { DATA_TABLES } from './tables.ts';

export type MovedTable = { table: string; rows: number; hash: string };

/**
 * Carries every row of the embedded database to an empty PostgreSQL: all of them in one
 * transaction, each table compared by the hash of its rows, read back, before it is kept.
 * Nobody can write the source meanwhile, and it stays as it is.
 */
export async function moveDatabase(input: {
  source: Engine;
  target: Engine;
  clock: Clock;
  onTable?: (moved: MovedTable) => void;
}): Promise<MovedTable[]> {
  const { source, target, clock, onTable } = input;
  await prepareTarget({ target, clock });
  const moved: MovedTable[] = [];
  await source.whileLocked((from) =>
    target.db.transaction().execute(async (tx) => {
      await claimEmptyTarget(tx, target.describe);
      for (const table of DATA_TABLES) {
        const sent = await copyTable({ from, to: tx, table });
        const arrived = await fingerprintOfTarget(tx, table);
        if (!isSame(sent, arrived)) throw differing({ table, sent, arrived });
        const report = { table, rows: arrived.rows, hash: hexOf(arrived) };
        moved.push(report);
        onTable?.(report);
      }
      await carryIdsOn({ from, to: tx });
    }),
  );
  return moved;
}

const USE_ANOTHER = 'Name an empty database, for example a new one: createdb longrun';

/** Makes our tables where there are none; refuses those of another version or of somebody else. */
async function prepareTarget(input: { target: Engine; clock: Clock }): Promise<void> {
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
async function claimEmptyTarget(tx: Tx, describe: string): Promise<void> {
  const tables = sql.join(DATA_TABLES.map((table) => sql.table(table)));
  await sql`set local lock_timeout = '10s'`.execute(tx);
  await sql`lock table ${tables} in access exclusive mode`.execute(tx);
  for (const table of DATA_TABLES) {
    const row = await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (!row) continue;
    throw new StartProblem(`${describe} is not empty: ${table} has rows. ${USE_ANOTHER}`);
  }
}

/** New rows get ids that were never given, also not to rows that are gone. */
async function carryIdsOn({ from, to }: { from: Tx; to: Tx }): Promise<void> {
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

function differing(found: { table: string; sent: Fingerprint; arrived: Fingerprint }) {
  const { table, sent, arrived } = found;
  const how =
    sent.rows === arrived.rows
      ? `the rows have the hash ${hexOf(sent)} here and ${hexOf(arrived)} there`
      : `${sent.rows} rows were sent and ${arrived.rows} arrived`;
  return new StartProblem(
    `the table ${table} did not arrive as it was sent: ${how}. The target was left empty. A trigger or rule on it may change rows; use a database of its own.`,
  );
}
