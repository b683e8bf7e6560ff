import { describe, expect, test } from 'vitest';
import { readDuration, sayDuration, tidyDuration } from './read-duration.ts';

describe('readDuration', () => {
  test.each([
    ['45', 45 * 60],
    ['105', 105 * 60],
    ['1:05', 3900],
    ['1.05', 3900],
    ['1,05', 3900],
    ['0:25:30', 1530],
    ['1.05.30', 3930],
    ['1h05', 3900],
    ['1h', 3600],
    ['1h 5m 30s', 3930],
    ['45min', 2700],
    ['45 min', 2700],
    [' 45 ', 2700],
  ])('%j is %d seconds', (text, durationS) => {
    expect(readDuration(text)).toBe(durationS);
  });

  test.each(['', ' ', '1:5', '1:65', '1:05:61', 'abc', '1234', '1:', ':30', 'h', '100h'])(
    '%j is no duration',
    (text) => {
      expect(readDuration(text)).toBeNull();
    },
  );
});

test('a quick entry is tidied to the form the log keeps', () => {
  expect(tidyDuration('45')).toBe('0:45');
  expect(tidyDuration('1.05.30')).toBe('1:05:30');
});

test('what cannot be read is left as typed', () => {
  expect(tidyDuration('1:65')).toBe('1:65');
});

test('a duration is said with its units and without empty parts', () => {
  expect(sayDuration(3930)).toBe('1\u00a0h 5\u00a0min 30\u00a0s');
  expect(sayDuration(2700)).toBe('45\u00a0min');
  expect(sayDuration(0)).toBe('0\u00a0min');
});
