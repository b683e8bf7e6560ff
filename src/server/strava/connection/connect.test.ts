import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newSessionOf, setActive } from '../../../../testing/server/people.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { makeWebRoot } from '../../../../testing/server/web-root.ts';
import { storedText } from '../../../../testing/strava/stored-text.ts';
import {
  beginConnect,
  connect,
  type StravaApp,
  startStravaApp,
} from '../../../../testing/strava/strava-app.ts';
import { logout } from '../../../contract/session.ts';
import {
  stravaCallback,
  stravaConnect,
  stravaDisconnect,
  stravaStatus,
} from '../../../contract/strava.ts';

const MINUTE_MS = 60_000;
const SCOPE = 'read,activity:read_all';

let strava: StravaApp;
let athlete: Athlete;
let athleteId: string;

const web = makeWebRoot();
beforeAll(async () => {
  strava = await startStravaApp({ collectLog: true, webRoot: web.folder });
});
afterAll(async () => {
  await strava.close();
  web.remove();
});

beforeEach(async () => {
  strava.practice.behave();
  strava.practice.forgetCalls();
  athlete = await strava.app.addAthlete();
  athleteId = strava.practice.addAthlete({ firstname: 'Dana', city: 'Bern' }).id;
});

const allow = () => strava.practice.allow({ athleteId });
const finish = (body: { code: string; scope?: string; state?: string }, who = athlete) =>
  who.call(stravaCallback, { body });
const rows = () =>
  strava.app.db
    .selectFrom('service_connections')
    .selectAll()
    .where('external_athlete_id', '=', athleteId)
    .execute();

describe('Connect', () => {
  test('leads to Strava with the scopes, a forced prompt, the way back and a state', async () => {
    const { body } = await athlete.call(stravaConnect, {
      headers: { origin: 'https://run.example', host: 'run.example' },
    });
    const url = new URL(body.authorizeUrl);
    expect(`${url.origin}${url.pathname}`).toBe(`${strava.practice.url}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: strava.practice.clientId,
      redirect_uri: 'https://run.example/strava',
      response_type: 'code',
      approval_prompt: 'force',
      scope: SCOPE,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const kept = await strava.app.db
      .selectFrom('oauth_states')
      .selectAll()
      .where('user_id', '=', athlete.userId)
      .execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(url.searchParams.get('state'));
  });

  test('links the athlete once the code is exchanged, and says who it is', async () => {
    const { status, body } = await connect({ practice: strava.practice, athlete, athleteId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ isConnected: true, needsReconnect: false, readsPrivate: true, trouble: null },
      user: { firstname: 'Dana', city: 'Bern' },
      progress: { history: 'none', known: 0, detailsDue: 0, pausedUntil: null },
    });
    expect((await athlete.call(stravaStatus)).body).toEqual(body);
    expect(strava.practice.calls('token')).toHaveLength(1);
  });

  test('without the private activities is connected, and the status says so', async () => {
    const scope = 'read,activity:read';
    const { body } = await connect({ practice: strava.practice, athlete, athleteId, scope });
    expect(body).toMatchObject({ isConnected: true, readsPrivate: false });
  });

  test.each(['read', '', undefined, 'read,activity:write', 'activity:read_everything'])(
    'with the scope %j is refused with what to tick, and nothing is exchanged',
    async (scope) => {
      const { status, body } = await finish({
        ...{ code: allow(), scope, state: await beginConnect(athlete) },
      });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: expect.stringContaining('leave ‘View data about your activities’ ticked'),
      });
      expect(strava.practice.calls('token')).toEqual([]);
      expect(await rows()).toEqual([]);
    },
  );

  test('again with the same athlete renews the connection and keeps what is known', async () => {
    await connect({ practice: strava.practice, athlete, athleteId });
    const { db } = strava.app;
    await db
      .updateTable('service_connections')
      .set({ state: 'reconnect', trouble: 'Connect again.', failures: 3, last_sync_at: 5 })
      .where('user_id', '=', athlete.userId)
      .execute();
    const [before] = await rows();
    const { body } = await connect({ practice: strava.practice, athlete, athleteId });
    expect(body).toMatchObject({
      ...{ isConnected: true, needsReconnect: false, trouble: null },
      lastSync: new Date(5).toISOString(),
    });
    const [after] = await rows();
    expect(after).toMatchObject({ id: before?.id, failures: 0, history_state: 'none' });
    expect(after?.access_token_sealed).not.toBe(before?.access_token_sealed);
  });

  test('with another athlete of Strava’s is refused, and that one’s permission is given back', async () => {
    await connect({ practice: strava.practice, athlete, athleteId });
    const other = strava.practice.addAthlete().id;
    const refused = await connect({ practice: strava.practice, athlete, athleteId: other });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Disconnect that one first.') },
    });
    expect(strava.practice.isAllowed(other)).toBe(false);
    expect(strava.practice.isAllowed(athleteId)).toBe(true);
    expect(await rows()).toMatchObject([{ user_id: athlete.userId }]);
  });

  test('twice at once links once', async () => {
    const states = [await beginConnect(athlete), await beginConnect(athlete)];
    const answers = await Promise.all(
      states.map((state) => finish({ code: allow(), scope: SCOPE, state })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toMatchObject([{ user_id: athlete.userId, state: 'connected' }]);
  });

  test('keeps no more than twenty journeys open, the latest ones', async () => {
    const first = await beginConnect(athlete);
    for (let count = 0; count < 24; count += 1) {
      strava.app.clock.advance(1);
      await beginConnect(athlete);
    }
    const open = await strava.app.db
      .selectFrom('oauth_states')
      .select('state_hash')
      .where('user_id', '=', athlete.userId)
      .execute();
    expect(open).toHaveLength(20);
    expect(await finish({ code: allow(), scope: SCOPE, state: first })).toMatchObject({
      status: 409,
    });
  });
});

describe('of the eight attacks links none', () => {
  /** What the attacker does; the answer. */
  const attacks: Record<string, () => Promise<{ status: number }>> = {
    'a missing state': () => finish({ code: allow(), scope: SCOPE }),
    'a wrong state': async () => {
      await beginConnect(athlete);
      return finish({ code: allow(), scope: SCOPE, state: 'A'.repeat(43) });
    },
    'another user’s state': async () => {
      const other = await strava.app.addAthlete();
      return finish({ code: allow(), scope: SCOPE, state: await beginConnect(other) });
    },
    'the state of another session of the same user': async () => {
      const state = await beginConnect(athlete);
      const token = await newSessionOf(strava.app, athlete.userId);
      return strava.app.call(stravaCallback, {
        body: { code: allow(), scope: SCOPE, state },
        headers: { authorization: `Bearer ${token}` },
      });
    },
    'a replayed state': async () => {
      const state = await beginConnect(athlete);
      await finish({ code: 'not a code', scope: SCOPE, state });
      return finish({ code: allow(), scope: SCOPE, state });
    },
    'an expired state': async () => {
      const state = await beginConnect(athlete);
      strava.app.clock.advance(10 * MINUTE_MS + 1);
      return finish({ code: allow(), scope: SCOPE, state });
    },
    'a logged-out user': async () => {
      const state = await beginConnect(athlete);
      await athlete.call(logout);
      return finish({ code: allow(), scope: SCOPE, state });
    },
    'a user who logged out and in again': async () => {
      const state = await beginConnect(athlete);
      await athlete.call(logout);
      const token = await newSessionOf(strava.app, athlete.userId);
      return strava.app.call(stravaCallback, {
        body: { code: allow(), scope: SCOPE, state },
        headers: { authorization: `Bearer ${token}` },
      });
    },
    'a deactivated user': async () => {
      const state = await beginConnect(athlete);
      await setActive(strava.app.db, athlete.userId, false);
      return finish({ code: allow(), scope: SCOPE, state });
    },
  };

  test.each(Object.entries(attacks))('%s', async (_name, attack) => {
    const { status } = await attack();
    expect([401, 403, 409]).toContain(status);
    expect(await rows()).toEqual([]);
    // At most a code that is none was shown to Strava.
    expect(strava.practice.calls('token').filter((call) => call.status === 200)).toEqual([]);
  });

  test('a second account that claims an athlete who is linked', async () => {
    await connect({ practice: strava.practice, athlete, athleteId });
    const [before] = await rows();
    const second = await strava.app.addAthlete();
    const claimed = await connect({ practice: strava.practice, athlete: second, athleteId });
    expect(claimed).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('connected to another account on this server') },
    });
    expect(await rows()).toEqual([before]);
    expect(strava.practice.isAllowed(athleteId)).toBe(true);
    expect((await second.call(stravaStatus)).body).toMatchObject({ isConnected: false });
  });

  test('a code with two callbacks at once links one account', async () => {
    const second = await strava.app.addAthlete();
    const [mine, theirs] = [await beginConnect(athlete), await beginConnect(second)];
    const answers = await Promise.all([
      finish({ code: allow(), scope: SCOPE, state: mine }),
      finish({ code: allow(), scope: SCOPE, state: theirs }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(1);
  });

  test('a state is used up by one of many callbacks at once', async () => {
    const state = await beginConnect(athlete);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => finish({ code: allow(), scope: SCOPE, state })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('where Strava fails at the exchange', () => {
  test('a used or old code is said to be so', async () => {
    const code = allow();
    await finish({ code, scope: SCOPE, state: await beginConnect(athlete) });
    const again = await finish({ code, scope: SCOPE, state: await beginConnect(athlete) });
    expect(again).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('did not accept the code any more') },
    });
  });

  test.each([
    ['500', 503],
    ['html200', 503],
    ['resetMidBody', 503],
    ['redirect', 503],
    ['429', 429],
    ['wrongTypes', 503],
  ] as const)(
    '%s is answered by %i in plain words, and the next time works',
    async (fault, expected) => {
      strava.practice.misbehave({ on: 'token', fault });
      const failed = await connect({ practice: strava.practice, athlete, athleteId });
      expect(failed).toMatchObject({
        status: expected,
        body: { message: expect.stringMatching(/^Strava/) },
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
      expect(await rows()).toEqual([]);
      strava.app.clock.advance(15 * MINUTE_MS);
      expect(await connect({ practice: strava.practice, athlete, athleteId })).toMatchObject({
        status: 200,
      });
    },
  );

  test('a wrong client secret is the operator’s', async () => {
    const { db } = strava.app;
    strava.practice.misbehave({ on: 'token', fault: '401' });
    const failed = await connect({ practice: strava.practice, athlete, athleteId });
    expect(failed).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('tell the operator') },
    });
    expect(await db.selectFrom('api_health').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ failures: expect.toSatisfy((count) => Number(count) > 0) }),
    );
  });
});

test('no token, code or state is in any line of the log, answer, fault, page or copy of the database', async () => {
  const { app, clock, database, strava: room } = strava.app;
  const { userId } = athlete;
  const secrets = new Set<string>([strava.practice.clientSecret]);
  const told: string[] = [];
  const tell = async (work: Promise<unknown>) => {
    const outcome = await work.catch((error: unknown) => String(error));
    told.push(JSON.stringify({ outcome, rows: await rows() }));
    for (const row of await rows()) {
      for (const column of ['access_token_sealed', 'refresh_token_sealed'] as const) {
        const opened = room.sealer.open(row[column], { service: 'strava', userId, column });
        if (opened.state === 'open') secrets.add(opened.text);
      }
    }
  };
  const check = () => room.api.checkConnection({ userId, urgency: 'asked' });
  const state = await beginConnect(athlete);
  const code = allow();
  secrets.add(state).add(code);
  await tell(finish({ code, scope: SCOPE, state }));
  await tell(finish({ code, scope: SCOPE, state }));
  await tell(finish({ code, scope: SCOPE, state: await beginConnect(athlete) }));
  for (const fault of ['500', 'html200', 'wrongTypes', 'resetMidBody'] as const) {
    clock.advance(8 * 3_600_000);
    strava.practice.misbehave({ on: 'refresh', fault });
    await tell(check());
    await tell(check());
    await tell(athlete.call(stravaStatus));
    const again = { practice: strava.practice, athlete, athleteId };
    await tell(connect(again));
  }
  // Where Strava leads back to, with the code and the state in the address.
  const back = `/strava?${new URLSearchParams({ state, code, scope: SCOPE })}`;
  const page = await app.inject({
    ...{ url: back, headers: { cookie: `longrun_session=${athlete.token}` } },
  });
  expect(page.body).toContain('data-signed-in="yes"');
  told.push(page.body, JSON.stringify(page.headers));
  await beginConnect(athlete).then((open) => secrets.add(open));
  const [live] = await rows();
  const copy = await storedText(database.engine);
  // What is there can be found in it.
  expect(copy).toContain(live?.access_token_sealed);
  told.push(copy);
  strava.practice.misbehave({ on: /oauth/, fault: '500', times: 3 });
  await tell(athlete.call(stravaDisconnect));
  told.push(strava.app.logLines.join(''), await storedText(database.engine));
  // Two states, code, secret, and a pair of tokens from each connecting.
  expect(secrets.size).toBeGreaterThanOrEqual(4 + 5 * 2);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(told.some((text) => text.includes(secret))).toBe(false);
  }
});
