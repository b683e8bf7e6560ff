import { describe, expect, test } from 'vitest';
import { ago, TODAY } from '../../../testing/domain/days.ts';
import { predictRace } from './predict-race.ts';
import type { KnownLimits, PredictingRun, RaceResult, RunnerHistory } from './runner-log.ts';

const HALF_M = 21_097.5;
const MARATHON_M = 42_195;

let nextId = 1;
/** Easy: 8 km at 6:00 a km. */
function run(daysAgo: number, over: Partial<PredictingRun> = {}): PredictingRun {
  return {
    id: nextId++,
    date: ago(daysAgo),
    sport: 'run',
    distanceM: 8000,
    durationS: 2880,
    avgHeartRate: null,
    ...over,
  };
}

function result(daysAgo: number, distanceM: number, timeS: number): RaceResult {
  return { raceId: 1, name: 'A race', workoutId: null, date: ago(daysAgo), distanceM, timeS };
}

const LIMITS: KnownLimits = {
  validFrom: '1900-01-01',
  maxHeartRate: 190,
  thresholdPaceSPerKm: null,
};

function history(over: Partial<RunnerHistory> = {}): RunnerHistory {
  return { today: TODAY, results: [], runs: [], bestEfforts: [], limits: [LIMITS], ...over };
}

const easyRuns = (count: number, everyDays = 2) =>
  Array.from({ length: count }, (_, index) => run(1 + index * everyDays));

describe('a predicted race', () => {
  test('rests on a race that was run, whatever the easy runs say', () => {
    const tenK = result(0, 10_000, 2700);
    const predicted = predictRace(history({ results: [tenK], runs: easyRuns(10) }), HALF_M);
    expect(predicted).toMatchObject({ basis: 'evidence', distanceM: HALF_M });
    expect(predicted?.timeS).toBeCloseTo(5971, 0);
    expect(predicted?.pieces).toMatchObject([{ kind: 'race', raceId: 1, share: 1 }]);
  });

  test('of 5 km is faster than the pace of a 10 km run hard in September', () => {
    const hard = run(63, { distanceM: 10_000, durationS: 2953 });
    const predicted = predictRace(history({ runs: [hard, ...easyRuns(20)] }), 5000);
    expect(predicted?.basis).toBe('evidence');
    expect(predicted?.timeS).toBeLessThan(24.5 * 60);
    expect(predicted?.pieces[0]).toMatchObject({ workoutId: hard.id, kind: 'effort' });
  });

  test('takes no long run at the usual pace for a race', () => {
    const long = run(3, { distanceM: 18_000, durationS: 18 * 358 });
    expect(predictRace(history({ runs: [...easyRuns(8), long] }), 10_000)?.basis).toBe(
      'first-guess',
    );
    const faster = run(3, { distanceM: 18_000, durationS: 18 * 330 });
    expect(predictRace(history({ runs: [...easyRuns(8), faster] }), 10_000)?.basis).toBe(
      'evidence',
    );
  });

  test('takes no easy run for a race where the maximum heart rate is set too low', () => {
    const easy = easyRuns(10).map((each, at) => ({ ...each, avgHeartRate: 164 + (at % 4) }));
    expect(predictRace(history({ runs: easy }), 10_000)?.basis).toBe('first-guess');
    const raced = run(4, { distanceM: 5000, durationS: 1450, avgHeartRate: 180 });
    expect(predictRace(history({ runs: [...easy, raced] }), 10_000)?.pieces).toMatchObject([
      { kind: 'effort', workoutId: raced.id },
    ]);
  });

  test('knows a run at the effort of a race by the heart as well', () => {
    const hard = run(3, { distanceM: 5000, durationS: 1500, avgHeartRate: 172 });
    const known = predictRace(history({ runs: [hard, ...easyRuns(3)] }), 10_000);
    expect(known?.basis).toBe('evidence');
    const unknown = predictRace(
      history({ runs: [{ ...hard, avgHeartRate: 150 }, ...easyRuns(3)] }),
      10_000,
    );
    expect(unknown?.basis).toBe('first-guess');
  });

  test('is not made slower by a hard run that was slower than the race', () => {
    const race = result(5, 10_000, 2700);
    const slower = run(4, { distanceM: 5000, durationS: 1450, avgHeartRate: 175 });
    const alone = predictRace(history({ results: [race] }), HALF_M);
    expect(predictRace(history({ results: [race], runs: [slower] }), HALF_M)).toEqual(alone);
  });

  test('takes a best stretch inside a run for what it is: no more than the whole run says', () => {
    const whole = run(10, { distanceM: 10_000, durationS: 2700, avgHeartRate: 175 });
    const inside = { workoutId: whole.id, date: whole.date, distanceM: 5000, timeS: 1345 };
    const predicted = predictRace(history({ runs: [whole], bestEfforts: [inside] }), 10_000);
    expect(predicted?.pieces).toHaveLength(1);
    expect(predicted?.pieces[0]).toMatchObject({ distanceM: 10_000, timeS: 2700 });
  });

  test('takes up a best stretch inside an easy run only where it was as hard as a race', () => {
    const runs = easyRuns(10);
    const [first] = runs;
    const inside = (timeS: number) =>
      predictRace(
        history({
          runs,
          bestEfforts: [{ workoutId: first?.id ?? 0, date: ago(1), distanceM: 5000, timeS }],
        }),
        10_000,
      );
    expect(inside(1780)?.basis).toBe('first-guess');
    expect(inside(1350)).toMatchObject({ basis: 'evidence', pieces: [{ distanceM: 5000 }] });
  });

  test('goes by the best of efforts over about the same distance', () => {
    const hard = (daysAgo: number, distanceM: number, durationS: number) =>
      run(daysAgo, { distanceM, durationS, avgHeartRate: 172 });
    const intervals = run(3);
    const best = hard(20, 5000, 1298);
    const inside = { workoutId: intervals.id, date: intervals.date, distanceM: 5000, timeS: 1362 };
    const runs = [intervals, ...easyRuns(10)];
    const alone = predictRace(history({ runs: [best, ...runs] }), 10_000);
    const both = predictRace(history({ runs: [best, ...runs], bestEfforts: [inside] }), 10_000);
    expect(alone?.pieces).toMatchObject([{ workoutId: best.id }]);
    expect(both).toEqual(alone);
    const without = predictRace(history({ runs, bestEfforts: [inside] }), 10_000);
    expect(without?.pieces).toMatchObject([{ workoutId: intervals.id }]);

    const tenK = hard(10, 10_000, 2850);
    const longer = predictRace(history({ runs: [best, tenK, ...runs] }), 10_000);
    expect(longer?.pieces.map(({ workoutId }) => workoutId).sort()).toEqual([best.id, tenK.id]);
  });

  test('counts a race once, though its run is in the log as well', () => {
    const raced = run(5, { distanceM: 10_120, durationS: 2705, avgHeartRate: 178 });
    const linked = { ...result(5, 10_000, 2700), workoutId: raced.id };
    for (const one of [linked, result(5, 10_000, 2700)]) {
      const predicted = predictRace(history({ results: [one], runs: [raced] }), 10_000);
      expect(predicted?.pieces).toHaveLength(1);
    }
  });

  test('widens and gives way as its evidence ages', () => {
    const width = (days: number) => {
      const predicted = predictRace(history({ results: [result(days, 10_000, 2700)] }), HALF_M);
      return (predicted?.slowestS ?? 0) - (predicted?.fastestS ?? 0);
    };
    expect(width(360)).toBeGreaterThan(1.5 * width(10));
    const results = [result(700, 10_000, 2700), result(10, 10_000, 3100)];
    const predicted = predictRace(history({ results }), 10_000);
    expect(Math.abs((predicted?.timeS ?? 0) - 3100)).toBeLessThan(100);
  });

  test('says which of two results that contradict each other it sets aside', () => {
    const results = [result(20, 5000, 1200), result(10, 10_000, 2500), result(5, HALF_M, 8400)];
    const pieces = predictRace(history({ results }), 10_000)?.pieces;
    expect(pieces?.filter(({ isSetAside }) => isSetAside)).toMatchObject([{ distanceM: HALF_M }]);
  });

  test('hears eight weeks of training beside a race, and where there is nothing else', () => {
    const runs = easyRuns(40, 1);
    const trained = history({ results: [result(30, HALF_M, 6000)], runs });
    const predicted = predictRace(trained, MARATHON_M);
    expect(predicted?.pieces.map(({ kind }) => kind)).toEqual(['race', 'training']);
    const untrained = predictRace(history({ results: trained.results }), MARATHON_M);
    expect(Math.abs((predicted?.timeS ?? 0) / (untrained?.timeS ?? 1) - 1)).toBeLessThan(0.05);
    expect(predicted?.pieces[1]?.name).toBe('40 km a week');
    const alone = history({ runs });
    expect(predictRace(alone, MARATHON_M)?.pieces.map(({ kind }) => kind)).toEqual(['training']);
    // No shorter race is predicted at a slower pace than a longer one.
    const pace = (distanceM: number) => predictRace(alone, distanceM)?.paceSPerKm ?? 0;
    expect(pace(5000)).toBeLessThan(pace(HALF_M));
    expect(pace(HALF_M)).toBeLessThan(pace(MARATHON_M));
  });

  test('hears a threshold pace of the last year, less beside a race, and hardly where no race bears it out', () => {
    const known = (thresholdPaceSPerKm: number, days = 10) => [
      { ...LIMITS, validFrom: ago(days), thresholdPaceSPerKm },
    ];
    const alone = predictRace(history({ limits: known(270) }), 10_000);
    expect(alone?.pieces).toMatchObject([{ kind: 'threshold', date: ago(10) }]);
    expect(Math.abs((alone?.paceSPerKm ?? 0) - 264)).toBeLessThan(4);
    expect(predictRace(history({ limits: known(270, 400) }), 10_000)).toBeNull();
    expect(
      predictRace(history({ limits: [{ ...LIMITS, thresholdPaceSPerKm: 270 }] }), 5000),
    ).toBeNull();
    for (const days of [10, 200]) {
      const results = [result(days, 10_000, 3000)];
      const hoped = predictRace(history({ results, limits: known(210) }), 10_000);
      expect(Math.abs((hoped?.timeS ?? 0) / 3000 - 1)).toBeLessThan(0.07);
      expect(hoped?.pieces[0]?.kind).toBe('race');
    }
  });

  test('is not bent by a watch that was not stopped', () => {
    const results = [result(30, HALF_M, 6000)];
    const runs = easyRuns(40, 1);
    const forgotten = run(2, { distanceM: 5000, durationS: 2_971_531 });
    const plain = predictRace(history({ results, runs }), MARATHON_M);
    const bent = predictRace(history({ results, runs: [...runs, forgotten] }), MARATHON_M);
    expect(bent?.timeS).toBe(plain?.timeS);
  });

  test('knows nothing of days to come', () => {
    const results = [result(-1, 10_000, 2000)];
    expect(predictRace(history({ results, runs: [run(-2), run(-1), run(1)] }), 5000)).toBeNull();
  });
});

describe('the first guess, while there is nothing better', () => {
  const five = [330, 345, 320, 360, 335].map((pace, index) =>
    run(5 - index, { distanceM: 10_000, durationS: pace * 10 }),
  );

  test('is the mean pace of five runs and ten seconds a km for a marathon', () => {
    const guess = predictRace(history({ runs: five }), MARATHON_M);
    expect(guess).toMatchObject({ basis: 'first-guess', paceSPerKm: 348 });
    expect(guess?.timeS).toBeCloseTo(14_683.86, 6);
  });

  test('is five seconds a km faster than the mean for 10 km', () => {
    expect(predictRace(history({ runs: five }), 10_000)?.timeS).toBeCloseTo(3330, 6);
  });

  test.each([
    [5000, 333],
    [10_000, 333],
    [10_001, 338],
    [21_097, 338],
    [21_097.5, 348],
    [21_100, 348],
    [42_200, 348],
  ])('of %d m is run at %i s/km', (distanceM, pace) => {
    expect(predictRace(history({ runs: five }), distanceM)?.paceSPerKm).toBeCloseTo(pace, 9);
  });

  test('needs three runs that have a distance', () => {
    const three = [run(3), run(2), run(1)];
    expect(predictRace(history({ runs: three }), 5000)?.pieces).toHaveLength(3);
    expect(predictRace(history({ runs: three.slice(1) }), 5000)).toBeNull();
    const without = [...three.slice(1), run(1, { distanceM: null })];
    expect(predictRace(history({ runs: without }), 5000)).toBeNull();
    expect(predictRace(history(), 5000)).toBeNull();
  });

  test('rests on the latest five runs, in whatever order they come', () => {
    const older = [run(40), run(41)];
    const latest = [10, 9, 8, 7, 6].map((days) => run(days));
    const guess = predictRace(history({ runs: [...latest, ...older] }), 15_000);
    expect(guess?.pieces.map(({ workoutId }) => workoutId)).toEqual(
      latest.toReversed().map(({ id }) => id),
    );
  });

  test('leaves out walks, hikes and rides', () => {
    const others = [
      run(3, { sport: 'walk' }),
      run(2, { sport: 'hike' }),
      run(1, { sport: 'cycling' }),
    ];
    expect(predictRace(history({ runs: [run(5), run(4), ...others] }), 5000)).toBeNull();
  });

  test('has room for the runner who is faster than easy runs tell', () => {
    const guess = predictRace(history({ runs: five }), 10_000);
    expect(guess?.fastestS).toBeCloseTo(0.8 * 3330, 6);
    expect(guess?.slowestS).toBeCloseTo(1.1 * 3330, 6);
  });
});
