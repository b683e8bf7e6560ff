import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test('the spread of ten values is that of the statistics module of Python', () => {
  // mean, stdev and quantiles(method='inclusive') of the same
  const spread = spreadOf([20, 4, 5, 12, 2, 4, 9, 5, 7, 4]);
  expect(spread?.mean).toBeCloseTo(7.2, 10);
  expect(spread?.deviation).toBeCloseTo(5.349974, 6);
  expect(spread?.lowerQuartile).toBe(4);
  expect(spread?.median).toBe(5);
  expect(spread?.upperQuartile).toBeCloseTo(8.5, 10);
  expect([spread?.least, spread?.most]).toEqual([2, 20]);
});

test('one value has no deviation, and none no spread', () => {
  expect(spreadOf([5])).toMatchObject({ mean: 5, deviation: null, median: 5, most: 5 });
  expect(spreadOf([])).toBeNull();
});
