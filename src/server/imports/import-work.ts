import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { giveWay, nobodyWaits, type WhoWaits } from '../platform/http/who-waits.ts';
import type { TakeOver } from '../workouts/take-back-source.ts';
import { failImport } from './end-import.ts';
import { type AccountImport, type StepDeps, Stopped, type WorkLog } from './import-step.ts';
import {
  findAthletesAtWork,
  findImport,
  forgetLeases,
  type ImportRow,
  LEASE_MS,
  type Leased,
  LeaseLost,
  leaseNextImport,
  releaseImport,
  renewLease,
} from './imports.queries.ts';
import { planImport } from './plan-items.ts';
import { readFiles } from './read-files.ts';
import { createReaderThread } from './reader-thread.ts';
import type { Spool } from './spool.ts';
import { undoImport } from './undo-items.ts';
import { writeItems } from './write-items.ts';

export type ImportWork = {
  /** For as long as the process lives. */
  start: () => void;
  /** Ends between two slices; what was begun is taken up again by the next process. */
  stop: () => Promise<void>;
  /** Something has become due. */
  wake: () => void;
  /** Resolves when nothing is due here any more. */
  idle: () => Promise<void>;
  /** The import once it is in one of these states, or as it is when the time is over. */
  until: (
    of: { userId: number; id: number },
    statuses: readonly ImportRow['status'][],
    mostMs: number,
  ) => Promise<ImportRow | undefined>;
};

const LOOK_EVERY_MS = 5000;
/** The embedded database holds this process up while it works; one apart is mostly waited for. */
const SLICE_MS = { embedded: 16, apart: 40 };
const MOST_FAILURES = 3;
const TRY_AGAIN_AFTER_MS = 5000;
const ASK_EVERY_MS = 50;
/** To start a reader takes as long as to read a hundred runs: the next import may come soon. */
const READER_STAYS_MS = 10_000;
/** So long an athlete's import goes on while somebody else's waits. */
const TURN_MS = 1000;

const STEPS: Partial<
  Record<ImportRow['status'], (deps: StepDeps, leased: Leased) => Promise<void>>
> = {
  reading: readFiles,
  planning: planImport,
  importing: writeItems,
  undoing: undoImport,
};

/**
 * Reads, plans, writes and undoes imports in the background, one at a time. Where each stands is in its
 * row, so that another process, or the next one, takes it up there.
 */
export function createImportWork(given: {
  db: Db;
  clock: Clock;
  spool: Spool;
  log: WorkLog;
  takeOver?: TakeOver;
  account: AccountImport;
  quotaBytes: number;
  /** Where requests are answered as well: the work makes way for them. */
  whoWaits?: WhoWaits;
  /** Whether no other process can have an import of this database. */
  isAlone: boolean;
}): ImportWork {
  const { db, clock, spool, log } = given;
  const lease = randomUUID();
  let isOver = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const { whoWaits = nobodyWaits() } = given;
  const reader = createReaderThread({ whoWaits });
  let closing: NodeJS.Timeout | undefined;

  const workOff = async () => {
    clearTimeout(closing);
    const { takeOver = async () => null } = given;
    const { account, quotaBytes } = given;
    const sliceMs = given.isAlone ? SLICE_MS.embedded : SLICE_MS.apart;
    const common = {
      db,
      clock,
      spool,
      log,
      reader,
      takeOver,
      account,
      sliceMs,
      quotaBytes,
      giveWay: (tookMs: number) => giveWay(whoWaits, tookMs),
      isOver: () => isOver,
    };
    let lastUserId = 0;
    try {
      while (!isOver) {
        isAskedAgain = false;
        const row = await leaseNextImport(db, { lease, nowMs: clock.nowMs(), lastUserId });
        if (!row) {
          if (isAskedAgain) continue;
          return;
        }
        lastUserId = row.user_id;
        await takeStep({ ...common, isTurnOver: turnOf(lastUserId) }, row);
      }
    } finally {
      closing = setTimeout(() => void reader.close(), READER_STAYS_MS).unref();
    }
  };

  /** Over once it has lasted, and somebody else's import is due, or the account was closed. */
  const turnOf = (userId: number) => {
    let askAtMs = performance.now() + TURN_MS;
    return async () => {
      if (performance.now() < askAtMs) return false;
      askAtMs = performance.now() + TURN_MS;
      const athletes = await findAthletesAtWork(db, { lease, nowMs: clock.nowMs() });
      return athletes.length > 1 || !athletes.includes(userId);
    };
  };

  const takeStep = async (deps: StepDeps, row: ImportRow) => {
    const { id, user_id: userId, status } = row;
    const leased: Leased = { id, userId, lease, status };
    // One that is late is not looked at: every write checks the lease itself.
    const renewing = setInterval(() => {
      renewLease(db, { id, lease, nowMs: clock.nowMs() }).catch(() => {});
    }, LEASE_MS / 3);
    try {
      await STEPS[status]?.(deps, leased);
      await releaseImport(db, { id, lease, untilMs: 0, failures: 0 });
    } catch (err) {
      if (err instanceof LeaseLost) return;
      if (err instanceof Stopped) return releaseImport(db, { id, lease, untilMs: 0 });
      log.error({ err, importId: id }, 'an import failed');
      const failures = row.failures + 1;
      if (failures >= MOST_FAILURES) await failImport(deps, leased);
      const untilMs = clock.nowMs() + TRY_AGAIN_AFTER_MS * failures;
      await releaseImport(db, { id, lease, untilMs, failures });
    } finally {
      clearInterval(renewing);
    }
  };

  const wake = () => {
    isAskedAgain = true;
    if (running || isOver) return;
    running = workOff()
      .catch((err: unknown) => log.error({ err, importId: 0 }, 'imports could not be looked for'))
      .finally(() => {
        running = undefined;
        if (isAskedAgain) wake();
      });
  };

  return {
    start: () => {
      if (timer || isOver) return;
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      if (given.isAlone) void forgetLeases(db).then(wake, wake);
      else wake();
    },
    stop: async () => {
      isOver = true;
      clearInterval(timer);
      await running;
      clearTimeout(closing);
      await reader.close();
    },
    wake,
    idle: async () => {
      while (running) await running;
    },
    until: async (of, statuses, mostMs) => {
      const endMs = performance.now() + mostMs;
      for (;;) {
        const row = await findImport(db, of);
        if (!row || statuses.includes(row.status)) return row;
        if (isOver || performance.now() > endMs) return row;
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      }
    },
  };
}
