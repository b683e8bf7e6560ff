import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { daysBetween } from '../calendar.ts';
import { evidenceOn } from './evidence.ts';
import { predictBriefly, predictRace } from './predict-race.ts';
import { predictionOverTime, weeklyDays } from './prediction-over-time.ts';
import { type RunnerLog, type SortedLog, sortedLog } from './runner-log.ts';

/** A run a day over so many days, each ninth of them hard, a race every two months. */
function dailyLog(days: number): RunnerLog {
  const dates = Array.from({ length: days }, (_, at) => ago(days - 1 - at));
  const runs = dates.map((date, at) => {
    const distanceM = 6000 + ((at * 37) % 11) * 1000;
    const pace = at % 9 === 0 ? 290 + (at % 7) * 3 : 345 + ((at * 13) % 40);
    return {
      id: at + 1,
      date,
      sport: 'run' as const,
      distanceM,
      durationS: (distanceM * pace) / 1000,
      avgHeartRate: at % 30 === 0 ? 172 : 140,
    };
  });
  return {
    runs,
    results: runs
      .filter((_, at) => at % 60 === 30)
      .map(({ id, date }) => ({
        raceId: id,
        name: 'A race',
        workoutId: id,
        date,
        distanceM: 10_000,
        timeS: 2700 + (id % 5) * 20,
      })),
    bestEfforts: runs.flatMap(({ id, date, durationS, distanceM }) =>
      [3000, 5000].map((m) => ({
        workoutId: id,
        date,
        distanceM: m,
        timeS: (0.97 * durationS * m) / distanceM,
      })),
    ),
    limits: [
      { validFrom: ago(2000), maxHeartRate: 190, thresholdPaceSPerKm: null },
      { validFrom: ago(100), maxHeartRate: 188, thresholdPaceSPerKm: 275 },
    ],
  };
}

describe('a prediction over time', () => {
  test('says of each day what the days up to it said, by the function that predicts everywhere', () => {
    const log = dailyLog(800);
    const days = weeklyDays({ today: TODAY, weeks: 60 });
    const points = predictionOverTime({ ...log, today: TODAY }, { distanceM: 21_100, days });
    expect(points.map(({ date }) => date)).toEqual(days);
    for (const point of points) {
      const upTo = <Dated extends { date: string }>(items: readonly Dated[]) =>
        items.filter(({ date }) => date <= point.date);
      const known = {
        today: point.date,
        runs: upTo(log.runs),
        results: upTo(log.results),
        bestEfforts: upTo(log.bestEfforts),
        limits: log.limits.filter(({ validFrom }) => validFrom <= point.date),
      };
      expect(point).toMatchObject({
        timeS: predictRace(known, 21_100)?.timeS,
        fastestS: predictRace(known, 21_100)?.fastestS,
        slowestS: predictRace(known, 21_100)?.slowestS,
      });
    }
  });

  test('is not changed by what comes later', () => {
    const history = { ...dailyLog(300), today: TODAY };
    const days = weeklyDays({ today: TODAY, weeks: 30 });
    const before = predictionOverTime(history, { distanceM: 10_000, days });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (daysAgo) => {
        const result = { raceId: 1, name: null, workoutId: null, distanceM: 5000, timeS: 1150 };
        const results = [...history.results, { ...result, date: ago(daysAgo) }];
        const after = predictionOverTime({ ...history, results }, { distanceM: 10_000, days });
        for (const [at, { date, timeS }] of after.entries()) {
          const isSame = timeS === before[at]?.timeS;
          expect(isSame).toBe(daysBetween(ago(daysAgo), date) < 0);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is nothing on days before the first that can be guessed from', () => {
    const history = { ...dailyLog(10), limits: [], today: TODAY };
    const days = weeklyDays({ today: TODAY, weeks: 4 });
    const points = predictionOverTime(history, { distanceM: 10_000, days });
    expect(points.map(({ date }) => date)).toEqual([ago(7), ago(0)]);
    expect(
      predictionOverTime({ ...history, runs: [], bestEfforts: [] }, { distanceM: 5000, days }),
    ).toEqual([]);
  });

  test('reads as little for a day of an eight years’ log as for one of two years', () => {
    const [two, eight] = [730, 2920].map((days) => readsOfToday(dailyLog(days)));
    expect(two).toBeGreaterThan(365);
    expect(eight).toBeLessThan(1.1 * (two ?? 0));
  });
});

/** How often an item of the log is looked at for the prediction of today. */
function readsOfToday(log: RunnerLog): number {
  let reads = 0;
  const counting = <Item>(items: readonly Item[]) =>
    new Proxy(items, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key);
      },
    });
  const sorted = sortedLog(log);
  const counted: SortedLog = {
    results: counting(sorted.results),
    runs: counting(sorted.runs),
    wholeRuns: counting(sorted.wholeRuns),
    insideRuns: counting(sorted.insideRuns),
    thresholds: counting(sorted.thresholds),
  };
  predictBriefly(evidenceOn(counted, TODAY), 10_000);
  return reads;
}
