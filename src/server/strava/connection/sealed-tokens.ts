import type { Db } from '../../platform/db/database.ts';
import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Place, Sealer } from '../../platform/sealed/sealed.ts';
import { KEY_LOST } from '../api/strava-fault.ts';
import {
  findAllTokens,
  reviveConnection,
  TOKEN_COLUMNS,
  type TokenColumn,
  type TokenRow,
} from './connections.queries.ts';

/** What a token is sealed to: one athlete's, in one column. */
export function placeOf(userId: number, column: TokenColumn): Place {
  return { service: 'strava', userId, column };
}

/** Null where it does not open, for whatever reason. */
export function openOrNull(of: {
  sealer: Sealer;
  userId: number;
  row: Pick<TokenRow, TokenColumn>;
  column: TokenColumn;
}): string | null {
  const { sealer, userId, row, column } = of;
  try {
    const token = sealer.open(row[column], placeOf(userId, column));
    return token.state === 'open' ? token.text : null;
  } catch (error) {
    if (error instanceof BadKeyFile) return null;
    throw error;
  }
}

/** Connections that were given up for want of a key go on once the key is back; how many. */
export async function reviveConnections(db: Db, sealer: Sealer): Promise<number> {
  let revived = 0;
  for (const row of await findAllTokens(db, { trouble: KEY_LOST })) {
    const userId = row.user_id;
    const tokens = TOKEN_COLUMNS.map((column) => openOrNull({ sealer, userId, row, column }));
    if (tokens.includes(null)) continue;
    const refreshSealed = row.refresh_token_sealed;
    if (await reviveConnection(db, { userId, refreshSealed })) revived += 1;
  }
  return revived;
}
