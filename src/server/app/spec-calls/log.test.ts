import { beforeAll, describe, expect, test } from 'vitest';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { asAppError } from '../../../../testing/server/spec-client.ts';
import { openSpecServer, type Person } from '../../../../testing/server/spec-people.ts';
import { addDays } from '../../../domain/calendar.ts';

const server = await openSpecServer();

await server.person();
const runner = await server.person();

type Workout = Record<string, unknown> & { id: number; userId: number; date: string };

const TODAY = '2026-03-18';
const RUN = {
  userId: 1,
  ...{ date: TODAY, workoutType: 'running', runningSubtype: 'outdoor-easy', duration: '1:05' },
  ...{ distance: 12.4, calories: 810, avgHeartRate: 148, maxHeartRate: 171 },
  ...{ zone1Minutes: 5, zone2Minutes: 40, zone3Minutes: 15, zone4Minutes: 5, zone5Minutes: 0 },
  ...{ gelType: 'sis', caffeinated: 1, nonCaffeinated: 2, hydration: 500, notes: 'Legs fine.' },
};
const WORKOUT_FIELDS = [...Object.keys(RUN), 'id', 'createdAt'].toSorted();
const asTexts = Object.fromEntries(
  Object.entries(RUN).map(([name, value]) => [name, String(value)]),
);

describe('POST /api/workouts', () => {
  test.each(['cookie', 'bearer'])(
    'by %s answers the workout with every field of section 3, whoever’s userId is sent',
    async (by) => {
      const { call } = by === 'cookie' ? runner : server.program(runner);
      const created = await call<Workout>('POST', '/api/workouts', RUN);
      expect(Object.keys(created)).toEqual(expect.arrayContaining(WORKOUT_FIELDS));
      expect(created).toMatchObject({ ...RUN, userId: runner.id, id: expect.any(Number) });
    },
  );

  test('takes numbers as a form’s text, and empty ones as none', async () => {
    const written = await runner.call('POST', '/api/workouts', asTexts);
    expect(written).toMatchObject({ ...RUN, userId: runner.id });
    const empty = { distance: '', calories: '', avgHeartRate: '', maxHeartRate: '', hydration: '' };
    const sparse = { ...RUN, ...empty, notes: '', gelType: null, zone5Minutes: '' };
    expect(await runner.call('POST', '/api/workouts', sparse)).toMatchObject({
      ...{ distance: null, calories: null, avgHeartRate: null, maxHeartRate: null },
      ...{ hydration: null, notes: null, gelType: null, zone5Minutes: 0 },
    });
  });

  test.each(['1:05', '31:10:00', '101:30', '9999:59:59'])(
    'with a duration of %s is kept as it is, once it is confirmed',
    async (duration) => {
      const body = { ...RUN, duration, confirmed: true };
      const answered = duration.replace(/(:\d\d):00$/, '$1');
      expect(await runner.call('POST', '/api/workouts', body)).toMatchObject({
        duration: answered,
      });
    },
  );

  test('strength and cross have no running type', async () => {
    for (const workoutType of ['strength', 'cross']) {
      const answer = runner.call('POST', '/api/workouts', { ...RUN, workoutType });
      expect(await answer).toMatchObject({ workoutType, runningSubtype: null });
    }
  });

  test.each([
    [{ date: '' }, 'Date is required'],
    [{ date: undefined }, 'Date is required'],
    [{ duration: '75' }, 'Duration must be in H:MM format'],
    [{ duration: '1:5' }, 'Duration must be in H:MM format'],
    [{ duration: '1:60' }, 'Duration must be in H:MM format'],
    [{ duration: undefined }, 'Duration must be in H:MM format'],
    [{ duration: '10000:00', confirmed: true }, 'Duration must be in H:MM format'],
    [{ avgHeartRate: 49 }, 'Average heart rate must be between 50 and 220 bpm'],
    [{ maxHeartRate: '221' }, 'Maximum heart rate must be between 50 and 220 bpm'],
    [{ zone1Minutes: -1 }, 'Zone 1 minutes must be between 0 and 10000'],
    [{ caffeinated: -1 }, 'Caffeinated gels must be between 0 and 100'],
    [{ workoutType: 'chess' }, 'Workout type must be one of running, strength, cross'],
  ])('with %j is refused: %s', async (change, message) => {
    const refused = asAppError(runner.call('POST', '/api/workouts', { ...RUN, ...change }));
    expect(await refused).toEqual({ status: 400, message });
  });
});

describe('the lists of workouts', () => {
  let athlete: Person;
  const days = Array.from({ length: 220 }, (_, index) => addDays(TODAY, -index));

  beforeAll(async () => {
    athlete = await server.person();
    for (const date of days) await addWorkout(server.app.db, { user_id: athlete.id, date });
  });

  const listed = async (query: (string | number)[]) =>
    (await athlete.load<Workout[]>(query)).map(({ date }) => date);

  test('GET /api/workouts/{userId}?limit=10 is the ten latest', async () => {
    expect(await listed(['/api/workouts', `${athlete.id}?limit=10`])).toEqual(days.slice(0, 10));
  });

  test('GET /api/workouts, keyed by the user’s id or not, is one list: the latest 200', async () => {
    expect(await listed(['/api/workouts', athlete.id])).toEqual(days.slice(0, 200));
    expect(await listed(['/api/workouts'])).toEqual(days.slice(0, 200));
    const [workout] = await athlete.load<Workout[]>(['/api/workouts']);
    expect(Object.keys(workout ?? {})).toEqual(expect.arrayContaining(WORKOUT_FIELDS));
  });

  test('GET /api/workouts/{userId}/range is every workout from one day to another, both included', async () => {
    const range = `range?startDate=${addDays(TODAY, -89)}&endDate=${TODAY}`;
    expect(await listed(['/api/workouts', athlete.id, range])).toEqual(days.slice(0, 90));
  });

  test.each([
    ['?limit=0', 'limit must be between 1 and 200'],
    ['?limit=ten', 'limit must be between 1 and 200'],
    ['/range?endDate=2026-03-18', 'startDate is required'],
    ['/range?startDate=2026-03-18', 'endDate is required'],
    ['/range?startDate=18.3.2026&endDate=2026-03-18', expect.stringContaining('YYYY-MM-DD')],
    ['/range?startDate=2026-03-18&endDate=2026-03-01', 'startDate must not be after endDate'],
  ])('%s is refused: %s', async (query, message) => {
    const refused = asAppError(athlete.load([`/api/workouts/${athlete.id}${query}`]));
    expect(await refused).toEqual({ status: 400, message });
  });
});

describe('GET /api/analytics/{userId}/summary', () => {
  test.each([30, 90, 180, 365])('of %i days has the four figures of section 3', async (period) => {
    const athlete = await server.person();
    const { id } = athlete;
    const log = { duration: '1:00', distance: 12, avgHeartRate: 150 };
    await athlete.call('POST', '/api/workouts', { ...RUN, ...log });
    await athlete.call('POST', '/api/workouts', {
      ...{ ...RUN, ...log, date: addDays(TODAY, 1 - period), distance: 8, avgHeartRate: 130 },
    });
    await athlete.call('POST', '/api/workouts', { ...RUN, date: addDays(TODAY, -period) });
    expect(await athlete.load(['/api/analytics', id, `summary?period=${period}`])).toMatchObject({
      ...{ weeklyRuns: 1, totalDistance: 20, avgPace: '6:00', avgHeartRate: 140 },
    });
  });

  test('of an empty log has no pace and no heart rate, and zeros', async () => {
    const { id, load } = await server.person();
    expect(await load(['/api/analytics', id, 'summary?period=30'])).toMatchObject({
      ...{ weeklyRuns: 0, totalDistance: 0, avgPace: null, avgHeartRate: null },
    });
  });

  test('of a period that is none is refused', async () => {
    const refused = asAppError(runner.load(['/api/analytics', runner.id, 'summary?period=month']));
    expect(await refused).toEqual({
      status: 400,
      message: 'period must be between 1 and 3660, or year',
    });
  });
});

describe('POST /api/import/apple-health', () => {
  const RECORD = {
    startDate: '2026-03-17 06:30:00 +0100',
    endDate: '2026-03-17 07:20:30 +0100',
    workoutActivityType: 'Running',
    duration: 50.5,
    totalDistance: 10.2,
    totalEnergyBurned: 640,
    heartRateData: { average: 152, maximum: 171, minimum: 98 },
  };

  test('adds the records of the documented shape to the log, once', async () => {
    const athlete = await server.person();
    const workouts = [
      RECORD,
      {
        ...RECORD,
        startDate: '2026-03-16 18:00:00 +0100',
        endDate: '2026-03-16 19:00:00 +0100',
        ...{ workoutActivityType: 'Strength Training', totalDistance: 0, duration: 60 },
        heartRateData: undefined,
      },
    ];
    const send = () => athlete.call('POST', '/api/import/apple-health', { workouts });
    expect(await send()).toMatchObject({ found: 2, added: 2, withHeartRate: 1, calories: 1280 });
    const log = await athlete.load<Workout[]>(['/api/workouts', athlete.id]);
    expect(log).toMatchObject([
      {
        ...{ date: '2026-03-17', workoutType: 'running', runningSubtype: 'outdoor-easy' },
        ...{ duration: '0:50:30', distance: 10.2, calories: 640 },
        ...{ avgHeartRate: 152, maxHeartRate: 171 },
      },
      { date: '2026-03-16', workoutType: 'strength', runningSubtype: null, duration: '1:00' },
    ]);
    expect(await send()).toMatchObject({ found: 2, added: 0, alreadyThere: 2 });
    expect(await athlete.load(['/api/workouts', athlete.id])).toEqual(log);
  });

  test('takes the zones that are sent, in minutes', async () => {
    const athlete = await server.person();
    const zones = { zone1: 5, zone2: 30, zone3: 10, zone4: 5, zone5: 0.5 };
    const heartRateData = { ...RECORD.heartRateData, zones };
    const workouts = [{ ...RECORD, heartRateData }];
    await athlete.call('POST', '/api/import/apple-health', { workouts });
    expect(await athlete.load(['/api/workouts', athlete.id])).toMatchObject([
      { zone1Minutes: 5, zone2Minutes: 30, zone3Minutes: 10, zone4Minutes: 5 },
    ]);
  });

  test('tells a bad record and imports the others', async () => {
    const athlete = await server.person();
    const workouts = [{ ...RECORD, startDate: 'yesterday' }, RECORD];
    const answer = athlete.call('POST', '/api/import/apple-health', { workouts });
    expect(await answer).toMatchObject({ added: 1, failed: 1, errors: [{ place: 'workout 1' }] });
  });

  test('of something else is not OK', async () => {
    const refused = asAppError(
      runner.call('POST', '/api/import/apple-health', { workout: 'a run' }),
    );
    expect(await refused).toEqual({ status: 422, message: 'Unsupported JSON format' });
  });
});
