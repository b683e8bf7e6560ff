import { describe, expect, test } from 'vitest';
import {
  ADIDAS_NEWER,
  ADIDAS_SESSION,
  ADIDAS_TRACK,
  ENDOMONDO,
  GARMIN_ACCOUNT,
  GOOGLE_FIT,
  HUAWEI,
  HUAWEI_NEWER,
  KML,
  MI_FITNESS,
  OLD_SAMSUNG,
  POLAR_CSV,
  SAMSUNG_TRACK,
  SUUNTO,
  TOMTOM,
  WITHINGS,
  ZEPP,
} from '../../../testing/imports/exports-of-services.ts';
import { makeZip } from '../../../testing/imports/make-zip.ts';
import { readBytes } from '../../../testing/imports/read-uploads.ts';

const MINUTES = [0, 1, 2, 3, 4, 5, 6];

const near = (value: number) => expect.closeTo(value, 0);
const json = (value: unknown) => JSON.stringify(value);

describe('what a runner brings from another service is read as it comes', () => {
  test.each<[string, string | Uint8Array, string, object]>([
    [
      'a session of adidas Running',
      json(ADIDAS_SESSION),
      'adidas',
      {
        ...{ activityName: 'Running', localStart: '2018-09-01T11:28:34', utcOffsetS: 7200 },
        ...{ durationS: 2983, elapsedS: 3083, distanceM: 10_110, energyKcal: 578, ascentM: 74 },
        ...{ avgHeartRate: 173, maxHeartRate: 188, description: 'City 10 K', externalId: 'a-1' },
      },
    ],
    [
      'a newer session of adidas Running',
      json(ADIDAS_NEWER),
      'adidas',
      {
        ...{ activityName: 'Treadmill running', durationS: 3000, elapsedS: 3600 },
        ...{ distanceM: 9000, ascentM: 50, avgHeartRate: 150, maxHeartRate: 170 },
      },
    ],
    [
      'the way of a session of adidas Running, which names no kind',
      json(ADIDAS_TRACK),
      'adidas-track',
      {
        ...{ localStart: '2018-09-01T11:20:34', durationS: 360, distanceM: 1332 },
        ...{ notes: [{ code: 'type-missing' }] },
      },
    ],
    [
      'the way of an exercise of Samsung Health, which names no kind',
      json(SAMSUNG_TRACK),
      'samsung-track',
      {
        ...{ localStart: '2018-09-01T11:20:34', durationS: 360, distanceM: near(1334) },
        ...{ notes: [{ code: 'type-missing' }] },
      },
    ],
    [
      'a workout of Endomondo, its start on the wall and its points in UTC',
      json(ENDOMONDO),
      'endomondo',
      {
        ...{ title: 'Lunch', activityName: 'RUNNING', localStart: '2014-05-01T17:00:22' },
        ...{ startedAtMs: Date.parse('2014-05-01T15:00:22Z'), durationS: 1800, distanceM: 5120 },
        ...{ energyKcal: 350, avgHeartRate: 149 },
      },
    ],
    [
      'a log of the Suunto app, with beats a second and angles in radians',
      json(SUUNTO),
      'suunto',
      {
        ...{ activityName: 'Running', localStart: '2024-03-05T18:00:00', utcOffsetS: 3600 },
        ...{ durationS: 1800, elapsedS: 1860, distanceM: 5000, energyKcal: 350, ascentM: 33 },
        ...{ avgHeartRate: 150 },
      },
    ],
    [
      'the list of a Garmin account, in centimetres and milliseconds',
      json(GARMIN_ACCOUNT),
      'garmin-account',
      {
        ...{ title: 'Zurich Running', activityName: 'trail running', externalId: '4880001234' },
        ...{ localStart: '2020-05-04T08:12:01', utcOffsetS: 7200, elapsedS: 1900 },
        ...{ durationS: near(1830.5), distanceM: near(5012.3), ascentM: 45, energyKcal: null },
        ...{ avgHeartRate: 150, maxHeartRate: 172 },
      },
    ],
    [
      'a session of Google Fit',
      json(GOOGLE_FIT),
      'google-fit',
      {
        ...{ activityName: 'running', durationS: 1800, elapsedS: 1920, distanceM: 5012.3 },
        ...{ startedAtMs: Date.parse('2021-03-04T06:12:01.123Z'), energyKcal: 312.5 },
      },
    ],
    [
      'the table of a Zepp account, its kinds numbers',
      ZEPP,
      'zepp',
      {
        ...{ activityName: 'Running', durationS: 1800, distanceM: 5321, energyKcal: 310 },
        ...{ startedAtMs: Date.parse('2026-01-01T18:03:16Z'), utcOffsetS: null },
      },
    ],
    [
      'a session of Polar Flow as CSV, days first',
      POLAR_CSV,
      'polar-csv',
      {
        ...{ activityName: 'TRAIL RUNNING', localStart: '2024-05-06T07:12:30', durationS: 2710 },
        ...{ distanceM: 8210, energyKcal: 512, avgHeartRate: 148, ascentM: 40 },
        ...{ description: 'Wet' },
      },
    ],
    [
      'the workouts of Mi Fitness, its figures as JSON in one cell',
      MI_FITNESS,
      'mi-fitness',
      {
        ...{ activityName: 'outdoor running', durationS: 1860, elapsedS: 1900, distanceM: 5120 },
        ...{ startedAtMs: 1_690_000_000_000, energyKcal: 352, avgHeartRate: 151 },
      },
    ],
    [
      'the activities of Withings, its figures as JSON in one cell',
      WITHINGS,
      'withings',
      {
        ...{ activityName: 'Running', localStart: '2019-06-01T08:00:00', utcOffsetS: 7200 },
        ...{ durationS: 2650, elapsedS: 2700, distanceM: 7600, energyKcal: 410, maxHeartRate: 170 },
      },
    ],
    [
      'the points of a TomTom watch, a line a second on the wall',
      TOMTOM,
      'points-csv',
      {
        ...{ activityName: 'Running', localStart: '2017-05-06T08:00:00', startedAtMs: null },
        ...{ durationS: 360, distanceM: 1080, energyKcal: 72, maxHeartRate: 145 },
      },
    ],
    ...[HUAWEI, HUAWEI_NEWER].map((content): [string, string, string, object] => [
      `a motion path of Huawei Health, ${content === HUAWEI ? 'its points and sums in one text' : 'newer'}`,
      // Bare numbers for names, as some of its maps have them, are no JSON.
      json(content).replace('"startTime"', '"partTimeMap":{1.0:461.0,2.0:931.0},"startTime"'),
      'huawei',
      {
        ...{ activityName: 'Running', localStart: '2021-03-17T03:00:04', utcOffsetS: 3600 },
        ...{ durationS: 2363, elapsedS: 2463, distanceM: 5280, energyKcal: 342, ascentM: 66 },
        ...{ avgHeartRate: 155, maxHeartRate: 170 },
      },
    ]),
    [
      'an old table of Samsung Health, its times in milliseconds',
      OLD_SAMSUNG,
      'samsung',
      { localStart: '2016-05-04T09:07:58', utcOffsetS: 7200, durationS: 1800, distanceM: 5000 },
    ],
    [
      'a track of KML with its times in a row of their own, and a pause',
      KML,
      'kml',
      {
        ...{ title: 'Along the canal', description: 'With Bea', activityName: 'running' },
        ...{ localStart: '2024-03-05T18:00:10', durationS: 420, elapsedS: 1020 },
        ...{ distanceM: near(1557), maxHeartRate: 146 },
      },
    ],
    [
      'the same as KMZ',
      makeZip([{ name: 'doc.kml', content: KML }]),
      'kml',
      { title: 'Along the canal', durationS: 420 },
    ],
    [
      'the exercises of a Fitbit as Google gives them, in millimetres',
      'exercise_id,exercise_start,exercise_end,utc_offset,exercise_created,activity_name,log_type,tracker_total_calories,tracker_total_distance_mm,tracker_total_altitude_mm,tracker_avg_heart_rate,tracker_peak_heart_rate,manually_logged_total_calories\n77,2024-03-31 06:00:05+0000,2024-03-31 06:52:05+0000,+02:00,2024-03-31 07:00:00+0000,Run,TRACKER,612,10012000,22000,151,171,\n',
      'fitbit',
      {
        ...{ localStart: '2024-03-31T08:00:05', utcOffsetS: 7200, durationS: 3120, ascentM: 22 },
        ...{ distanceM: 10_012, energyKcal: 612, avgHeartRate: 151, maxHeartRate: 171 },
      },
    ],
  ])('%s', async (_name, content, format, expected) => {
    const { workouts, refusals } = await readBytes(content);
    expect(refusals).toEqual([]);
    expect(workouts[0]).toMatchObject({ format, workout: expected });
  });

  test('with its way, where it tells one', async () => {
    const ways = await Promise.all(
      [
        ...[ENDOMONDO, SUUNTO, ADIDAS_TRACK, SAMSUNG_TRACK, HUAWEI, HUAWEI_NEWER].map(json),
        TOMTOM,
      ].map(async (content) => {
        const { workouts } = await readBytes(content);
        const recording = workouts[0]?.workout.recording;
        return [recording?.timeS.at(-1), recording?.latitudeDeg?.[6]];
      }),
    );
    expect(ways).toEqual([
      [360, expect.closeTo(41.912, 6)],
      [360, expect.closeTo((0.9002 * 180) / Math.PI, 6)],
      [360, expect.closeTo(48.862, 6)],
      [360, expect.closeTo(48.862, 6)],
      [360, expect.closeTo(50.616667, 6)],
      [360, expect.closeTo(50.616667, 6)],
      [360, expect.closeTo(52.11, 6)],
    ]);
  });
});

describe('what such an export holds besides is called by its name', () => {
  test.each([
    ['Google Fit’s measurements', '{"Data Source":"derived:com.google.step","Data Points":[]}'],
    [
      'a session of Google Fit without a workout',
      '{"fitnessActivity":"sleep","startTime":"2021-03-04T22:12:01Z","endTime":"2021-03-05T06:12:01Z"}',
    ],
    [
      'Google Fit’s figures of days',
      'Date,Move Minutes count,Calories (kcal),Distance (m),Running duration (ms)\n2020-01-01,33,1800,5000,1800000\n',
    ],
    [
      'a list of heart rates of adidas Running',
      '[{"version":1,"timestamp":"2018-09-01 09:28:30 +0000","heart_rate":140}]',
    ],
    [
      'measurements of Mi Fitness',
      'Uid,Sid,Key,Time,Value,UpdateTime\n7,watch,steps,1690000000,"{""steps"":90}",1690002000\n',
    ],
    [
      'a drawn map (KML)',
      '<kml><Placemark><LineString><coordinates>1,2,3 4,5,6</coordinates></LineString></Placemark></kml>',
    ],
  ])('%s', async (what, content) => {
    const { workouts, refusals } = await readBytes(content);
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what, isNoWorkout: true }]);
  });

  test('the sum of a multisport activity, whose parts stand beside it', async () => {
    const [{ summarizedActivitiesExport: [sum, part] = [] } = {}] = GARMIN_ACCOUNT;
    const list = [{ summarizedActivitiesExport: [{ ...sum, parent: true }, part] }];
    const { workouts, refusals } = await readBytes(json(list));
    expect(workouts.map(({ workout }) => workout.title)).toEqual(['Pool']);
    expect(refusals).toMatchObject([
      { reason: expect.stringContaining('multisport'), isNoWorkout: true },
    ]);
  });

  test.each([
    [
      'days',
      [{ calendarDate: '2021-01-01', durationInMilliseconds: 86_400_000, totalSteps: 9000 }],
    ],
    ['shoes', [{ gearDTOS: [{ displayName: 'Blue', dateBegin: '2021-01-01' }] }]],
    ['plans', { workouts: [{ workoutId: 11, workoutName: 'Tempo 3 x 10' }] }],
    ['heart rates', MINUTES.map((at) => ({ start_time: 1.6e12 + at * 1000, heart_rate: 120 }))],
    ['numbers', MINUTES],
    ['half a million empty objects', Array.from({ length: 500_000 }, () => ({}))],
  ])('a list of %s is one file without workouts, however long', async (_what, list) => {
    const { workouts, refusals } = await readBytes(json(list));
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what: 'a JSON file without workouts', isNoWorkout: true }]);
    expect(refusals[0]?.reason).toBe('It is JSON in which no workouts were found.');
  });

  test('a target of Polar Flow is no workout, though it has exercises with durations', async () => {
    const target = {
      ...{ exportVersion: '1.0', startTime: '2024-03-31T10:00:00.000', name: 'Long run' },
      exercises: [{ sport: 'RUNNING', distance: 18_000, duration: 'PT1H45M' }],
    };
    const { workouts, refusals } = await readBytes(json(target));
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what: 'a training plan', isNoWorkout: true }]);
  });

  test('an answer of Strava’s API says what to bring in its place', async () => {
    const activity = {
      ...{ resource_state: 2, name: 'Lunch run', distance: 10_012, moving_time: 3590 },
      ...{ sport_type: 'Run', start_date: '2024-03-31T06:00:00Z' },
      start_date_local: '2024-03-31T08:00:00Z',
    };
    const { refusals } = await readBytes(json([activity]));
    expect(refusals).toMatchObject([{ what: 'an answer of Strava’s API', isNoWorkout: false }]);
    expect(refusals[0]?.reason).toContain('Connect Strava');
  });

  test('Fitbit’s figures of days are no table to be mapped', async () => {
    const days =
      'Activities\nDate,Calories Burned,Steps,Distance\n"2024-01-01","2,512","10,230","7.8"\n';
    const { refusals } = await readBytes(days);
    expect(refusals).toMatchObject([{ what: 'a table of days of Fitbit', asksColumns: false }]);
  });
});
