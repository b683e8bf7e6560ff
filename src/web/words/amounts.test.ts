import { expect, test } from 'vitest';
import { exactDistance, sumDistance } from '../../domain/measures.ts';
import { countText, firstWords, spanText } from './amounts.ts';

test.each([
  [0, '0'],
  [30_750, '30.8'],
  [999_940, '999.9'],
  [1_234_500, '1,235'],
])('%d m added up are %s km', (sumM, text) => expect(sumDistance(sumM)).toBe(text));

test.each([
  [48, '48\u00a0s'],
  [59.6, '1:00'],
  [138, '2:18'],
  [3738, '1:02:18'],
])('a span of %d seconds is %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

test('a long note is cut between words, one long word inside it', () => {
  expect(firstWords('Windy, legs fine.', 20)).toBe('Windy, legs fine.');
  expect(firstWords('Windy on the way back, legs fine.', 20)).toBe('Windy on the way…');
  expect(firstWords('x'.repeat(50), 20)).toBe(`${'x'.repeat(20)}…`);
});

test('a distance by itself has as many decimals as it needs, two at most', () => {
  const distances = [10_000, 21_097.5, 16_093.44, 1_234_567];
  expect(distances.map(exactDistance)).toEqual(['10', '21.1', '16.09', '1,234.57']);
});

test('one and many have their own words', () => {
  expect(countText(1, 'run')).toBe('1 run');
  expect(countText(0, 'run')).toBe('0 runs');
  expect(countText(1132, 'activity', 'activities')).toBe('1,132 activities');
});
