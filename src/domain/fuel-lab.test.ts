import { describe, expect, test } from 'vitest';
import { comparedBySides, fuelPoints, intakeOf, type LongRun } from './fuel-lab.ts';

const run = (of: Partial<LongRun>): LongRun => ({
  id: 1,
  date: '2026-11-15',
  runningSubtype: 'outdoor-long',
  distanceM: 20_000,
  durationS: 7200,
  gels: 0,
  carbohydrateGPerHour: null,
  fluidMlPerHour: null,
  driftShare: null,
  earlyPaceSPerKm: null,
  latePaceSPerKm: null,
  ...of,
});

describe('what was taken', () => {
  const of = { durationS: 7200, hydrationMl: null };
  test('is 22 g a gel; “none” is nothing, and no word is not known', () => {
    expect(intakeOf({ ...of, gels: 4, gelType: 'gu' }).carbohydrateGPerHour).toBe(44);
    expect(intakeOf({ ...of, gels: 4, gelType: null }).carbohydrateGPerHour).toBe(44);
    expect(intakeOf({ ...of, gels: 0, gelType: 'none' }).carbohydrateGPerHour).toBe(0);
    expect(intakeOf({ ...of, gels: 0, gelType: null }).carbohydrateGPerHour).toBeNull();
    expect(intakeOf({ ...of, gels: 0, gelType: null }).fluidMlPerHour).toBeNull();
    expect(intakeOf({ ...of, hydrationMl: 0, gels: 0, gelType: null }).fluidMlPerHour).toBe(0);
  });
});

describe('what it goes together with', () => {
  const runs = [44, 30, 33, 0, 22, 11].map((carbohydrateGPerHour, at) =>
    run({
      carbohydrateGPerHour,
      driftShare: [0.02, 0.03, 0.1, 0.05, 0.06, 0.07][at] ?? null,
      earlyPaceSPerKm: 330,
      latePaceSPerKm: 330 + at,
    }),
  );
  const drift = { intake: 'carbohydrate', outcome: 'drift' } as const;

  test('is told of runs of which both are known', () => {
    const points = fuelPoints([...runs, run({ driftShare: 0.02 })], drift);
    expect(points).toHaveLength(6);
    expect(points[0]).toMatchObject({ intake: 44, outcome: 2 });
    expect(fuelPoints(runs, { ...drift, outcome: 'late' })[5]).toMatchObject({ outcome: 5 });
    expect(fuelPoints(runs, { ...drift, intake: 'fluid' })).toEqual([]);
  });

  test('is the middle of each side, so that one odd run decides nothing', () => {
    expect(comparedBySides(fuelPoints(runs, drift), 'carbohydrate')).toEqual({
      state: 'told',
      enough: { runs: 3, median: 3 },
      less: { runs: 3, median: 6 },
    });
  });

  test('is not told of fewer than three runs a side', () => {
    expect(comparedBySides(fuelPoints(runs.slice(1), drift), 'carbohydrate')).toEqual({
      state: 'tooFew',
      enough: 2,
      less: 3,
      eachNeeded: 3,
    });
  });
});
