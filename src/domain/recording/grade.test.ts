import { describe, expect, test } from 'vitest';
import { flatDistanceAlong, gradeFactor, hasSoundElevation } from './grade.ts';

const timeS = Array.from({ length: 1001 }, (_, second) => second);
const distanceM = timeS.map((s) => 3 * s);

function flatOf(elevationAt: (metres: number) => number): number {
  const elevationM = distanceM.map(elevationAt);
  return flatDistanceAlong({ timeS, elevationM }, { distanceM })?.at(-1) ?? 0;
}

describe('the distance on the flat', () => {
  test('of a flat run is its own, also where the barometer flutters', () => {
    expect(flatOf(() => 50)).toBeCloseTo(3000, 6);
    expect(flatOf((metres) => 50 + 0.3 * Math.sin(metres))).toBeCloseTo(3000, -1.3);
  });

  test('is longer uphill by the factor of the grade, and shorter downhill', () => {
    const share = (grade: number) => gradeFactor(grade) / gradeFactor(0);
    expect(flatOf((metres) => 0.05 * metres) / 3000).toBeCloseTo(share(0.05), 2);
    expect(flatOf((metres) => -0.05 * metres) / 3000).toBeCloseTo(share(-0.05), 2);
    expect(flatOf((metres) => -0.05 * metres)).toBeLessThan(3000);
  });

  test('does not rise while one stands, and never takes a wall for a hill', () => {
    const standing = distanceM.map((metres, index) => (index > 500 ? 1500 : metres));
    const elevationM = standing.map((_, index) => 50 + index / 10);
    const flatM = flatDistanceAlong({ timeS, elevationM }, { distanceM: standing });
    expect(flatM?.[501]).toBe(flatM?.at(-1));
    expect(flatOf((metres) => (metres > 1500 ? 500 : 0))).toBeLessThan(
      3000 + 80 * gradeFactor(0.4),
    );
  });

  test('is not told without elevation or distance', () => {
    expect(flatDistanceAlong({ timeS, elevationM: null }, { distanceM })).toBeNull();
    expect(flatDistanceAlong({ timeS, elevationM: [null] }, { distanceM: null })).toBeNull();
  });
});

test('only elevations that a map or a barometer stands behind carry a grade', () => {
  expect(hasSoundElevation({ source: 'strava', elevationM: [1] })).toBe(true);
  expect(hasSoundElevation({ source: 'strava', elevationM: null })).toBe(false);
  expect(hasSoundElevation({ source: 'file', elevationM: [1] })).toBe(false);
});
