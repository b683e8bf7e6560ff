import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { targetOutlook, type WeighIn, weeklyRateKg, weightTrend } from './weight-trend.ts';

const TODAY = '2026-11-22';

/** One weigh-in every so many days, the last of them today. */
function weighIns(kgs: readonly number[], everyDays = 1): WeighIn[] {
  return kgs.map((weightKg, at) => ({
    date: addDays(TODAY, -everyDays * (kgs.length - 1 - at)),
    weightKg,
  }));
}

const falling = (perDay: number, days: number) =>
  Array.from({ length: days }, (_, at) => 80 - perDay * at);

describe('the trend of weight', () => {
  test('begins at the first weigh-in and moves a tenth of the way to each day’s', () => {
    const trend = weightTrend(weighIns([173.2, 171.5]));
    expect(trend[0]?.trendKg).toBe(173.2);
    expect(trend[1]?.trendKg).toBeCloseTo(173.03);
  });

  test('never leaves what was weighed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 40, max: 150, noNaN: true }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (kgs, every) => {
          for (const { trendKg } of weightTrend(weighIns(kgs, every))) {
            expect(trendKg).toBeGreaterThanOrEqual(Math.min(...kgs) - 1e-9);
            expect(trendKg).toBeLessThanOrEqual(Math.max(...kgs) + 1e-9);
          }
        },
      ),
    );
  });

  test('after days without a weigh-in moves as far as by the same weight on each of them', () => {
    const daily = weightTrend(weighIns([80, 79, 79, 79, 79])).at(-1)?.trendKg;
    const gap = weightTrend([
      { date: addDays(TODAY, -4), weightKg: 80 },
      { date: TODAY, weightKg: 79 },
    ]).at(-1)?.trendKg;
    expect(gap).toBeCloseTo(daily ?? 0);
  });

  test('has the rate of a steady loss, though it lags it by nine days', () => {
    const trend = weightTrend(weighIns(falling(0.1, 120)));
    expect(weeklyRateKg(trend)).toBeCloseTo(-0.7, 3);
    expect((trend.at(-1)?.trendKg ?? 0) - (trend.at(-1)?.weightKg ?? 0)).toBeCloseTo(0.9, 2);
  });

  test('has no rate from less than two weeks, or from three weigh-ins', () => {
    expect(weeklyRateKg(weightTrend(weighIns(falling(0.1, 10))))).toBeNull();
    expect(weeklyRateKg(weightTrend(weighIns([80, 79, 78], 10)))).toBeNull();
    expect(weeklyRateKg(weightTrend(weighIns(falling(0.1, 14))))).not.toBeNull();
    expect(weeklyRateKg([])).toBeNull();
  });

  test('one wrong weigh-in of 30 kg too much moves the rate less than the weight', () => {
    const kgs = Array.from({ length: 60 }, (_, at) => (at === 50 ? 110 : 80));
    expect(Math.abs(weeklyRateKg(weightTrend(weighIns(kgs))) ?? 0)).toBeLessThan(2);
  });
});

describe('the day on which the target is reached', () => {
  const outlook = (over: Partial<Parameters<typeof targetOutlook>[0]>) =>
    targetOutlook({ trendKg: 80, targetKg: 78, rateKgPerWeek: -0.5, today: TODAY, ...over });

  test('follows from the rate', () => {
    expect(outlook({})).toEqual({ state: 'dated', date: addDays(TODAY, 28) });
  });

  test('works upwards as well', () => {
    expect(outlook({ targetKg: 81, rateKgPerWeek: 0.5 })).toEqual({
      state: 'dated',
      date: addDays(TODAY, 14),
    });
  });

  test('is not told where the trend is level, goes the other way, has arrived, or would take years', () => {
    expect(outlook({ rateKgPerWeek: 0.01 }).state).toBe('level');
    expect(outlook({ rateKgPerWeek: 0.5 }).state).toBe('away');
    expect(outlook({ targetKg: 80.02 }).state).toBe('reached');
    expect(outlook({ targetKg: 50, rateKgPerWeek: -0.1 }).state).toBe('far');
  });
});

test('one weigh-in typed wrong moves neither the trend nor its rate', () => {
  const plain = Array.from({ length: 20 }, (_, at) => ({
    date: addDays('2026-09-01', 2 * at),
    weightKg: 74 - at * 0.1,
  }));
  for (const at of [0, 3, 12, 18, 19]) {
    const wrong = plain.map((entry, index) => (index === at ? { ...entry, weightKg: 7.4 } : entry));
    const [usual, bent] = [weightTrend(plain), weightTrend(wrong)];
    expect(bent[at]?.weightKg).toBe(7.4);
    for (const [index, { trendKg }] of bent.entries()) {
      expect(Math.abs(trendKg - (usual[index]?.trendKg ?? 0))).toBeLessThan(0.4);
    }
    expect(weeklyRateKg(bent)).toBeCloseTo(weeklyRateKg(usual) ?? 0, 1);
  }
});

test('a weight that stays changed is no slip, and neither is the first one after a pause', () => {
  const entry = (day: number, weightKg: number) => ({ date: addDays('2026-09-01', day), weightKg });
  const stays = weightTrend([0, 1, 2, 3, 4, 5, 6].map((day) => entry(day, day < 3 ? 80 : 74)));
  expect(stays.at(-1)?.trendKg).toBeLessThan(79);
  const paused = weightTrend([entry(0, 80), entry(1, 80), entry(2, 80), entry(200, 72)]);
  expect(paused.at(-1)?.trendKg).toBeCloseTo(72, 1);
});
