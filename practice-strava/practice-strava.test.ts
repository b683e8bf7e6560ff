import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeStrava } from './practice.ts';
import { startPracticeProcess } from './practice-process.ts';
import { startPracticeStrava } from './practice-strava.ts';

const NOW_MS = Date.UTC(2026, 2, 18, 12);
let nowMs = NOW_MS;
const clock = { nowMs: () => nowMs };
let strava: PracticeStrava;
let athleteId: string;

beforeEach(async () => {
  nowMs = NOW_MS;
  strava = await startPracticeStrava({ clock });
  athleteId = strava.addAthlete({ timeZone: 'America/New_York' }).id;
});

afterEach(() => strava.stop());

function authorizeAddress(changes: Record<string, string> = {}) {
  const address = new URL('/oauth/authorize', strava.url);
  const values = {
    client_id: strava.clientId,
    redirect_uri: 'http://localhost:3000/strava',
    response_type: 'code',
    approval_prompt: 'force',
    scope: 'read,activity:read_all',
    state: 'some-state',
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address;
}

/** As a browser that ticks what it ticks and presses the button. */
async function decide(fields: [string, string][]) {
  const answer = await fetch(new URL('/oauth/authorize', strava.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ...authorizeAddress().searchParams,
      ['athlete', athleteId],
      ...fields,
    ]),
  });
  return new URL(answer.headers.get('location') ?? 'http://nowhere');
}

async function askForToken(values: Record<string, string>, path = '/oauth/token') {
  const answer = await fetch(strava.url + path, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: strava.clientId,
      client_secret: strava.clientSecret,
      ...values,
    }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function connect(scopes?: string[]) {
  const code = strava.allow({ athleteId, ...(scopes && { scopes }) });
  const { body } = await askForToken({ grant_type: 'authorization_code', code });
  return body;
}

async function get(path: string, token: string) {
  const answer = await fetch(strava.url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text ? JSON.parse(text) : null,
  };
}

test('the page asks with tick boxes, and allowing sends back the code, what was granted and the state', async () => {
  const page = await (await fetch(authorizeAddress())).text();
  expect(page).toContain('value="allow"');
  expect(page).toContain('value="activity:read_all" checked');
  const back = await decide([
    ['decision', 'allow'],
    ['granted', 'activity:read_all'],
  ]);
  expect(back.origin + back.pathname).toBe('http://localhost:3000/strava');
  expect(back.searchParams.get('scope')).toBe('read,activity:read_all');
  expect(back.searchParams.get('state')).toBe('some-state');
  const unticked = await decide([['decision', 'allow']]);
  expect(unticked.searchParams.get('scope')).toBe('read');
  const denied = await decide([['decision', 'deny']]);
  expect(denied.search).toBe('?state=some-state&error=access_denied');
});

test.each([
  ['client_id', 'another'],
  ['redirect_uri', 'https://elsewhere.example/strava'],
  ['response_type', 'token'],
  ['scope', 'everything'],
])('a wrong %s is refused before anybody is asked', async (name, value) => {
  const answer = await fetch(authorizeAddress({ [name]: value }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field: name, code: 'invalid' }] });
});

test('a code works once and for ten minutes', async () => {
  const code = strava.allow();
  const first = await askForToken({ grant_type: 'authorization_code', code });
  expect(first).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', expires_in: 21_600, athlete: { id: Number(athleteId) } },
  });
  expect((await askForToken({ grant_type: 'authorization_code', code })).status).toBe(400);
  const late = strava.allow();
  nowMs += 10 * 60_000 + 1;
  expect((await askForToken({ grant_type: 'authorization_code', code: late })).status).toBe(400);
});

test('a refresh rotates: the token before is refused, at both addresses', async () => {
  const { refresh_token } = await connect();
  const again = { grant_type: 'refresh_token', refresh_token };
  const { body } = await askForToken(again, '/api/v3/oauth/token');
  expect(body.refresh_token).not.toBe(refresh_token);
  expect(await askForToken(again)).toMatchObject({
    status: 400,
    body: { errors: [{ resource: 'RefreshToken', field: 'refresh_token', code: 'invalid' }] },
  });
});

test('activities come in pages, newest first, and oldest first behind an instant', async () => {
  const starts = [5, 3, 1].map((days) => NOW_MS - days * 86_400_000);
  const ids = starts.map((startMs) => Number(strava.addActivity({ athleteId, startMs })));
  const { access_token } = await connect();
  const idsAt = async (query: string) =>
    (await get(`/api/v3/athlete/activities?${query}`, access_token)).body.map(
      ({ id }: { id: number }) => id,
    );
  expect(await idsAt('per_page=2')).toEqual([ids[2], ids[1]]);
  expect(await idsAt('per_page=2&page=2')).toEqual([ids[0]]);
  expect(await idsAt('per_page=2&page=3')).toEqual([]);
  expect(await idsAt(`after=${NOW_MS / 1000 - 4 * 86_400}`)).toEqual([ids[1], ids[2]]);
  expect(await idsAt(`before=${NOW_MS / 1000 - 4 * 86_400}`)).toEqual([ids[0]]);
  expect((await get('/api/v3/athlete/activities?per_page=201', access_token)).status).toBe(400);
});

test('a run is told as Strava tells it: the wall clock, all digits of its id, laps and streams that agree', async () => {
  const id = strava.addActivity({
    athleteId,
    id: '9007199254740993',
    startMs: Date.UTC(2026, 2, 8, 6, 30),
    stretches: [
      { seconds: 600, metres: 1700, heartRate: 130 },
      { seconds: 240, metres: 1000, heartRate: 172 },
    ],
    hasLaps: true,
    pausedS: 45,
  });
  const { access_token } = await connect();
  const detail = await get(`/api/v3/activities/${id}`, access_token);
  expect(detail.text).toContain('"id":9007199254740993,');
  expect(detail.body).toMatchObject({
    distance: 2700,
    moving_time: 840,
    elapsed_time: 885,
    start_date: '2026-03-08T06:30:00Z',
    start_date_local: '2026-03-08T01:30:00Z',
    timezone: '(GMT-05:00) America/New_York',
    utc_offset: -18_000,
    calories: 184,
    laps: [{ distance: 1700 }, { distance: 1000 }],
  });
  const keys = 'time,heartrate,latlng,cadence,altitude,moving,velocity_smooth,grade_smooth';
  const { body: streams } = await get(
    `/api/v3/activities/${id}/streams?keys=${keys}&key_by_type=true`,
    access_token,
  );
  expect(Object.keys(streams).sort()).toEqual([...keys.split(','), 'distance'].sort());
  for (const { data, original_size } of Object.values<{ data: []; original_size: number }>(
    streams,
  )) {
    expect(data.length).toBe(840);
    expect(original_size).toBe(840);
  }
  expect(streams.distance.data.at(-1)).toBe(2700);
  expect(streams.time.data.at(-1)).toBe(884);
  const laps = await get(`/api/v3/activities/${id}/laps`, access_token);
  expect(laps.body).toEqual(detail.body.laps);
});

test('beyond a limit there is 429 until the quarter hour is over', async () => {
  strava.limits({ readShort: 2 });
  const { access_token } = await connect();
  const ask = () => get('/api/v3/athlete', access_token);
  const first = await ask();
  expect(first.headers.get('x-readratelimit-usage')).toBe('1,1');
  expect(first.headers.get('x-ratelimit-limit')).toBe('200,2000');
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  expect(strava.record()).toMatchObject({ overruns: 1, most: { readShort: 3 } });
  nowMs += 15 * 60_000;
  const later = await ask();
  expect(later.status).toBe(200);
  expect(later.headers.get('x-readratelimit-usage')).toBe('1,4');
});

test('only those who were granted it see what is private, and revoking ends all', async () => {
  const id = strava.addActivity({ athleteId, isPrivate: true });
  const partly = await connect(['read', 'activity:read']);
  expect((await get('/api/v3/athlete/activities', partly.access_token)).body).toEqual([]);
  expect(await get(`/api/v3/activities/${id}`, partly.access_token)).toMatchObject({
    ...{ status: 404, text: '' },
  });
  const onlyRead = await connect(['read']);
  expect((await get('/api/v3/athlete/activities', onlyRead.access_token)).status).toBe(401);
  const fully = await connect();
  expect((await get('/api/v3/athlete/activities', fully.access_token)).body).toHaveLength(1);
  const revoked = await fetch(`${strava.url}/oauth/revoke`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${strava.clientId}:${strava.clientSecret}`)}` },
    body: new URLSearchParams({ token: fully.access_token }),
  });
  expect(revoked.status).toBe(200);
  expect(strava.isAllowed(athleteId)).toBe(false);
  expect((await get('/api/v3/athlete', fully.access_token)).status).toBe(401);
});

test('events reach the callback that answered the challenge, once for each application', async () => {
  const heard: unknown[] = [];
  const callback = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') heard.push(JSON.parse(text));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ 'hub.challenge': searchParams.get('hub.challenge') }));
    });
  }).listen(0, '127.0.0.1');
  await once(callback, 'listening');
  const address = callback.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const subscribe = () =>
    fetch(`${strava.url}/api/v3/push_subscriptions`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: strava.clientId,
        client_secret: strava.clientSecret,
        callback_url: `http://127.0.0.1:${port}/events`,
        verify_token: 'practice',
      }),
    });
  const created = await subscribe();
  expect(created.status).toBe(201);
  const { id } = await created.json();
  expect((await subscribe()).status).toBe(400);
  const event = { objectType: 'activity', objectId: '9007199254740993', aspect: 'create' } as const;
  expect(await strava.sendEvent({ ...event, ownerId: athleteId })).toBe(200);
  expect(heard).toMatchObject([
    { aspect_type: 'create', owner_id: Number(athleteId), subscription_id: id, updates: {} },
  ]);
  const query = `client_id=${strava.clientId}&client_secret=${strava.clientSecret}`;
  const gone = await fetch(`${strava.url}/api/v3/push_subscriptions/${id}?${query}`, {
    method: 'DELETE',
  });
  expect(gone.status).toBe(204);
  callback.close();
});

test('a recording played back knows pages of thirty and nothing else', async () => {
  const recorded = await startPracticeStrava({ recordedOnly: true });
  const { id } = recorded.addAthlete();
  for (let day = 0; day < 31; day += 1) {
    recorded.addActivity({ athleteId: id, startMs: NOW_MS - day * 86_400_000 });
  }
  const answer = await fetch(`${recorded.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: recorded.clientId, client_secret: recorded.clientSecret },
      ...{ grant_type: 'authorization_code', code: recorded.allow() },
    }),
  });
  const { access_token } = await answer.json();
  const ask = (path: string) =>
    fetch(recorded.url + path, { headers: { authorization: `Bearer ${access_token}` } });
  const list = '/api/v3/athlete/activities?per_page=200&after=9999999999';
  const first = await (await ask(list)).json();
  expect(first).toHaveLength(30);
  expect(await (await ask(`${list}&page=2`)).json()).toHaveLength(1);
  expect(await (await ask(`${list}&page=3`)).json()).toEqual([]);
  expect((await ask(`/api/v3/activities/${first[0].id}`)).status).toBe(404);
  expect((await ask(`/api/v3/activities/${first[0].id}/streams?keys=time`)).status).toBe(404);
  await recorded.stop();
});

test('as its own process it obeys over HTTP, and ends when told', async () => {
  const program = await startPracticeProcess(['--days', '20']);
  const [athlete] = program.athletes;
  const { code } = await program.order('allow');
  const answer = await fetch(`${program.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ client_id: program.clientId, client_secret: program.clientSecret },
      ...{ grant_type: 'authorization_code', code: String(code) },
    }),
  });
  const { access_token } = await answer.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const { id } = await program.order('add-activity', {
    ...{ athleteId: athlete?.id, name: 'Just now', id: '9007199254740995' },
  });
  expect(id).toBe('9007199254740995');
  await program.order('misbehave', { on: 'listActivities', fault: '502' });
  const list = `${program.url}/api/v3/athlete/activities`;
  expect((await fetch(list, { headers })).status).toBe(502);
  const text = await (await fetch(list, { headers })).text();
  expect(text).toContain('"id":9007199254740995');
  expect((await program.calls()).map(({ name, status }) => [name, status])).toEqual([
    ['token', 200],
    ['listActivities', 502],
    ['listActivities', 200],
  ]);
  await program.stop();
  await expect(fetch(list)).rejects.toThrow();
});
