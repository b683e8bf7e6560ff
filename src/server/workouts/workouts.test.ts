import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Snapshot, takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import type { CallInput } from '../../contract/endpoint.ts';
import { createShoe, deleteShoe } from '../../contract/shoes.ts';
import {
  createWorkout,
  deleteWorkout,
  putBackWorkout,
  restoreWorkout,
  updateWorkout,
  type WorkoutForm,
} from '../../contract/workout-entry.ts';
import { workoutsPage, workoutTags, workoutTotals } from '../../contract/workout-lists.ts';
import {
  allWorkouts,
  latestWorkouts,
  oneWorkout,
  workoutsInRange,
} from '../../contract/workouts.ts';

const app = await openTestApp();
let runner: Athlete;
let stranger: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
  stranger = await app.addAthlete();
});

const RUN: WorkoutForm = {
  date: '2026-03-15',
  workoutType: 'running',
  runningSubtype: 'outdoor-long',
  duration: '1:45',
  distance: 21.1,
  calories: 1400,
  avgHeartRate: 148,
  maxHeartRate: 171,
  zone1Minutes: 5,
  zone2Minutes: 60,
  zone3Minutes: 30,
  zone4Minutes: 8,
  zone5Minutes: 2,
  gelType: 'gu',
  caffeinated: 1,
  nonCaffeinated: 2,
  hydration: 500,
  notes: 'Along the river.\n\tWind from the left – felt strong 💪',
};

const idOf = (id: number) => ({ id: String(id) });
const of = (athlete: Athlete) => ({ userId: String(athlete.userId) });

async function logged(athlete: Athlete, body: WorkoutForm & { confirmed?: boolean } = RUN) {
  const answer = await athlete.call(createWorkout, { body });
  expect(answer.status).toBe(201);
  return answer.body;
}

function post(payload: unknown, athlete = runner, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: '/api/workouts',
    headers: {
      authorization: `Bearer ${athlete.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

describe('logging a workout', () => {
  test('keeps every field and answers it as it was given', async () => {
    const created = await logged(runner);
    expect(created).toMatchObject({
      ...RUN,
      userId: runner.userId,
      durationSeconds: 6300,
      sport: 'run',
      source: 'manual',
      version: 1,
      startedAt: null,
      createdAt: '2026-03-18T12:00:00.000Z',
    });
    expect((await runner.call(oneWorkout, { params: idOf(created.id) })).body).toEqual(created);
    expect((await runner.call(allWorkouts)).body).toEqual([created]);
    expect((await runner.call(latestWorkouts, { params: of(runner) })).body).toEqual([created]);
  });

  test('takes numbers as a form’s text, with comma or point, and nothing as nothing', async () => {
    const text = await logged(runner, {
      ...RUN,
      distance: ' 21,1 ',
      calories: '1400',
      avgHeartRate: '148',
      maxHeartRate: '171',
      zone1Minutes: '5',
      zone2Minutes: '60',
      zone3Minutes: '30',
      zone4Minutes: '8',
      zone5Minutes: '2',
      caffeinated: '1',
      nonCaffeinated: '2',
      hydration: '500',
    });
    const { id, createdAt, ...fields } = await logged(runner);
    expect(text).toMatchObject(fields);

    const little = { date: '2026-03-15', workoutType: 'running', duration: '0:30' } as const;
    const empty: Partial<WorkoutForm> = {
      ...{ runningSubtype: '', distance: '', calories: null, avgHeartRate: '', maxHeartRate: '' },
      ...{ zone1Minutes: '', zone2Minutes: null, gelType: '', caffeinated: '', hydration: '' },
      notes: '  \n ',
    };
    const expected = {
      ...{ runningSubtype: null, distance: null, calories: null, avgHeartRate: null },
      ...{ maxHeartRate: null, zone1Minutes: 0, zone2Minutes: 0, zone5Minutes: 0, gelType: null },
      ...{ caffeinated: 0, nonCaffeinated: 0, hydration: null, notes: null },
    };
    expect(await logged(runner, little)).toMatchObject(expected);
    expect(await logged(runner, { ...little, ...empty })).toMatchObject(expected);
  });

  test('keeps seconds where they are given', async () => {
    expect(await logged(runner, { ...RUN, distance: 8, duration: '0:45:07' })).toMatchObject({
      duration: '0:45:07',
      durationSeconds: 2707,
    });
    expect(await logged(runner, { ...RUN, distance: 8, duration: '00:45:00' })).toMatchObject({
      duration: '0:45',
    });
  });

  test('keeps kilometres to the millimetre, without the noise of binary fractions', async () => {
    for (const distance of [0.1, 5, 21.0975, 42.195, 100.123456]) {
      expect((await logged(runner, { ...RUN, distance, confirmed: true })).distance).toBe(distance);
    }
    const { distance_m } = await app.db
      .selectFrom('workouts')
      .select('distance_m')
      .where('id', '=', (await logged(runner, { ...RUN, distance: 16.1 })).id)
      .executeTakeFirstOrThrow();
    expect(distance_m).toBe(16_100);
  });

  test('leaves out what the type has no use for', async () => {
    expect(await logged(runner, { ...RUN, workoutType: 'strength' })).toMatchObject({
      ...{ runningSubtype: null, distance: null, sport: 'strength' },
    });
    expect(await logged(runner, { ...RUN, workoutType: 'cross' })).toMatchObject({
      ...{ runningSubtype: null, distance: 21.1 },
    });
  });

  test('belongs to who is signed in, whatever user the request names', async () => {
    const named = { userId: stranger.userId, user_id: stranger.userId, athleteId: stranger.userId };
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/workouts?userId=${stranger.userId}`,
      headers: {
        authorization: `Bearer ${runner.token}`,
        'x-user-id': String(stranger.userId),
        cookie: `userId=${stranger.userId}`,
      },
      payload: { ...RUN, ...named },
    });
    expect(response.json()).toMatchObject({ userId: runner.userId });
    expect((await stranger.call(allWorkouts)).body).toEqual([]);
    const anonymous = await app.app.inject({
      method: 'POST',
      url: '/api/workouts',
      payload: { ...RUN, userId: 1 },
    });
    expect(anonymous.statusCode).toBe(401);
  });

  test('takes no column that is not the athlete’s to set', async () => {
    const columns = {
      ...{ id: 4711, source: 'strava', source_key: 'x', sourceKey: 'x' },
      ...{ version: 99, created_at: 0, createdAt: '1999-01-01', updated_at: 0, deleted_at: 1 },
      ...{ started_at: 5, startedAt: '1999-01-01', utc_offset_s: 3600, elapsed_s: 1, ascent_m: 1 },
      ...{ sport: 'yoga', duration_s: 1, distance_m: 1, zone1_s: 9, durationSeconds: 3 },
      ...{ caffeinated_gels: 50, non_caffeinated_gels: 50, hydration_ml: 9, workout_type: 'cross' },
    };
    const plain = await logged(runner);
    const loaded = (await post({ ...RUN, ...columns })).json<{ id: number }>();
    const rowOf = async (id: number) => {
      const row = await app.db
        .selectFrom('workouts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...row, id: 0 };
    };
    expect(loaded.id).not.toBe(4711);
    expect(await rowOf(loaded.id)).toEqual(await rowOf(plain.id));
    await runner.call(updateWorkout, {
      params: idOf(plain.id),
      body: { ...RUN, ...columns, workoutType: 'running' },
    });
    expect(await rowOf(plain.id)).toEqual({ ...(await rowOf(loaded.id)), version: 2 });
  });
});

describe('a workout that cannot be is refused in words', () => {
  test.each([
    [{ date: '' }, 'Date is required'],
    [{ date: undefined }, 'Date is required'],
    [{ date: null }, 'Date is required'],
    [{ date: '2026-02-29' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ date: '15.03.2026' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ date: '+275760-09-13' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ date: '0001-01-01' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ date: '2026-03-15T10:00:00Z' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
    [{ workoutType: 'swimming' }, 'Workout type must be one of running, strength, cross'],
    [{ workoutType: undefined }, 'Workout type must be one of running, strength, cross'],
    [
      { runningSubtype: 'uphill' },
      'Running type must be one of treadmill, outdoor-long, outdoor-interval, outdoor-easy',
    ],
    [{ duration: '' }, 'Duration must be in H:MM format'],
    [{ duration: undefined }, 'Duration must be in H:MM format'],
    [{ duration: '90' }, 'Duration must be in H:MM format'],
    [{ duration: '1:5' }, 'Duration must be in H:MM format'],
    [{ duration: '1:60' }, 'Duration must be in H:MM format'],
    [
      { duration: '100:00' },
      'That is longer than 24 hours. Check the time, or confirm that it is right.',
    ],
    [{ duration: '-1:00' }, 'Duration must be in H:MM format'],
    [{ duration: '١:٣٠' }, 'Duration must be in H:MM format'],
    [{ duration: 90 }, 'Duration must be in H:MM format'],
    [{ duration: '0:00' }, 'Duration must be longer than 0:00'],
    [{ distance: -0.1 }, 'Distance must be between 0 and 1000 km'],
    [{ distance: 1000.1 }, 'Distance must be between 0 and 1000 km'],
    [{ distance: 'far' }, 'Distance must be between 0 and 1000 km'],
    [{ distance: '1e3' }, 'Distance must be between 0 and 1000 km'],
    [{ distance: '0x10' }, 'Distance must be between 0 and 1000 km'],
    [{ distance: '1.000,5' }, 'Distance must be between 0 and 1000 km'],
    [{ distance: true }, 'Distance must be between 0 and 1000 km'],
    [{ distance: [5] }, 'Distance must be between 0 and 1000 km'],
    [{ calories: 30_001 }, 'Calories must be between 0 and 30000'],
    [{ calories: 1.5 }, 'Calories must be a whole number'],
    [{ avgHeartRate: 49 }, 'Average heart rate must be between 50 and 220 bpm'],
    [{ avgHeartRate: 221 }, 'Average heart rate must be between 50 and 220 bpm'],
    [{ maxHeartRate: 221 }, 'Maximum heart rate must be between 50 and 220 bpm'],
    [{ maxHeartRate: 150.5 }, 'Maximum heart rate must be a whole number'],
    [{ avgHeartRate: 172 }, 'Average heart rate cannot be above the maximum heart rate'],
    [{ zone1Minutes: -1 }, 'Zone 1 minutes must be between 0 and 10000'],
    [{ zone5Minutes: 0.5 }, 'Zone 5 minutes must be a whole number'],
    [{ gelType: 'honey' }, 'Gel type must be one of none, sis, gu, other'],
    [{ caffeinated: -1 }, 'Caffeinated gels must be between 0 and 100'],
    [{ nonCaffeinated: 101 }, 'Non-caffeinated gels must be between 0 and 100'],
    [{ hydration: -5 }, 'Hydration must be between 0 and 30000 ml'],
    [{ notes: 'x'.repeat(10_001) }, 'Notes must be at most 10,000 characters'],
    [{ notes: 'a\0b' }, 'Notes contains characters that cannot be stored'],
    [{ notes: 'a\ud800b' }, 'Notes contains characters that cannot be stored'],
    [{ notes: 5 }, 'Notes must be text'],
  ])('%j: %s', async (change, message) => {
    const field = Object.keys(change)[0];
    const answer = await post({ ...RUN, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation',
      message,
      issues: [{ path: field, message }],
    });
    expect((await runner.call(allWorkouts)).body).toEqual([]);
  });

  test('with the first fault as the message and all of them beside it', async () => {
    const answer = await post({ distance: -1, zone3Minutes: -1 });
    expect(answer.json()).toMatchObject({
      message: 'Date is required',
      issues: [
        { path: 'date' },
        { path: 'workoutType' },
        { path: 'duration' },
        { path: 'distance' },
        { path: 'zone3Minutes' },
      ],
    });
  });

  test.each([
    ['NaN', '{"distance":NaN}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1'],
    ['a text', '"workout"'],
    ['half of it', '{"date":"2026-03-15"'],
  ])('as %s instead of a workout', async (_what, payload) => {
    const answer = await post(payload, runner, { 'idempotency-key': 'k' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation',
      message: expect.stringMatching(/./),
    });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
    expect((await runner.call(allWorkouts)).body).toEqual([]);
  });

  test.each([
    ['a __proto__', '"__proto__":{"notes":"x"}', 'a key that is not accepted: __proto__'],
    [
      'an escaped one',
      '"\\u005f_proto__":{"isAdmin":true}',
      'a key that is not accepted: __proto__',
    ],
    ['one far inside', '"x":{"a":[{"__proto__":1}]}', 'a key that is not accepted: __proto__'],
    ['a constructor', '"constructor":{"prototype":{"isAdmin":true}}', 'not accepted: constructor'],
    ['a tower', `"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'is nested too deeply'],
    ['65 floors', `"x":${'['.repeat(64)}${']'.repeat(64)}`, 'is nested too deeply'],
  ])('with %s beside good fields', async (_what, part, message) => {
    const payload = `${JSON.stringify(RUN).slice(0, -1)},${part}}`;
    const answer = await post(payload, runner, { 'idempotency-key': 'k' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
    expect((await runner.call(allWorkouts)).body).toEqual([]);
  });

  test.each([
    ['distance', '1e309'],
    ['distance', '-1e309'],
    ['calories', '9007199254740993'],
    ['zone1Minutes', '1e300'],
  ])('with %s %s', async (field, number) => {
    const rest = JSON.stringify({ ...RUN, [field]: undefined }).slice(0, -1);
    expect((await post(`${rest},"${field}":${number}}`)).statusCode).toBe(400);
  });

  test('but nothing below zero, minus zero is zero', async () => {
    const rest = JSON.stringify({ ...RUN, distance: undefined }).slice(0, -1);
    const answer = await post(`${rest},"distance":-0}`);
    expect(answer.statusCode).toBe(201);
    expect(Object.is(answer.json<{ distance: number }>().distance, 0)).toBe(true);
  });
});

describe('an entry with an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  test('sent twenty times at once is one row, and every answer is the same', async () => {
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => runner.call(createWorkout, { body: RUN, headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await runner.call(allWorkouts)).body).toEqual([answers[0]?.body]);
  });

  test('is refused with other content, and belongs to one athlete', async () => {
    const headers = key();
    await runner.call(createWorkout, { body: RUN, headers });
    const other = await runner.call(createWorkout, { body: { ...RUN, notes: 'other' }, headers });
    expect([other.status, other.body.valueOf()]).toMatchObject([409, { code: 'conflict' }]);
    const theirs = await stranger.call(createWorkout, { body: RUN, headers });
    expect([theirs.status, theirs.body.userId]).toEqual([201, stranger.userId]);
    expect((await runner.call(allWorkouts)).body).toHaveLength(1);
  });

  test('that was refused can be sent again once it is mended', async () => {
    const headers = key();
    const body = { ...RUN, duration: '' };
    expect((await runner.call(createWorkout, { body, headers })).status).toBe(400);
    expect((await runner.call(createWorkout, { body: RUN, headers })).status).toBe(201);
  });

  test('needs a key of 1 to 200 characters', async () => {
    const answer = await post(RUN, runner, { 'idempotency-key': 'k'.repeat(201) });
    expect(answer.json()).toMatchObject({ message: 'An Idempotency-Key has 1 to 200 characters' });
  });
});

describe('a time that nobody is likely to have taken', () => {
  const SLOW = { ...RUN, duration: '10:00', distance: 8.6 };
  const refusal = {
    status: 400,
    body: {
      code: 'validation',
      message:
        'That is 69:46 /km, slower than 30 min/km. Check time and distance, or confirm that they are right.',
      issues: [{ path: 'duration', code: 'implausible', message: expect.stringMatching('69:46') }],
    },
  };

  test('is refused with a code, and saved once it is confirmed', async () => {
    expect(await runner.call(createWorkout, { body: SLOW })).toMatchObject(refusal);
    const confirmed = await runner.call(createWorkout, { body: { ...SLOW, confirmed: true } });
    expect(confirmed).toMatchObject({ status: 201, body: { duration: '10:00', distance: 8.6 } });
    expect(confirmed.body).not.toHaveProperty('confirmed');
  });

  test('may be a walk’s', async () => {
    const { id } = await addWorkout(app.db, { user_id: runner.userId, sport: 'walk' });
    const walked = await runner.call(updateWorkout, { params: idOf(id), body: SLOW });
    expect([walked.status, walked.body.sport]).toEqual([200, 'walk']);
  });

  test('that stands in the log stays there while other fields are changed', async () => {
    const { id } = await addWorkout(app.db, {
      user_id: runner.userId,
      duration_s: 100 * 3600,
      distance_m: 8_600.000_04,
    });
    const change = (body: object) =>
      runner.call(updateWorkout, {
        params: idOf(id),
        body: { ...SLOW, duration: '100:00', ...body },
      });
    expect(await change({ notes: 'Ultra' })).toMatchObject({
      status: 200,
      body: { duration: '100:00', notes: 'Ultra' },
    });
    expect((await change({ duration: '99:00' })).status).toBe(400);
    const mended = await change({ duration: '1:00' });
    expect([mended.status, mended.body.duration]).toEqual([200, '1:00']);
    const { replaced } = mended.body;
    const undone = await runner.call(putBackWorkout, { params: idOf(id), body: replaced });
    expect(undone.body).toMatchObject({ duration: '100:00' });
  });

  test('leaves its key free for the mended one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...SLOW, confirmed: null };
    expect((await runner.call(createWorkout, { body, headers })).status).toBe(400);
    const mended = { ...body, duration: '1:00' };
    expect((await runner.call(createWorkout, { body: mended, headers })).status).toBe(201);
  });

  test('is confirmed by true or false alone', async () => {
    const answer = await post({ ...SLOW, confirmed: 'yes' });
    expect(answer.json()).toMatchObject({ message: 'Confirmed must be true or false' });
  });
});

describe('changing a workout', () => {
  test('replaces its fields and raises its version', async () => {
    const { id } = await logged(runner);
    const body = { ...RUN, distance: '12,5', notes: null, runningSubtype: 'treadmill' } as const;
    const changed = await runner.call(updateWorkout, { params: idOf(id), body });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, distance: 12.5, notes: null, runningSubtype: 'treadmill', version: 2 },
    });
  });

  test('with If-Match refuses to overwrite what was changed meanwhile', async () => {
    const { id } = await logged(runner);
    const change = (notes: string, version: string) =>
      runner.call(updateWorkout, {
        params: idOf(id),
        body: { ...RUN, notes },
        headers: { 'if-match': version },
      });
    expect((await change('first', '"1"')).status).toBe(200);
    const late = await change('second', '"1"');
    expect([late.status, late.body.valueOf()]).toMatchObject([
      409,
      {
        code: 'conflict',
        message:
          'This workout was changed elsewhere in the meantime. Load it again, then repeat your change.',
      },
    ]);
    expect((await change('second', '2')).body.notes).toBe('second');
    expect((await change('third', '*')).body).toMatchObject({ notes: 'third', version: 4 });
    expect((await change('x', 'W/"4"')).status).toBe(400);
    expect((await change('x', '"five"')).status).toBe(400);
  });

  test('by twenty at once from one version lets one through', async () => {
    const { id } = await logged(runner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        runner.call(updateWorkout, {
          params: idOf(id),
          body: { ...RUN, notes: `by ${at}` },
          headers: { 'if-match': '1' },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    const [won] = answers.filter(({ status }) => status === 200);
    const read = await runner.call(oneWorkout, { params: idOf(id) });
    expect(won?.body).toMatchObject(read.body);
  });

  test('keeps measured seconds in zones whose minutes were not touched', async () => {
    const { id } = await addWorkout(app.db, {
      ...{ user_id: runner.userId, zone1_s: 89, zone2_s: 1830, zone3_s: 59 },
    });
    const params = idOf(id);
    const { body: shown } = await runner.call(oneWorkout, { params });
    expect(shown).toMatchObject({ zone1Minutes: 1, zone2Minutes: 31, zone3Minutes: 1 });
    await runner.call(updateWorkout, { params, body: { ...RUN, ...shown, zone2Minutes: 32 } });
    const row = await app.db
      .selectFrom('workouts')
      .select(['zone1_s', 'zone2_s', 'zone3_s'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ zone1_s: 89, zone2_s: 1920, zone3_s: 59 });
  });

  test.each([
    { sport: 'walk', edit: { workoutType: 'strength' } },
    { sport: 'run', edit: { date: '2026-03-14', zone1Minutes: 20, zone2Minutes: 0 } },
    {
      sport: 'hike',
      edit: { distance: 12, avgHeartRate: 120, maxHeartRate: 150, calories: 900, duration: '3:00' },
      brought: {
        ...{ avg_heart_rate: 240, max_heart_rate: 45, calories: 40_000, distance_m: 1_200_000.25 },
        ...{
          duration_s: 0,
          hydration_ml: 50_000,
          caffeinated_gels: 200,
          notes: 'x'.repeat(20_000),
        },
      },
    },
  ] as const)('of a $sport is undone to the row that was', async ({ sport, edit, ...more }) => {
    const brought = 'brought' in more ? more.brought : {};
    const { id } = await addWorkout(app.db, {
      ...{ user_id: runner.userId, date: '2026-03-10', started_at: Date.UTC(2026, 2, 10, 6, 30) },
      ...{ workout_type: 'running', running_subtype: 'outdoor-easy', sport, duration_s: 3725 },
      ...{ distance_m: 5012.345, zone1_s: 89, zone2_s: 1830, zone3_s: 59, ...brought },
    });
    const params = idOf(id);
    const rowOf = () =>
      app.db.selectFrom('workouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await rowOf();
    const { body: former } = await runner.call(oneWorkout, { params });
    const fits = { hydration: null, caffeinated: 0, notes: null };
    const { body: changed } = await runner.call(updateWorkout, {
      params,
      body: { ...former, ...fits, ...edit },
    });
    const { replaced } = changed;
    expect(replaced).toMatchObject({ sport, zone1S: 89, zone2S: 1830, zone3S: 59, zone4S: 0 });
    const undone = await runner.call(putBackWorkout, { params, body: replaced });
    expect(undone).toMatchObject({ status: 200, body: { ...former, version: 3 } });
    const { updated_at } = await rowOf();
    expect(await rowOf()).toEqual({ ...before, version: 3, updated_at });
  });

  test('puts nothing back that does not fit its type, that no table holds, or over a newer change', async () => {
    const { id } = await logged(runner);
    const params = idOf(id);
    const { body } = await runner.call(updateWorkout, { params, body: { ...RUN, notes: 'Wind.' } });
    const putBack = (part: object, version = 2) =>
      runner.call(putBackWorkout, {
        params,
        body: { ...body.replaced, ...part },
        headers: { 'if-match': `"${version}"` },
      });
    expect(await putBack({ zone1S: -1 })).toMatchObject({
      status: 400,
      body: { message: 'Zone 1 minutes must be a whole number from 0 to 2147483647' },
    });
    expect((await putBack({}, 1)).status).toBe(409);
    expect((await putBack({ shoeId: 1999 })).status).toBe(400);
    const undone = await putBack({ sport: 'yoga' });
    expect([undone.status, undone.body]).toMatchObject([200, { sport: 'run', version: 3 }]);
  });

  test('to another day takes the time of day along', async () => {
    const started_at = Date.UTC(2026, 2, 10, 6, 30);
    const { id } = await addWorkout(app.db, {
      ...{ user_id: runner.userId, date: '2026-03-10', started_at, utc_offset_s: 3600 },
    });
    const { body } = await runner.call(updateWorkout, {
      params: idOf(id),
      body: { ...RUN, date: '2026-03-12' },
    });
    expect(body).toMatchObject({ date: '2026-03-12', startedAt: '2026-03-12T06:30:00.000Z' });
  });

  test('of one that is not there is not found', async () => {
    for (const id of ['1999999', '2147483647', '2147483648', '999999999999999']) {
      const answer = await runner.call(updateWorkout, { params: { id }, body: RUN });
      expect([id, answer.status]).toEqual([id, 404]);
      expect((await runner.call(oneWorkout, { params: { id } })).status).toBe(404);
    }
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '٣', '1%00', '00001', ' 1']) {
      const answer = await runner.call(oneWorkout, { params: { id } });
      expect([id, answer.status]).toEqual([id, 400]);
    }
  });
});

describe('deleting a workout', () => {
  test('takes it out of every list, and restoring brings it back as it was', async () => {
    const created = await logged(runner);
    const params = idOf(created.id);
    expect(await runner.call(deleteWorkout, { params })).toMatchObject({ status: 204, body: null });
    expect((await runner.call(oneWorkout, { params })).status).toBe(404);
    expect((await runner.call(allWorkouts)).body).toEqual([]);
    const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect((await runner.call(workoutsInRange, { params: of(runner), query: range })).body).toEqual(
      [],
    );
    expect((await runner.call(deleteWorkout, { params })).status).toBe(404);
    expect((await runner.call(updateWorkout, { params, body: RUN })).status).toBe(404);
    expect((await runner.call(restoreWorkout, { params })).body).toEqual(created);
    expect((await runner.call(restoreWorkout, { params })).status).toBe(404);
    expect((await runner.call(allWorkouts)).body).toEqual([created]);
  });
});

describe('reading workouts', () => {
  test('is newest first by day, then by entry', async () => {
    const days = ['2026-03-01', '2026-03-03', '2026-03-02', '2026-03-03', '2025-12-31'];
    for (const date of days) await logged(runner, { ...RUN, date });
    const { body } = await runner.call(allWorkouts);
    expect(body.map(({ date }) => date)).toEqual(days.toSorted().toReversed());
    const [first, second] = body;
    expect(first?.id).toBeGreaterThan(second?.id ?? 0);
    const latest = await runner.call(latestWorkouts, { params: of(runner), query: { limit: '2' } });
    expect(latest.body).toEqual(body.slice(0, 2));
  });

  test('in a range includes both days and nothing else', async () => {
    for (const date of ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']) {
      await logged(runner, { ...RUN, date });
    }
    const { body } = await runner.call(workoutsInRange, {
      params: of(runner),
      query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    });
    expect(body.map(({ date }) => date)).toEqual(['2026-03-31', '2026-03-01']);
  });

  test.each([
    ['?limit=0', 'limit must be between 1 and 200'],
    ['?limit=201', 'limit must be between 1 and 200'],
    ['?limit=1000000000', 'limit must be between 1 and 200'],
    ['?limit=-5', 'limit must be between 1 and 200'],
    ['?limit=ten', 'limit must be between 1 and 200'],
    ['?limit=', 'limit must be between 1 and 200'],
    ['?limit=1&limit=2', 'limit is not valid'],
    ['/range', 'startDate is required'],
    ['/range?startDate=2026-03-01', 'endDate is required'],
    ['/range?startDate=2026-03-02&endDate=2026-03-01', 'startDate must not be after endDate'],
    [
      '/range?startDate=0001-01-01&endDate=9999-12-31',
      'Date must be a day of the calendar, as YYYY-MM-DD',
    ],
    [
      '/range?startDate=1900-01-01&endDate=2199-12-31',
      'Ask for two years at most, or page through all workouts',
    ],
    ['/page?group=all', 'group must be runs, walks or others'],
    ['/page?after=x', 'The page cursor is not one of ours: leave it out to begin again'],
    ['/page?after=2026-03-01.0', 'The page cursor is not one of ours: leave it out to begin again'],
    [
      '/page?after=2026-03-01.9999999999',
      'The page cursor is not one of ours: leave it out to begin again',
    ],
    [
      `/page?after=2026-03-01.1'%20or%201=1`,
      'The page cursor is not one of ours: leave it out to begin again',
    ],
    [
      `/page?after=${'9'.repeat(81)}`,
      'The page cursor is not one of ours: leave it out to begin again',
    ],
  ])('%s: %s', async (rest, message) => {
    const began = performance.now();
    const answer = await app.app.inject({
      url: `/api/workouts/${runner.userId}${rest}`,
      headers: { authorization: `Bearer ${runner.token}` },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('page by page meets each of a thousand once, while others are added, changed and deleted', async () => {
    const dates = Array.from({ length: 1000 }, (_, at) =>
      new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 3) * 86_400_000).toISOString().slice(0, 10),
    );
    for (let at = 0; at < dates.length; at += 100) {
      const rows = dates.slice(at, at + 100).map((date, index) => ({
        ...{ user_id: runner.userId, date, duration_s: 60, source: 'manual' as const },
        ...{ created_at: 0, updated_at: 0 },
        ...((at + index) % 4 === 0
          ? { workout_type: 'strength' as const, sport: 'strength' as const }
          : { workout_type: 'running' as const, sport: 'run' as const }),
      }));
      await app.db.insertInto('workouts').values(rows).execute();
    }
    const before = await app.db
      .selectFrom('workouts')
      .select('id')
      .where('user_id', '=', runner.userId)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { status, body } = await runner.call(workoutsPage, {
        params: of(runner),
        query: { limit: '73', after },
      });
      expect(status).toBe(200);
      seen.push(...body.workouts.map(({ id }) => id));
      after = body.next ?? undefined;
      await logged(runner, { ...RUN, date: '2026-03-18' });
      await logged(stranger, { ...RUN, date: '2024-01-02' });
      const read = seen.at(-1);
      if (read !== undefined) await runner.call(deleteWorkout, { params: idOf(read) });
    } while (after !== undefined);
    expect(seen).toEqual(before.map(({ id }) => id));
  });

  test('of one group pages through runs or the rest alone', async () => {
    for (const workoutType of ['running', 'strength', 'cross', 'running'] as const) {
      await logged(runner, { ...RUN, workoutType });
    }
    const types = async (group: 'runs' | 'others') => {
      const query = { group, limit: '1' };
      const first = await runner.call(workoutsPage, { params: of(runner), query });
      const { next: after } = first.body;
      const second = await runner.call(workoutsPage, {
        params: of(runner),
        query: { ...query, after: after ?? undefined },
      });
      expect(second.body.next).toBeNull();
      return [...first.body.workouts, ...second.body.workouts].map((one) => one.workoutType);
    };
    expect(await types('runs')).toEqual(['running', 'running']);
    expect(await types('others')).toEqual(['cross', 'strength']);
  });
});

describe('a list', () => {
  test('is narrowed by kind, words, days and distance, and its totals with it', async () => {
    const long = { runningSubtype: 'outdoor-long', date: '2026-03-01', distance: 21.1 } as const;
    await logged(runner, { ...RUN, ...long, duration: '2:00', notes: 'Knee 100 % fine, Élan' });
    await logged(runner, {
      ...RUN,
      runningSubtype: 'treadmill',
      date: '2026-03-05',
      distance: 7.5,
    });
    await logged(runner, { ...RUN, workoutType: 'strength', date: '2026-03-09', notes: 'KNEE' });
    const daysOf = async (query: CallInput<typeof workoutTotals>['query']) => {
      const params = of(runner);
      const { status, body } = await runner.call(workoutsPage, { params, query });
      expect(status).toBe(200);
      const totals = await runner.call(workoutTotals, { params, query });
      expect(totals.body.workouts).toBe(body.workouts.length);
      return body.workouts.map(({ date }) => date.slice(8));
    };
    expect(await daysOf({})).toEqual(['09', '05', '01']);
    expect(await daysOf({ kind: 'outdoor-long' })).toEqual(['01']);
    expect(await daysOf({ kind: 'strength' })).toEqual(['09']);
    expect(await daysOf({ kind: 'race' })).toEqual([]);
    expect(await daysOf({ search: 'knee' })).toEqual(['09', '01']);
    expect(await daysOf({ search: 'élan' })).toEqual(['01']);
    expect(await daysOf({ search: '100 %' })).toEqual(['01']);
    expect(await daysOf({ search: '1_0' })).toEqual([]);
    expect(await daysOf({ from: '2026-03-02', to: '2026-03-05' })).toEqual(['05']);
    expect(await daysOf({ minDistance: '7.5', maxDistance: '21.1', group: 'runs' })).toEqual([
      '05',
      '01',
    ]);
    const { body } = await runner.call(workoutTotals, {
      params: of(runner),
      query: { kind: 'outdoor-long' },
    });
    expect(body).toEqual({ workouts: 1, distance: 21.1, durationSeconds: 7200 });
    const refused = await runner.call(workoutsPage, {
      params: of(runner),
      query: { minDistance: '1e3' },
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { issues: [{ path: 'minDistance', message: 'minDistance must be kilometres, such as 7.5' }] },
    ]);
  });
});

describe('what an athlete says of a workout', () => {
  const WORDS = {
    title: ' Sunday, with Anna ',
    tags: 'Hills, with  Anna, hills',
    effort: '7',
    feel: 'good' as const,
    startTime: '07:40',
  };

  test('is kept as it was meant, and left alone by who does not know of it', async () => {
    await app.db
      .updateTable('users')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', runner.userId)
      .execute();
    const run = await logged(runner, { ...RUN, ...WORDS });
    const kept = {
      title: 'Sunday, with Anna',
      tags: 'hills, with anna',
      effort: 7,
      feel: 'good',
      startedAt: '2026-03-15T06:40:00.000Z',
      utcOffsetS: 3600,
    };
    expect(run).toMatchObject(kept);
    const edited = await runner.call(updateWorkout, { params: idOf(run.id), body: RUN });
    expect(edited.body).toMatchObject(kept);
    // Nothing said is nothing known.
    const emptied = await runner.call(updateWorkout, {
      params: idOf(run.id),
      body: { ...RUN, title: '', tags: null, effort: '', feel: '', startTime: '' },
    });
    const nothing = { title: null, tags: null, effort: null, feel: null, startedAt: null };
    expect(emptied.body).toMatchObject({ ...nothing, utcOffsetS: null });
    const undone = await runner.call(putBackWorkout, {
      params: idOf(run.id),
      body: emptied.body.replaced,
    });
    expect(undone.body).toMatchObject(kept);
  });

  test('a start that is corrected stays in its zone, and the minute that was shown keeps its seconds', async () => {
    const { id } = await addWorkout(app.db, {
      user_id: runner.userId,
      date: '2026-03-15',
      started_at: Date.parse('2026-03-15T11:30:20Z'),
      utc_offset_s: -14_400,
    });
    const startOf = async (startTime: string) => {
      const answer = await runner.call(updateWorkout, {
        params: idOf(id),
        body: { ...RUN, startTime },
      });
      return answer.body.startedAt;
    };
    expect(await startOf('07:30')).toBe('2026-03-15T11:30:20.000Z');
    expect(await startOf('06:15')).toBe('2026-03-15T10:15:00.000Z');
  });

  test.each([
    [{ effort: 11 }, 'Effort must be between 1 and 10'],
    [{ feel: 'happy' }, 'Feel must be one of strong, good, normal, poor, weak'],
    [{ tags: 'x'.repeat(31) }, 'A tag has at most 30 characters'],
    [{ tags: Array.from({ length: 13 }, (_none, at) => `t${at}`).join() }, 'at most 12 tags'],
    [{ startTime: '7:75' }, 'Start must be a time of day, such as 07:40'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
  ])('%j is refused in words', async (part, words) => {
    const answer = await post({ ...RUN, ...part });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(words);
  });

  test('offers its tags again, those of the most workouts first and nobody else’s', async () => {
    await logged(runner, { ...RUN, tags: 'heat' });
    await logged(runner, { ...RUN, tags: 'hills, heat' });
    const gone = await logged(runner, { ...RUN, tags: 'gone' });
    await runner.call(deleteWorkout, { params: idOf(gone.id) });
    await logged(stranger, { ...RUN, tags: 'theirs' });
    const tags = await runner.call(workoutTags, { params: of(runner) });
    expect(tags.body).toEqual(['heat', 'hills']);
  });
});

describe('somebody else’s workout', () => {
  test('is not found by any call, and no row changes', async () => {
    const { id } = await logged(runner);
    const gone = await logged(runner);
    await runner.call(deleteWorkout, { params: idOf(gone.id) });
    const before: Snapshot = await takeSnapshot(app.db);
    const range = { startDate: '2026-03-01', endDate: '2026-03-31' };
    const answers = [
      await stranger.call(oneWorkout, { params: idOf(id) }),
      await stranger.call(updateWorkout, { params: idOf(id), body: RUN }),
      await stranger.call(deleteWorkout, { params: idOf(id) }),
      await stranger.call(restoreWorkout, { params: idOf(gone.id) }),
      await stranger.call(latestWorkouts, { params: of(runner) }),
      await stranger.call(workoutsInRange, { params: of(runner), query: range }),
      await stranger.call(workoutsPage, { params: of(runner) }),
      await stranger.call(workoutTotals, { params: of(runner) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(await takeSnapshot(app.db)).toEqual(before);
    const unknown = await stranger.call(oneWorkout, { params: { id: '1999999' } });
    const { requestId, ...told } = { requestId: '', ...answers[0]?.body };
    expect(unknown.body).toMatchObject(told);
  });
});

describe('the shoes of a workout', () => {
  const pairOf = async (athlete: Athlete, name = 'Ghost 16') =>
    (await athlete.call(createShoe, { body: { name } })).body.id;

  test('stand in it, stay where a client does not know of them, and can be taken off', async () => {
    const shoeId = await pairOf(runner);
    const { body: made } = await runner.call(createWorkout, { body: { ...RUN, shoeId } });
    expect(made.shoeId).toBe(shoeId);
    const params = { id: String(made.id) };
    const edited = await runner.call(updateWorkout, { params, body: { ...RUN, notes: 'Wet.' } });
    expect(edited.body).toMatchObject({ shoeId, notes: 'Wet.' });
    const bare = await runner.call(updateWorkout, { params, body: { ...RUN, shoeId: '' } });
    expect(bare.body.shoeId).toBeNull();
  });

  test.each([['of another athlete'], ['that nobody has'], ['that were deleted']])(
    '%s are refused in words, in a new workout and in an edit',
    async (which) => {
      const shoeId =
        which === 'of another athlete'
          ? await pairOf(await app.addAthlete())
          : await pairOf(runner);
      if (which === 'that were deleted') {
        await runner.call(deleteShoe, { params: { id: String(shoeId) } });
      }
      const body = { ...RUN, shoeId: which === 'that nobody has' ? 2_000_000_000 : shoeId };
      const refused = { status: 400, body: { message: 'The chosen shoes are not in your list' } };
      expect(await runner.call(createWorkout, { body })).toMatchObject(refused);
      const { body: made } = await runner.call(createWorkout, { body: RUN });
      const params = { id: String(made.id) };
      expect(await runner.call(updateWorkout, { params, body })).toMatchObject(refused);
    },
  );

  test('that were deleted since an edit took them off are put back by its undo, with everything else', async () => {
    const shoeId = await pairOf(runner);
    const { body: made } = await runner.call(createWorkout, { body: { ...RUN, shoeId } });
    const params = { id: String(made.id) };
    const body = { ...RUN, shoeId: await pairOf(runner, 'Other'), notes: 'Wet.' };
    const { replaced } = (await runner.call(updateWorkout, { params, body })).body;
    await runner.call(deleteShoe, { params: { id: String(shoeId) } });
    const undone = await runner.call(putBackWorkout, { params, body: replaced });
    expect(undone).toMatchObject({ status: 200, body: { ...made, version: 3 } });
  });

  test('that were deleted since stay through an edit, and come back with the pair', async () => {
    const shoeId = await pairOf(runner);
    const { body: made } = await runner.call(createWorkout, { body: { ...RUN, shoeId } });
    await runner.call(deleteShoe, { params: { id: String(shoeId) } });
    const body = { ...RUN, shoeId, notes: 'Later.' };
    const edited = await runner.call(updateWorkout, { params: { id: String(made.id) }, body });
    expect(edited).toMatchObject({ status: 200, body: { shoeId } });
  });
});
