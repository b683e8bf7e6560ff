import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** Strava’s connections that still stand, of accounts that may use the app. */
export function standing({
  and,
  eb,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables, 'service_connections'>) {
  return and([
    eb('service_connections.service', '=', 'strava'),
    eb('service_connections.state', '=', 'connected'),
    exists(
      selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'service_connections.user_id')
        .where('users.is_active', '=', 1),
    ),
  ]);
}
