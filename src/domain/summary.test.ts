import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { SPORTS } from './sports.ts';
import {
  finishSummary,
  NO_SUMS,
  type SummarisedWorkout,
  summariseTraining,
  summaryRanges,
} from './summary.ts';
import { WORKOUT_TYPES } from './workout-kinds.ts';

const today = '2026-11-21';
const run = (over: Partial<SummarisedWorkout> = {}): SummarisedWorkout => ({
  date: today,
  workoutType: 'running',
  sport: 'run',
  distanceM: 10_000,
  durationS: 3000,
  avgHeartRate: 150,
  ...over,
});
const walk = (over: Partial<SummarisedWorkout> = {}) => run({ sport: 'walk', ...over });
const last30Days = { today, periodDays: 30 };

describe('the period', () => {
  test('of 30 days is today and the 29 days before it', () => {
    expect(summaryRanges(last30Days).period).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(summariseTraining([run({ date: '2026-10-23' })], last30Days).runs).toBe(1);
    expect(summariseTraining([run({ date: '2026-10-22' })], last30Days).runs).toBe(0);
  });

  test('does not reach into tomorrow', () => {
    expect(summariseTraining([run({ date: '2026-11-22' })], last30Days).runs).toBe(0);
  });

  test('is compared with as many days right before it', () => {
    expect(summaryRanges(last30Days).previous).toEqual({ from: '2026-09-23', to: '2026-10-22' });
    const { previous } = summariseTraining(
      [run({ date: '2026-10-22' }), run({ date: '2026-09-23' }), run({ date: '2026-09-22' })],
      last30Days,
    );
    expect(previous.runs).toBe(2);
    expect(previous.totalDistanceM).toBe(20_000);
  });
});

describe('the runs of the week', () => {
  test('count from Sunday, whatever the period', () => {
    const workouts = [
      run({ date: '2026-11-15' }),
      run({ date: '2026-11-21' }),
      run({ date: '2026-11-14' }),
      run({ date: '2026-11-08' }),
      run({ date: '2026-11-07' }),
    ];
    for (const periodDays of [1, 30, 365]) {
      const summary = summariseTraining(workouts, { today, periodDays });
      expect(summary.weeklyRuns).toBe(2);
      expect(summary.previousWeeklyRuns).toBe(2);
    }
  });

  test('on a Sunday are those of that day', () => {
    const workouts = [run({ date: '2026-11-21' }), run({ date: '2026-11-22' })];
    const summary = summariseTraining(workouts, { today: '2026-11-22', periodDays: 30 });
    expect(summary.weeklyRuns).toBe(1);
    expect(summary.previousWeeklyRuns).toBe(1);
  });

  test('leave out strength and cross', () => {
    const lifting = run({ workoutType: 'strength', sport: 'strength', distanceM: null });
    expect(summariseTraining([lifting, run()], last30Days)).toMatchObject({
      weeklyRuns: 1,
      runs: 1,
      workouts: 2,
    });
  });
});

describe('distance and pace', () => {
  test('average pace is total time over total distance, not the mean of paces', () => {
    const workouts = [
      run({ distanceM: 20_000, durationS: 6000 }),
      run({ distanceM: 5000, durationS: 1250 }),
    ];
    expect(summariseTraining(workouts, last30Days).avgPaceSPerKm).toBe(290);
  });

  test('a walk adds to distance and runs, not to pace', () => {
    const summary = summariseTraining(
      [run(), walk({ distanceM: 4000, durationS: 3600 })],
      last30Days,
    );
    expect(summary.totalDistanceM).toBe(14_000);
    expect(summary.runs).toBe(2);
    expect(summary.avgPaceSPerKm).toBe(300);
  });

  test('a run without distance adds to runs and time, not to pace', () => {
    const summary = summariseTraining(
      [run(), run({ distanceM: null, durationS: 1800 }), run({ distanceM: 0 })],
      last30Days,
    );
    expect(summary.runs).toBe(3);
    expect(summary.totalDurationS).toBe(7800);
    expect(summary.avgPaceSPerKm).toBe(300);
  });

  test('the distance of a ride is no running distance', () => {
    const ride = run({ workoutType: 'cross', sport: 'cycling', distanceM: 40_000 });
    expect(summariseTraining([ride], last30Days)).toMatchObject({
      totalDistanceM: 0,
      avgPaceSPerKm: null,
    });
  });
});

describe('average heart rate', () => {
  test('is weighted by time, over every workout that has one', () => {
    const summary = summariseTraining(
      [
        run({ durationS: 3600, avgHeartRate: 150 }),
        run({ workoutType: 'strength', sport: 'strength', durationS: 1200, avgHeartRate: 110 }),
        run({ durationS: 9000, avgHeartRate: null }),
      ],
      last30Days,
    );
    expect(summary.avgHeartRate).toBe(140);
    expect(summary.avgRunHeartRate).toBe(150);
  });

  test('of runs leaves out walks', () => {
    const summary = summariseTraining([run(), walk({ avgHeartRate: 90 })], last30Days);
    expect(summary.avgRunHeartRate).toBe(150);
    expect(summary.avgHeartRate).toBe(120);
  });
});

test('a new athlete has noughts and no averages', () => {
  const nothing = {
    workouts: 0,
    runs: 0,
    totalDistanceM: 0,
    totalDurationS: 0,
    avgPaceSPerKm: null,
    avgHeartRate: null,
    avgRunHeartRate: null,
  };
  const expected = { ...nothing, weeklyRuns: 0, previousWeeklyRuns: 0, previous: nothing };
  expect(summariseTraining([], last30Days)).toEqual(expected);
  expect(
    finishSummary({ period: NO_SUMS, previous: NO_SUMS, weeklyRuns: 0, previousWeeklyRuns: 0 }),
  ).toEqual(expected);
});

const someWorkout = fc.record({
  date: fc.integer({ min: -80, max: 3 }).map((days) => addDays(today, days)),
  workoutType: fc.constantFrom(...WORKOUT_TYPES),
  sport: fc.constantFrom(...SPORTS),
  distanceM: fc.option(fc.integer({ min: 0, max: 50_000 })),
  durationS: fc.integer({ min: 1, max: 20_000 }),
  avgHeartRate: fc.option(fc.integer({ min: 50, max: 220 })),
});

test('the order of the workouts does not matter', () => {
  fc.assert(
    fc.property(fc.array(someWorkout), (workouts) => {
      expect(summariseTraining(workouts.toReversed(), last30Days)).toEqual(
        summariseTraining(workouts, last30Days),
      );
    }),
  );
});

test('averages lie between the lowest and the highest of what they average', () => {
  fc.assert(
    fc.property(fc.array(someWorkout, { minLength: 1 }), (workouts) => {
      const dated = workouts.map((workout) => ({ ...workout, date: today }));
      const { avgHeartRate } = summariseTraining(dated, last30Days);
      const rates = dated.flatMap((workout) => workout.avgHeartRate ?? []);
      if (avgHeartRate === null) {
        expect(rates).toEqual([]);
        return;
      }
      expect(avgHeartRate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
      expect(avgHeartRate).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
    }),
  );
});

test('10,000 workouts are summed in well under a second', () => {
  const workouts = Array.from({ length: 10_000 }, (_, index) =>
    run({ date: addDays(today, -(index % 3650)) }),
  );
  const beganMs = performance.now();
  summariseTraining(workouts, { today, periodDays: 365 });
  expect(performance.now() - beganMs).toBeLessThan(300);
});
