import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Place, Sealer } from '../../platform/sealed/sealed.ts';
import type { TokenColumn, TokenRow } from './connections.queries.ts';

/** Where a token is sealed to: one athlete's, in one column. */
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
