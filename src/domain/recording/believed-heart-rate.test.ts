import { expect, test } from 'vitest';
import { believedHeartRate } from './believed-heart-rate.ts';

/** So many seconds at a heart rate, one sample a second; a list of two rises or falls evenly. */
type Piece = [seconds: number, bpm: number | [number, number], steps?: number];

function recorded(pieces: readonly Piece[]) {
  const heartRateBpm: number[] = [];
  const cadencePerMin: number[] = [];
  for (const [seconds, bpm, steps = 172] of pieces) {
    for (let second = 0; second < seconds; second += 1) {
      const [from, to] = typeof bpm === 'number' ? [bpm, bpm] : bpm;
      heartRateBpm.push(Math.round(from + ((to - from) * second) / seconds));
      cadencePerMin.push(steps);
    }
  }
  return { timeS: heartRateBpm.map((_, at) => at), heartRateBpm, cadencePerMin };
}
const leftOutS = (pieces: readonly Piece[]) => believedHeartRate(recorded(pieces)).leftOutS;

test.each<[string, Piece[], number]>([
  [
    'a spike beyond any heart',
    [
      [300, 145],
      [4, 230],
      [300, 146],
    ],
    4,
  ],
  [
    'a strap that jumps to 205 for two minutes',
    [
      [300, 145],
      [120, 205],
      [300, 146],
    ],
    120,
  ],
  [
    'two such stretches',
    [
      [300, 140],
      [30, 200],
      [200, 142],
      [60, 198],
      [300, 141],
    ],
    90,
  ],
  [
    'a watch that counts the steps, and finds the heart again',
    [
      [300, 172],
      [20, [150, 140]],
      [900, 140],
    ],
    300,
  ],
  [
    'a watch that begins to count the steps',
    [
      [600, 138],
      [400, 172],
    ],
    400,
  ],
])('%s is left out', (_, pieces, seconds) => {
  expect(Math.abs(leftOutS(pieces) - seconds)).toBeLessThanOrEqual(1);
});

test.each<[string, Piece[]]>([
  ['an even run', [[1800, 145]]],
  [
    'intervals',
    [
      [300, 130],
      [60, [130, 178]],
      [180, 178],
      [60, [178, 130]],
      [60, [130, 178]],
      [180, 178],
    ],
  ],
  [
    'a sprint',
    [
      [300, 140],
      [15, [140, 175]],
      [40, [175, 145]],
      [300, 145],
    ],
  ],
  [
    'a strap that was dry at first and then reads true',
    [
      [200, 85],
      [1500, 150],
    ],
  ],
  [
    'a strap that loses the heart for some seconds',
    [
      [300, 160],
      [5, 80],
      [60, 160],
      [5, 82],
      [300, 160],
    ],
  ],
  [
    'a heart that happens to beat as fast as the feet',
    [
      [300, [140, 170]],
      [900, 172],
      [120, [171, 150]],
    ],
  ],
  [
    'a heart that falls while the runner stands',
    [
      [600, 172],
      [60, [172, 140], 0],
      [300, 140, 0],
    ],
  ],
])('%s is believed', (_, pieces) => {
  expect(leftOutS(pieces)).toBe(0);
});

test('what is left out has no value, and all else stays as it was recorded', () => {
  const way = recorded([
    [100, 145],
    [60, 205],
    [100, 146],
  ]);
  const { heartRateBpm } = believedHeartRate(way);
  expect(heartRateBpm?.filter((bpm) => bpm === null)).toHaveLength(60);
  expect(heartRateBpm?.slice(0, 100)).toEqual(way.heartRateBpm.slice(0, 100));
  expect(heartRateBpm?.slice(160)).toEqual(way.heartRateBpm.slice(160));
});

test('without a heart rate there is none, and without a cadence only jumps are looked for', () => {
  expect(believedHeartRate({ timeS: [0, 1], heartRateBpm: null })).toEqual({
    heartRateBpm: null,
    leftOutS: 0,
  });
  const { timeS, heartRateBpm } = recorded([
    [300, 172],
    [900, 140],
  ]);
  expect(believedHeartRate({ timeS, heartRateBpm, cadencePerMin: null }).leftOutS).toBe(0);
});
