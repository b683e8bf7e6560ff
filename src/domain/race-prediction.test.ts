import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  latestPacedRuns,
  type PredictingRun,
  predictionRange,
  predictRace,
} from './race-prediction.ts';

const runAt = (id: number, pace: number, over: Partial<PredictingRun> = {}): PredictingRun => ({
  id,
  date: `2026-11-${String(id).padStart(2, '0')}`,
  sport: 'run',
  distanceM: 10_000,
  durationS: pace * 10,
  ...over,
});
const fiveRuns = [330, 345, 320, 360, 335].map((pace, index) => runAt(index + 1, pace));

describe('a predicted race', () => {
  test('of a marathon is the mean pace of five runs and ten seconds a km', () => {
    const prediction = predictRace(fiveRuns, { distanceM: 42_195 });
    expect(prediction?.paceSPerKm).toBe(348);
    expect(prediction?.durationS).toBeCloseTo(14_683.86, 6);
  });

  test('of 10 km is five seconds a km faster than the mean', () => {
    expect(predictRace(fiveRuns, { distanceM: 10_000 })?.durationS).toBeCloseTo(3330, 6);
  });

  test.each([
    [5000, 333],
    [10_000, 333],
    [10_001, 338],
    [21_099, 338],
    [21_100, 348],
    [42_200, 348],
  ])('of %i m is run at %i s/km', (distanceM, pace) => {
    expect(predictRace(fiveRuns, { distanceM })?.paceSPerKm).toBeCloseTo(pace, 9);
  });

  test('needs three runs that have a distance', () => {
    const three = [runAt(1, 300), runAt(2, 300), runAt(3, 300)];
    expect(predictRace(three, { distanceM: 5000 })?.workoutIds).toEqual([3, 2, 1]);
    expect(predictRace(three.slice(1), { distanceM: 5000 })).toBeNull();
    expect(
      predictRace([...three.slice(1), runAt(4, 300, { distanceM: null })], { distanceM: 5000 }),
    ).toBeNull();
    expect(predictRace([], { distanceM: 5000 })).toBeNull();
  });

  test('rests on the latest five runs, in whatever order they come', () => {
    const older = [runAt(1, 600), runAt(2, 600)];
    const latest = [3, 4, 5, 6, 7].map((id) => runAt(id, 300));
    const prediction = predictRace([...latest, ...older], { distanceM: 15_000 });
    expect(prediction).toEqual({
      paceSPerKm: 300,
      durationS: 4500,
      workoutIds: [7, 6, 5, 4, 3],
    });
  });

  test('leaves out walks, hikes and rides', () => {
    const others = [
      runAt(4, 900, { sport: 'walk' }),
      runAt(5, 900, { sport: 'hike' }),
      runAt(6, 120, { sport: 'cycling' }),
    ];
    const prediction = predictRace([runAt(1, 300), runAt(2, 300), ...others], { distanceM: 5000 });
    expect(prediction).toBeNull();
  });
});

test('the latest runs are the first of all when sorted from new to old', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 1000 })),
      fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 1 }),
      (ids, days) => {
        const runs = ids.map((id, index) => runAt(days[index % days.length] ?? 1, 300, { id }));
        const sorted = runs.toSorted(
          (one, other) => other.date.localeCompare(one.date) || other.id - one.id,
        );
        expect(latestPacedRuns(runs, 5).map((run) => run.id)).toEqual(
          sorted.slice(0, 5).map((run) => run.id),
        );
      },
    ),
  );
});

const runsAt = (paces: readonly number[]): PredictingRun[] =>
  paces.map((pace, index) => ({
    id: index + 1,
    date: '2026-11-01',
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
