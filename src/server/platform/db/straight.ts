import type { Db, Tx } from './database.ts';

export type Statement = { sql: string; parameters: unknown[]; writes: boolean };

/**
 * Runs one statement that stands by itself, without the query builder's machinery around it, which
 * costs as much as a point read does. One that writes is kept whole or not at all, also where the
 * connection breaks. Undefined where it has to wait its turn: the builder waits.
 */
export type RunStraight = (statement: Statement) => unknown[] | Promise<unknown[]> | undefined;

const ways = new WeakMap<Db | Tx, RunStraight>();

export function offerStraight(db: Db, run: RunStraight): void {
  ways.set(db, run);
}

/** Of the database itself: a transaction's statements stay in the transaction. */
export function straightOf(db: Db | Tx): RunStraight | undefined {
  return ways.get(db);
}
