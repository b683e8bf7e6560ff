import { describe, expect, test } from 'vitest';
import { asAppError, createSpecClient } from '../../../../testing/server/spec-client.ts';
import { openSpecServer } from '../../../../testing/server/spec-people.ts';

const server = await openSpecServer();

type SignedIn = { token: string; user: Record<string, unknown> & { id: number } };

const DANA = { name: 'Dana Runner', email: 'dana@example.com', password: 'six chars' };
const USER_FIELDS = [
  ...['id', 'email', 'name', 'dateOfBirth', 'height', 'currentWeight', 'maxHeartRate'],
  ...['fitnessLevel', 'weeklyFrequency', 'goals', 'isActive', 'isAdmin', 'trainerAccessEnabled'],
  ...['trainerUrl', 'createdAt'],
];

describe('POST /api/auth/register', () => {
  const register = (body: object) =>
    createSpecClient(server.origin).call<SignedIn>('POST', '/api/auth/register', body);

  test('answers a token and the user with every field of section 3, the password left out', async () => {
    const { token, user } = await register({
      ...DANA,
      ...{ height: 172, currentWeight: 61.5, dateOfBirth: '1990-12-10' },
    });
    expect(token).toMatch(/\S{20,}/);
    expect(Object.keys(user)).toEqual(expect.arrayContaining(USER_FIELDS));
    expect(user).toMatchObject({ height: 172, currentWeight: 61.5, dateOfBirth: '1990-12-10' });
    expect(JSON.stringify({ token, user })).not.toContain(DANA.password);
  });

  test('takes numbers as a form holds them, and empty ones as absent', async () => {
    const texts = { height: '172', currentWeight: '61.5', dateOfBirth: '' };
    const { user } = await register({ ...DANA, email: 'texts@example.com', ...texts });
    expect(user).toMatchObject({ height: 172, currentWeight: 61.5, dateOfBirth: null });
    const empty = { height: '', currentWeight: '', dateOfBirth: '' };
    const none = await register({ ...DANA, email: 'none@example.com', ...empty });
    expect(none.user).toMatchObject({ height: null, currentWeight: null, dateOfBirth: null });
  });

  test.each([
    [{ email: 'dana' }, 'Invalid email address'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ name: 'D' }, 'Name must be at least 2 characters'],
  ])('with %j is refused with the message of section 5: %s', async (change, message) => {
    const refused = asAppError(register({ ...DANA, email: 'bad@example.com', ...change }));
    expect(await refused).toEqual({ status: 400, message });
  });

  test('with an address that has an account is refused with a message', async () => {
    expect(await asAppError(register(DANA))).toEqual({
      status: 409,
      message: 'An account with this email address already exists. Sign in instead.',
    });
  });
});

describe('POST /api/auth/login', () => {
  const login = (body: object, client = createSpecClient(server.origin)) =>
    client.call<SignedIn>('POST', '/api/auth/login', body);

  test('answers token and user, and sets the cookie that later calls go by', async () => {
    const { email, id } = await server.person();
    const client = createSpecClient(server.origin);
    const { token, user } = await login({ email, password: 'six chars' }, client);
    expect(user).toMatchObject({ id, email, isActive: true, isAdmin: false });
    expect(await client.load(['/api/user', id])).toEqual(user);
    expect(await createSpecClient(server.origin, { token }).load(['/api/user', id])).toEqual(user);
  });

  test.each([
    [{ email: 'dana', password: 'six chars' }, 400, 'Invalid email address'],
    [{ email: DANA.email, password: '12345' }, 400, 'Password must be at least 6 characters'],
    [{ email: DANA.email, password: 'another' }, 401, 'Invalid email or password'],
    [{ email: 'nobody@example.com', password: 'another' }, 401, 'Invalid email or password'],
  ])('with %j is refused: %i %s', async (body, status, message) => {
    expect(await asAppError(login(body))).toEqual({ status, message });
  });

  test('of a deactivated account answers its user, so that the app can say so; all else is refused', async () => {
    const admin = await server.person();
    await server.promote(admin);
    const person = await server.person();
    await admin.call('PATCH', `/api/admin/users/${person.id}/toggle-status`);
    const client = createSpecClient(server.origin);
    const { user } = await login({ email: person.email, password: 'six chars' }, client);
    expect(user).toMatchObject({ id: person.id, isActive: false });
    for (const by of [client, person, server.program(person)]) {
      expect(await by.call('GET', '/api/auth/me')).toMatchObject({ user: { isActive: false } });
      expect(await asAppError(by.load(['/api/workouts', person.id]))).toEqual({
        status: 403,
        message:
          'Your account has been deactivated. Please contact the administrator for assistance.',
      });
    }
  });
});

describe('GET /api/auth/me', () => {
  test('answers whoever the bearer token names', async () => {
    const { token, id } = await server.person();
    const answer = server.anonymous.call('GET', '/api/auth/me', undefined, { token });
    expect(await answer).toMatchObject({ user: { id, isActive: true, isAdmin: false } });
  });

  test.each([undefined, 'x', 'x'.repeat(43)])('with the token %s is not OK', async (token) => {
    const refused = asAppError(
      server.anonymous.call('GET', '/api/auth/me', undefined, token ? { token } : {}),
    );
    expect(await refused).toEqual({ status: 401, message: 'Please sign in first' });
  });

  test('a 401 can be read as nobody', async () => {
    expect(await server.anonymous.load(['/api/auth/me'], 'returnNull')).toBeNull();
  });
});

const PROFILE = {
  ...{ name: 'Dana Quick', dateOfBirth: '1990-12-10', height: 172, currentWeight: 61.5 },
  ...{ maxHeartRate: 191, fitnessLevel: 'advanced', weeklyFrequency: '6-7', goals: 'Sub 3:30' },
  trainerAccessEnabled: true,
};

describe.each(['cookie', 'bearer'] as const)('GET and PUT /api/user/{id} by %s', (by) => {
  const signedIn = async () => {
    const person = await server.person();
    return { ...person, ...(by === 'bearer' && server.program(person)) };
  };

  test('the profile is read and saved whole', async () => {
    const { id, call, load } = await signedIn();
    const before = await load<object>(['/api/user', id]);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(USER_FIELDS));
    const trainerUrl = 'my-own-guess';
    await call('PUT', `/api/user/${id}`, { ...PROFILE, trainerUrl });
    expect(await load(['/api/user', id])).toEqual({ ...before, ...PROFILE });
  });

  test('the sharing switch sends the whole record, and changes trainerAccessEnabled alone', async () => {
    const { id, call, load } = await signedIn();
    const record = await load<object>(['/api/user', id]);
    await call('PUT', `/api/user/${id}`, { ...record, trainerAccessEnabled: false });
    expect(await load(['/api/user', id])).toEqual({ ...record, trainerAccessEnabled: false });
  });

  test.each([
    [{ dateOfBirth: '' }, 'Date of birth is required'],
    [{ name: 'D' }, 'Name must be at least 2 characters'],
    [{ maxHeartRate: 149 }, 'Maximum heart rate must be between 150 and 220 bpm'],
    [{ maxHeartRate: '221' }, 'Maximum heart rate must be between 150 and 220 bpm'],
  ])('with %j is refused, and nothing is saved: %s', async (change, message) => {
    const { id, call, load } = await signedIn();
    const before = await load(['/api/user', id]);
    const refused = asAppError(call('PUT', `/api/user/${id}`, { ...PROFILE, ...change }));
    expect(await refused).toEqual({ status: 400, message });
    expect(await load(['/api/user', id])).toEqual(before);
  });
});

describe('the calls of the administrator', () => {
  type Listed = { id: number; name: string; email: string; isActive: boolean; isAdmin: boolean };

  test('list everybody, and turn an account off and on', async () => {
    const admin = await server.person();
    await server.promote(admin);
    const { id, email } = await server.person();
    const listed = await server.anonymous.call<Listed[]>('GET', '/api/admin/users', undefined, {
      token: admin.token,
    });
    expect(listed.find((user) => user.id === id)).toMatchObject({
      ...{ id, email, isActive: true, isAdmin: false, createdAt: expect.any(String) },
    });
    const toggle = () =>
      server.anonymous.call('PATCH', `/api/admin/users/${id}/toggle-status`, undefined, {
        token: admin.token,
      });
    expect(await toggle()).toMatchObject({ user: { id, isActive: false } });
    expect(await toggle()).toMatchObject({ user: { id, isActive: true } });
  });

  test('are refused to everybody else', async () => {
    const person = await server.person();
    const { id } = await server.person();
    const calls = [
      { method: 'GET', path: '/api/admin/users' },
      { method: 'PATCH', path: `/api/admin/users/${id}/toggle-status` },
    ] as const;
    for (const { method, path } of calls) {
      expect((await asAppError(server.anonymous.call(method, path))).status).toBe(401);
      expect(await asAppError(person.call(method, path))).toEqual({
        status: 403,
        message: 'Only an administrator may do this',
      });
    }
  });
});
