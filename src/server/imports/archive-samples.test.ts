import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readFileAt, type Told } from '../../../testing/imports/read-uploads.ts';

const samples =
  process.env.LONGRUN_SAMPLES ??
  fileURLToPath(new URL('../../../../shared/samples', import.meta.url));
const isThere = existsSync(join(samples, 'apple_xml'));

if (!isThere) console.info(`Real exports are not at ${samples}: their suite is skipped.`);

/** The first workout by its figures, and how many there are; or what the file is said to be. */
type Expected =
  | { workouts: number; format: string; first: Record<string, unknown>; zone?: string }
  | { what: string | RegExp; isNoWorkout: boolean };

const near = (value: number) => expect.closeTo(value, 1);
const unread = (what: string) => ({ what, isNoWorkout: false });

const EXPECTED: Readonly<Record<string, Expected>> = {
  'hae/v1_metrics_workouts_outside_data.json': { what: 'health metrics', isNoWorkout: true },
  'hae/v1_walking_kj.json': {
    ...{ workouts: 1, format: 'health-auto-export' },
    first: { date: '2021-12-24', durationS: 1150, energyKcal: near(54.07), avgHeartRate: 108 },
  },
  'hae/v2_poolswim_laplength-km-labelled-m.json': {
    ...{ workouts: 1, format: 'health-auto-export' },
    first: { date: '2026-07-25', durationS: near(866.3), distanceM: 380, avgHeartRate: 127.5 },
  },
  'hae/v2_walk_zh_kj.json': {
    ...{ workouts: 1, format: 'health-auto-export' },
    first: { date: '2026-09-03', durationS: near(2560.6), distanceM: near(2210.6) },
  },
  'hae/v2_yoga_garminconnect_energy-units-swapped.json': {
    ...{ workouts: 1, format: 'health-auto-export' },
    first: { date: '2025-11-27', energyKcal: 43, notes: [{ code: 'energy-unit' }] },
  },
  'hae/workouts_csv_pt_rows-synthetic.csv': {
    ...{ workouts: 2, format: 'health-auto-export' },
    first: { date: '2024-11-09', durationS: 1980, distanceM: 5200, avgHeartRate: 148 },
  },
  'hae/workouts_csv_v1_es.csv': {
    ...{ workouts: 2, format: 'health-auto-export' },
    first: { date: '2026-03-23', durationS: 3521, elapsedS: 3540, maxHeartRate: 141 },
  },
  'apple_xml/dtd_ios16_v12_broken_fragment.txt': { what: 'a text file', isNoWorkout: true },
  'apple_xml/export_2016_ios9_dtd-v3_tdda.xml': {
    ...{ workouts: 1, format: 'apple-health' },
    first: { date: '2016-04-02', durationS: near(1904.2), energyKcal: near(139.3) },
  },
  // Los Angeles is where it was run, an hour behind the phone that exported it.
  'apple_xml/export_2019_with_route.zip': {
    ...{ workouts: 1, format: 'apple-health' },
    first: {
      ...{ localStart: '2016-11-14T06:25:41', utcOffsetS: -28_800, durationS: near(311.6) },
      ...{ distanceM: near(800.1), energyKcal: near(48.7) },
    },
  },
  'apple_xml/zip_2019/apple_health_export/export.xml': {
    ...{ workouts: 1, format: 'apple-health' },
    first: { date: '2016-11-14', utcOffsetS: -28_800, distanceM: near(800.1) },
  },
  // Metadata that is there twice counts once.
  'apple_xml/workout_ios16plus_miles_Cal_dup-metadata.xml': {
    ...{ workouts: 1, format: 'apple-health' },
    first: {
      ...{ date: '2021-06-18', durationS: near(7409.8), distanceM: near(10_384.9) },
      ...{ energyKcal: near(920.9), ascentM: near(53.5) },
    },
  },
  'strava_bulk/activities_en_32cols_one-row_nepal2024.csv': {
    ...{ workouts: 1, format: 'strava-archive' },
    first: {
      ...{ date: '2024-05-06', title: 'Larkya Pass to Bimtang', activityName: 'Hike' },
      ...{ durationS: 15_099, elapsedS: 18_485, distanceM: 12_360.4, ascentM: 718.8 },
      ...{ avgHeartRate: 111, maxHeartRate: 128 },
    },
  },
  'strava_bulk/header_en_86cols.csv': { what: 'a table without workouts', isNoWorkout: true },
  'garmin_csv/de_2012_preamble_runalyze_GarminConnect.csv': {
    ...{ workouts: 6, format: 'garmin-csv' },
    first: {
      ...{ localStart: '2012-05-25T20:31', durationS: 3911, distanceM: 10_200, ascentM: 38 },
      ...{ title: 'Lauf', avgHeartRate: 138, notes: [{ code: 'distance-unit' }] },
    },
  },
  // Strides and steps say that these are kilometres.
  'garmin_csv/en_comma-decimal_vilnius_2026.csv': {
    ...{ workouts: 12, format: 'garmin-csv' },
    first: { date: '2026-04-28', durationS: 2862, distanceM: 9330, energyKcal: 645, notes: [] },
  },
  'garmin_csv/en_dot-decimal_wellington_2025.csv': {
    ...{ workouts: 1, format: 'garmin-csv' },
    first: { date: '2025-02-06', durationS: 1884, elapsedS: 1977, distanceM: 5480, ascentM: 215 },
  },
  'other_exports/CONTRACT_nike_run_club_activity.md': {
    what: 'a table without workouts',
    isNoWorkout: true,
  },
  'other_exports/CONTRACT_polar_flow_training-session.md': {
    ...{ what: 'a table without workouts', isNoWorkout: true },
  },
  'other_exports/fitbit_takeout_exercise_mobile-run_mile_2021.json': {
    ...{ workouts: 1, format: 'fitbit' },
    first: { localStart: '2021-03-22T21:04:02', durationS: 1077, distanceM: near(3014.1) },
  },
  'other_exports/runkeeper_cardioActivities.csv': {
    ...{ workouts: 4, format: 'runkeeper' },
    first: { date: '2026-03-28', durationS: 1571, distanceM: 3240, ascentM: 59 },
  },
  'other_exports/samsung_com.samsung.shealth.exercise_utc-0300_2026.csv': {
    ...{ workouts: 1, format: 'samsung' },
    first: { localStart: '2026-07-10T13:39:58', utcOffsetS: -10_800, durationS: near(511.9) },
  },
  'other_track/runalyze_12011801.hrm': unread('a Polar HRM file'),
  'other_track/runalyze_Polar.xml': unread('a file of Polar Personal Trainer'),
  'other_track/runalyze_Standard.slf': unread('a Sigma SLF file'),
  'other_track/runalyze_Suunto-Spartan-Ultra.kml': {
    ...{ workouts: 1, format: 'kml' },
    first: {
      ...{ localStart: '2016-08-17T19:58:57', durationS: 36, distanceM: near(98.8), title: null },
      recording: { heartRateBpm: expect.arrayContaining([82, 84, 89]) },
    },
  },
  'other_track/runalyze_test.logbook': unread('a SportTracks logbook'),
  'other_track/strava-web-streams_run_2.json': unread(
    'a recording of a Strava page, without a date',
  ),
  'other_track/strava-web-streams_run_negative-altitude.json': unread(
    'a recording of a Strava page, without a date',
  ),
  'other_track/suunto-ambit3_pool-swim.sml': unread('a Suunto SML file'),
  'other_track/suunto-app_multisport-laps.json': {
    ...{ workouts: 1, format: 'suunto' },
    first: { localStart: '2018-04-09T11:51:29', durationS: near(53.7), energyKcal: near(4) },
  },
  'other_track/trainingpeaks_10k-race_10kUNLP2014.pwx': unread('a TrainingPeaks PWX file'),
};

const FOLDERS = ['hae', 'apple_xml', 'strava_bulk', 'garmin_csv', 'other_exports', 'other_track'];
/** A track: its reader has a suite of its own. */
const TRACK = /\.gpx$/;

describe.skipIf(!isThere)('real exports of services and phones', () => {
  let passed = 0;
  const files = isThere ? FOLDERS.flatMap(filesIn) : [];

  it.each(files)('%s is imported, or refused for what it is', async (file) => {
    const expected = EXPECTED[file];
    if (!expected) throw new Error('nothing is expected of this sample yet');
    expectTold(
      await readFileAt(join(samples, file), { timeZone: 'America/Los_Angeles' }),
      expected,
    );
    passed += 1;
  });

  afterAll(() => {
    if (isThere) console.info(`Real exports: ${passed} of ${files.length} as expected.`);
  });
});

function expectTold({ workouts, refusals }: Told, expected: Expected): void {
  if ('what' in expected) {
    expect(workouts).toEqual([]);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.what).toMatch(expected.what);
    expect(refusals[0]?.isNoWorkout).toBe(expected.isNoWorkout);
    return;
  }
  expect(refusals.filter(({ isNoWorkout }) => !isNoWorkout)).toEqual([]);
  expect(workouts).toHaveLength(expected.workouts);
  expect(workouts[0]?.format).toBe(expected.format);
  expect(workouts[0]?.workout).toMatchObject(expected.first);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(samples, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(samples, name)).isFile() && !TRACK.test(name));
}
