import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../testing/practice-strava/exchange.ts';
import { FAULTS, type Fault } from '../../testing/practice-strava/faults.ts';
import { type ConnectedStrava, startConnectedStrava } from '../testing/connected-strava.ts';
import { StravaFault } from './strava-fault.ts';

/** Every upstream fault on every call: what comes of it, and that the next call is as if nothing was. */

let connected: ConnectedStrava;
let athleteId: string;
let userId: number;
let activityId: string;

beforeAll(async () => {
  connected = await startConnectedStrava({ limits: { readShort: 100_000, readDay: 100_000 } });
  const { practice } = connected;
  practice.limits({ short: 100_000, day: 100_000 });
  athleteId = practice.addAthlete().id;
  for (const daysAgo of [1, 2, 3, 4]) {
    const startMs = connected.testApp.clock.nowMs() - daysAgo * 86_400_000;
    activityId = practice.addActivity({ athleteId, startMs });
  }
  userId = await connected.connect(athleteId);
});

afterAll(() => connected.close());

afterEach(() => {
  connected.practice.behave();
  connected.bePatient(true);
});

/** The next call of that name goes wrong in that way. */
function spoil(on: CallName, fault: Fault) {
  connected.bePatient(fault !== 'timeout' && fault !== 'oneByteASecond');
  connected.practice.misbehave({ on, fault });
}

const READS: { name: CallName; read: () => Promise<unknown> }[] = [
  { name: 'listActivities', read: () => list(2) },
  {
    name: 'activity',
    read: () => connected.strava.api.readActivity({ userId, activityId, urgency: 'asked' }),
  },
  {
    name: 'streams',
    read: () => connected.strava.api.readStreams({ userId, activityId, urgency: 'asked' }),
  },
  {
    name: 'athlete',
    read: () => connected.strava.api.checkConnection({ userId, urgency: 'asked' }),
  },
];

function list(page: number) {
  return connected.strava.api.listActivities({ userId, page, perPage: 2, urgency: 'asked' });
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
  repeatedPage: 'fine',
  // The token is renewed and the call made again.
  401: 'fine',
  redirect: 'unreadable',
  clockSkew: 'fine',
  dieAfter: 'unreachable',
};

async function outcomeOf(read: () => Promise<unknown>) {
  try {
    return { kind: 'fine', value: await read() };
  } catch (error) {
    if (!(error instanceof StravaFault)) throw error;
    const { kind, retryAtMs, message } = error;
    return { kind, retryAtMs, message };
  }
}

/** Strava is well again, and a pause or a quarter of an hour is over. */
function recover() {
  connected.practice.behave();
  connected.bePatient(true);
  connected.testApp.clock.advance(16 * 60_000);
}

describe.each(READS)('the call $name', ({ name, read }) => {
  test.each(FAULTS)('%s: is told in words, and the next call brings all', async (fault) => {
    const right = await read();
    spoil(name, fault);
    const spoilt = await outcomeOf(read);
    expect(spoilt.kind).toBe(OF_READS[fault]);
    if (spoilt.kind !== 'fine') {
      const { clock } = connected.testApp;
      expect(spoilt.retryAtMs).toBeGreaterThan(clock.nowMs());
      expect(spoilt.retryAtMs).toBeLessThanOrEqual(clock.nowMs() + 15 * 60_000);
      expect(spoilt.message).toMatch(/^Strava.+ Longrun /);
    }
    recover();
    expect(await read()).toEqual(right);
  });
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
      const { practice, testApp, strava } = connected;
      const another = practice.addAthlete().id;
      const user = await connected.connect(another);
      const read = () => strava.api.checkConnection({ userId: user, urgency: 'asked' });
      testApp.clock.advance(6 * 3600_000);
      spoil('refresh', fault);
      await outcomeOf(read);
      recover();
      const later = await outcomeOf(read);
      const { state, trouble } = await testApp.db
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
    const { practice, strava } = connected;
    spoil('token', fault);
    const first = await outcomeOf(() => strava.oauth.exchangeCode(practice.allow()));
    expect(first.kind === 'fine').toBe(fault === 'clockSkew' || fault === 'repeatedPage');
    recover();
    const second = await outcomeOf(() => strava.oauth.exchangeCode(practice.allow()));
    expect(second.kind).toBe('fine');
  });
});

describe('the calls revoke and deauthorize', () => {
  test.each(FAULTS)('%s: ending never fails here, and says whether Strava knows', async (fault) => {
    const { practice, strava } = connected;
    const { id } = practice.addAthlete();
    const told = await strava.oauth.exchangeCode(practice.allow({ athleteId: id }));
    for (const on of ['revoke', 'deauthorize'] as const) spoil(on, fault);
    const tokens = { access: told.accessToken, refresh: told.refreshToken };
    const isKnown = await strava.oauth.revoke(tokens);
    if (isKnown) expect(practice.isAllowed(id)).toBe(false);
    recover();
    await strava.oauth.revoke(tokens);
    expect(practice.isAllowed(id)).toBe(false);
  });
});
