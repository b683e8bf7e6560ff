import { expect, test } from 'vitest';
import { stopAfter } from './use-day-keys.ts';

const STOPS = [
  { key: 'a', day: '2026-11-01' },
  { key: 'b', day: '2026-11-01' },
  { key: 'c', day: '2026-11-05' },
  { key: 'd', day: '2026-11-10' },
];

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'b'],
  ['a', 'ArrowLeft', undefined],
  ['a', 'ArrowDown', 'd'],
  ['d', 'ArrowUp', 'b'],
  ['d', 'ArrowDown', undefined],
  ['c', 'Home', 'a'],
  ['c', 'End', 'd'],
  ['c', 'Enter', undefined],
])('from %s, %s leads to %s', (from, key, to) => {
  const stop = STOPS.find((each) => each.key === from);
  expect(stop && stopAfter(STOPS, stop, key)?.key).toBe(to);
});
