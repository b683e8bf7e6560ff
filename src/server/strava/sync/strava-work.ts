import { StravaFault } from '../api/strava-fault.ts';
import { LeaseLost } from '../connection/connections.queries.ts';
import { dueSteps, type Step } from './due-steps.ts';
import { beginHistory } from './history.ts';
import { createPauses } from './retry.ts';
import { Stopped, stoppableApi, untilStopped } from './stoppable.ts';
import type { SyncDeps } from './sync-deps.ts';
import { syncNow } from './sync-now.ts';

export type StravaWork = {
  /** For as long as the process lives. */
  start: () => void;
  /** Ends within a second or so; what was begun is finished by the next process. */
  stop: () => Promise<void>;
  /** All that is due now; resolves when nothing is. */
  tick: () => Promise<void>;
  /** Something has become due: there is no need to wait for the next look. */
  nudge: () => void;
  /** Fetches what is new now, for somebody who waits for it. */
  syncNow: (of: { userId: number }) => Promise<{ syncedCount: number }>;
  /** Has everything that Strava holds fetched in the background. */
  beginHistory: (of: { userId: number }) => Promise<void>;
};

const LOOK_EVERY_MS = 5_000;

/**
 * The background work for Strava. What is due stands in rows, so that several processes share it: each
 * step takes one thing for itself, does it, and writes down what came of it.
 */
export function createStravaWork(given: SyncDeps): StravaWork {
  const { clock, log } = given;
  const ending = new AbortController();
  const { signal } = ending;
  const deps: SyncDeps = { ...given, api: stoppableApi(given.api, signal) };
  const pauses = createPauses(clock);
  let round = Promise.resolve();
  let looking = Promise.resolve();
  let isStarted = false;
  let wake = () => {};

  return {
    start: () => {
      if (isStarted || signal.aborted) return;
      isStarted = true;
      looking = look();
    },
    stop: async () => {
      ending.abort();
      wake();
      await Promise.allSettled([round, looking]);
    },
    tick,
    nudge: () => wake(),
    syncNow: async (of) => {
      const answer = await syncNow(deps, of);
      wake();
      return answer;
    },
    beginHistory: async (of) => {
      await beginHistory(deps, of);
      wake();
    },
  };

  function tick(): Promise<void> {
    round = round.catch(() => {}).then(untilNothingIsDue);
    return round;
  }

  async function look(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await tick().catch((err: unknown) => log.error({ err }, 'the work for Strava failed'));
      const timer = setTimeout(() => wake(), LOOK_EVERY_MS);
      timer.unref();
      await untilStopped(signal, woken).catch(() => {});
      clearTimeout(timer);
    }
  }

  async function untilNothingIsDue(): Promise<void> {
    while (!signal.aborted && (await pass())) {
      // What came due meanwhile goes first again.
    }
  }

  /** The most urgent first; answers whether anything was done. */
  async function pass(): Promise<boolean> {
    let isDone = false;
    for (const step of await dueSteps(deps, pauses)) {
      if (signal.aborted) return false;
      isDone = (await attempt(step)) || isDone;
    }
    return isDone;
  }

  /** What went wrong was written down where it happened; here it may only ask for a pause. */
  async function attempt(step: Step): Promise<boolean> {
    if (pauses.isPaused(step.urgency)) return false;
    try {
      return await step.run();
    } catch (err) {
      pauses.note(err, step.urgency);
      if (!isExpected(err)) log.error({ err, step: step.name }, 'a step of the work for Strava');
      return true;
    }
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof StravaFault || error instanceof Stopped || error instanceof LeaseLost;
}
