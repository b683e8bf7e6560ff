import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readUser, updateUser } from '../../contract/users.ts';

const app = await openTestApp();
let runner: Athlete;

beforeAll(async () => {
  runner = await app.register();
});

const paramsOf = ({ userId }: Athlete) => ({ userId: String(userId) });

function save(payload: object, of = runner) {
  return app.app.inject({
    method: 'PUT',
    url: `/api/user/${of.userId}`,
    headers: { authorization: `Bearer ${of.token}` },
    payload,
  });
}

test('a profile is saved whole, numbers as numbers or as a form’s text', async () => {
  const { status, body } = await runner.call(updateUser, {
    params: paramsOf(runner),
    body: {
      name: '  Grace Hopper ',
      dateOfBirth: '1986-12-09',
      height: '172',
      currentWeight: '61,5',
      targetWeight: '60,0',
      maxHeartRate: '191',
      fitnessLevel: 'advanced',
      weeklyFrequency: '6-7',
      goals: 'Boston\n2027',
      trainerAccessEnabled: false,
      timeZone: 'America/New_York',
    },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Grace Hopper',
    dateOfBirth: '1986-12-09',
    height: 172,
    currentWeight: 61.5,
    targetWeight: 60,
    maxHeartRate: 191,
    fitnessLevel: 'advanced',
    weeklyFrequency: '6-7',
    goals: 'Boston\n2027',
    trainerAccessEnabled: false,
    timeZone: 'America/New_York',
  });
  expect((await runner.call(readUser, { params: paramsOf(runner) })).body).toEqual(body);
});

test('what is left out stays as it is', async () => {
  const before = (await runner.call(readUser, { params: paramsOf(runner) })).body;
  expect((await save({ name: 'Grace' })).json()).toEqual({ ...before, name: 'Grace' });
  expect((await save({})).json()).toEqual({ ...before, name: 'Grace' });
});

test('the whole record, sent back with one switch changed, changes that switch alone', async () => {
  const fresh = await app.register();
  const record = (await fresh.call(readUser, { params: paramsOf(fresh) })).body;
  expect(record.dateOfBirth).toBeNull();
  const saved = await save({ ...record, trainerAccessEnabled: false }, fresh);
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { ...record, trainerAccessEnabled: false },
  ]);
});

test('of a whole record with every field forged, the sharing switch alone reaches the row', async () => {
  const fresh = await app.register();
  const others = await takeSnapshot(app.db);
  const row = async () =>
    app.db.selectFrom('users').selectAll().where('id', '=', fresh.userId).executeTakeFirstOrThrow();
  const before = await row();
  const record = (await fresh.call(readUser, { params: paramsOf(fresh) })).body;
  const forged = {
    ...record,
    ...{ id: 1, email: 'mallory@example.com', password: 'hacked', createdAt: '1999-01-01' },
    ...{ isAdmin: true, isActive: false, trainerUrl: 'guessable', trainerAccessEnabled: false },
  };
  expect((await save(forged, fresh)).statusCode).toBe(200);
  expect(await row()).toEqual({ ...before, trainer_access_enabled: 0 });

  expect((await save({ ...record, trainerAccessEnabled: true }, fresh)).statusCode).toBe(200);
  expect(await takeSnapshot(app.db)).toEqual(others);
});

test('a record that is older than a weigh-in does not forget it, nor a height', async () => {
  const fresh = await app.register();
  const record = (await fresh.call(readUser, { params: paramsOf(fresh) })).body;
  expect([record.height, record.currentWeight]).toEqual([null, null]);
  await save({ height: 172, currentWeight: 61.5 }, fresh);
  const saved = await save({ ...record, trainerAccessEnabled: false }, fresh);
  expect(saved.json()).toEqual({
    ...record,
    ...{ height: 172, currentWeight: 61.5, trainerAccessEnabled: false },
  });
});

test.each([null, ''])(
  'a target of %j is again the one everybody begins with',
  async (targetWeight) => {
    await save({ targetWeight: 58.5 });
    expect((await save({ targetWeight })).json()).toMatchObject({ targetWeight: null });
  },
);

test('nobody is born tomorrow, where the athlete is', async () => {
  const east = await app.register({ timeZone: 'Pacific/Kiritimati' });
  expect((await save({ dateOfBirth: '2026-03-19' }, east)).statusCode).toBe(200);
  const west = await app.register({ timeZone: 'Pacific/Pago_Pago' });
  const answer = await save({ dateOfBirth: '2026-03-19' }, west);
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Date of birth must be in the past',
  ]);
});

test('protected columns stay as they are, by any name that they might go under', async () => {
  const before = await takeSnapshot(app.db);
  const { statusCode } = await save({
    ...{ id: 999, email: 'mallory@example.com', password: 'hacked', passwordHash: 'x' },
    ...{ password_hash: 'x', isAdmin: true, is_admin: 1, isActive: false, is_active: 0 },
    ...{ trainerUrl: 'guessable', trainer_token: 'guessable', createdAt: '1999-01-01' },
    ...{ created_at: 0, target_weight_kg: 1, userId: 999, user_id: 999, role: 'admin' },
  });
  expect(statusCode).toBe(200);
  expect(await takeSnapshot(app.db)).toEqual(before);
});

test.each([
  [{ name: 'G' }, 'Name must be at least 2 characters'],
  [{ name: '  \t ' }, 'Name must be at least 2 characters'],
  [{ name: null }, 'Name must be at least 2 characters'],
  [{ dateOfBirth: '' }, 'Date of birth is required'],
  [{ dateOfBirth: null }, 'Date of birth is required'],
  [{ dateOfBirth: '1986-13-01' }, 'Date must be a day of the calendar, as YYYY-MM-DD'],
  [{ height: 172.5 }, 'Height must be a whole number'],
  [{ height: '' }, 'Height is required'],
  [{ height: 'tall' }, 'Height must be between 1 and 300 cm'],
  [{ currentWeight: '' }, 'Weight is required'],
  [{ currentWeight: -3 }, 'Weight must be between 0.1 and 700 kg'],
  [{ maxHeartRate: 149 }, 'Maximum heart rate must be between 150 and 220 bpm'],
  [{ maxHeartRate: 221 }, 'Maximum heart rate must be between 150 and 220 bpm'],
  [{ maxHeartRate: 185.5 }, 'Maximum heart rate must be a whole number'],
  [{ targetWeight: 29 }, 'Target weight must be between 30 and 300 kg'],
  [{ targetWeight: 'thin' }, 'Target weight must be between 30 and 300 kg'],
  [{ maxHeartRate: '' }, 'Maximum heart rate is required'],
  [
    { fitnessLevel: 'godlike' },
    'Fitness level must be one of beginner, intermediate, advanced, elite',
  ],
  [{ weeklyFrequency: '8' }, 'Weekly frequency must be one of 2-3, 4-5, 6-7'],
  [{ goals: 'x'.repeat(5001) }, 'Goals must be at most 5,000 characters'],
  [{ goals: 'a\0b' }, 'Goals contains characters that cannot be stored'],
])('%j is refused: %s', async (change, message) => {
  const before = await takeSnapshot(app.db);
  const answer = await save({ goals: 'must not be saved', ...change });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, code: 'validation' }]);
  expect(await takeSnapshot(app.db)).toEqual(before);
});

test('somebody else’s profile is not found, and not changed', async () => {
  const stranger = await app.register();
  const before = await takeSnapshot(app.db);
  const read = await stranger.call(readUser, { params: paramsOf(runner) });
  const written = await stranger.call(updateUser, {
    params: paramsOf(runner),
    body: { name: 'Mallory' },
  });
  expect([read.status, written.status]).toEqual([404, 404]);
  expect(await takeSnapshot(app.db)).toEqual(before);
});

test('units, week, clock and dates are saved together, and a browser’s language fills them once', async () => {
  const account = { email: 'sally@example.org', password: 'quiet river stones', name: 'Sally' };
  const american = { ...account, locale: 'en-US' };
  const made = await app.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: american,
  });
  const { token, user } = made.json();
  expect(user.measures).toEqual({
    distance: 'mi',
    weight: 'lb',
    height: 'ft',
    weekStart: 'sunday',
    clock: '12',
    dates: 'month-day',
  });
  const chosen = { ...user.measures, distance: 'km', weekStart: 'monday' };
  const sally = { userId: user.id, token } as Athlete;
  expect((await save({ measures: chosen }, sally)).json().measures).toEqual(chosen);
  const again = await app.app.inject({ method: 'POST', url: '/api/auth/login', payload: american });
  expect(again.json().user.measures).toEqual(chosen);
  const refused = await save({ measures: { ...chosen, distance: 'furlong' } }, sally);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Distance unit must be one of km, mi',
  ]);
});
