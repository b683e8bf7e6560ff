import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, formatElapsed, parseDuration } from './duration.ts';

test.each([
  ['0:45', 2700],
  ['1:05', 3900],
  ['12:00', 43_200],
  ['99:59', 359_940],
  ['100:00', 360_000],
  ['0:45:30', 2730],
  ['01:02:03', 3723],
  ['0:00', 0],
])('%s is %i seconds', (text, durationS) => expect(parseDuration(text)).toBe(durationS));

test.each([
  '45',
  '1:5',
  '1:60',
  '1:05:60',
  '10000:00',
  '-1:05',
  ':45',
  '1:05:',
  '1:05:3',
  '1:05:30:00',
  '1.5',
  ' 1:05',
  '1:05 ',
  '1:05\n',
  '٠:٤٥',
  '',
])('%j is not a duration', (text) => expect(parseDuration(text)).toBeNull());

test('two parts are hours and minutes, never minutes and seconds', () => {
  expect(parseDuration('45:30')).toBe(45 * 3600 + 30 * 60);
});

test.each([
  [0, '0:00'],
  [59, '0:00:59'],
  [60, '0:01'],
  [2700, '0:45'],
  [2730, '0:45:30'],
  [3600, '1:00'],
  [3661, '1:01:01'],
  [363_600, '101:00'],
])('%i seconds are written %s', (durationS, text) => expect(formatDuration(durationS)).toBe(text));

test('a fraction of a second is rounded, and may carry into the hour', () => {
  expect(formatDuration(3599.6)).toBe('1:00');
  expect(formatDuration(3599.4)).toBe('0:59:59');
});

test('what is written is read back as the same seconds, up to 10,000 hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35_999_999 }), (durationS) => {
      expect(parseDuration(formatDuration(durationS))).toBe(durationS);
    }),
  );
});

test.each([
  [0, '0:00'],
  [29.6, '0:30'],
  [2896, '48:16'],
  [3599.6, '1:00:00'],
  [3960, '1:06:00'],
  [4_320_060, '1200:01:00'],
])('%d seconds are shown as %s', (seconds, text) => expect(formatElapsed(seconds)).toBe(text));
