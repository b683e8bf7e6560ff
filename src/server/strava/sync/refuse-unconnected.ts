import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { REFUSED } from '../api/faults-words.ts';
import { findConnection } from '../strava.queries.ts';

/** The athlete's connection; refused where there is none, in those words, or it has to be renewed. */
export async function refuseUnconnected(
  db: Db,
  of: { userId: number; notConnected: string },
): Promise<NonNullable<Awaited<ReturnType<typeof findConnection>>>> {
  const connection = await findConnection(db, of.userId);
  if (!connection) throw new AppError('conflict', of.notConnected);
  if (connection.state === 'reconnect') {
    throw new AppError('conflict', connection.trouble ?? REFUSED);
  }
  return connection;
}
