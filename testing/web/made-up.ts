import type { Summary } from '../../src/contract/analytics.ts';
import type { Race } from '../../src/contract/races.ts';
import type { Workout } from '../../src/contract/workouts.ts';

/** A half marathon that is planned. */
export function madeUpRace(race: Partial<Race> = {}): Race {
  return {
    id: 1,
    userId: 1,
    name: 'City Half',
    date: '2026-11-15',
    distance: 21.1,
    targetTime: '1:45',
    targetTimeSeconds: 6300,
    targetPace: '4:59',
    notes: null,
    completed: false,
    actualTime: null,
    actualTimeSeconds: null,
    workoutId: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...race,
  };
}

/** A run over that distance on that day. */
export function madeUpRun(run: Partial<Workout> = {}): Workout {
  return {
    id: 11,
    userId: 1,
    date: '2026-11-15',
    startedAt: null,
    utcOffsetS: null,
    workoutType: 'running',
    runningSubtype: null,
    sport: 'run',
    isRace: false,
    duration: '1:44:10',
    durationSeconds: 6250,
    distance: 21.2,
    calories: null,
    avgHeartRate: null,
    maxHeartRate: null,
    zone1Minutes: 0,
    zone2Minutes: 0,
    zone3Minutes: 0,
    zone4Minutes: 0,
    zone5Minutes: 0,
    gelType: null,
    caffeinated: 0,
    nonCaffeinated: 0,
    hydration: null,
    notes: null,
    source: 'manual',
    version: 1,
    createdAt: '2026-11-15T12:00:00.000Z',
    ...run,
  };
}

type Period = Summary['period'];

/** A period and the one before, of which only what a test is about is not nothing. */
export function periodsOf(days: number, now: Partial<Period>, then: Partial<Period>) {
  const nothing: Period = {
    days,
    from: '2026-10-23',
    to: '2026-11-21',
    runs: 0,
    workouts: 0,
    totalDistance: 0,
    totalSeconds: 0,
    secondsByType: { running: 0, strength: 0, cross: 0 },
    avgPaceSPerKm: null,
    avgHeartRate: null,
    zoneMinutes: [0, 0, 0, 0, 0],
  };
  return { period: { ...nothing, ...now }, previous: { ...nothing, ...then } };
}
