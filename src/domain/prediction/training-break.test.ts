import { describe, expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { predictRace } from './predict-race.ts';
import { restsOnText } from './rests-on.ts';
import { breakBefore } from './training-break.ts';

/** Every second day, from so many days ago to so many days ago, the oldest first. */
function everySecond(from: number, to: number): { date: string }[] {
  return Array.from({ length: Math.floor((from - to) / 2) + 1 }, (_, at) => ({
    date: ago(from - 2 * at),
  }));
}

describe('a break in the training', () => {
  test('of two weeks or more is found, also while it goes on and however long ago it began', () => {
    expect(breakBefore(everySecond(100, 0), TODAY)).toBeNull();
    expect(breakBefore(everySecond(101, 13), TODAY)).toBeNull();
    expect(breakBefore(everySecond(100, 14), TODAY)).toMatchObject({ days: 14, lossPercent: 5 });
    expect(breakBefore(everySecond(170, 70), TODAY)).toMatchObject({ days: 70, until: TODAY });
    expect(breakBefore(everySecond(900, 800), TODAY)).toMatchObject({ days: 800, lossPercent: 8 });
    const back = [...everySecond(170, 70), ...everySecond(20, 0)];
    expect(breakBefore(back, TODAY)).toMatchObject({ days: 50, until: ago(20) });
  });

  test('that was over sixteen weeks ago, or that broke off no training, is none', () => {
    const longAgo = [...everySecond(300, 200), ...everySecond(120, 0)];
    expect(breakBefore(longAgo, TODAY)).toBeNull();
    const nowAndThen = [90, 70, 50, 30, 10].map((days) => ({ date: ago(days) }));
    expect(breakBefore(nowAndThen, TODAY)).toBeNull();
    expect(breakBefore([], TODAY)).toBeNull();
  });
});

describe('a prediction after a break', () => {
  const runs = (from: number, to: number) =>
    everySecond(from, to).map(({ date }, at) => ({
      id: at + 1000 * from,
      date,
      sport: 'run' as const,
      distanceM: 8000,
      durationS: 2640,
      avgHeartRate: 140,
    }));
  const result = (daysAgo: number) => ({
    raceId: daysAgo,
    name: 'Ten',
    workoutId: null,
    date: ago(daysAgo),
    distanceM: 10_000,
    timeS: 2900,
  });
  const tenKm = (of: { runs: ReturnType<typeof runs>; results: ReturnType<typeof result>[] }) => {
    const history = { ...of, today: TODAY, bestEfforts: [], limits: [] };
    const predicted = predictRace(history, 10_000);
    if (!predicted) throw new Error('There is none');
    return predicted;
  };

  test('is slower than without it, has a wider range and says so', () => {
    const going = tenKm({ runs: runs(180, 0), results: [result(90)] });
    const broken = tenKm({ runs: runs(180, 70), results: [result(90)] });
    expect(going.slowedBy).toBeNull();
    expect(broken.slowedBy).toMatchObject({ days: 70 });
    expect(broken.timeS).toBeGreaterThan(2900 * 1.06);
    expect(broken.slowestS - broken.timeS).toBeGreaterThan(going.slowestS - going.timeS);
    expect(restsOnText(broken, TODAY)).toBe(
      'going by 10 km in 48:20 on Mon 24 Aug, 8 % slower for 70 days without a run',
    );
  });

  test.each([14, 28, 42, 70, 120, 300])(
    'of %d days gives nobody a faster day than before it',
    (days) => {
      const history = {
        ...{ runs: runs(days + 110, days), results: [result(days + 20)] },
        ...{ bestEfforts: [], limits: [] },
      };
      const before = predictRace({ ...history, today: ago(days) }, 10_000);
      const after = predictRace({ ...history, today: TODAY }, 10_000);
      expect(after?.fastestS ?? 0).toBeGreaterThan(before?.fastestS ?? 0);
      expect(after?.timeS ?? 0).toBeGreaterThan(before?.timeS ?? 0);
      expect(after?.slowestS ?? 0).toBeGreaterThan(before?.slowestS ?? 0);
    },
  );

  test('rests on what was run since, the more of it there is', () => {
    const back = [...runs(180, 70), ...runs(30, 0)];
    const before = tenKm({ runs: back, results: [result(90)] });
    const since = tenKm({ runs: back, results: [result(90), result(3)] });
    expect(before.slowedBy?.percent ?? 0).toBeGreaterThan(since.slowedBy?.percent ?? 0);
    expect(since.timeS).toBeLessThan(before.timeS);
  });

  test('by training alone is slower where most of it was before the break', () => {
    const often = (from: number, to: number) =>
      runs(from, to).map((each) => ({ ...each, distanceM: 12_000, durationS: 3960 }));
    const back = tenKm({ runs: [...often(150, 20), ...often(3, 0)], results: [] });
    expect(back.pieces).toMatchObject([{ kind: 'training' }]);
    expect(back.slowedBy).toMatchObject({ days: 17, isGoingOn: false });
    expect(tenKm({ runs: often(150, 0), results: [] }).slowedBy).toBeNull();
  });

  test('of a first guess is slower as well', () => {
    const broken = tenKm({ runs: runs(100, 70), results: [] });
    const going = tenKm({ runs: runs(30, 0), results: [] });
    expect(broken.basis).toBe('first-guess');
    expect(broken.timeS / going.timeS).toBeCloseTo(1.08, 2);
  });
});
