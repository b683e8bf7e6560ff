import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { proof } from '../../../../testing/budget.ts';
import { readCsv } from '../../../../testing/imports/read-csv.ts';

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const isThere = existsSync(join(samples, 'garmin_csv'));

if (!isThere) console.info(`Real CSV exports are not at ${samples}: their suite is skipped.`);

type Facts = { workouts: number; clock?: string; first: object };

describe.skipIf(!isThere)('real exports', () => {
  it.each<[string, Facts]>([
    [
      'garmin_csv/de_2012_preamble_runalyze_GarminConnect.csv',
      {
        workouts: 6,
        clock: 'minutes-seconds',
        first: {
          ...{ date: '2012-05-25', workout_type: 'running', duration_s: 3911, distance_m: 10_200 },
          ...{ avg_heart_rate: 138, max_heart_rate: 150, calories: 588, notes: 'Lauf' },
        },
      },
    ],
    [
      'garmin_csv/en_comma-decimal_vilnius_2026.csv',
      {
        workouts: 12,
        first: {
          ...{ date: '2026-04-28', workout_type: 'running', duration_s: 2862, distance_m: 9330 },
          ...{ avg_heart_rate: 140, max_heart_rate: 154, calories: 645 },
        },
      },
    ],
    [
      'garmin_csv/en_dot-decimal_wellington_2025.csv',
      { workouts: 1, first: { date: '2025-02-06', duration_s: 1884, distance_m: 5480 } },
    ],
    [
      'other_exports/runkeeper_cardioActivities.csv',
      {
        workouts: 4,
        clock: 'minutes-seconds',
        first: { date: '2026-03-28', duration_s: 1571, distance_m: 3240, avg_heart_rate: 106 },
      },
    ],
    [
      'other_exports/samsung_com.samsung.shealth.exercise_utc-0300_2026.csv',
      { workouts: 1, first: { date: '2026-07-10', duration_s: 512, calories: 113 } },
    ],
    [
      'strava_bulk/activities_en_32cols_one-row_nepal2024.csv',
      {
        workouts: 1,
        first: {
          ...{ date: '2024-05-06', sport: 'hike', duration_s: 15_099, distance_m: 12_360 },
          ...{ avg_heart_rate: 111, max_heart_rate: 128 },
        },
      },
    ],
    [
      'training_log/strava_one-runner_2017-2025_public.csv',
      {
        workouts: 296,
        first: { date: '2017-10-01', duration_s: 3072, distance_m: 10_023.7, sport: 'run' },
      },
    ],
  ])('%s', (name, { workouts, clock, first }) => {
    const reading = readCsv(readFileSync(join(samples, name)));
    expect([reading.workouts.length, reading.bad.length]).toEqual([workouts, 0]);
    expect(reading.issues).toEqual([]);
    expect(reading.workouts[0]?.columns).toMatchObject(first);
    if (clock) expect(reading.mapping.clock).toBe(clock);
  });

  proof(
    'hold runs that are hard to believe, which come in once they are confirmed',
    {
      timeout: 60_000,
    },
    () => {
      const file = readFileSync(join(samples, 'training_log/strava_runs_116athletes_public.csv'));
      const plain = readCsv(file);
      // Average heart rates below 50, which the form does not take either, and 126 unlikely times.
      expect([plain.workouts.length, plain.bad.length, plain.issues]).toEqual([22_103, 161, []]);
      expect(plain.workouts[0]?.columns).toMatchObject({ duration_s: 812, distance_m: 2965.8 });
      const { workouts, bad, asked } = readCsv(file, { confirmed: true });
      expect([workouts.length, bad.length, asked.confirmed?.lines]).toEqual([22_229, 35, 126]);
    },
  );
});
