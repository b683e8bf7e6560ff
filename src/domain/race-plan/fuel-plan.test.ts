import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drinkForSweat,
  type FuelledRun,
  fuelPlan,
  gelsByKilometre,
  sweatMlPerHour,
} from './fuel-plan.ts';
import { pacePlan } from './pacing.ts';

let id = 0;

function run(minutes: number, over: Partial<FuelledRun> = {}): FuelledRun {
  id += 1;
  const durationS = minutes * 60;
  return {
    id,
    date: '2026-11-08',
    distanceM: 18_000,
    durationS,
    gels: 0,
    hydrationMl: null,
    ...over,
  };
}

const HALF_S = 110 * 60;

describe('carbohydrate', () => {
  test.each([
    [50, 0, 0],
    [75, 30, 30],
    [110, 30, 60],
    [240, 60, 90],
  ])('for %i minutes is %i to %i g an hour, as advised to anybody', (minutes, from, to) => {
    expect(fuelPlan({ timeS: minutes * 60, runs: [] }).carbohydrate.usual).toMatchObject({
      from,
      to,
    });
  });

  test('of who logged no gels is the least that is advised, and said to be general', () => {
    const { carbohydrate, gels } = fuelPlan({ timeS: HALF_S, runs: [run(100), run(95)] });
    expect(carbohydrate).toMatchObject({ restsOn: 'general', ownGPerHour: null, runsWithout: 2 });
    expect(gels.map(({ clockS }) => clockS / 60)).toEqual([30, 55, 85]);
    expect(carbohydrate.plannedGPerHour).toBeCloseTo(36);
  });

  test('of who took 44 g an hour on long runs is that, and names the runs', () => {
    const fed = [run(90, { gels: 3 }), run(120, { gels: 4 }), run(90, { gels: 3 })];
    const { carbohydrate, gels } = fuelPlan({ timeS: HALF_S, runs: [...fed, run(95), run(89)] });
    expect(carbohydrate).toMatchObject({ restsOn: 'own', ownGPerHour: 44, mostGPerHour: 44 });
    expect(carbohydrate.runs.map((one) => one.id)).toEqual(fed.map((one) => one.id));
    expect(carbohydrate.runsWithout).toBe(1);
    expect(gels).toHaveLength(4);
    expect(gels.at(-1)?.gramsSoFar).toBe(88);
  });

  test('of who took less than is advised is the least that is advised', () => {
    const { carbohydrate } = fuelPlan({ timeS: HALF_S, runs: [run(150, { gels: 1 })] });
    expect(carbohydrate).toMatchObject({ restsOn: 'own', ownGPerHour: 8.8 });
    expect(carbohydrate.plannedGPerHour).toBeCloseTo(36);
  });

  test('is never needed for 5 km', () => {
    const plan = fuelPlan({ timeS: 1500, runs: [run(90, { gels: 3, hydrationMl: 500 })] });
    expect(plan).toMatchObject({
      gels: [],
      carbohydrate: { restsOn: 'none', plannedGPerHour: 0 },
      drink: { restsOn: 'none', plannedMl: null },
    });
  });
});

test('a gel is taken in the kilometre in which the clock shows its time', () => {
  const kilometres = pacePlan({ distanceM: 21_100, timeS: HALF_S, split: 'even' });
  const { gels } = fuelPlan({ timeS: HALF_S, runs: [] });
  expect([...gelsByKilometre(kilometres, gels)]).toEqual([
    [6000, 1],
    [11_000, 2],
    [17_000, 3],
  ]);
});

describe('drink', () => {
  test('is the middle of what was drunk on long runs', () => {
    const runs = [750, 900, 1500].map((hydrationMl) => run(90, { hydrationMl }));
    const { drink } = fuelPlan({ timeS: HALF_S, runs: [...runs, run(120)] });
    expect(drink).toMatchObject({ restsOn: 'own', ownMlPerHour: 600, plannedMl: 1100 });
  });

  test('of who wrote none down is a general start value', () => {
    const { drink } = fuelPlan({ timeS: HALF_S, runs: [run(120)] });
    expect(drink).toMatchObject({ restsOn: 'general', plannedMlPerHour: 400 });
  });
});

describe('sweat', () => {
  test('of 1.2 kg lost with half a litre drunk in two hours is 850 ml an hour', () => {
    const test = { beforeKg: 70, afterKg: 68.8, drunkMl: 500, durationS: 7200 };
    expect(sweatMlPerHour(test)).toBeCloseTo(850);
  });

  test('that cannot be is none: who gained weight, and who lost ten kilograms', () => {
    const hour = { drunkMl: 0, durationS: 3600 };
    expect(sweatMlPerHour({ beforeKg: 70, afterKg: 71, ...hour })).toBeNull();
    expect(sweatMlPerHour({ beforeKg: 70, afterKg: 60, ...hour })).toBeNull();
    expect(sweatMlPerHour({ beforeKg: 70, afterKg: 69, drunkMl: 0, durationS: 0 })).toBeNull();
  });

  test('says to drink what keeps the loss under 2 % of the body, and never more than is sweated', () => {
    const of = { weightKg: 70, timeS: 4 * 3600 };
    expect(drinkForSweat({ ...of, sweatMlPerHour: 850 })).toEqual({ from: 500, to: 850 });
    expect(drinkForSweat({ ...of, sweatMlPerHour: 300 })).toEqual({ from: 0, to: 300 });
  });
});

test('gels stand in order before the finish, never less than is advised, nor more but for one gel', () => {
  const runs = fc.array(
    fc.record({ minutes: fc.integer({ min: 1, max: 400 }), gels: fc.integer({ min: 0, max: 30 }) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 90_000 }), runs, (timeS, logged) => {
      const plan = fuelPlan({
        timeS,
        runs: logged.map(({ minutes, gels }) => run(minutes, { gels })),
      });
      const times = plan.gels.map(({ clockS }) => clockS);
      expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
      for (const clockS of times) {
        expect(clockS).toBeGreaterThan(0);
        expect(clockS).toBeLessThan(timeS);
      }
      const aGel = (22 * 3600) / timeS;
      expect(plan.carbohydrate.plannedGPerHour).toBeGreaterThanOrEqual(
        plan.carbohydrate.usual.from,
      );
      expect(plan.carbohydrate.plannedGPerHour).toBeLessThanOrEqual(
        plan.carbohydrate.usual.to + aGel + 0.001,
      );
    }),
  );
});
