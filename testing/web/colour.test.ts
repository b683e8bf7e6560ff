import { describe, expect, test } from 'vitest';
import { contrast, type Lab, labAsSeen } from './colour.ts';
import { deltaE } from './delta-e.ts';

// Sharma, Wu and Dalal 2005, table 1: pairs chosen for the formula's traps, with their difference.
const PUBLISHED: readonly [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

test.each(PUBLISHED)('CIEDE2000 of %j and %j is %d', (first, second, difference) => {
  expect(deltaE(first, second)).toBeCloseTo(difference, 4);
  expect(deltaE(second, first)).toBeCloseTo(difference, 4);
});

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0a6658', '#0a6658')).toBe(1);
});

describe('as seen', () => {
  test('white is white to everybody', () => {
    for (const vision of ['normal', 'protan', 'deutan', 'tritan', 'grey'] as const) {
      const [l, a, b] = labAsSeen('#ffffff', vision);
      expect(l).toBeCloseTo(100, 1);
      expect(Math.hypot(a, b)).toBeLessThan(0.1);
    }
  });

  test('red and green draw together without red cones or green cones', () => {
    const apart = (vision: 'normal' | 'protan' | 'deutan') =>
      deltaE(labAsSeen('#a04030', vision), labAsSeen('#5f7030', vision));
    expect(apart('protan')).toBeLessThan(apart('normal') / 2);
    expect(apart('deutan')).toBeLessThan(apart('normal') / 2);
  });

  test('grey keeps the lightness and nothing else', () => {
    const [, a, b] = labAsSeen('#bd5a24', 'grey');
    expect(Math.hypot(a, b)).toBeLessThan(0.1);
    expect(labAsSeen('#bd5a24', 'grey')[0]).toBeCloseTo(labAsSeen('#bd5a24', 'normal')[0], 1);
  });
});
