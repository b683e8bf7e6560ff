import type { Config } from '../config.ts';
import type { Db } from '../platform/db/database.ts';
import { hasUser } from './users.queries.ts';

/**
 * Answers whether anybody is yet to create the first account here. The database is asked until there
 * is one; a page comes also where the database does not answer.
 */
export function askForFirstAccount(of: {
  db: Db;
  config: Pick<Config, 'registration'>;
}): () => Promise<boolean> {
  const { db, config } = of;
  let isOver = config.registration === 'closed';
  return async () => {
    if (isOver) return false;
    try {
      isOver = await hasUser(db);
      return !isOver;
    } catch {
      return false;
    }
  };
}
