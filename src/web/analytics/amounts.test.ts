import { expect, test } from 'vitest';
import { firstWords, hoursText, kmText, spanText } from './amounts.ts';

test.each([
  [0, '0:00'],
  [29, '0:00'],
  [30, '0:01'],
  [3599, '1:00'],
  [148_800, '41:20'],
  [4_320_060, '1,200:01'],
])('%i seconds added up are %s', (seconds, text) => expect(hoursText(seconds)).toBe(text));

test.each([
  [0, '0'],
  [30.75, '30.8'],
  [999.94, '999.9'],
  [1234.5, '1,235'],
])('%d km added up are %s', (km, text) => expect(kmText(km)).toBe(text));

test.each([
  [48, '48\u00a0s'],
  [59.6, '1:00\u00a0min'],
  [138, '2:18\u00a0min'],
  [3738, '1:02:18\u00a0h'],
])('a span of %d seconds is %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

test('a long note is cut between words, one long word inside it', () => {
  expect(firstWords('Windy, legs fine.', 20)).toBe('Windy, legs fine.');
  expect(firstWords('Windy on the way back, legs fine.', 20)).toBe('Windy on the way…');
  expect(firstWords('x'.repeat(50), 20)).toBe(`${'x'.repeat(20)}…`);
});
