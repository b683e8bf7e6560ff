import type { Db, Tx } from './database.ts';

/**
 * Runs one statement that stands by itself, without the query builder's machinery around it, which
 * costs as much as a point read does. Undefined where it has to wait its turn: the builder waits.
 */
export type RunStraight = (
  sql: string,
  parameters: unknown[],
) => unknown[] | Promise<unknown[]> | undefined;

type Way = {
  run: RunStraight;
  /** The database runs in this process, so that no connection can break between it and us. */
  isInProcess: boolean;
};

const ways = new WeakMap<Db | Tx, Way>();

export function offerStraight(db: Db, way: Way): void {
  ways.set(db, way);
}

/** Of the database itself: a transaction's statements stay in the transaction. */
export function straightOf(db: Db | Tx): RunStraight | undefined {
  return ways.get(db)?.run;
}

/**
 * Whether one statement that writes needs no transaction around it. A server elsewhere goes on with
 * it after the connection broke, and would keep what was reported as not saved.
 */
export function writesByOneStatement(db: Db): boolean {
  return ways.get(db)?.isInProcess === true;
}
