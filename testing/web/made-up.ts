import type { Period, Summary } from '../../src/contract/analytics.ts';
import type { Race } from '../../src/contract/race-list.ts';
import type { Workout } from '../../src/contract/workouts.ts';

/** A half marathon that is planned. */
export function madeUpRace(race: Partial<Race> = {}): Race {
  return {
    id: 1,
    userId: 1,
    name: 'City Half',
    date: '2026-11-15',
    distanceM: 21_100,
    targetTimeS: 6300,
    notes: null,
    completed: false,
    actualTimeS: null,
    workoutId: null,
    version: 1,
    createdAtMs: Date.UTC(2026, 0, 1),
    ...race,
  };
}

/** A run over that distance on that day. */
export function madeUpRun(run: Partial<Workout> = {}): Workout {
  return {
    id: 11,
    userId: 1,
    date: '2026-11-15',
    startedAtMs: null,
    utcOffsetS: null,
    workoutType: 'running',
    runningSubtype: null,
    sport: 'run',
    isRace: false,
    durationS: 6250,
    distanceM: 21_200,
    calories: null,
    avgHeartRate: null,
    maxHeartRate: null,
    zone1S: 0,
    zone2S: 0,
    zone3S: 0,
    zone4S: 0,
    zone5S: 0,
    gelType: null,
    caffeinatedGels: 0,
    nonCaffeinatedGels: 0,
    hydrationMl: null,
    shoeId: null,
    title: null,
    tags: null,
    effort: null,
    feel: null,
    notes: null,
    source: 'manual',
    version: 1,
    createdAtMs: Date.UTC(2026, 10, 15, 12),
    ...run,
  };
}

/** A period and the one before, of which only what a test is about is not nothing. */
export function periodsOf(
  during: number | 'year',
  now: Partial<Period>,
  then: Partial<Period>,
): Pick<Summary, 'period' | 'previous'> {
  const nothing: Period = {
    span: during === 'year' ? 'year' : 'days',
    days: during === 'year' ? 325 : during,
    from: '2026-10-23',
    to: '2026-11-21',
    runs: 0,
    workouts: 0,
    runningM: 0,
    walks: 0,
    walkingM: 0,
    durationS: 0,
    durationSByType: { running: 0, walking: 0, strength: 0, cross: 0 },
    avgPaceSPerKm: null,
    avgHeartRate: null,
    zoneSeconds: [0, 0, 0, 0, 0],
  };
  return { period: { ...nothing, ...now }, previous: { ...nothing, ...then } };
}
