import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SweatTest } from '../sweat.ts';
import { type FuelledRun, fuelPlan, gelsBesideSportsDrink, gelsByKilometre } from './fuel-plan.ts';
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

  test.each([
    [65, 1],
    [80, 2],
    [95, 3],
  ])('of %i minutes without a habit is %i gels', (minutes, count) => {
    expect(fuelPlan({ timeS: minutes * 60, runs: [] }).gels).toHaveLength(count);
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

  const marathonOf = (daysLeft: number, runs: FuelledRun[] = []) =>
    fuelPlan({ timeS: 4 * 3600, runs, daysLeft });
  const aGelAnHour = [run(150, { gels: 2 }), run(150, { gels: 3 })];
  test.each([
    ['nobody knows of gels, and the race is near', 6, [], 5],
    ['three long runs are left to practise on', 28, [], 11],
    ['one gel an hour is the habit, and the race is near', 6, aGelAnHour, 5],
    ['one long run is left to practise on', 14, aGelAnHour, 7],
    ['there is time for all that is advised', 90, aGelAnHour, 11],
  ] as const)('for a marathon in which %s', (_, daysLeft, runs, gels) => {
    expect(marathonOf(daysLeft, [...runs]).gels).toHaveLength(gels);
  });

  test('is planned no further above the habit than the long runs left can teach', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 9001, max: 40_000 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 200 }),
        (timeS, gels, daysLeft) => {
          const { carbohydrate } = fuelPlan({ timeS, daysLeft, runs: [run(180, { gels })] });
          const { plannedGPerHour, ownGPerHour, usual } = carbohydrate;
          const reached = Math.max(30, ownGPerHour ?? 0) + 10 * Math.floor(daysLeft / 7);
          const aGel = (22 * 3600) / timeS;
          expect(plannedGPerHour).toBeLessThanOrEqual(Math.min(usual.to, reached) + aGel);
        },
      ),
    );
  });

  test('in a sports drink saves the gels that it holds', () => {
    const plan = marathonOf(90);
    expect(plan.drink.plannedMl).toBe(1600);
    // 1.6 l hold 96 g, and 11 gels 242.
    expect(gelsBesideSportsDrink(plan)).toBe(7);
    expect(gelsBesideSportsDrink(fuelPlan({ timeS: 1500, runs: [] }))).toBe(0);
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
    expect(drink).toMatchObject({ restsOn: 'general', plannedMlPerHour: 400, sweat: null });
  });

  /** An hour on which so many ml were sweated. */
  const sweated = (ml: number): SweatTest => ({
    ...{ id: 1, date: '2026-11-01', durationS: 3600, temperatureC: null },
    ...{ beforeKg: 70, afterKg: 70 - ml / 1000, drunkMl: 0 },
  });
  const drinkOf = (of: { hours: number; habitMl?: number; sweatMl: number }) =>
    fuelPlan({
      timeS: of.hours * 3600,
      runs: of.habitMl ? [run(120, { hydrationMl: 2 * of.habitMl })] : [],
      sweatTests: [sweated(of.sweatMl)],
      weightKg: 70,
    }).drink;

  test('is a habit where it keeps the loss below 2 % of the body', () => {
    const drink = drinkOf({ hours: 4, habitMl: 500, sweatMl: 800 });
    expect(drink).toMatchObject({ restsOn: 'own', plannedMlPerHour: 500 });
    expect(drink.lostShare).toBeCloseTo(0.017, 3);
  });

  test('is raised to what keeps the loss below 2 %, up to what is usual and no further', () => {
    expect(drinkOf({ hours: 4, habitMl: 300, sweatMl: 1000 }).plannedMlPerHour).toBeCloseTo(650);
    const much = drinkOf({ hours: 4, sweatMl: 1800 });
    expect(much).toMatchObject({ restsOn: 'sweat', plannedMlPerHour: 800 });
    expect(much.lostShare).toBeCloseTo(0.057, 3);
    expect(drinkOf({ hours: 4, habitMl: 950, sweatMl: 1800 }).plannedMlPerHour).toBe(950);
  });

  test('is never more than is sweated, whatever the habit and the advice', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.1, max: 12, noNaN: true }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 50, max: 4000 }),
        (hours, habitMl, sweatMl) => {
          const { plannedMlPerHour, lostShare } = drinkOf({ hours, habitMl, sweatMl });
          expect(plannedMlPerHour).toBeLessThanOrEqual(sweatMl + 1e-6);
          expect(lostShare).toBeGreaterThanOrEqual(-1e-9);
        },
      ),
    );
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
