import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableReading } from '../readers/table/read-table.ts';
import { UNPACKED } from '../spool.ts';
import { asksForZone, type Item, isOwnFile, type Run } from './reading-run.ts';

/**
 * A table inside an archive of which a person can say what its columns hold is handed over, to be a file
 * of the import by itself; answers whether it was. What is beyond the bounds is told where it lies.
 */
export async function handOverTable(
  of: { item: Item; bytes: Uint8Array; reading: TableReading },
  run: Run,
): Promise<boolean> {
  const { item, bytes, reading } = of;
  const { tables } = run;
  if (isOwnFile(item) || !asksForColumns(reading)) return false;
  const sha256 = hash('sha256', bytes);
  const file = nameOf(item);
  const known = knownTable({ name: file, sha256 });
  // Read again, or twice in the archive.
  if (tables.known.has(known)) return true;
  const isLeftOut = reading.refusals.some(({ isNoWorkout }) => isNoWorkout);
  if (isLeftOut && (!item.isHandmade || tables.leftOut === 0)) return false;
  if (tables.left === 0 || bytes.byteLength > tables.bytesLeft) return false;
  tables.known.add(known);
  tables.left -= 1;
  tables.bytesLeft -= bytes.byteLength;
  if (isLeftOut) tables.leftOut -= 1;
  const folder = await mkdtemp(join(run.folder, UNPACKED));
  try {
    const path = join(folder, 'table');
    await writeFile(path, bytes, { mode: 0o600 });
    await run.emit({ kind: 'table', file, path, bytes: bytes.byteLength, sha256 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

/** By what a table is known that is a file of its import already. */
export function knownTable({ name, sha256 }: { name: string; sha256: string }): string {
  return `${sha256} ${name}`;
}

function asksForColumns({ kind, workouts, refusals }: TableReading): boolean {
  return (
    refusals.some(({ asksColumns }) => asksColumns === true) ||
    (kind === 'csv' && workouts.some(asksForZone))
  );
}

/** 'archive.zip/2019.csv', also of 'archive.zip/2019.csv.gz'; 'log.csv.gz/log.csv'. */
function nameOf({ file, depth, isUnpacked }: Item): string {
  if (!isUnpacked) return file;
  const unpacked = file.replace(/\.gz$/i, '');
  return depth > 0 ? unpacked : `${file}/${unpacked.split('/').at(-1)}`;
}
