import { expect, test } from 'vitest';
import { limitsOfMaximum } from '../../domain/athlete-limits.ts';
import { convertWorkout } from './convert-workout.ts';
import { NOT_TOLD, type ParsedWorkout } from './parsers/parsed-workout.ts';

const ATHLETE = { userId: 1, limits: [limitsOfMaximum(190)], timeZone: 'UTC' };

test.each([
  [2900, 2900],
  [36_000_000, null],
  // Beyond what a database holds in an integer.
  [90_612_037_706, null],
])('an end that is %s s after the start is told as %s', (elapsedS, told) => {
  const parsed: ParsedWorkout = {
    ...NOT_TOLD,
    externalId: null,
    place: 'workout 1',
    activityName: 'Running',
    startedAtMs: Date.UTC(2026, 2, 1, 7),
    utcOffsetS: null,
    date: '2026-03-01',
    localStart: null,
    durationS: 2700,
    elapsedS,
    distanceM: null,
    energyKcal: null,
    avgHeartRate: null,
    maxHeartRate: null,
    minHeartRate: null,
    heartRateSamples: [],
    zoneMinutes: null,
    ascentM: null,
    notes: [],
  };
  const { columns } = convertWorkout(parsed, { athlete: ATHLETE, withRecordings: false });
  expect(columns.elapsed_s ?? null).toBe(told);
});
