import { expect, test } from 'vitest';
import { formatPace, paceSPerKm } from './pace.ts';

test('10 km in 45:00 is 4:30 a km', () => {
  expect(paceSPerKm({ distanceM: 10_000, durationS: 2700 })).toBe(270);
  expect(formatPace(270)).toBe('4:30');
});

test('pace is not rounded until it is shown', () => {
  const pace = paceSPerKm({ distanceM: 42_195, durationS: 3 * 3600 });
  expect(pace).toBeCloseTo(255.9545, 4);
  expect(formatPace(pace)).toBe('4:16');
});

test.each([
  [{ distanceM: 0, durationS: 1800 }],
  [{ distanceM: null, durationS: 1800 }],
  [{ distanceM: undefined, durationS: 1800 }],
  [{ distanceM: 5000, durationS: 0 }],
  [{ distanceM: 5000, durationS: null }],
  [{ distanceM: -5000, durationS: 1800 }],
  [{ distanceM: Number.NaN, durationS: 1800 }],
])('%j has no pace', (run) => expect(paceSPerKm(run)).toBeNull());

test.each([
  [299.6, '5:00'],
  [299.4, '4:59'],
  [59.6, '1:00'],
  [0, '0:00'],
  [5, '0:05'],
  [3661, '61:01'],
])('%d s/km is shown as %s', (pace, text) => expect(formatPace(pace)).toBe(text));

test('no pace is shown as a dash', () => {
  expect(formatPace(null)).toBe('—');
  expect(formatPace(undefined)).toBe('—');
  expect(formatPace(Number.POSITIVE_INFINITY)).toBe('—');
});
