import type { Place } from '../../platform/sealed/sealed.ts';
import type { TokenColumns } from './connection.queries.ts';

/** Where a token is sealed to: one athlete's, in one column. */
export function placeOf(userId: number, column: TokenColumns): Place {
  return { service: 'strava', userId, column };
}
