import { describe, expect, test } from 'vitest';
import { alongOf } from './along.ts';
import { driftOf } from './drift.ts';
import { type Interval, intervalsOf, nameIntervals } from './intervals.ts';
import { NOTHING_MEASURED } from './recording.ts';

type Part = { forS: number; mPerS: number; bpm?: number };

/** One sample a second, the speed wandering by a tenth as satellites have it. */
function along(...parts: Part[]) {
  const timeS = [0];
  const distanceM = [0];
  const heartRateBpm = [parts[0]?.bpm ?? null];
  for (const { forS, mPerS, bpm = null } of parts) {
    for (let second = 0; second < forS; second += 1) {
      const wander = mPerS > 0 ? 0.1 * Math.sin(timeS.length / 5) : 0;
      timeS.push(timeS.length);
      distanceM.push((distanceM.at(-1) ?? 0) + mPerS + wander);
      heartRateBpm.push(bpm);
    }
  }
  return alongOf({ ...NOTHING_MEASURED, timeS, distanceM, heartRateBpm, laps: [] });
}

const times = (count: number, ...parts: Part[]) =>
  Array.from({ length: count }, () => parts).flat();

describe('repetitions', () => {
  test('2 × 3 km in a long run are found with what lies around them', () => {
    const intervals = intervalsOf(
      along(
        { forS: 1800, mPerS: 2.8 },
        { forS: 909, mPerS: 3.3 },
        { forS: 360, mPerS: 2.7 },
        { forS: 909, mPerS: 3.3 },
        { forS: 900, mPerS: 2.8 },
      ),
    );
    expect(nameIntervals(intervals)).toBe('2 × 3 km');
    expect(intervals.map(({ kind }) => kind)).toEqual([
      ...['warmUp', 'repetition', 'recovery', 'repetition', 'coolDown'],
    ]);
    const [, first] = intervals;
    expect(Math.abs((first?.fromS ?? 0) - 1800)).toBeLessThan(10);
    expect(Math.abs((first?.elapsedS ?? 0) - 909)).toBeLessThan(15);
    expectWhole(intervals, 4878);
  });

  test('8 × 400 m with walks between them are found, standing too', () => {
    const fast = { forS: 90, mPerS: 4.45 };
    for (const rest of [
      { forS: 90, mPerS: 1.6 },
      { forS: 60, mPerS: 0 },
    ]) {
      const parts = times(8, fast, rest);
      const intervals = intervalsOf(along({ forS: 600, mPerS: 2.8 }, ...parts));
      expect(nameIntervals(intervals)).toBe('8 × 400 m');
    }
  });

  test('repetitions by time are named by their time', () => {
    const parts = times(5, { forS: 180, mPerS: 4.07 }, { forS: 120, mPerS: 2.5 });
    expect(nameIntervals(intervalsOf(along({ forS: 900, mPerS: 2.8 }, ...parts)))).toBe(
      '5 × 3 min',
    );
  });

  test.each([
    ['an even run', [{ forS: 3600, mPerS: 3 }]],
    ['an even run with crossings', times(6, { forS: 500, mPerS: 3 }, { forS: 40, mPerS: 0 })],
    [
      'a run that ends faster',
      [
        { forS: 1800, mPerS: 2.8 },
        { forS: 900, mPerS: 3.6 },
      ],
    ],
    [
      'one that walks up a hill',
      [
        { forS: 1500, mPerS: 3 },
        { forS: 200, mPerS: 1.5 },
        { forS: 1500, mPerS: 3 },
      ],
    ],
    ['nothing', []],
  ])('%s has none', (_, parts) => {
    expect(intervalsOf(along(...parts))).toEqual([]);
  });
});

/** Side by side, from the first second to the last. */
function expectWhole(intervals: readonly Interval[], lastS: number) {
  expect(intervals[0]?.fromS).toBe(0);
  expect(intervals.at(-1)?.toS).toBe(lastS);
  for (const [index, { fromS }] of intervals.entries()) {
    if (index > 0) expect(fromS).toBe(intervals[index - 1]?.toS);
  }
}

describe('drift', () => {
  const driftIn = (...parts: Part[]) => {
    const way = along(...parts);
    return driftOf({ along: way, distanceM: way.distanceM, intervals: intervalsOf(way) });
  };

  test('the same speed at 140 and then at 147 beats is a drift of 4.8 %', () => {
    const drift = driftIn({ forS: 2100, mPerS: 3, bpm: 140 }, { forS: 1500, mPerS: 3, bpm: 147 });
    expect(drift).toMatchObject({ share: expect.closeTo(1 - 140 / 147, 3) });
  });

  test('a slower later half at the same heart rate drifts as well, and the warm-up counts for nothing', () => {
    const drift = driftIn(
      { forS: 600, mPerS: 3, bpm: 95 },
      { forS: 1500, mPerS: 3, bpm: 140 },
      { forS: 1500, mPerS: 2.85, bpm: 140 },
    );
    expect(drift).toMatchObject({ share: expect.closeTo(0.05, 2) });
  });

  test('a stop in the middle is left out', () => {
    const parts = [
      { forS: 2100, mPerS: 3, bpm: 140 },
      { forS: 300, mPerS: 0, bpm: 140 },
    ];
    const drift = driftIn(...parts, { forS: 1500, mPerS: 3, bpm: 140 });
    expect(drift).toMatchObject({ share: expect.closeTo(0, 3) });
  });

  test.each([
    ['tooShort', [{ forS: 2400, mPerS: 3, bpm: 140 }]],
    ['noHeartRate', [{ forS: 3600, mPerS: 3 }]],
    [
      'noHeartRate',
      [
        { forS: 1800, mPerS: 3, bpm: 140 },
        { forS: 1800, mPerS: 3 },
      ],
    ],
    [
      'intervals',
      [
        { forS: 1200, mPerS: 2.8, bpm: 140 },
        ...times(4, { forS: 300, mPerS: 4, bpm: 160 }, { forS: 300, mPerS: 2.5, bpm: 150 }),
      ],
    ],
  ])('is not told (%s)', (why, parts) => {
    expect(driftIn(...parts)).toBe(why);
  });
});
