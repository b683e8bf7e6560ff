import { beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { setActive } from '../../../testing/server/people.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { hashOfNobody, isPasswordOf } from './passwords.ts';
import { findUserByEmail } from './users.queries.ts';

const CASES = budget({ everyday: 40, small: 40, full: 400 });
const LIMIT_MS = 60_000 + CASES * 500;

let runner: Athlete;
let sleeper: Athlete;

const app = await openTestApp({ config: { loginRateLimit: 1_000_000 } });

beforeAll(async () => {
  runner = await app.register();
  sleeper = await app.register();
  await setActive(app.db, sleeper.userId, false);
  await hashOfNobody();
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs the two by turns, so that a busy machine slows both alike. */
async function interleave(one: () => Promise<unknown>, two: () => Promise<unknown>) {
  const times = { one: [] as number[], two: [] as number[] };
  for (let round = 0; round < CASES; round += 1) {
    const first = round % 2 === 0;
    if (first) times.one.push(await timeOf(one));
    times.two.push(await timeOf(two));
    if (!first) times.one.push(await timeOf(one));
  }
  return times;
}

/** How often a time of `two` is above one of `one`: 0.5 where nothing can be told from them. */
function areaUnderCurve({ one, two }: { one: number[]; two: number[] }): number {
  let above = 0;
  for (const x of one) for (const y of two) above += y > x ? 1 : y === x ? 0.5 : 0;
  return above / (one.length * two.length);
}

// Some six standard deviations of the measure at this many cases.
const TOLERANCE = 6 * Math.sqrt((2 * CASES + 1) / (12 * CASES * CASES));

function wrongSignIn(email: string, cookie?: string) {
  return async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: cookie ? { cookie, origin: 'http://localhost' } : {},
      payload: { email, password: 'wrong password' },
    });
    expect(response.statusCode).toBe(401);
  };
}

test('the time of a refusal does not tell whether the account exists', {
  timeout: LIMIT_MS,
}, async () => {
  const times = await interleave(wrongSignIn('nobody@example.com'), wrongSignIn(runner.email));
  expect(Math.abs(areaUnderCurve(times) - 0.5)).toBeLessThan(TOLERANCE);
});

test('nor whether it is deactivated', { timeout: LIMIT_MS }, async () => {
  const times = await interleave(wrongSignIn('nobody@example.com'), wrongSignIn(sleeper.email));
  expect(Math.abs(areaUnderCurve(times) - 0.5)).toBeLessThan(TOLERANCE);
});

test('and the measure sees a sign-in that answers early', { timeout: LIMIT_MS }, async () => {
  const early = (email: string) => async () => {
    const user = await findUserByEmail(app.db, email);
    if (!user) return;
    await isPasswordOf({ password: 'wrong password', passwordHash: user.password_hash });
  };
  const times = await interleave(early('nobody@example.com'), early(runner.email));
  expect(areaUnderCurve(times)).toBeGreaterThan(0.5 + TOLERANCE);
});
