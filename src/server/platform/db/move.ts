import type { Clock } from '../clock.ts';
import { StartProblem } from '../start-problem.ts';
import type { Engine } from './database.ts';
import { copyTable } from './move-copy.ts';
import { type Fingerprint, hexOf, isSame } from './move-fingerprint.ts';
import { carryIdsOn } from './move-ids.ts';
import { fingerprintOfTarget } from './move-read-back.ts';
import { claimEmptyTarget, prepareTarget } from './move-target.ts';
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
