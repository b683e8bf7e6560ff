import type { StepDeps } from './import-step.ts';
import {
  advanceImport,
  findImport,
  findTablesInside,
  type ImportFileRow,
  insertTableInside,
  type Leased,
  LeaseLost,
} from './imports.queries.ts';
import { sumKeptBytes } from './kept-files.queries.ts';
import { keepFile } from './kept-files.ts';
import type { FoundTable } from './read-found-items.ts';
import type { TablesInside } from './upload/reading-run.ts';
import { knownTable } from './upload/table-inside.ts';
import { MOST_TABLE_BYTES, MOST_TABLES, MOST_TABLES_LEFT_OUT } from './upload/upload-limits.ts';

/** Which tables of archives are files of an import already, and how many more may become some. */
export async function tablesOf(
  { db, quotaBytes }: StepDeps,
  { userId, id }: Leased,
): Promise<TablesInside> {
  const row = await findImport(db, { userId, id });
  if (!row) throw new LeaseLost();
  const tables = await findTablesInside(db, { userId, id });
  const takenBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  // What is forgotten when it is done may take more than what stays.
  const roomBytes =
    row.keeps_files === 1 ? quotaBytes - (await sumKeptBytes(db, userId)) : MOST_TABLE_BYTES;
  return {
    known: new Set(tables.map(knownTable)),
    left: Math.max(0, MOST_TABLES - tables.length),
    leftOut: MOST_TABLES_LEFT_OUT,
    bytesLeft: Math.min(MOST_TABLE_BYTES - takenBytes, roomBytes),
  };
}

/** Keeps a table out of an archive as a file of the import by itself, which is read after the archive. */
export async function keepTable(
  { db, clock }: StepDeps,
  of: { leased: Leased; file: ImportFileRow; tables: TablesInside; table: FoundTable },
): Promise<void> {
  const { leased, file: archive, tables, table } = of;
  const { userId } = leased;
  const { file: name, path, bytes, sha256 } = table;
  const nowMs = clock.nowMs();
  // The reader hands over no more than there was room for.
  const room = Number.POSITIVE_INFINITY;
  const kept = await keepFile(db, { userId, path, bytes, sha256, nowMs, room, onFull });
  const row = { name, bytes, sha256, kept_file_id: kept.id };
  await db.transaction().execute(async (tx) => {
    await advanceImport(tx, { ...leased, nowMs });
    await insertTableInside(tx, { archive, row });
  });
  tables.known.add(knownTable(row));
  tables.left -= 1;
  tables.bytesLeft -= bytes;
}

function onFull(): never {
  throw new Error('a table beyond the quota');
}
