import { setTimeout as sleep } from 'node:timers/promises';
import type { PracticeCall } from '../../practice-strava/practice.ts';
import { TIMEOUTS, type Timeouts } from '../../src/server/strava/api/request.ts';

export type SkippableTimeouts = {
  timeouts: Timeouts;
  /** Until the work is done, time is up at once for each call that is answered without end. */
  skippingTimeouts: <T>(work: () => Promise<T>) => Promise<T>;
};

const LOOK_AGAIN_MS = 5;

/** Timers that end at once where a call is never answered, so that it costs a test no time. */
export function createSkippableTimeouts(calls: () => PracticeCall[]): SkippableTimeouts {
  const waiting = new Set<{ ms: number; onTimeout: () => void }>();
  const seen = new Set<PracticeCall>();
  return {
    timeouts: {
      ...TIMEOUTS,
      startTimer: (ms, onTimeout) => {
        const timer = { ms, onTimeout };
        waiting.add(timer);
        return { stop: () => void waiting.delete(timer) };
      },
    },
    skippingTimeouts: async (work) => {
      const over = new AbortController();
      const working = work().finally(() => over.abort());
      while (!over.signal.aborted) {
        for (const call of calls()) if (!seen.has(call) && timeOut(call)) seen.add(call);
        await sleep(LOOK_AGAIN_MS, undefined, { signal: over.signal }).catch(() => {});
      }
      return working;
    },
  };

  /** False while its time cannot be up yet. */
  function timeOut({ fault }: PracticeCall): boolean {
    if (fault === 'timeout') return end(TIMEOUTS.beginMs);
    if (fault !== 'oneByteASecond') return true;
    // One that has begun is waited for longer.
    const hasBegun = [...waiting].every(({ ms }) => ms !== TIMEOUTS.beginMs);
    return hasBegun && end(TIMEOUTS.wholeMs);
  }

  function end(timersMs: number): boolean {
    const due = [...waiting].filter(({ ms }) => ms === timersMs);
    for (const timer of due) timer.onTimeout();
    return due.length > 0;
  }
}
