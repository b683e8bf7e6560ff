import type { Kysely, LogConfig, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** For reading. Passed in, never held. */
export type Db = Kysely<Tables>;
/** For writing: what must stand or fall together shares one. */
export type Tx = Transaction<Tables>;

/** Told of each statement that ran: for measurements that replay the very same SQL. */
export type OnQuery = (statement: { sql: string; parameters: readonly unknown[] }) => void;

export type Engine = {
  kind: 'sqlite' | 'postgres';
  /** Where the data is, fit to be shown: no password. */
  describe: string;
  db: Db;
  /** Runs `work` in a transaction, while no other process can migrate the same database. */
  whileLocked: (work: (tx: Tx) => Promise<void>) => Promise<void>;
  /** Each engine's words for the tokens in migrations. */
  words: { id: string; bytes: string };
  /** Runs a script of several statements as it stands. */
  runScript: (tx: Db | Tx, script: string) => Promise<void>;
  /** Whether it answers, and takes writes. */
  canWrite: () => Promise<boolean>;
  /** Settings that would lose acknowledged writes in a power cut, each as a sentence. */
  durabilityWarnings: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Kysely's own log, on only where somebody listens. */
export function logQueries(onQuery: OnQuery | undefined): LogConfig {
  if (!onQuery) return [];
  return ({ level, query }) => {
    if (level === 'query') onQuery({ sql: query.sql, parameters: query.parameters });
  };
}

/** The answer to a commit, or to a write by itself, was lost: it may have been done. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`it is not known whether this was saved: ${reason}`, { cause });
  }
}
