import { expect, test } from 'vitest';
import { limitsOfMaximum } from '../../domain/athlete-limits.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { convertWorkout } from './convert-workout.ts';
import { NOT_TOLD, type ParsedWorkout } from './parsers/parsed-workout.ts';

const ATHLETE = { userId: 1, limits: [limitsOfMaximum(190)], timeZone: 'UTC' };

const RUN: ParsedWorkout = {
  ...NOT_TOLD,
  externalId: null,
  place: 'workout 1',
  activityName: 'Running',
  startedAtMs: Date.UTC(2026, 2, 1, 7),
  utcOffsetS: null,
  date: '2026-03-01',
  localStart: null,
  durationS: 2700,
  elapsedS: 2700,
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

test.each([
  [2900, 2900],
  [36_000_000, null],
  // Beyond what a database holds in an integer.
  [90_612_037_706, null],
])('an end that is %s s after the start is told as %s', (elapsedS, told) => {
  const parsed = { ...RUN, elapsedS };
  const { columns } = convertWorkout(parsed, { athlete: ATHLETE, withRecordings: false });
  expect(columns.elapsed_s ?? null).toBe(told);
});

test('a start is told in whole milliseconds, whatever a file says', () => {
  const parsed = { ...RUN, startedAtMs: 1e-6 };
  const { columns } = convertWorkout(parsed, { athlete: ATHLETE, withRecordings: false });
  expect(columns.started_at).toBe(0);
});

test('what a strap made up fills no zone, and is kept as it was recorded', () => {
  const timeS = Array.from({ length: 1500 }, (_, second) => second);
  const heartRateBpm = timeS.map((second) => (second >= 600 && second < 900 ? 222 : 140));
  const recording = { ...NOTHING_MEASURED, timeS, heartRateBpm, laps: [] };
  const { columns, recording: kept } = convertWorkout(
    { ...RUN, durationS: 1500, elapsedS: 1500, recording },
    { athlete: ATHLETE, withRecordings: true },
  );
  // 140 of 190 is zone 3.
  expect([columns.zone3_s, columns.zone4_s, columns.zone5_s]).toEqual([1200, 0, 0]);
  expect(kept?.sample_count).toBe(1500);
});
