import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items stand by what they have in common, in the order they come', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1, 1, 5]],
    [true, [4]],
  ]);
});
