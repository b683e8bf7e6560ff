import { expect, test } from 'vitest';
import { madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { createListingOrder } from './sync-recent.ts';

const SINCE = 100;

/** After which page a listing that starts its activities then is known to have run past. */
function behindAfter(...pages: number[][]): number {
  const order = createListingOrder(SINCE);
  const toldPages = pages.map((page) =>
    page.map((startedAtMs) => madeUpActivity({ id: String(startedAtMs), startedAtMs })),
  );
  return toldPages.findIndex((page) => order.isBehind(page)) + 1;
}

test('a page of older ones ends a listing that comes newest first', () => {
  expect(behindAfter([150, 120], [110, 90], [80, 70], [60])).toBe(3);
  expect(behindAfter([99, 98], [97])).toBe(1);
  expect(behindAfter([100, 100], [99])).toBe(2);
});

test('and no listing in another order: what is new may come last', () => {
  expect(behindAfter([10, 20], [30, 40], [150])).toBe(0);
  expect(behindAfter([90, 10, 80], [20, 5], [150])).toBe(0);
  expect(behindAfter([150, 120], [90, 95], [80, 70])).toBe(0);
});

test('one activity alone has no order', () => {
  expect(behindAfter([50], [60], [150])).toBe(0);
  expect(behindAfter([50], [40])).toBe(2);
});
