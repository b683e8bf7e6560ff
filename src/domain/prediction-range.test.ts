import fc from 'fast-check';
import { expect, test } from 'vitest';
import { predictionRange } from './prediction-range.ts';
import { latestPacedRuns, type PredictingRun, predictRace } from './race-prediction.ts';

const runsAt = (paces: readonly number[]): PredictingRun[] =>
  paces.map((pace, index) => ({
    id: index + 1,
    date: '2026-11-01',
    workoutType: 'running',
    sport: 'run',
    distanceM: 10_000,
    durationS: pace * 10,
  }));

function rangeOf(paces: readonly number[], distanceM: number) {
  const runs = runsAt(paces);
  const prediction = predictRace(runs, { distanceM });
  if (!prediction) throw new Error('too few runs');
  const pacesSPerKm = latestPacedRuns(runs, 5).map((run) => run.paceSPerKm);
  return { prediction, range: predictionRange({ prediction, pacesSPerKm, distanceM }) };
}

test('a half marathon lies between the fastest and the slowest run, ten seconds a km added', () => {
  const { range } = rangeOf([330, 345, 320, 360, 335], 21_100);
  expect(range.fastestS).toBeCloseTo(330 * 21.1, 6);
  expect(range.slowestS).toBeCloseTo(370 * 21.1, 6);
});

test('the prediction lies within its range, and runs of one pace leave no room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 150, max: 900 }), { minLength: 3, maxLength: 9 }),
      fc.integer({ min: 1000, max: 100_000 }),
      (paces, distanceM) => {
        const { prediction, range } = rangeOf(paces, distanceM);
        expect(range.fastestS).toBeLessThanOrEqual(prediction.durationS + 1e-6);
        expect(range.slowestS).toBeGreaterThanOrEqual(prediction.durationS - 1e-6);
      },
    ),
  );
  const { prediction, range } = rangeOf([300, 300, 300], 5000);
  expect(range.fastestS).toBeCloseTo(prediction.durationS, 6);
  expect(range.slowestS).toBeCloseTo(prediction.durationS, 6);
});
