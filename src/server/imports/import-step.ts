import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { TakeOver } from '../workouts/sources.ts';
import type { ReaderThread } from './reader-thread.ts';
import type { Spool } from './spool.ts';

/** What each step is given. */
export type StepDeps = {
  db: Db;
  clock: Clock;
  spool: Spool;
  reader: ReaderThread;
  /** Who takes over a workout that no file knows any more. */
  takeOver: TakeOver;
  /** Asked between two slices: whether the process ends. */
  isOver: () => boolean;
};

/** The process was asked to end: the import stays due, and nothing counts as failed. */
export class Stopped extends Error {}
