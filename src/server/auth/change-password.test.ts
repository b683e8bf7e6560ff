import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { newSessionOf } from '../../../testing/server/people.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { changePassword, login } from '../../contract/auth.ts';
import { me } from '../../contract/session.ts';

const LIMIT = 5;
const NEW = 'quiet river stones';

let runner: Athlete;

const app = await openTestApp({ config: { loginRateLimit: LIMIT } });
beforeEach(async () => {
  app.clock.advance(120_000);
  runner = await app.register();
});

function change(currentPassword: string, newPassword = NEW) {
  return runner.call(changePassword, { body: { currentPassword, newPassword } });
}

async function signsIn(password: string): Promise<number> {
  const { status } = await app.call(login, { body: { email: runner.email, password } });
  return status;
}

async function isSignedIn(token: string): Promise<boolean> {
  const { status } = await app.call(me, { headers: { authorization: `Bearer ${token}` } });
  return status === 200;
}

test('the new password opens the account, the old one does so no more', async () => {
  expect((await change(runner.password)).status).toBe(200);
  expect([await signsIn(runner.password), await signsIn(NEW)]).toEqual([401, 200]);
});

test('every other session of the account ends, this one and those of others go on', async () => {
  const phone = await newSessionOf(app, runner.userId);
  const laptop = await newSessionOf(app, runner.userId);
  const somebody = await app.register();
  const { body } = await change(runner.password);
  expect(body).toEqual({ ended: 2 });
  const live = await Promise.all([phone, laptop, runner.token, somebody.token].map(isSignedIn));
  expect(live).toEqual([false, false, true, true]);
});

test('a wrong current password changes nothing, and is said at its field', async () => {
  const phone = await newSessionOf(app, runner.userId);
  const { status, body } = await change('not the password');
  const message = 'This is not your current password. Nothing was changed.';
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'validation',
    message,
    issues: [{ path: 'currentPassword', message }],
  });
  expect([await signsIn(runner.password), await isSignedIn(phone)]).toEqual([200, true]);
});

test.each([
  [{ newPassword: 'short' }, 'Password must be at least 6 characters'],
  [{ newPassword: 'a'.repeat(1025) }, 'Password must be at most 1,024 characters'],
  [{ newPassword: 'half a \ud800 pair' }, 'Password contains characters that cannot be typed'],
  [{ currentPassword: '' }, 'Enter your current password'],
  [{ currentPassword: undefined }, 'Enter your current password'],
])('%j is refused with "%s"', async (wrong, message) => {
  const right = { currentPassword: runner.password, newPassword: NEW };
  const { status, body } = await runner.call(changePassword, {
    rawBody: JSON.stringify({ ...right, ...wrong }),
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message });
});

test('guessing at an open screen is stopped as at sign-in, and keeps nobody else out', async () => {
  const guesses = Array.from({ length: 3 * LIMIT }, () => change('a guess'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(LIMIT);
  expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
  for (let more = 0; more < LIMIT; more += 1) await change('a guess');
  expect((await change(runner.password)).status).toBe(429);
  // The owner, on another device of theirs.
  const token = await newSessionOf(app, runner.userId);
  const { status } = await app.call(changePassword, {
    body: { currentPassword: runner.password, newPassword: NEW },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
});

test('of several changes at once one holds, and whoever signs in meanwhile with the old password is out', async () => {
  const chosen = [1, 2, 3].map((number) => `${NEW} ${number}`);
  const changes = chosen.map((password) => change(runner.password, password));
  const entering = Array.from({ length: 2 }, () =>
    app.call(login, { body: { email: runner.email, password: runner.password } }),
  );
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  const entered = await Promise.all(entering);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const { status, body } of entered) {
    if (status === 200) expect(await isSignedIn(body.token)).toBe(false);
  }
  const opened = await Promise.all(chosen.map(signsIn));
  expect(opened.filter((status) => status === 200)).toHaveLength(1);
});
