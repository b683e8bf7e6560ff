import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../src/server/platform/db/database.ts';

class Dead extends Error {}

/**
 * A process's view of the database, which dies before its `diesAt`th statement: neither that one nor
 * any later one comes through, and what was begun is rolled back.
 */
export function dbThatDies(db: Db, diesAt: number): { db: Db; isDead: () => boolean } {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements >= diesAt) throw new Dead(`before statement ${diesAt}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), isDead: () => statements >= diesAt };
}
