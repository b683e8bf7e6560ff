import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { TakeOver } from '../workouts/take-back-source.ts';
import type { ItemRow } from './import-items.queries.ts';
import type { Leased } from './imports.queries.ts';
import type { ReaderFault } from './read-found-items.ts';
import type { ReaderThread } from './reader-thread.ts';
import type { Spool } from './spool.ts';

export type WorkLog = {
  error: (what: { err: unknown; importId: number }, message: string) => void;
  warn: (what: { importId: number } & ReaderFault, message: string) => void;
};

/** What each step is given. */
export type StepDeps = {
  db: Db;
  clock: Clock;
  spool: Spool;
  log: WorkLog;
  reader: ReaderThread;
  /** Who takes over a workout that no file knows any more. */
  takeOver: TakeOver;
  /** What becomes of the export of a whole account. */
  account: AccountImport;
  /** How long a slice of writing may take: others' requests are answered between two. */
  sliceMs: number;
  /** How much of an athlete's files is kept. */
  quotaBytes: number;
  /** After a piece of work that took so long: rests where somebody looks, and lets them be answered. */
  giveWay: (tookMs: number) => Promise<void>;
  /** Whether the process ends: asked often, also within a file. */
  isOver: () => boolean;
  /** Whether somebody else's turn has come: asked between two files and two slices. */
  isTurnOver: () => Promise<boolean>;
};

type OfItem = { leased: Leased; item: ItemRow };

/**
 * An export of an account among the files of an import: each step goes on where it stood. By whom all
 * rooms' tables may be written.
 */
export type AccountImport = {
  /** Writes down with the item what it holds and what the account has of it. */
  plan: (deps: StepDeps, of: OfItem & { path: string }) => Promise<void>;
  write: (deps: StepDeps, of: OfItem & { path: string }) => Promise<void>;
  takeBack: (deps: StepDeps, of: OfItem) => Promise<void>;
};

/**
 * The process was asked to end, or another athlete waits: the import stays due, and nothing counts as
 * failed.
 */
export class Stopped extends Error {}

/** Ends the step between two of its pieces, where the process ends or another athlete waits. */
export async function stopWhereAsked({
  isOver,
  isTurnOver,
}: Pick<StepDeps, 'isOver' | 'isTurnOver'>): Promise<void> {
  if (isOver() || (await isTurnOver())) throw new Stopped();
}

/**
 * Between two statements of a transaction: on the embedded database each holds the process up by
 * itself, and others may read meanwhile. `ownMs` is how long it was held up so far, without them.
 */
export function inShortTurns(): { yieldTurn: () => Promise<void>; ownMs: () => number } {
  let ownMs = 0;
  let beganMs = performance.now();
  return {
    yieldTurn: async () => {
      const heldMs = performance.now() - beganMs;
      // Of a small slice the whole takes less.
      if (heldMs < WORTH_A_TURN_MS) return;
      ownMs += heldMs;
      await nextTurn();
      beganMs = performance.now();
    },
    ownMs: () => ownMs + performance.now() - beganMs,
  };
}

const WORTH_A_TURN_MS = 2;
/** Between two pieces of work: others are answered, and where somebody looks at all, they have time. */
export async function leaveTime(
  { giveWay }: Pick<StepDeps, 'giveWay'>,
  tookMs: number,
): Promise<void> {
  await nextTurn();
  await giveWay(tookMs);
}
