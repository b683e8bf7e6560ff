import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { addRow, emptyFingerprint, type Fingerprint } from './move-fingerprint.ts';
import { columnsOf } from './move-target.ts';

const ROWS_AT_ONCE = 500;

/** The fingerprint of what stands in the target; files are hashed there and not sent back. */
export async function fingerprintOfTarget(tx: Tx, table: string): Promise<Fingerprint> {
  const columns = await columnsOf(tx, table);
  const names = columns.map(({ name }) => name);
  const selected = columns.map(({ name, isBytes }) =>
    isBytes
      ? sql`
          case when ${sql.ref(name)} is not null
            then json_build_object('sha256', encode(sha256(${sql.ref(name)}), 'hex'))
          end as ${sql.ref(name)}`
      : sql.ref(name),
  );
  const found = emptyFingerprint();
  await sql`declare moved no scroll cursor for select ${sql.join(selected)} from ${sql.table(table)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from moved`.execute(tx);
    for (const row of rows) addRow(found, names, row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close moved`.execute(tx);
  return found;
}
