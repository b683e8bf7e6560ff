import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import { zoneSentence } from './zone-words.ts';

const said = (now: number[], then: number[], totalSeconds = 0) =>
  zoneSentence(periodsOf(90, { zoneMinutes: now, totalSeconds }, { zoneMinutes: then })).replaceAll(
    '\u00a0',
    ' ',
  );

test('the easy share is told, and that of the period before', () => {
  expect(said([90, 440, 120, 60, 12], [50, 50, 50, 0, 0])).toBe(
    '73 % of your time in zones was easy, in zones 1 and 2; 67 % in the three months before.',
  );
  expect(said([0, 0, 30, 0, 0], [0, 0, 0, 0, 0])).toBe(
    '0 % of your time in zones was easy, in zones 1 and 2.',
  );
});

test('it says of how much time the zones are known, where that is not all', () => {
  expect(said([30, 30, 0, 0, 0], [0, 0, 0, 0, 0], 7200)).toMatch(
    /easy, in zones 1 and 2\. Zones are known for 1:00 of 2:00 h\.$/,
  );
  expect(said([60, 60, 0, 0, 0], [0, 0, 0, 0, 0], 7200)).not.toMatch(/known/);
  expect(said([90, 60, 0, 0, 0], [0, 0, 0, 0, 0], 7200)).not.toMatch(/known/);
});
