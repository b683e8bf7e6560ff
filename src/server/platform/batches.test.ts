import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test('batches are of so many, in order, and the last is what is left', () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([1, 2], 2)]).toEqual([[1, 2]]);
});

test('of an empty list there is no batch', () => {
  expect([...batchesOf([], 2)]).toEqual([]);
});
