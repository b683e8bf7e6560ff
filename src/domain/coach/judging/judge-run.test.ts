import { expect, test } from 'vitest';
import { easyPercentOf, judgeRun } from './judge-run.ts';

const usual = { paceSPerKm: 360, heartRateBpm: 130 };

test.each([
  ['faster at the same heart rate', 350, 131, 'stronger'],
  ['as fast at a lower heart rate', 361, 126, 'stronger'],
  ['faster with a higher heart rate', 345, 140, 'harder'],
  ['slower at the same heart rate', 372, 130, 'laboured'],
  ['as fast at a higher heart rate', 360, 135, 'laboured'],
  ['slower with a lower heart rate', 375, 122, 'gentler'],
  ['within two percent and three beats', 364, 132, 'asUsual'],
  ['faster without a heart rate', 350, null, 'faster'],
  ['slower without a heart rate', 370, null, 'slower'],
] as const)('%s', (_case, paceSPerKm, heartRateBpm, verdict) => {
  expect(judgeRun({ paceSPerKm, heartRateBpm }, usual)).toBe(verdict);
});

test('without a pace there is nothing to compare', () => {
  expect(judgeRun({ paceSPerKm: null, heartRateBpm: 130 }, usual)).toBeNull();
  expect(judgeRun(usual, { paceSPerKm: null, heartRateBpm: null })).toBeNull();
});

test('easy is the time in Zones 1 and 2', () => {
  expect(easyPercentOf([600, 2400, 600, 300, 100])).toBe(75);
  expect(easyPercentOf([0, 0, 0, 0, 0])).toBeNull();
});
