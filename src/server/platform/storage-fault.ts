import { StartProblem } from './start-problem.ts';

/** What keeps a disk or a database from taking or giving what is asked of it. */
export type StorageFault = 'full' | 'readOnly' | 'notAllowed' | 'damaged';

/** Known by the codes of Node, SQLite and PostgreSQL; null for every other error. */
export function storageFaultOf(error: unknown): StorageFault | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

const CODES: readonly (readonly [RegExp, StorageFault])[] = [
  [/^(SQLITE_FULL|SQLITE_IOERR_WRITE|ENOSPC|EDQUOT|53100)$/, 'full'],
  // A standby, or a server or file that lets nobody write.
  [/^(SQLITE_READONLY(_\w+)?|25006)$/, 'readOnly'],
  [/^(EACCES|EPERM|EROFS)$/, 'notAllowed'],
  // Of the embedded database alone: the advice on another one is its own.
  [/^(SQLITE_CORRUPT(_\w+)?|SQLITE_NOTADB)$/, 'damaged'],
];

/** What went wrong, for whoever runs a command; an error that nobody foresaw stays as it is. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof StartProblem) return error.message;
  const fault = storageFaultOf(error);
  return fault && error instanceof Error ? ADVICE[fault](error.message) : error;
}

/** A damaged database, in the words that the log has for whoever runs the server. */
export function damageText(error: unknown): string | null {
  if (storageFaultOf(error) !== 'damaged' || !(error instanceof Error)) return null;
  return ADVICE.damaged(error.message);
}

const ADVICE: Record<StorageFault, (message: string) => string> = {
  full: (message) =>
    `the disk is full (${message}). Free some space, then run the same command again: what was saved before is still there.`,
  readOnly: (message) =>
    `the database takes no changes (${message}). Give this user the right to write it, then run the same command again.`,
  notAllowed: (message) =>
    `this user may not do that (${message}). Give it the right to, then run the same command again.`,
  damaged: (message) =>
    `the database is damaged (${message}). Stop Longrun, keep the folder as it is, and put a backup into another one: DATA_DIR=./other npm run restore -- FILE`,
};
