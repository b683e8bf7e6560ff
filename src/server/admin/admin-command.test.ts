import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { login } from '../../contract/auth.ts';
import { me } from '../../contract/session.ts';
import { parseAdminCommand, runAdminCommand } from './admin-command.ts';

let app: TestApp;
let athlete: Athlete;

beforeEach(async () => {
  app = await createTestApp();
  athlete = await app.register({ email: 'anna@example.com', name: 'Anna' });
});

afterEach(() => app.close());

async function admin(...args: string[]) {
  const command = parseAdminCommand(args);
  if (!command) throw new Error(`not a command: ${args.join(' ')}`);
  return runAdminCommand(
    { engine: app.database.engine, db: app.db, clock: app.clock, config: app.config },
    command,
  );
}

const whoIs = async (of: Athlete) => (await of.call(me)).body.user;

test('what is not exactly a command is not guessed at', () => {
  const nonsense = [
    [],
    ['promote'],
    ['promote', 'nobody'],
    ['promote', 'a@b.c', 'd@e.f'],
    ['Promote', 'a@b.c'],
    ['remove', 'a@b.c'],
    ['list', 'a@b.c'],
    ['--help'],
    ['rotate-key', 'now'],
    ['delete'],
    ['delete', 'a@b.c', 'now'],
    ['delete', 'a@b.c', '--now', '--now'],
    ['undelete', 'a@b.c', '--now'],
    ['restore-account', 'a@b.c'],
    ['restore-account', 'a@b.c', 'x.zip', 'y.zip'],
    ['strava-webhook'],
    ['strava-webhook', 'renew'],
    ['strava-webhook', 'register', 'https://run.example'],
    ['strava-webhook', 'register', '--url'],
    ['strava-webhook', 'show', '--url', 'https://run.example'],
  ];
  for (const args of nonsense) expect(parseAdminCommand(args)).toBeNull();
  expect(parseAdminCommand(['promote', ' Anna@Example.com '])).toEqual({
    name: 'promote',
    email: 'Anna@Example.com',
  });
});

describe('rights', () => {
  test('promote and demote count from the next request', async () => {
    await admin('promote', (await app.register()).email);
    expect(await admin('promote', 'ANNA@example.com')).toEqual({
      done: true,
      text: 'ANNA@example.com is now an administrator.',
    });
    expect(await whoIs(athlete)).toMatchObject({ isAdmin: true });
    expect(await admin('promote', athlete.email)).toMatchObject({
      done: true,
      text: 'anna@example.com is an administrator already. Nothing was changed.',
    });
    await admin('demote', athlete.email);
    expect(await whoIs(athlete)).toMatchObject({ isAdmin: false });
  });

  test('deactivate and activate count from the next request', async () => {
    await admin('deactivate', athlete.email);
    expect(await whoIs(athlete)).toMatchObject({ isActive: false });
    const promoted = await admin('promote', athlete.email);
    expect(promoted.text).toContain('deactivated, though: npm run admin -- activate anna@');
    await admin('activate', athlete.email);
    expect(await whoIs(athlete)).toMatchObject({ isActive: true });
  });

  test('the last active administrator stays one', async () => {
    const second = await app.register();
    await admin('promote', athlete.email);
    await admin('promote', second.email);
    await admin('deactivate', second.email);
    for (const change of ['demote', 'deactivate']) {
      const refused = await admin(change, athlete.email);
      expect(refused.done).toBe(false);
      expect(refused.text).toContain('anna@example.com is the last active administrator.');
    }
    expect(await admin('demote', second.email)).toMatchObject({ done: true });
    expect(await whoIs(athlete)).toMatchObject({ isAdmin: true, isActive: true });
  });

  test('of two administrators demoted at the same time one stays', async () => {
    const second = await app.register();
    for (let round = 0; round < 5; round += 1) {
      await admin('promote', athlete.email);
      await admin('promote', second.email);
      const results = await Promise.all([
        admin('demote', athlete.email),
        admin('demote', second.email),
      ]);
      expect(results.filter(({ done }) => done)).toHaveLength(1);
    }
  });

  test('an address without account is named, with the way on', async () => {
    for (const change of ['promote', 'demote', 'activate', 'deactivate', 'reset-password']) {
      const { done, text } = await admin(change, 'nobody@example.com');
      expect(done).toBe(false);
      expect(text).toContain('no account with the address nobody@example.com');
    }
  });
});

test('a reset password is shown once, opens the account, and ends all sessions', async () => {
  const signIn = (password: string) =>
    app.call(login, { body: { email: athlete.email, password } });
  await signIn(athlete.password);
  const { done, text } = await admin('reset-password', athlete.email);
  expect(done).toBe(true);
  expect(text).toContain('2 devices were signed out.');
  const password = /^ {2}(\S+)$/m.exec(text)?.[1] ?? '';
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect((await athlete.call(me)).status).toBe(401);
  expect((await signIn(athlete.password)).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
  const again = await admin('reset-password', athlete.email);
  expect(again.text).not.toContain(password);
});

test('the list shows every account, and no name can steer the terminal', async () => {
  await app.register({ email: 'eve@example.com', name: 'Eve \u001b[2J' });
  await admin('promote', athlete.email);
  await admin('deactivate', 'eve@example.com');
  const { text } = await admin('list');
  expect(text.split('\n')).toEqual([
    'email             role           state        joined      name',
    'anna@example.com  administrator  active       2026-03-18  Anna',
    'eve@example.com   athlete        deactivated  2026-03-18  Eve ?[2J',
  ]);
});

describe('deleting an account', () => {
  const DAY_MS = 86_400_000;
  const signIn = (comeBack?: boolean) =>
    app.call(login, { body: { email: athlete.email, password: athlete.password, comeBack } });

  test('closes it for 30 days, in which its owner or the operator can have it back', async () => {
    const until = new Date(app.clock.nowMs() + 30 * DAY_MS).toISOString().slice(0, 10);
    const { done, text } = await admin('delete', athlete.email);
    expect({ done, text }).toEqual({
      done: true,
      text: `anna@example.com is closed. Its owner can come back by signing in until ${until}, and you can have it back by: npm run admin -- undelete EMAIL. After that everything in it is gone for good.`,
    });
    expect((await athlete.call(me)).status).toBe(401);
    expect((await signIn()).status).toBe(403);
    expect((await admin('list')).text).toMatch(/anna@example\.com +athlete +deleted 2026-/);
    expect((await admin('delete', athlete.email)).text).toContain('is deleted already');
    expect(await admin('undelete', athlete.email)).toEqual({
      done: true,
      text: 'anna@example.com is back as it was, all but the connection to Strava.',
    });
    expect((await signIn()).status).toBe(200);
    expect((await admin('undelete', athlete.email)).text).toContain('is not deleted');
  });

  test('--now leaves nothing of it, whether or not it was closed before', async () => {
    const other = await app.register();
    await admin('delete', athlete.email);
    for (const { email } of [athlete, other]) {
      expect(await admin('delete', email, '--now')).toEqual({
        done: true,
        text: `${email} and everything in it is gone for good.`,
      });
    }
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('is refused for the last administrator, for an unknown address and after the 30 days', async () => {
    expect(await admin('delete', 'nobody@example.com')).toMatchObject({ done: false });
    await admin('promote', athlete.email);
    for (const option of [[], ['--now']]) {
      expect(await admin('delete', athlete.email, ...option)).toMatchObject({
        done: false,
        text: expect.stringContaining('is the last active administrator'),
      });
    }
    await admin('promote', (await app.register()).email);
    await admin('delete', athlete.email);
    app.clock.advance(31 * DAY_MS);
    expect(await admin('undelete', athlete.email)).toMatchObject({
      done: false,
      text: expect.stringContaining('are over'),
    });
  });

  test('a deactivated account stays deactivated when it comes back', async () => {
    await admin('deactivate', athlete.email);
    await admin('delete', athlete.email);
    expect((await admin('undelete', athlete.email)).text).toContain('deactivated, though');
    expect((await signIn()).body.user).toMatchObject({ isActive: false });
  });
});
