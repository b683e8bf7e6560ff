import type { ListedActivity } from '../api/answers.ts';

/**
 * Whether a listing has run past the instant it is about. Only where all that was told so far came
 * newest first does a page of older ones mean that nothing newer follows.
 */
export function createListingOrder(sinceMs: number) {
  let last = Number.POSITIVE_INFINITY;
  let told = 0;
  let isNewestFirst = true;
  return {
    isBehind: (page: readonly ListedActivity[]): boolean => {
      for (const { startedAtMs } of page) {
        if (startedAtMs > last) isNewestFirst = false;
        last = startedAtMs;
        told += 1;
      }
      // One alone has no order.
      return isNewestFirst && told > 1 && page.every(({ startedAtMs }) => startedAtMs < sinceMs);
    },
  };
}
