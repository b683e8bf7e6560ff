import { expect, test } from 'vitest';
import { goalText, kgText, lostText, stepText } from './weight-words.ts';

test('a weight is told to a tenth, a goal as round as it is', () => {
  expect([71.4, 71, 70.25].map(kgText)).toEqual(['71.4', '71.0', '70.3']);
  expect([85, 62.5].map(goalText)).toEqual(['85', '62.5']);
});

test('a change from the start is positive when weight went down', () => {
  expect([3.1, -0.7, 0].map(lostText)).toEqual(['+3.1', '−0.7', '0.0']);
});

test('a step from the entry before says its way in words', () => {
  expect(stepText({ fromKg: 71.8, toKg: 71.4 })).toBe('0.4\u00a0kg down');
  expect(stepText({ fromKg: 71.4, toKg: 71.7 })).toBe('0.3\u00a0kg up');
  expect(stepText({ fromKg: 71.42, toKg: 71.4 })).toBe('unchanged');
});
