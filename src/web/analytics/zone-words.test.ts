import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import type { PerZone } from '../../domain/zones.ts';
import { zoneSentence } from './zone-words.ts';

/** Minutes in the five zones, now and before. */
const said = (now: number[], before: number[], durationS = 0) =>
  zoneSentence(
    periodsOf(90, { zoneSeconds: seconds(now), durationS }, { zoneSeconds: seconds(before) }),
  ).replaceAll('\u00a0', ' ');

function seconds(minutes: number[]): PerZone {
  const [zone1 = 0, zone2 = 0, zone3 = 0, zone4 = 0, zone5 = 0] = minutes.map((each) => 60 * each);
  return [zone1, zone2, zone3, zone4, zone5];
}

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
    /easy, in zones 1 and 2\. Zones are known for 1:00:00 of 2:00:00\.$/,
  );
  expect(said([60, 60, 0, 0, 0], [0, 0, 0, 0, 0], 7200)).not.toMatch(/known/);
  expect(said([90, 60, 0, 0, 0], [0, 0, 0, 0, 0], 7200)).not.toMatch(/known/);
});
