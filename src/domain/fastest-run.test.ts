import { expect, test } from 'vitest';
import { fastestRun } from './fastest-run.ts';
import type { PredictingRun } from './race-prediction.ts';

const run = (id: number, over: Partial<PredictingRun> = {}): PredictingRun => ({
  id,
  date: `2026-11-0${id}`,
  workoutType: 'running',
  sport: 'run',
  distanceM: 10_000,
  durationS: 3000,
  ...over,
});

test('the best pace is the least time a kilometre, however short the run', () => {
  const runs = [run(1), run(2, { distanceM: 3000, durationS: 720 }), run(3, { durationS: 2500 })];
  expect(fastestRun(runs)).toMatchObject({ id: 2, paceSPerKm: 240 });
});

test('of two equal paces the later run is told', () => {
  expect(fastestRun([run(1), run(3, { distanceM: 5000, durationS: 1500 }), run(2)])?.id).toBe(3);
  expect(fastestRun([run(8, { date: '2026-11-01' }), run(1)])?.id).toBe(8);
});

test('walks, rides and runs without a distance have no best pace', () => {
  const others: Partial<PredictingRun>[] = [
    { sport: 'walk' },
    { sport: 'cycling', workoutType: 'cross' },
    { distanceM: null },
    { distanceM: 0 },
    { durationS: 0 },
  ];
  expect(fastestRun(others.map((over, at) => run(at + 1, over)))).toBeNull();
});
