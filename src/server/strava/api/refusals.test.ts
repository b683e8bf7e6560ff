import { expect, test } from 'vitest';
import { stravaAddresses } from './strava-addresses.ts';
import { createStravaApi } from './strava-api.ts';
import type { StravaRequest, StravaResponse } from './strava-calls.ts';
import { refused, StravaFault } from './strava-fault.ts';
import { createStravaOauth } from './strava-oauth.ts';

const clock = { nowMs: () => Date.UTC(2026, 2, 18, 12) };
const addresses = stravaAddresses({ apiUrl: 'https://www.strava.com', oauthUrl: undefined });
const application = { clientId: '24523', clientSecret: 'a secret' };

/** The two sides of the client, with Strava's answer as given. */
function clientOf(answer: StravaResponse, asked: StravaRequest[] = []) {
  const call = async (ask: StravaRequest) => {
    asked.push(ask);
    return answer;
  };
  const tokens = {
    accessTokenOf: async () => 'canary-token',
    endAccess: async () => refused(),
  };
  return {
    api: createStravaApi({ call, clock, addresses, tokens, log: { warn: () => {} } }),
    oauth: createStravaOauth({ call, clock, addresses, application }),
  };
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof StravaFault)) throw error;
      return error;
    },
  );

const refusal = (resource: string, field: string, code: string) => ({
  message: 'Refused',
  errors: [{ resource, field, code }],
});

const INACTIVE = { status: 403, json: refusal('Application', 'Status', 'Inactive') };
const ask = { userId: 1, urgency: 'asked' as const };

test('an application that is not active is the operator’s to mend, on every call', async () => {
  const { api, oauth } = clientOf(INACTIVE);
  const calls = [
    api.listActivities({ ...ask, page: 1, perPage: 30 }),
    api.readActivity({ ...ask, activityId: '1' }),
    api.readStreams({ ...ask, activityId: '1' }),
    oauth.renew('r'),
    oauth.exchangeCode('c'),
  ];
  for (const call of calls) {
    expect(await faultOf(call)).toMatchObject({
      ...{ kind: 'forbidden', message: expect.stringContaining('paid subscription') },
    });
  }
});

test('another 403 says which right to grant', async () => {
  const { api } = clientOf({ status: 403, json: refusal('Athlete', 'access', 'denied') });
  expect(await faultOf(api.readActivity({ ...ask, activityId: '1' }))).toMatchObject({
    ...{ kind: 'forbidden', message: expect.stringContaining('View data about your activities') },
  });
});

test('a renewal refused for the client’s own id or secret keeps the connection', async () => {
  for (const field of ['client_id', 'client_secret']) {
    const { oauth } = clientOf({ status: 400, json: refusal('Application', field, 'invalid') });
    expect((await faultOf(oauth.renew('r')))?.kind).toBe('forbidden');
  }
  const { oauth } = clientOf({
    ...{ status: 400, json: refusal('RefreshToken', 'refresh_token', 'invalid') },
  });
  expect((await faultOf(oauth.renew('r')))?.kind).toBe('refused');
});

test('a 404 is no activity and no streams, and an empty list is no 404', async () => {
  const { api } = clientOf({ status: 404, json: undefined });
  expect(await api.readActivity({ ...ask, activityId: '1' })).toBeNull();
  expect(await api.readStreams({ ...ask, activityId: '1' })).toBeNull();
  const list = api.listActivities({ ...ask, page: 1, perPage: 30 });
  expect((await faultOf(list))?.kind).toBe('unreadable');
});

test('the token goes in the header alone, and never in an address', async () => {
  const asked: StravaRequest[] = [];
  const { api, oauth } = clientOf({ status: 200, json: [] }, asked);
  await api.listActivities({ ...ask, page: 2, perPage: 50, beforeMs: 1500, afterMs: 1500 });
  await oauth.revoke({ access: 'canary-token', refresh: 'canary-refresh' });
  const [list, revoke] = asked;
  expect(list).toMatchObject({
    url: 'https://www.strava.com/api/v3/athlete/activities?page=2&per_page=50&before=2&after=1',
    headers: { authorization: 'Bearer canary-token' },
  });
  expect(revoke).toMatchObject({
    url: 'https://www.strava.com/oauth/revoke',
    form: { token: 'canary-refresh' },
    headers: { authorization: `Basic ${btoa('24523:a secret')}` },
  });
  for (const { url } of asked) expect(url).not.toContain('canary');
});

test('without an application nothing is asked', async () => {
  const call = () => Promise.reject(new Error('asked'));
  const oauth = createStravaOauth({ call, clock, addresses, application: null });
  expect((await faultOf(oauth.renew('r')))?.kind).toBe('forbidden');
  expect(await oauth.revoke({ access: null, refresh: 'r' })).toBe(false);
});

test('a renewal without a new refresh token or a time keeps the old one and a short time', async () => {
  const { oauth } = clientOf({ status: 200, json: { access_token: 'a', expires_in: '6 h' } });
  expect(await oauth.renew('r')).toEqual({
    ...{ accessToken: 'a', refreshToken: null, expiresInS: 3600 },
  });
});
