import { describe, expect, test } from 'vitest';
import { readBytes } from '../../../../../testing/imports/read-uploads.ts';

async function read(content: unknown) {
  const { workouts, refusals } = await readBytes(JSON.stringify(content));
  return {
    workouts: workouts.map(({ workout }) => workout),
    refusals,
    format: workouts[0]?.format,
  };
}

describe('Fitbit’s account export', () => {
  const exercise = {
    ...{ logId: 384_529_004, activityName: 'Run', calories: 184, distance: 1.872894 },
    ...{ distanceUnit: 'Mile', duration: 1_177_000, activeDuration: 1_077_000 },
    ...{ startTime: '03/04/21 21:04:02', averageHeartRate: 151, elevationGain: 12 },
  };

  test('has American dates of the wall, milliseconds, and miles or kilometres', async () => {
    const inKilometres = { ...exercise, logId: 2, distanceUnit: 'Kilometer', distance: 3 };
    const { workouts, format } = await read([exercise, inKilometres]);
    expect(format).toBe('fitbit');
    expect(workouts[0]).toMatchObject({
      ...{ externalId: '384529004', localStart: '2021-03-04T21:04:02', startedAtMs: null },
      ...{ durationS: 1077, elapsedS: 1177, distanceM: expect.closeTo(3014.1, 1) },
      ...{ energyKcal: 184, avgHeartRate: 151, ascentM: 12 },
    });
    expect(workouts[1]?.distanceM).toBe(3000);
  });

  test('has walks that it found by itself, without a distance', async () => {
    const { distance: _none, distanceUnit: _unit, ...walk } = { ...exercise, activityName: 'Walk' };
    const { workouts } = await read([walk]);
    expect(workouts[0]).toMatchObject({ activityName: 'Walk', distanceM: null });
  });

  test('has figures of days as well, which are no workouts', async () => {
    const { refusals } = await read([{ dateTime: '01/02/26 08:00:00', value: '12' }]);
    expect(refusals).toMatchObject([{ what: 'Fitbit’s figures of a day', isNoWorkout: true }]);
  });
});

describe('Polar Flow’s account export', () => {
  const at = (second: number) => `2026-03-01T08:00:${String(second).padStart(2, '0')}.000`;
  const seconds = Array.from({ length: 30 }, (_none, second) => second);
  const session = {
    ...{ exportVersion: '1.6', name: 'Sunday long run', startTime: '2026-03-01T08:00:00.000' },
    ...{ stopTime: '2026-03-01T09:02:00.000', timeZoneOffset: 60, kiloCalories: 700 },
    exercises: [
      {
        ...{ startTime: '2026-03-01T08:00:00.000', stopTime: '2026-03-01T09:02:00.000' },
        ...{ timezoneOffset: 60, duration: 'PT1H1M30.5S', distance: 12_000, sport: 'RUNNING' },
        ...{ kiloCalories: 690, ascent: 80, heartRate: { min: 90, avg: 148, max: 171 } },
        samples: {
          heartRate: seconds.map((second) => ({ dateTime: at(second), value: 140 + (second % 5) })),
          altitude: seconds.map((second) => ({ dateTime: at(second), value: 30 + second / 10 })),
          distance: seconds.map((second) => ({ dateTime: at(second), value: second * 3 })),
          speed: [{ dateTime: at(1), value: 10.8 }],
          recordedRoute: seconds.map((second) => ({
            ...{ dateTime: at(second), latitude: 60 + second / 1e5, longitude: 25, altitude: 31 },
          })),
        },
      },
    ],
  };

  test('has wall-clock times with the offset beside them, and samples along the way', async () => {
    const { workouts, format } = await read(session);
    expect(format).toBe('polar');
    expect(workouts).toHaveLength(1);
    expect(workouts[0]).toMatchObject({
      ...{ title: 'Sunday long run', activityName: 'RUNNING', utcOffsetS: 3600 },
      ...{ startedAtMs: Date.parse('2026-03-01T07:00:00Z'), date: '2026-03-01' },
      ...{ durationS: 3690.5, elapsedS: 3720, distanceM: 12_000, energyKcal: 690, ascentM: 80 },
      ...{ avgHeartRate: 148, maxHeartRate: 171 },
    });
    const recording = workouts[0]?.recording;
    expect(recording?.timeS).toEqual(seconds);
    expect(recording?.heartRateBpm?.[2]).toBe(142);
    expect(recording?.distanceM?.[2]).toBe(6);
    expect(recording?.speedMPerS?.[1]).toBeCloseTo(3, 6);
  });

  test('has several workouts where sports follow each other, and a list of an older name', async () => {
    const [first] = session.exercises;
    const second = {
      ...first,
      startTime: '2026-03-01T09:10:00.000',
      stopTime: '2026-03-01T09:40:00.000',
      duration: 'PT30M',
      sport: 'CYCLING',
      samples: {},
    };
    const { exercises: _none, ...older } = { ...session, exercise: [first, second] };
    const { workouts } = await read(older);
    expect(workouts.map(({ activityName }) => activityName)).toEqual(['RUNNING', 'CYCLING']);
  });
});

describe('Nike Run Club’s activities', () => {
  const fromMs = Date.parse('2026-03-01T07:00:00Z');
  const along = (value: (at: number) => number) =>
    Array.from({ length: 20 }, (_none, at) => ({
      ...{ start_epoch_ms: fromMs + at * 1000, end_epoch_ms: fromMs + at * 1000, value: value(at) },
    }));

  test('have instants, which are on the wall of where they were, summaries and metrics', async () => {
    const { workouts, format } = await read({
      ...{ id: 'nike-1', type: 'run', start_epoch_ms: fromMs, end_epoch_ms: fromMs + 1_900_000 },
      ...{ active_duration_ms: 1_800_000, tags: { 'com.nike.name': 'Morning run' } },
      summaries: [
        { metric: 'distance', summary: 'total', value: 5.2 },
        { metric: 'calories', summary: 'total', value: 400 },
        { metric: 'heart_rate', summary: 'mean', value: 150 },
      ],
      metrics: [
        { type: 'latitude', values: along((at) => 52 + at / 1e5) },
        { type: 'longitude', values: along(() => 13.4) },
        { type: 'heart_rate', values: along(() => 150) },
      ],
    });
    expect(format).toBe('nike');
    expect(workouts[0]).toMatchObject({
      ...{ externalId: 'nike-1', title: 'Morning run', durationS: 1800, elapsedS: 1900 },
      ...{ distanceM: 5200, energyKcal: 400, avgHeartRate: 150 },
      ...{ utcOffsetS: 3600, localStart: '2026-03-01T08:00:00', notes: [] },
    });
    expect(workouts[0]?.recording?.latitudeDeg).toHaveLength(20);
  });
});

test.each([
  ['{"type":"FeatureCollection","features":[]}', 'a GeoJSON file'],
  ['{"altitude":[1.5,2],"time":[0,1]}', 'a recording of a Strava page, without a date'],
])('%s is called %s', async (content, what) => {
  const { workouts, refusals } = await readBytes(content);
  expect(workouts).toEqual([]);
  expect(refusals).toMatchObject([{ what, isNoWorkout: false }]);
});
