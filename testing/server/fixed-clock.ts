import type { Clock } from '../../src/server/platform/clock.ts';

export type FixedClock = Clock & {
  set: (nowMs: number) => void;
  advance: (ms: number) => void;
};

/** A clock that stands still until it is moved. */
export function fixedClock(startMs: number): FixedClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    set: (to) => {
      nowMs = to;
    },
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
