import { expect, test } from 'vitest';
import { paceTrend, type TrendRun } from './pace-trend.ts';

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
