import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPORTS, type Sport } from './sports.ts';
import {
  daysIn,
  plannedWorkouts,
  type SportSums,
  summarise,
  summaryRanges,
  thisWeek,
  weeklyAverage,
} from './summary.ts';

const today = '2026-11-21';

describe('the period', () => {
  test('of 30 days is today and the 29 days before it', () => {
    expect(summaryRanges({ today, period: 30 }).period).toEqual({ from: '2026-10-23', to: today });
  });

  test('is compared with as many days right before it', () => {
    expect(summaryRanges({ today, period: 30 }).previous).toEqual({
      from: '2026-09-23',
      to: '2026-10-22',
    });
  });

  test('of this year begins on 1 January, and is compared with last year up to the same day', () => {
    const { period, previous } = summaryRanges({ today, period: 'year' });
    expect(period).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    expect(previous).toEqual({ from: '2025-01-01', to: '2025-11-21' });
    expect(daysIn(period)).toBe(325);
  });

  test('of this year on 1 January is that day alone', () => {
    expect(summaryRanges({ today: '2026-01-01', period: 'year' })).toEqual({
      period: { from: '2026-01-01', to: '2026-01-01' },
      previous: { from: '2025-01-01', to: '2025-01-01' },
    });
  });

  test('of this year up to 29 February is compared with last year up to the 28th', () => {
    expect(summaryRanges({ today: '2028-02-29', period: 'year' }).previous.to).toBe('2027-02-28');
  });
});

describe('this week', () => {
  test('is Sunday to today, whatever is dated later in it', () => {
    expect(thisWeek('2026-11-18', 'sunday')).toEqual({ from: '2026-11-15', to: '2026-11-18' });
  });

  test('on a Sunday is that day', () => {
    expect(thisWeek('2026-11-22', 'sunday')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  });
});

describe('the average week', () => {
  test.each([
    [30, 120_000, 15, 28_000, 3.5],
    [90, 450_000, 45, 35_000, 3.5],
    [365, 0, 0, 0, 0],
  ])('of %i days with %i m in %i runs is %i m and %d runs', (days, distanceM, runs, m, count) => {
    const average = weeklyAverage({ days, distanceM, runs });
    expect(average.distanceM).toBeCloseTo(m, 9);
    expect(average.runs).toBeCloseTo(count, 9);
  });
});

type Trained = {
  sport?: Sport;
  distanceM?: number | null;
  durationS?: number;
  avgHeartRate?: number | null;
};

/** One workout as a sum of its own: 10 km in 50 minutes where nothing else is said. */
function trained(workout: Trained = {}): SportSums {
  const { sport = 'run', distanceM = 10_000, durationS = 3000, avgHeartRate = 150 } = workout;
  const isPaced = distanceM !== null && distanceM > 0 && durationS > 0;
  return {
    sport,
    workouts: 1,
    distanceM: distanceM ?? 0,
    durationS,
    pacedM: isPaced ? distanceM : 0,
    pacedS: isPaced ? durationS : 0,
    heartRateTimesS: (avgHeartRate ?? 0) * durationS,
    heartRateS: avgHeartRate ? durationS : 0,
    zone1S: 0,
    zone2S: 600,
    zone3S: 0,
    zone4S: 0,
    zone5S: 0,
  };
}

describe('distance and pace', () => {
  test('average pace is total time over total distance, not the mean of paces', () => {
    const runs = [
      trained({ distanceM: 20_000, durationS: 6000 }),
      trained({ distanceM: 5000, durationS: 1250 }),
    ];
    expect(summarise(runs).avgPaceSPerKm).toBe(290);
  });

  test('a walk and a hike add to workouts and time, and stand on a line of their own', () => {
    const walk = trained({ sport: 'walk', distanceM: 4000, durationS: 3600 });
    const hike = trained({ sport: 'hike', distanceM: 12_000, durationS: 9000 });
    expect(summarise([trained(), walk, hike])).toMatchObject({
      runs: 1,
      runningM: 10_000,
      avgPaceSPerKm: 300,
      walks: 2,
      walkingM: 16_000,
      workouts: 3,
      durationS: 15_600,
      durationSByType: { running: 3000, walking: 12_600, strength: 0, cross: 0 },
    });
  });

  test('a run without distance adds to runs and time, not to pace', () => {
    const runs = [
      trained(),
      trained({ distanceM: null, durationS: 1800 }),
      trained({ distanceM: 0 }),
    ];
    expect(summarise(runs)).toMatchObject({ runs: 3, durationS: 7800, avgPaceSPerKm: 300 });
  });

  test('the distance of a ride is no running distance', () => {
    const ride = trained({ sport: 'cycling', distanceM: 40_000 });
    expect(summarise([ride])).toMatchObject({ runningM: 0, avgPaceSPerKm: null });
  });
});

describe('average heart rate', () => {
  test('is that of runs, weighted by time', () => {
    const sums = [
      trained({ durationS: 3600, avgHeartRate: 150 }),
      trained({ durationS: 1200, avgHeartRate: 110 }),
      trained({ durationS: 9000, avgHeartRate: null }),
      trained({ sport: 'strength', durationS: 7200, avgHeartRate: 90 }),
      trained({ sport: 'walk', durationS: 7200, avgHeartRate: 90 }),
    ];
    expect(summarise(sums).avgHeartRate).toBe(140);
  });
});

test('what the profile plans are workouts: runs, strength and cross, walks and hikes left out', () => {
  const sports: Sport[] = ['run', 'run', 'strength', 'cycling', 'walk', 'hike'];
  expect(plannedWorkouts(sports.map((sport) => trained({ sport })))).toBe(4);
});

test('a new athlete has noughts and no averages', () => {
  expect(summarise([])).toEqual({
    workouts: 0,
    runs: 0,
    walks: 0,
    runningM: 0,
    walkingM: 0,
    durationS: 0,
    durationSByType: { running: 0, walking: 0, strength: 0, cross: 0 },
    avgPaceSPerKm: null,
    avgHeartRate: null,
    zoneSeconds: [0, 0, 0, 0, 0],
  });
});

const someWorkout = fc.record({
  sport: fc.constantFrom(...SPORTS),
  distanceM: fc.option(fc.integer({ min: 0, max: 50_000 })),
  durationS: fc.integer({ min: 1, max: 20_000 }),
  avgHeartRate: fc.option(fc.integer({ min: 50, max: 220 })),
});
const someRun = someWorkout.map((workout) => ({ ...workout, sport: 'run' as const }));
const noRun = someWorkout.filter(({ sport }) => sport !== 'run');

test('nothing that says run changes when walks, rides and strength are added', () => {
  fc.assert(
    fc.property(fc.array(someRun), fc.array(noRun), (runs, others) => {
      const ofRuns = summarise(runs.map(trained));
      const ofAll = summarise([...runs, ...others].map(trained));
      expect(ofAll).toMatchObject({
        runs: ofRuns.runs,
        runningM: ofRuns.runningM,
        avgPaceSPerKm: ofRuns.avgPaceSPerKm,
        avgHeartRate: ofRuns.avgHeartRate,
      });
      expect(ofAll.durationSByType.running).toBe(ofRuns.durationS);
    }),
  );
});

test('the order of the workouts does not matter, and every second has its line', () => {
  fc.assert(
    fc.property(fc.array(someWorkout), (workouts) => {
      const sums = workouts.map(trained);
      const { durationSByType, ...whole } = summarise(sums);
      expect(summarise(sums.toReversed())).toEqual({ durationSByType, ...whole });
      const { running, walking, strength, cross } = durationSByType;
      expect(running + walking + strength + cross).toBe(whole.durationS);
    }),
  );
});

test('the average heart rate lies between the lowest and the highest of the runs', () => {
  fc.assert(
    fc.property(fc.array(someRun, { minLength: 1 }), (runs) => {
      const { avgHeartRate } = summarise(runs.map(trained));
      const rates = runs.flatMap((run) => run.avgHeartRate ?? []);
      if (avgHeartRate === null) {
        expect(rates).toEqual([]);
        return;
      }
      expect(avgHeartRate).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9);
      expect(avgHeartRate).toBeLessThanOrEqual(Math.max(...rates) + 1e-9);
    }),
  );
});
