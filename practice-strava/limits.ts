import type { Clock } from './world.ts';

export type Limits = { short: number; day: number; readShort: number; readDay: number };

const STRAVA_LIMITS: Limits = { short: 200, day: 2000, readShort: 100, readDay: 1000 };

/** So that a whole history comes while somebody looks on. */
export const GENEROUS_LIMITS: Limits = {
  short: 2000,
  day: 30_000,
  readShort: 2000,
  readDay: 30_000,
};

const SHORT_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

export type RateLimiter = {
  /** Counts a call; false where it is one too many. */
  count: (kind: 'read' | 'other') => boolean;
  headers: () => Record<string, string>;
  set: (limits: Partial<Limits>) => void;
  /** The highest use of any window so far, and how often one was overrun. */
  record: () => { most: Limits; overruns: number };
};

/** Strava's limits of one application: by the quarter hour and by the day of UTC, for reads and in all. */
export function createRateLimiter(clock: Clock, given: Partial<Limits> = {}): RateLimiter {
  const limits: Limits = { ...STRAVA_LIMITS, ...given };
  const used: Limits = { short: 0, day: 0, readShort: 0, readDay: 0 };
  const most: Limits = { short: 0, day: 0, readShort: 0, readDay: 0 };
  let overruns = 0;
  let quarter = -1;
  let day = -1;
  const turn = () => {
    const nowMs = clock.nowMs();
    if (Math.floor(nowMs / SHORT_MS) !== quarter) {
      quarter = Math.floor(nowMs / SHORT_MS);
      used.short = 0;
      used.readShort = 0;
    }
    if (Math.floor(nowMs / DAY_MS) !== day) {
      day = Math.floor(nowMs / DAY_MS);
      used.day = 0;
      used.readDay = 0;
    }
  };
  return {
    count: (kind) => {
      turn();
      const windows = kind === 'read' ? WINDOWS : OVERALL;
      for (const window of windows) {
        used[window] += 1;
        most[window] = Math.max(most[window], used[window]);
      }
      const isWithin = windows.every((window) => used[window] <= limits[window]);
      if (!isWithin) overruns += 1;
      return isWithin;
    },
    headers: () => {
      turn();
      return {
        'x-ratelimit-limit': `${limits.short},${limits.day}`,
        'x-ratelimit-usage': `${used.short},${used.day}`,
        'x-readratelimit-limit': `${limits.readShort},${limits.readDay}`,
        'x-readratelimit-usage': `${used.readShort},${used.readDay}`,
      };
    },
    set: (changed) => void Object.assign(limits, changed),
    record: () => ({ most: { ...most }, overruns }),
  };
}

const OVERALL = ['short', 'day'] as const;
const WINDOWS = ['short', 'day', 'readShort', 'readDay'] as const;
