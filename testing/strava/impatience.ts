import { setTimeout as sleep } from 'node:timers/promises';
import type { PracticeCall } from '../../practice-strava/practice.ts';
import { PATIENCE, type Patience } from '../../src/server/strava/api/ask-http.ts';

export type Impatience = {
  patience: Patience;
  /** Until the work is done, time is up at once for each call that is answered without end. */
  impatiently: <T>(work: () => Promise<T>) => Promise<T>;
};

const LOOK_AGAIN_MS = 5;

/** Time that passes only when it has to: an answer that never comes costs a test nothing. */
export function createImpatience(calls: () => PracticeCall[]): Impatience {
  const waiting = new Set<{ ms: number; isUp: () => void }>();
  const seen = new Set<PracticeCall>();
  return {
    patience: {
      ...PATIENCE,
      after: (ms, isUp) => {
        const alarm = { ms, isUp };
        waiting.add(alarm);
        return { callOff: () => void waiting.delete(alarm) };
      },
    },
    impatiently: async (work) => {
      const over = new AbortController();
      const working = work().finally(() => over.abort());
      while (!over.signal.aborted) {
        for (const call of calls()) if (!seen.has(call) && endWaiting(call)) seen.add(call);
        await sleep(LOOK_AGAIN_MS, undefined, { signal: over.signal }).catch(() => {});
      }
      return working;
    },
  };

  /** False while its time cannot be up yet. */
  function endWaiting({ fault }: PracticeCall): boolean {
    if (fault === 'timeout') return ring(PATIENCE.beginMs);
    if (fault !== 'oneByteASecond') return true;
    // One that has begun is waited for longer.
    const hasBegun = [...waiting].every(({ ms }) => ms !== PATIENCE.beginMs);
    return hasBegun && ring(PATIENCE.wholeMs);
  }

  function ring(after: number): boolean {
    const due = [...waiting].filter(({ ms }) => ms === after);
    for (const alarm of due) alarm.isUp();
    return due.length > 0;
  }
}
