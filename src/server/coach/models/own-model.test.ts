import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../testing/models/model-server.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../../testing/server/test-app.ts';
import { askCoach, readCoachModel } from '../../../contract/coach.ts';
import {
  chooseOperatorsModel,
  readOwnModel,
  removeOwnModel,
  saveOwnModel,
} from '../../../contract/own-model.ts';
import { readConfig } from '../../config.ts';
import { rotateKey } from '../../strava/connection/rotate-key.ts';
import { resealAiKeys } from './own-model.ts';

const KEY = 'sk-own-Zq8-canary';
const OWN = { provider: 'Ours', model: 'their-model', key: KEY };

let server: ModelServer;
let app: TestApp;
let athlete: Athlete;
let other: Athlete;

beforeAll(async () => {
  server = await startModelServer();
  const ownKeys = [{ name: 'Ours', wire: 'openai', baseUrl: server.url } as const];
  const prices = { input: 1, output: 1 };
  const ai = { ...readConfig({}).ai, ownKeys, dailyQuestions: 3, monthlyTokens: 10, prices };
  app = await createTestApp({ config: { ai }, collectLog: true });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  athlete = await app.addAthlete();
  other = await app.addAthlete();
  server.script(() => ({ text: 'From my own model.' }));
});

const ask = async (of: Athlete) =>
  (await of.call(askCoach, { body: { message: 'How was my week?' } })).body;

test('an own key is asked with for its athlete alone, and never told again', async () => {
  expect((await athlete.call(readOwnModel)).body).toMatchObject({ providers: ['Ours'], own: null });
  const saved = await athlete.call(saveOwnModel, { body: OWN });
  const own = { provider: 'Ours', model: 'their-model', isUsable: true };
  expect([saved.status, saved.body.providers, saved.body.own]).toEqual([200, ['Ours'], own]);
  expect((await athlete.call(readCoachModel)).body.model).toEqual({
    name: 'their-model',
    host: new URL(server.url).host,
  });
  const reply = await ask(athlete);
  expect(reply.response).toBe('From my own model.');
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(JSON.parse(server.requests[0]?.text ?? '{}')).toMatchObject({ model: 'their-model' });
  expect((await ask(other)).answeredBy).toBeUndefined();
  expect((await other.call(readOwnModel)).body.own).toBeNull();
  const told = [saved.body, (await athlete.call(readOwnModel)).body, reply, app.logLines];
  expect(JSON.stringify(told)).not.toContain(KEY);
  const rows = await app.db.selectFrom('ai_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(KEY);
  expect((await athlete.call(removeOwnModel)).body.own).toBeNull();
  expect((await ask(athlete)).answeredBy).toBeUndefined();
});

test('questions with an own key are counted; their tokens are told apart, and touch no limit', async () => {
  await athlete.call(saveOwnModel, { body: OWN });
  for (const _ of [1, 2, 3]) expect((await ask(athlete)).response).toBe('From my own model.');
  expect((await ask(athlete)).response).toContain('Today’s 3 questions to the model are used up.');
  const [row] = await app.db
    .selectFrom('ai_usage')
    .selectAll()
    .where('user_id', '=', athlete.userId)
    .execute();
  expect(row).toMatchObject({ input_tokens: 0, output_tokens: 0, cost_micros: 0 });
  expect(row).toMatchObject({ own_input_tokens: 300, own_output_tokens: 60 });
  expect((await athlete.call(readOwnModel)).body.usedThisMonth).toMatchObject({
    tokens: 0,
    ownTokens: 360,
  });
});

test.each([
  { ...OWN, provider: 'http://169.254.169.254' },
  { ...OWN, provider: 'openai' },
  { ...OWN, model: 'a model' },
  { ...OWN, model: '../../x y' },
  { ...OWN, key: 'sk\r\nx-header: 1' },
  { ...OWN, key: '' },
])('what is no choice of the operator’s, or no key, is refused: %j', async (body) => {
  expect((await athlete.call(saveOwnModel, { body })).status).toBe(400);
  expect((await athlete.call(readOwnModel)).body.own).toBeNull();
});

test('an address of an athlete’s own is not read', async () => {
  const body = { ...OWN, baseUrl: 'http://169.254.169.254', wire: 'anthropic' };
  await athlete.call(saveOwnModel, { body });
  expect((await ask(athlete)).response).toBe('From my own model.');
});

test('a sealed key opens for its athlete alone', async () => {
  await athlete.call(saveOwnModel, { body: OWN });
  await other.call(saveOwnModel, { body: { ...OWN, key: 'sk-other' } });
  const [stolen] = await app.db
    .selectFrom('ai_keys')
    .select('key_sealed')
    .where('user_id', '=', athlete.userId)
    .execute();
  await app.db
    .updateTable('ai_keys')
    .set({ key_sealed: stolen?.key_sealed ?? '' })
    .where('user_id', '=', other.userId)
    .execute();
  expect((await other.call(readOwnModel)).body.own).toMatchObject({ isUsable: false });
  expect((await ask(other)).answeredBy).toBeUndefined();
  expect(server.requests).toEqual([]);
});

test('a rotation of keys seals it anew, and it goes on', async () => {
  await athlete.call(saveOwnModel, { body: OWN });
  const keyFile = app.config.secretKeyFile;
  const settle = async () => {};
  await app.db.deleteFrom('ai_keys').where('user_id', '!=', athlete.userId).execute();
  const { db, clock } = app;
  const rotation = await rotateKey({ db, clock, keyFile, settle, others: resealAiKeys });
  expect(rotation).toEqual({ state: 'rotated', resealed: 1, lost: 0 });
  expect((await ask(athlete)).response).toBe('From my own model.');
});

test('without a list of the operator’s no key is taken', async () => {
  const closed = await createTestApp();
  const somebody = await closed.addAthlete();
  expect((await somebody.call(readOwnModel)).body).toEqual({
    providers: [],
    operators: null,
    usedThisMonth: { questions: 0, tokens: 0, ownTokens: 0 },
    own: null,
  });
  const refused = await somebody.call(saveOwnModel, { body: OWN });
  expect(refused.status).toBe(400);
  await closed.close();
});

test('an athlete who switches the operator’s model off is answered by the built-in coach', async () => {
  const model = { wire: 'openai', baseUrl: server.url, model: 'theirs', apiKey: null } as const;
  const paid = await createTestApp({ config: { ai: { ...readConfig({}).ai, model } } });
  const [one, two] = [await paid.addAthlete(), await paid.addAthlete()];
  const host = new URL(server.url).host;
  expect((await one.call(readOwnModel)).body.operators).toEqual({
    model: 'theirs',
    host,
    isAsked: true,
  });
  expect((await ask(one)).answeredBy?.model).toBe('theirs');
  const off = await one.call(chooseOperatorsModel, { body: { isAsked: false } });
  expect(off.body.operators?.isAsked).toBe(false);
  expect((await one.call(readCoachModel)).body.model).toBeNull();
  expect((await ask(one)).answeredBy).toBeUndefined();
  expect((await ask(two)).answeredBy?.model).toBe('theirs');
  expect(off.body.usedThisMonth.questions).toBe(1);
  await one.call(chooseOperatorsModel, { body: { isAsked: true } });
  expect((await ask(one)).answeredBy?.model).toBe('theirs');
  await paid.close();
});
