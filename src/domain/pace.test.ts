import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPace, paceSPerKm, slowerByS } from './pace.ts';
import { paceTrend, type TrendRun } from './pace-trend.ts';

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

test('the difference of two paces is that of the paces as they are shown', () => {
  const pace = fc.double({ min: 150, max: 900, noNaN: true });
  const shownS = (text: string) => {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return 60 * minutes + seconds;
  };
  fc.assert(
    fc.property(pace, pace, (one, other) => {
      const seen = shownS(formatPace(one)) - shownS(formatPace(other));
      expect(slowerByS({ pace: one, than: other })).toBe(seen);
    }),
  );
  // 312.6 and 312.4 are shown a second apart, 312.4 and 311.6 as the same pace.
  expect(slowerByS({ pace: 312.6, than: 312.4 })).toBe(1);
  expect(slowerByS({ pace: 312.4, than: 311.6 })).toBe(0);
});

const run = (kind: string, pace: number, km = 10): TrendRun => ({
  kind,
  distanceM: km * 1000,
  durationS: pace * km,
});

test('three runs of a kind are too few to speak of a trend', () => {
  expect(paceTrend([])).toBeNull();
  expect(paceTrend([run('easy', 330), run('easy', 320), run('easy', 310)])).toBeNull();
  expect(
    paceTrend([run('easy', 330), run('long', 360), run('easy', 320), run('long', 350)]),
  ).toBeNull();
});

test('the later half of the most frequent kind is held against its earlier half', () => {
  const runs = [
    run('easy', 340),
    run('long', 370),
    run('easy', 330),
    run('easy', 325),
    run('easy', 315),
    run('intervals', 280),
  ];
  expect(paceTrend(runs)).toEqual({
    kind: 'easy',
    earlierRuns: 2,
    laterRuns: 2,
    earlierSPerKm: 335,
    laterSPerKm: 320,
  });
});

test('a long run weighs as much as its kilometres', () => {
  const trend = paceTrend([
    run('easy', 300, 5),
    run('easy', 360, 15),
    run('easy', 330),
    run('easy', 330),
    run('easy', 330),
  ]);
  expect(trend).toMatchObject({ earlierRuns: 2, laterRuns: 3, earlierSPerKm: 345 });
});
