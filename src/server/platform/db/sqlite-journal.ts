import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { OutcomeUnknownError } from './database.ts';

/** What was written to the embedded database last stands in a journal beside it. */
export type Journal = {
  /** Resolves once everything committed so far is on the disk. */
  synced: () => Promise<void>;
  close: () => Promise<void>;
};

const CHECKPOINT = new URL('./sqlite-checkpoint.worker.ts', import.meta.url);
const COMMITS_A_CHECKPOINT = 10;
const WORKER_STAYS_MS = 10_000;

/**
 * Waits for the disk where nobody else has to. SQLite would do it within a commit, and hold the whole
 * process up: some milliseconds on a good disk, a tenth of a second on the card of a small computer.
 */
export function openJournal(file: string): Journal {
  const opening = open(`${file}-wal`, 'r+');
  // Said by whoever waits for it.
  opening.catch(() => {});
  const checkpoints = createCheckpoints(file);
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const sync = async () => {
    next = undefined;
    try {
      await (await opening).datasync();
    } catch (error) {
      throw new OutcomeUnknownError(error);
    }
  };
  return {
    synced: () => {
      checkpoints.afterCommit();
      // What is under way may have begun before this commit; the next one is for all who came since.
      next ??= running = running.catch(() => {}).then(sync);
      return next;
    },
    close: async () => {
      await running.catch(() => {});
      await checkpoints.close();
      await opening.then(
        (handle) => handle.close(),
        () => {},
      );
    },
  };
}

/**
 * Brings the journal into the file now and then, in a thread: it takes tens of milliseconds. It is
 * there while much is written. The little that is written otherwise SQLite brings in by itself, as it
 * does with what a thread leaves over.
 */
function createCheckpoints(file: string) {
  let worker: Worker | undefined;
  let closing: NodeJS.Timeout | undefined;
  let isAtWork = false;
  let commits = 0;

  const start = () => {
    const started = new Worker(CHECKPOINT, { workerData: { file } });
    started.unref();
    started.on('message', () => {
      isAtWork = false;
    });
    // Without it SQLite goes on by itself.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      isAtWork = false;
    });
    return started;
  };

  const close = async () => {
    clearTimeout(closing);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  return {
    afterCommit: () => {
      commits += 1;
      if (commits < COMMITS_A_CHECKPOINT || isAtWork) return;
      commits = 0;
      isAtWork = true;
      worker ??= start();
      worker.postMessage('checkpoint');
      clearTimeout(closing);
      closing = setTimeout(() => void close(), WORKER_STAYS_MS).unref();
    },
    close,
  };
}
