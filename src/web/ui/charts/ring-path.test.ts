import { expect, test } from 'vitest';
import { onRing, ringPath } from './ring-path.ts';

test('a turn begins at noon and goes clockwise', () => {
  expect(onRing(0, 10)).toEqual({ x: 0, y: -10 });
  expect(onRing(0.25, 10).x).toBeCloseTo(10);
  expect(onRing(0.5, 10).y).toBeCloseTo(10);
});

test('a quarter is one small arc there and one back', () => {
  expect(ringPath({ from: 0, to: 0.25, inner: 5, outer: 10 })).toBe(
    'M0.00 -10.00A10 10 0 0 1 10.00 -0.00L5.00 -0.00A5 5 0 0 0 0.00 -5.00Z',
  );
});

test('more than half takes the large arc', () => {
  expect(ringPath({ from: 0, to: 0.75, inner: 5, outer: 10 })).toContain('A10 10 0 1 1');
});

test('a whole ring is two halves and not an empty arc', () => {
  expect(ringPath({ from: 0, to: 1, inner: 5, outer: 10 }).match(/M/g)).toHaveLength(2);
});
