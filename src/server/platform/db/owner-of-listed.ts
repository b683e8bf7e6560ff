import { sql } from 'kysely';

/**
 * Whose rows a list of ids may name: `where(OWNER_OF_LISTED, '=', userId)`. SQLite takes everybody to
 * have ten rows, and would read all that an athlete ever logged sooner than look up eleven ids; the
 * plus keeps it from finding rows by their owner.
 */
export const OWNER_OF_LISTED = sql<number>`+user_id`;
