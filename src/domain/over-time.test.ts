import { describe, expect, test } from 'vitest';
import { overTime, steadyHeartRate } from './over-time.ts';

const run = (date: string, distanceM: number) => ({
  date,
  sport: 'run' as const,
  distanceM,
  durationS: 3000,
});

describe('training over time', () => {
  test('has a week for each, empty ones too, cut where the days asked for begin and end', () => {
    const steps = overTime(
      {
        volumes: [
          run('2026-03-04', 10_000),
          run('2026-03-07', 5000),
          run('2026-03-22', 7000),
          { date: '2026-03-05', sport: 'strength', distanceM: null, durationS: 1800 },
        ],
        zones: [{ date: '2026-03-04', zoneSeconds: [60, 0, 0, 0, 30] }],
        beats: [],
      },
      { from: '2026-03-03', to: '2026-03-24', by: 'week', weekStart: 'monday' },
    );
    expect(steps.map(({ from, to, runs, runningM }) => [from, to, runs, runningM])).toEqual([
      ['2026-03-03', '2026-03-08', 2, 15_000],
      ['2026-03-09', '2026-03-15', 0, 0],
      ['2026-03-16', '2026-03-22', 1, 7000],
      ['2026-03-23', '2026-03-24', 0, 0],
    ]);
    expect(steps[0]).toMatchObject({ strengthS: 1800, zoneSeconds: [60, 0, 0, 0, 30] });
  });

  test('has months across the turn of a year', () => {
    const steps = overTime(
      { volumes: [run('2025-12-31', 1000), run('2026-01-01', 2000)], zones: [], beats: [] },
      { from: '2025-11-15', to: '2026-01-20', by: 'month', weekStart: 'sunday' },
    );
    expect(steps.map(({ from, runningM }) => [from, runningM])).toEqual([
      ['2025-11-15', 0],
      ['2025-12-01', 1000],
      ['2026-01-01', 2000],
    ]);
  });

  test('tells the pace at a heart rate as all the time over all the distance', () => {
    const beats = [
      { date: '2026-03-04', heartRate: 140, runs: 1, distanceM: 10_000, durationS: 3600 },
      { date: '2026-03-05', heartRate: 140, runs: 1, distanceM: 5000, durationS: 1500 },
      { date: '2026-03-05', heartRate: 155, runs: 1, distanceM: 5000, durationS: 1400 },
    ];
    const [step] = overTime(
      { volumes: [], zones: [], beats },
      { from: '2026-03-02', to: '2026-03-08', by: 'week', weekStart: 'monday' },
    );
    expect(step?.paces).toEqual([
      { heartRate: 140, runs: 2, paceSPerKm: 340 },
      { heartRate: 155, runs: 1, paceSPerKm: 280 },
    ]);
  });
});

test('a heart rate says something of a pace on steady runs outdoors alone', () => {
  const steady = {
    sport: 'run' as const,
    runningSubtype: 'outdoor-easy' as const,
    distanceM: 8000,
    durationS: 2700,
    avgHeartRate: 142,
  };
  expect(steadyHeartRate(steady)).toBe(140);
  expect(steadyHeartRate({ ...steady, avgHeartRate: 143 })).toBe(145);
  expect(steadyHeartRate({ ...steady, runningSubtype: 'treadmill' })).toBeNull();
  expect(steadyHeartRate({ ...steady, runningSubtype: 'outdoor-interval' })).toBeNull();
  expect(steadyHeartRate({ ...steady, durationS: 1100 })).toBeNull();
  expect(steadyHeartRate({ ...steady, sport: 'hike' })).toBeNull();
});
