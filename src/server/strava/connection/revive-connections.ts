import type { Db } from '../../platform/db/database.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import { KEY_LOST } from '../api/faults-words.ts';
import { TOKEN_COLUMNS } from './connections.queries.ts';
import { openOrNull } from './sealed-tokens.ts';

/** Connections that had to be given up for want of a key go on once the key is back; how many. */
export async function reviveConnections(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .selectFrom('service_connections')
    .select(['user_id', ...TOKEN_COLUMNS])
    .where('service', '=', 'strava')
    .where('state', '=', 'reconnect')
    .where('trouble', '=', KEY_LOST)
    .execute();
  let revived = 0;
  for (const row of rows) {
    const tokens = TOKEN_COLUMNS.map((column) =>
      openOrNull({ sealer, userId: row.user_id, row, column }),
    );
    if (tokens.includes(null)) continue;
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
