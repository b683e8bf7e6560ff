import { expect, test } from 'vitest';
import type { Workout } from '../../contract/workouts.ts';
import { runSentence } from './run-words.ts';

const run = (over: Partial<Workout> = {}): Workout => ({
  id: 1,
  userId: 1,
  date: '2026-11-20',
  startedAt: null,
  utcOffsetS: null,
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  sport: 'run',
  isRace: false,
  duration: '0:50',
  durationSeconds: 3000,
  distance: 10,
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
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});

const said = (over: Partial<Workout>, average: number | null) =>
  runSentence(run(over), average).replaceAll('\u00a0', ' ');

test('a run is held against the average pace of its period', () => {
  expect(said({}, 312)).toBe('12 s/km faster than your average of the period.');
  expect(said({}, 225)).toBe('1:15 min/km slower than your average of the period.');
  expect(said({}, 300.4)).toBe('At your average pace of the period.');
  expect(said({ distance: null }, 300)).toBe('');
  expect(said({ sport: 'walk' }, 300)).toBe('');
});

test('its zones are told by the longest of them', () => {
  expect(said({ zone2Minutes: 38, zone3Minutes: 10 }, null)).toBe(
    'Mostly zone 2 Aerobic, 38 of 48 min.',
  );
  expect(said({ zone2Minutes: 20, zone3Minutes: 15, zone4Minutes: 10 }, 300)).toBe(
    'At your average pace of the period. Longest in zone 2 Aerobic, 20 of 45 min.',
  );
});
