import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS, type Fault } from './faults.ts';
import type { PracticeStrava } from './practice.ts';
import { startPracticeStrava } from './practice-strava.ts';

let strava: PracticeStrava;
let token: string;

beforeAll(async () => {
  strava = await startPracticeStrava();
  const { id: athleteId } = strava.addAthlete();
  strava.addActivity({ athleteId });
  strava.addActivity({ athleteId, startMs: Date.UTC(2026, 0, 5) });
  token = (await exchange(strava.allow())).access_token;
});

afterAll(() => strava.stop());

async function exchange(code: string) {
  const { clientId: client_id, clientSecret: client_secret, url } = strava;
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id, client_secret, grant_type: 'authorization_code', code },
    }),
  });
  return answer.json();
}

/** What a careless client would see: the status and the body, or in which way there was none. */
async function ask(query = '', patienceMs = 15_000) {
  try {
    const answer = await fetch(`${strava.url}/api/v3/athlete/activities?per_page=1${query}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text().catch(() => 'broken off') };
  } catch (error) {
    return { status: error instanceof Error ? error.name : 'thrown', headers: null, text: '' };
  }
}

const SEEN: Record<Fault, (seen: Awaited<ReturnType<typeof ask>>) => void> = {
  timeout: ({ status }) => expect(status).toBe('TimeoutError'),
  resetMidBody: ({ status, text }) => expect([status, text]).toEqual([200, 'broken off']),
  oneByteASecond: ({ status, text }) => expect([status, text]).toEqual([200, 'broken off']),
  500: ({ status }) => expect(status).toBe(500),
  502: ({ status }) => expect(status).toBe(502),
  503: ({ status }) => expect(status).toBe(503),
  429: ({ status, headers }) => {
    expect(status).toBe(429);
    expect(headers?.get('x-ratelimit-limit')).toBe('200,2000');
  },
  html200: ({ status, text }) => expect([status, text.slice(0, 6)]).toEqual([200, '<html>']),
  badJson: ({ status, text }) => {
    expect(status).toBe(200);
    expect(() => JSON.parse(text)).toThrow();
  },
  wrongTypes: ({ text }) => expect(typeof JSON.parse(text)[0].id).toBe('object'),
  // fetch itself does not mind: only the text shows it.
  cutGzip: ({ text }) => {
    expect(text).toContain('"resource_state":2');
    expect(() => JSON.parse(text)).toThrow();
  },
  tenfoldSize: ({ text }) => expect(text.length).toBeGreaterThan(10_000_000),
  repeatedPage: ({ text }) => expect(JSON.parse(text)).toHaveLength(1),
  401: ({ status }) => expect(status).toBe(401),
  redirect: ({ headers }) => expect(headers?.get('location')).toContain('//169.254.169.254/'),
  clockSkew: ({ headers }) => {
    expect(Date.now() - Date.parse(headers?.get('date') ?? '')).toBeGreaterThan(86_000_000);
  },
  dieAfter: ({ status }) => expect(status).toBe('TypeError'),
};

test.each(FAULTS)('%s is what was asked for, once', async (fault) => {
  strava.misbehave({ on: 'listActivities', fault });
  const isEndless = fault === 'timeout' || fault === 'oneByteASecond';
  SEEN[fault](await ask('', isEndless ? 400 : undefined));
  expect(await ask()).toMatchObject({ status: 200 });
});

test('a repeated page is the one before', async () => {
  const first = await ask('&page=1');
  strava.misbehave({ on: /page=2/, fault: 'repeatedPage' });
  expect((await ask('&page=2')).text).toBe(first.text);
  expect((await ask('&page=2')).text).not.toBe(first.text);
});

test('dying after the work: the code was used, the answer never came', async () => {
  const code = strava.allow();
  strava.misbehave({ on: 'token', fault: 'dieAfter' });
  await expect(exchange(code)).rejects.toThrow();
  expect(await exchange(code)).toMatchObject({ errors: [{ field: 'code' }] });
});
