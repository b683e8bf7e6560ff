import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatElapsed } from '../duration.ts';
import { formatPace } from '../pace.ts';
import { distanceAtM, pacedParts, pacePlan, SPLITS } from './pacing.ts';

const HALF = { distanceM: 21_097.5, timeS: 6600 };

const clocksAt = (split: 'even' | 'negative', kilometres: readonly number[]) => {
  const plan = pacePlan({ ...HALF, split });
  return kilometres.map((km) => formatElapsed(plan[km - 1]?.clockS ?? 0));
};

describe('1:50:00 over a half marathon', () => {
  test('evenly is on the clock what a table of even paces has', () => {
    expect(clocksAt('even', [1, 2, 3, 5, 10, 15, 20, 21])).toEqual([
      ...['5:13', '10:26', '15:38', '26:04', '52:08', '1:18:12', '1:44:17', '1:49:29'],
    ]);
  });

  test('as a negative split gives away 27 seconds by km 7 and has them back at the finish', () => {
    expect(clocksAt('negative', [1, 2, 7, 14, 21, 22])).toEqual([
      ...['5:17', '10:33', '36:57', '1:13:27', '1:49:30', '1:50:00'],
    ]);
    const parts = pacedParts({ ...HALF, split: 'negative' });
    expect(parts.map(({ toM, paceSPerKm }) => [toM, formatPace(paceSPerKm)])).toEqual([
      [7000, '5:17'],
      [14_000, '5:13'],
      [21_097.5, '5:09'],
    ]);
  });

  test('ends with a part of a kilometre at the finish line', () => {
    const last = pacePlan({ ...HALF, split: 'even' }).at(-1);
    expect(last).toMatchObject({ endM: 21_097.5, distanceM: 97.5, clockS: 6600 });
    expect(last?.paceSPerKm).toBeCloseTo(312.8, 1);
  });
});

test('a rest of a few metres belongs to the last kilometre', () => {
  const plan = pacePlan({ distanceM: 5004, timeS: 1500, split: 'even' });
  expect(plan).toHaveLength(5);
  expect(plan.at(-1)).toMatchObject({ endM: 5004, distanceM: 1004 });
});

test('a race of less than a kilometre is one line', () => {
  for (const split of SPLITS) {
    expect(pacePlan({ distanceM: 400, timeS: 80, split })).toMatchObject([
      { endM: 400, timeS: 80, clockS: 80 },
    ]);
  }
});

const races = fc.record({
  distanceM: fc.integer({ min: 100, max: 1_000_000 }),
  paceSPerKm: fc.integer({ min: 120, max: 1200 }),
  split: fc.constantFrom(...SPLITS),
});

test('any race ends at exactly its time, kilometre after kilometre adding up to it', () => {
  fc.assert(
    fc.property(races, ({ distanceM, paceSPerKm, split }) => {
      const timeS = Math.round((distanceM * paceSPerKm) / 1000);
      const plan = pacePlan({ distanceM, timeS, split });
      expect(plan.at(-1)).toMatchObject({ endM: distanceM, clockS: timeS });
      expect(plan.reduce((sum, km) => sum + km.timeS, 0)).toBeCloseTo(timeS, 5);
      expect(plan.reduce((sum, km) => sum + km.distanceM, 0)).toBeCloseTo(distanceM, 5);
      for (const [at, km] of plan.entries()) {
        expect(km.clockS).toBeGreaterThan(plan[at - 1]?.clockS ?? 0);
      }
    }),
  );
});

test('a negative split is never slower from one part to the next, nor further than 3 % from the mean', () => {
  fc.assert(
    fc.property(races, ({ distanceM, paceSPerKm }) => {
      const timeS = (distanceM * paceSPerKm) / 1000;
      const paces = pacedParts({ distanceM, timeS, split: 'negative' }).map(
        (part) => part.paceSPerKm,
      );
      expect(paces).toEqual(paces.toSorted((one, other) => other - one));
      for (const pace of paces) expect(Math.abs(pace / paceSPerKm - 1)).toBeLessThan(0.03);
    }),
  );
});

test('where the clock is at the end of a kilometre, the way is', () => {
  fc.assert(
    fc.property(races, ({ distanceM, paceSPerKm, split }) => {
      const race = { distanceM, timeS: (distanceM * paceSPerKm) / 1000, split };
      for (const { endM, clockS } of pacePlan(race).slice(0, 50)) {
        expect(distanceAtM(race, clockS)).toBeCloseTo(endM, 3);
      }
    }),
  );
});
