import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 70 ', 70],
  ['1\u00a0200', 1200],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
])('%j is %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', ' ', '12a', '1,2,3', '.', '1e5', 'NaN'])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNull();
});
