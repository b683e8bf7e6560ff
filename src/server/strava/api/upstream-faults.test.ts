import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS, type Fault } from '../../../../practice-strava/faults.ts';
import type { CallName } from '../../../../practice-strava/messages.ts';
import { faultsInTurn } from '../../../../testing/strava/faults-in-turn.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { runAdminCommand } from '../../admin/admin-command.ts';
import { StravaFault } from './strava-fault.ts';

/** Upstream faults on every call: what comes of it, and that the next call is as if nothing was. */

let strava: StravaApp;
let athleteId: string;
let userId: number;
let activityId: string;

beforeAll(async () => {
  const most = 1_000_000;
  strava = await startStravaApp({
    limits: { short: most, day: most, readShort: most, readDay: most },
  });
  const { practice, app } = strava;
  athleteId = practice.addAthlete().id;
  for (const daysAgo of [1, 2, 3, 4]) {
    const startMs = app.clock.nowMs() - daysAgo * 86_400_000;
    activityId = practice.addActivity({ athleteId, startMs });
  }
  userId = await connected(athleteId);
});

afterEach(() => strava.practice.behave());
afterAll(() => strava.close());

async function connected(toAthleteId: string): Promise<number> {
  const { practice, app } = strava;
  const athlete = await app.addAthlete();
  const { status } = await connect({ practice, athlete, athleteId: toAthleteId });
  expect(status).toBe(200);
  return athlete.userId;
}

/** What becomes of it when the next call of that name goes wrong in that way. */
function spoilt<T>(of: { on: CallName; fault: Fault }, work: () => Promise<T>) {
  strava.practice.misbehave(of);
  return strava.skippingTimeouts(() => outcomeOf(work));
}

const READS: { name: CallName; read: () => Promise<unknown> }[] = [
  { name: 'listActivities', read: () => list(2) },
  {
    name: 'activity',
    read: () => strava.app.strava.api.readActivity({ userId, activityId, urgency: 'asked' }),
  },
  {
    name: 'streams',
    read: () => strava.app.strava.api.readStreams({ userId, activityId, urgency: 'asked' }),
  },
  {
    name: 'athlete',
    read: () => strava.app.strava.api.checkConnection({ userId, urgency: 'asked' }),
  },
];

function list(page: number) {
  return strava.app.strava.api.listActivities({ userId, page, perPage: 2, urgency: 'asked' });
}

/** What a read comes to; 'fine' is the right answer all the same. */
const OF_READS: Record<Fault, StravaFault['kind'] | 'fine'> = {
  timeout: 'slow',
  resetMidBody: 'unreachable',
  oneByteASecond: 'slow',
  500: 'down',
  502: 'down',
  503: 'down',
  429: 'limited',
  html200: 'unreadable',
  badJson: 'unreadable',
  wrongTypes: 'unreadable',
  cutGzip: 'unreadable',
  tenfoldSize: 'unreadable',
  // Here the same as the one before; another activity's has a test of its own.
  repeatedPage: 'fine',
  // The token is renewed and the call made again.
  401: 'fine',
  redirect: 'unreadable',
  clockSkew: 'fine',
  dieAfter: 'unreachable',
};

async function outcomeOf<T>(work: () => Promise<T>) {
  try {
    return { kind: 'fine', value: await work() } as const;
  } catch (error) {
    if (!(error instanceof StravaFault)) throw error;
    const { kind, retryAtMs, message } = error;
    return { kind, retryAtMs, message };
  }
}

/** Strava is well again, and a pause or a quarter of an hour is over. */
function recover() {
  strava.practice.behave();
  strava.app.clock.advance(16 * 60_000);
}

test.each(faultsInTurn(READS))(
  'the call $call.name, $fault: is told in words, and the next call brings all',
  async ({ fault, call: { name, read } }) => {
    const right = await read();
    const told = await spoilt({ on: name, fault }, read);
    expect(told.kind).toBe(OF_READS[fault]);
    if (told.kind !== 'fine') {
      const { clock } = strava.app;
      expect(told.retryAtMs).toBeGreaterThan(clock.nowMs());
      expect(told.retryAtMs).toBeLessThanOrEqual(clock.nowMs() + 15 * 60_000);
      expect(told.message).toMatch(/^Strava.+ Longrun /);
    }
    recover();
    expect(await read()).toEqual(right);
  },
);

test('an answer about another activity than was asked for is not believed', async () => {
  const { practice } = strava;
  const { api } = strava.app.strava;
  const [other] = await list(1);
  await api.readActivity({ userId, activityId: other?.id ?? '', urgency: 'asked' });
  practice.misbehave({ on: 'activity', fault: 'repeatedPage' });
  const ask = () => api.readActivity({ userId, activityId, urgency: 'asked' });
  expect(await outcomeOf(ask)).toMatchObject({ kind: 'unreadable' });
  expect(await ask()).toMatchObject({ id: activityId });
});

/** A rotated token whose answer was lost is lost: nothing but a new connection helps. */
const OF_REFRESH: Record<Fault, 'works' | 'reconnect'> = {
  timeout: 'works',
  500: 'works',
  502: 'works',
  503: 'works',
  429: 'works',
  html200: 'works',
  redirect: 'works',
  repeatedPage: 'works',
  clockSkew: 'works',
  401: 'reconnect',
  resetMidBody: 'reconnect',
  oneByteASecond: 'reconnect',
  badJson: 'reconnect',
  wrongTypes: 'reconnect',
  cutGzip: 'reconnect',
  tenfoldSize: 'reconnect',
  dieAfter: 'reconnect',
};

describe('the call refresh', () => {
  test.each(FAULTS)(
    '%s: the connection works or says reconnect, and asks no more',
    async (fault) => {
      const { practice, app } = strava;
      const user = await connected(practice.addAthlete().id);
      const read = () => app.strava.api.checkConnection({ userId: user, urgency: 'asked' });
      app.clock.advance(6 * 3600_000);
      await spoilt({ on: 'refresh', fault }, read);
      recover();
      const later = await outcomeOf(read);
      const { state, trouble } = await app.db
        .selectFrom('service_connections')
        .select(['state', 'trouble'])
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow();
      expect(state === 'reconnect' ? 'reconnect' : 'works').toBe(OF_REFRESH[fault]);
      practice.forgetCalls();
      if (state === 'reconnect') {
        expect(later).toMatchObject({ kind: 'refused', message: trouble });
        await outcomeOf(read);
        expect(practice.calls()).toEqual([]);
      } else {
        expect(later.kind).toBe('fine');
        await read();
        expect(practice.calls().map(({ name }) => name)).toEqual(['athlete']);
      }
      practice.behave();
    },
  );
});

describe('the call token', () => {
  test.each(FAULTS)('%s: no connection, or a whole one', async (fault) => {
    const { practice, app } = strava;
    const exchange = () => app.strava.oauth.exchangeCode(practice.allow());
    const first = await spoilt({ on: 'token', fault }, exchange);
    expect(first.kind === 'fine').toBe(fault === 'clockSkew' || fault === 'repeatedPage');
    recover();
    expect((await outcomeOf(exchange)).kind).toBe('fine');
  });
});

describe('the calls revoke and deauthorize', () => {
  test.each(FAULTS)('%s: ending never fails here, and says whether Strava knows', async (fault) => {
    const { practice, app } = strava;
    const { oauth } = app.strava;
    const { id } = practice.addAthlete();
    const given = await oauth.exchangeCode(practice.allow({ athleteId: id }));
    const tokens = { access: given.accessToken, refresh: given.refreshToken };
    practice.misbehave({ on: 'deauthorize', fault });
    const told = await spoilt({ on: 'revoke', fault }, () => oauth.revoke(tokens));
    expect(told).toEqual({ kind: 'fine', value: expect.any(Boolean) });
    if ('value' in told && told.value) expect(practice.isAllowed(id)).toBe(false);
    recover();
    await oauth.revoke(tokens);
    expect(practice.isAllowed(id)).toBe(false);
  });
});

type WebhookAction = 'register' | 'show' | 'remove';

/** An answer that is empty has nothing that could be spoilt. */
const EMPTY_IS_FINE = [
  ...(['oneByteASecond', 'badJson', 'wrongTypes', 'cutGzip', 'tenfoldSize'] as const),
];

const WEBHOOK_CALLS: { action: WebhookAction; method: string; isFine: readonly Fault[] }[] = [
  { action: 'register', method: 'POST', isFine: ['clockSkew'] },
  { action: 'show', method: 'GET', isFine: ['clockSkew', 'repeatedPage'] },
  { action: 'remove', method: 'GET', isFine: ['clockSkew', 'repeatedPage'] },
  {
    ...{ action: 'remove', method: 'DELETE' },
    isFine: ['clockSkew', 'repeatedPage', ...EMPTY_IS_FINE],
  },
];

describe('strava-webhook', () => {
  let origin: string;

  beforeAll(async () => {
    const { app } = strava.app;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });

  const admin = (asked: WebhookAction) => {
    const { db, clock, config } = strava.app;
    const { engine } = strava.app.database;
    const deps = { engine, db, clock, config, timeouts: strava.timeouts };
    const url = asked === 'register' ? origin : undefined;
    return runAdminCommand(deps, { name: 'strava-webhook', action: asked, url });
  };
  const known = () => strava.app.db.selectFrom('api_subscriptions').selectAll().execute();

  test.each(faultsInTurn(WEBHOOK_CALLS))(
    '$call.action, the call $call.method, $fault: ends in a sentence, and once more brings it about',
    async ({ fault, call }) => {
      const { action, method, isFine } = call;
      const { practice } = strava;
      await admin('remove');
      if (action !== 'register') expect(await admin('register')).toMatchObject({ done: true });
      await admin('show');
      const before = await known();
      practice.forgetCalls();
      practice.misbehave({ on: new RegExp(`^${method} .*push_subscriptions`), fault });
      const { done, text } = await strava.skippingTimeouts(() => admin(action));
      expect(practice.calls().filter((each) => each.fault)).toHaveLength(1);
      expect([fault, done]).toEqual([fault, isFine.includes(fault)]);
      if (!done) {
        expect(text).toMatch(/^Strava.+\. (Run this again later|Check STRAVA_CLIENT_ID .+)\.$/);
        expect(await known()).toEqual(before);
        recover();
        expect(await admin(action)).toMatchObject({ done: true });
      }
      const [row, ...others] = await known();
      expect(others).toEqual([]);
      expect((await admin('show')).text).toBe(
        action === 'remove'
          ? 'Nothing is registered at Strava.'
          : `${row?.subscription_id}  ${origin}/api/strava/webhook/…`,
      );
      expect(row === undefined).toBe(action === 'remove');
    },
  );
});
