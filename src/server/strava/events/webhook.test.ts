import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PracticeEvent } from '../../../../practice-strava/events.ts';
import { setActive } from '../../../../testing/server/people.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { stravaConfig, stravaWebhook, stravaWebhookCheck } from '../../../contract/strava.ts';
import { runAdminCommand } from '../../admin/admin-command.ts';
import { newKey, readKeyFile, writeKeyFile } from '../../platform/sealed/key-file.ts';
import { ACCESS_EVENT } from './events.queries.ts';
import { webhookQuestion, webhookSecret } from './webhook-secrets.ts';

const SUBSCRIPTION = '131300';

let strava: StravaApp;
let athlete: Athlete;
let athleteId: string;
let secret: string;

beforeAll(async () => {
  strava = await startStravaApp({ collectLog: true });
  secret = webhookSecret(strava.app.strava.sealer);
});
afterAll(() => strava.close());

beforeEach(async () => {
  athlete = await strava.app.addAthlete();
  athleteId = strava.practice.addAthlete().id;
  await connect({ practice: strava.practice, athlete, athleteId });
  await strava.app.db.deleteFrom('api_subscriptions').execute();
  await strava.app.db
    .insertInto('api_subscriptions')
    .values({
      ...{ service: 'strava', subscription_id: SUBSCRIPTION, created_at: 1 },
      callback_url: 'https://run.example/…',
    })
    .execute();
});

const event = (more: object = {}) => ({
  ...{ aspect_type: 'create', event_time: 1618705240, object_id: 5145415643 },
  ...{
    object_type: 'activity',
    owner_id: Number(athleteId),
    subscription_id: Number(SUBSCRIPTION),
  },
  updates: {},
  ...more,
});

const send = (body: unknown, to = secret) =>
  strava.app.call(stravaWebhook, { params: { secret: to }, body });

async function events(userId = athlete.userId) {
  const rows = await strava.app.db
    .selectFrom('strava_events')
    .select('activity_id')
    .where('user_id', '=', userId)
    .orderBy('activity_id')
    .execute();
  return rows.map((row) => row.activity_id);
}

describe('an event', () => {
  test('of a known athlete is kept, once however often it comes', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await send(event())).toMatchObject({ status: 200, body: {} });
    }
    await send(event({ aspect_type: 'delete' }));
    expect(await events()).toEqual(['5145415643']);
  });

  test('keeps an id past 2^53 as it was sent', async () => {
    const text = JSON.stringify(event({ object_id: 0 }));
    const rawBody = text.replace('"object_id":0', '"object_id":9007199254740993');
    const headers = { 'content-type': 'application/json' };
    await strava.app.call(stravaWebhook, { params: { secret }, rawBody, headers });
    expect(await events()).toEqual(['9007199254740993']);
  });

  test('that the access ended is an event of its own', async () => {
    await send(event({ object_type: 'athlete', aspect_type: 'update' }));
    expect(await events()).toEqual([]);
    const updates = { authorized: 'false' };
    await send(event({ object_type: 'athlete', aspect_type: 'update', updates }));
    expect(await events()).toEqual([ACCESS_EVENT]);
  });

  test('as recorded is read', async ({ skip }) => {
    const folder = process.env.LONGRUN_SAMPLES ?? '../shared/samples';
    const file = `${folder}/strava_api/recorded/webhook_events.json`;
    const text = readIfThere(file);
    if (text === undefined) skip(`no ${file}`);
    const recorded: { owner_id: number; subscription_id: number }[] = JSON.parse(text ?? '[]');
    for (const each of recorded) {
      const owner_id = Number(athleteId);
      await send({ ...each, owner_id, subscription_id: SUBSCRIPTION });
    }
    expect(await events()).toEqual(['1360128428', '5145415643', ACCESS_EVENT]);
  });

  test.each<[string, object]>([
    ['another subscription', { subscription_id: 131_301 }],
    ['an athlete who is not here', { owner_id: 999 }],
    ['no athlete', { owner_id: null }],
    ['no activity', { object_id: 'x' }],
    ['another kind', { object_type: 'club' }],
    ['an unknown aspect', { aspect_type: 'explode' }],
  ])('of %s leaves nothing, and is answered alike', async (_of, more) => {
    expect(await send(event(more))).toMatchObject({ status: 200, body: {} });
    expect(await events()).toEqual([]);
  });

  test.each(['[]', '7', '"text"', 'null', '[[[]]]'])('%s is no event', async (rawBody) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await strava.app.call(stravaWebhook, { params: { secret }, rawBody, headers });
    expect(answer.status).toBe(200);
    expect(await events()).toEqual([]);
  });

  test('leaves nothing where no registration is known, or the account is kept out', async () => {
    await setActive(strava.app.db, athlete.userId, false);
    await send(event());
    await setActive(strava.app.db, athlete.userId, true);
    await strava.app.db.deleteFrom('api_subscriptions').execute();
    await send(event());
    expect(await events()).toEqual([]);
  });

  test('at any other address is not found, and leaves nothing', async () => {
    for (const wrong of [
      'x',
      secret.slice(1),
      `${secret}A`,
      secret.toLowerCase(),
      'A'.repeat(43),
    ]) {
      expect(await send(event(), wrong)).toMatchObject({ status: 404 });
    }
    expect(await events()).toEqual([]);
  });

  test('too many of them wait in a queue that does not grow', async () => {
    const waiting = Array.from({ length: 497 }, (_, at) => String(1000 + at));
    await strava.app.db
      .insertInto('strava_events')
      .values(waiting.map((id) => ({ user_id: athlete.userId, activity_id: id, told_at: 1 })))
      .execute();
    for (let id = 1; id <= 9; id += 1) await send(event({ object_id: id }));
    expect(await events()).toHaveLength(500);
  });
});

describe('the question whether the address wants events', () => {
  const ask = (query: Record<string, string>, to = secret) =>
    strava.app.call(stravaWebhookCheck, { params: { secret: to }, query });
  const challenge = '15f7d1a91c1f40f8a748fd134752feb3';
  const question = () => webhookQuestion(strava.app.strava.sealer);

  test('is answered with its challenge', async () => {
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': challenge };
    expect(await ask({ ...query, 'hub.verify_token': question() })).toMatchObject({
      ...{ status: 200, body: { 'hub.challenge': challenge } },
    });
  });

  test('is not found by whoever does not know the words, or the address', async () => {
    const query = { 'hub.challenge': challenge };
    expect((await ask({ ...query, 'hub.verify_token': 'STRAVA' })).status).toBe(404);
    expect((await ask(query)).status).toBe(404);
    expect((await ask({ 'hub.verify_token': question() })).status).toBe(404);
    expect((await ask({ ...query, 'hub.verify_token': question() }, 'x')).status).toBe(404);
  });

  test('is still known by the old key until it is dropped', async () => {
    const file = strava.app.config.secretKeyFile;
    const before = readKeyFile(file);
    writeKeyFile(file, [newKey(), ...before]);
    expect((await send(event())).status).toBe(200);
    writeKeyFile(file, [newKey()]);
    expect((await send(event())).status).toBe(404);
    writeKeyFile(file, before);
  });

  test('and neither address nor words are in the log', () => {
    expect(strava.app.logLines.join('')).not.toContain(secret);
    expect(strava.app.logLines.join('')).not.toContain(question());
  });
});

describe('npm run admin -- strava-webhook', () => {
  const { db } = { db: () => strava.app.db };
  const engine = () => strava.app.database.engine;
  const admin = (...action: ['register' | 'show' | 'remove', string?]) =>
    runAdminCommand(
      { engine: engine(), db: db(), clock: strava.app.clock, config: strava.app.config },
      { name: 'strava-webhook', action: action[0], url: action[1] },
    );
  const tell = (more: Partial<PracticeEvent> = {}) =>
    strava.practice.sendEvent({
      ...{ objectType: 'activity', objectId: '77', aspect: 'create', ownerId: athleteId },
      ...more,
    });

  test('registers an address that then takes events, shows it, and ends it', async () => {
    await db().deleteFrom('api_subscriptions').execute();
    expect(await admin('show')).toEqual({ done: true, text: 'Nothing is registered at Strava.' });
    expect(await admin('register', 'http://127.0.0.1:1')).toMatchObject({
      ...{ done: false, text: expect.stringContaining('could not reach http://127.0.0.1:1') },
    });
    const origin = await strava.app.app.listen({ port: 0, host: '127.0.0.1' });
    const registered = await admin('register', origin);
    expect(registered).toMatchObject({ done: true, text: expect.stringContaining(origin) });
    expect(await tell()).toBe(200);
    expect((await athlete.call(stravaConfig)).body).toMatchObject({ hasWebhook: true });
    const shown = await admin('show');
    expect(shown.text).toContain(`${origin}/api/strava/webhook/…`);
    expect(await admin('register', origin)).toMatchObject({
      ...{ done: false, text: expect.stringContaining('already') },
    });
    const kept = await db().selectFrom('api_subscriptions').selectAll().execute();
    for (const text of [registered.text, shown.text, JSON.stringify(kept)]) {
      expect(text).not.toContain(secret);
    }
    expect(await admin('remove')).toMatchObject({ done: true });
    expect(await tell()).toBeNull();
    expect((await athlete.call(stravaConfig)).body).toMatchObject({ hasWebhook: false });
  });

  test('says what is missing', async () => {
    expect((await admin('register')).text).toContain('set PUBLIC_URL, or add --url');
    const { config } = strava.app;
    const unset = { ...config, strava: { ...config.strava, clientSecret: undefined } };
    const command = { name: 'strava-webhook', action: 'show' } as const;
    const deps = { engine: engine(), db: db(), clock: strava.app.clock, config: unset };
    expect(await runAdminCommand(deps, command)).toMatchObject({ done: false });
  });
});

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
