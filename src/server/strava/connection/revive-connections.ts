import type { Db } from '../../platform/db/database.ts';
import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { KEY_LOST } from '../api/faults.ts';
import type { TokenColumns } from './connection.queries.ts';
import { placeOf } from './token-place.ts';

const COLUMNS: readonly TokenColumns[] = ['access_token_sealed', 'refresh_token_sealed'];

/** Connections that had to be given up for want of a key go on once the key is back; how many. */
export async function reviveConnections(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('service_connections')
    .select(['user_id', ...COLUMNS])
    .where('service', '=', 'strava')
    .where('state', '=', 'reconnect')
    .where('trouble', '=', KEY_LOST)
    .execute();
  let revived = 0;
  for (const row of rows) {
    if (!COLUMNS.every((column) => opens(sealer, row.user_id, row[column], column))) continue;
    const changed = await db
      .updateTable('service_connections')
      .set({ state: 'connected', trouble: null })
      .where('user_id', '=', row.user_id)
      .where('service', '=', 'strava')
      .where('state', '=', 'reconnect')
      .where('refresh_token_sealed', '=', row.refresh_token_sealed)
      .executeTakeFirst();
    revived += Number(changed.numUpdatedRows);
  }
  return revived;
}

function opens(sealer: Sealer, userId: number, sealed: string, column: TokenColumns): boolean {
  try {
    return sealer.open(sealed, placeOf(userId, column)).state === 'open';
  } catch (error) {
    if (error instanceof BadKeyFile) return false;
    throw error;
  }
}
