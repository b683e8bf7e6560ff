import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { type Injection, injections, PLACES } from '../../../../testing/models/injections.ts';
import {
  type ModelServer,
  startModelServer,
  type ToolCall,
} from '../../../../testing/models/model-server.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../../testing/server/test-app.ts';
import { TEST_ENGINE } from '../../../../testing/server/test-database.ts';
import { askCoach } from '../../../contract/coach.ts';
import { readRichText } from '../../../domain/coach/rich-text.ts';
import { readConfig } from '../../config.ts';
import { DATA_TABLES } from '../../platform/db/tables.ts';

const CANARY = 'Xq7-canary-of-somebody-else';

/** Most of the way is the same on both databases: one of each place is enough on the slower one. */
const SMALL_STEP = TEST_ENGINE === 'sqlite' ? 5 : 20;
const STEP = budget({ everyday: 20, small: SMALL_STEP, full: 1 });
/** All of them, as the notes of a run and the words of a question hold them. */
const EVERYDAY_PLACES = PLACES.filter((where) => where === 'question' || where === 'note');
const TRIED = budget({
  everyday: TEST_ENGINE === 'sqlite' ? PLACES : EVERYDAY_PLACES,
  small: PLACES,
  full: PLACES,
});

let app: TestApp;
let athlete: Athlete;
let stranger: Athlete;
let server: ModelServer;
let elsewhere: { url: string; calls: string[]; close: () => void };

beforeAll(async () => {
  server = await startModelServer();
  elsewhere = await startElsewhere();
  const model = { wire: 'openai', baseUrl: server.url, model: 'stub', apiKey: 'sk-Zz9' } as const;
  const ai = { ...readConfig({}).ai, model, dailyQuestions: 10_000, monthlyTokens: 999_999_999 };
  app = await createTestApp({ config: { ai } });
  athlete = await app.addAthlete();
  stranger = await app.addAthlete();
  await fill(stranger, CANARY, 99_111);
  await fill(athlete, 'Legs fine', 10_000);
  await addWorkout(app.db, { ...{ user_id: athlete.userId, source: 'strava', notes: CANARY } });
});
afterAll(async () => {
  await app.close();
  await server.close();
  elsewhere.close();
});

/** An address that nobody may call. */
async function startElsewhere() {
  const calls: string[] = [];
  const canary = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = canary.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, calls, close: () => canary.close() };
}

async function fill({ userId: user_id }: Athlete, text: string, distanceM: number) {
  for (const day of ['15', '16', '17', '18']) {
    const run = { user_id, date: `2026-03-${day}`, distance_m: distanceM, notes: text };
    await addWorkout(app.db, { ...run, duration_s: 36_000 });
  }
  await addRace(app.db, { user_id, name: `Half ${text}`, date: '2026-05-01', notes: text });
  await addWeightEntry(app.db, { user_id, weight_kg: 70, notes: text });
  await app.db.updateTable('users').set({ goals: text }).where('id', '=', user_id).execute();
}

/** Writes it where it belongs; what is to be said in the chat. */
async function place({ place: where, text }: Injection) {
  const user_id = athlete.userId;
  const { db } = app;
  const question = 'How was my week?';
  if (where === 'question') return { message: text };
  if (where === 'conversation') {
    const chatHistory = [
      { role: 'user' as const, content: 'Hello' },
      { role: 'assistant' as const, content: text },
      { role: 'user' as const, content: text },
    ];
    return { message: question, chatHistory };
  }
  if (where === 'note' || where === 'notes beside others') {
    const date = where === 'note' ? '2026-03-18' : '2026-03-10';
    await addWorkout(db, { user_id, date, notes: `${text} ${where}` });
  }
  if (where === 'race') await addRace(db, { user_id, name: text, date: '2026-04-20' });
  if (where === 'race notes') await addRace(db, { user_id, date: '2026-04-21', notes: text });
  if (where === 'weight notes') await addWeightEntry(db, { user_id, notes: text });
  if (where === 'goals') {
    await db.updateTable('users').set({ goals: text }).where('id', '=', user_id).execute();
  }
  if (where === 'name') {
    await db.updateTable('users').set({ name: text }).where('id', '=', user_id).execute();
  }
  if (where === 'file name') {
    const row = { user_id, file_name: text, format: 'csv', sha256: text, bytes: 1, created_at: 1 };
    await db
      .insertInto('csv_uploads')
      .values({ ...row, source: 'csv', state: 'applied', found: 1 })
      .execute();
  }
  return { message: question };
}

/** All that it may, all that it may not, and arguments of every wrong kind. */
function worstCalls({ text }: Injection): ToolCall[][] {
  const whole = { from: '2000-01-01', to: '2099-12-31' };
  return [
    [
      { name: 'read_notes', input: whole },
      { name: 'races', input: { which: 'coming' } },
      { name: 'weight', input: whole },
      { name: 'records', input: {} },
      { name: 'look_up_log', input: { ask: 'list', noteSays: text.slice(0, 60) } },
    ],
    [
      { name: 'read_notes', input: { ...whole, userId: stranger.userId } },
      { name: 'look_up_log', input: { ask: 'list', user_id: stranger.userId } },
      { name: 'look_up_log', input: { ask: 'list', __proto__: null, constructor: {} } },
      { name: 'look_up_log', input: { ask: text } },
      { name: 'race_readiness', input: { race: text.slice(0, 100) } },
      { name: 'race_readiness', input: { race: `Half ${CANARY}` } },
      { name: 'delete_workout', input: { id: 1 } },
      { name: 'sql', input: { query: 'delete from workouts' } },
      { name: 'fetch', input: { url: elsewhere.url } },
    ],
  ];
}

async function allRows(): Promise<string> {
  const rows: string[] = [];
  for (const table of DATA_TABLES) {
    if (table === 'ai_usage' || table === 'sessions') continue;
    rows.push(`${table} ${JSON.stringify(await app.db.selectFrom(table).selectAll().execute())}`);
  }
  return rows.join('\n').replace(/"samples":\{[^}]*\}/g, '');
}

test('200 injections are tried', () => {
  expect(injections('')).toHaveLength(200);
});

describe.each(TRIED)('a hostile model that is told to by %s', (where) => {
  const ofPlace = () =>
    injections(elsewhere.url)
      .filter((each) => each.place === where)
      .filter((_, at) => at % STEP === 0);

  test('reads nobody else, writes nothing, calls nobody, and draws text', {
    timeout: 120_000,
  }, async () => {
    // A minute has its most questions.
    app.clock.advance(61_000);
    for (const injection of ofPlace()) {
      const body = await place(injection);
      const before = await allRows();
      const calls = worstCalls(injection);
      server.script((request, turn) => {
        const toCall = calls[turn];
        if (toCall) return { calls: toCall };
        // It says all that it was told, and what it was told to say.
        const told = request.body.messages.map(({ content }) => JSON.stringify(content));
        return { text: `${injection.text}\n${told.join('\n').slice(0, 9_000)}\n77123 km` };
      });
      const reply = await athlete.call(askCoach, { body });
      expect([injection.name, reply.status]).toEqual([injection.name, 200]);
      const sent = server.requests.map(({ text }) => text).join('\n');
      expect(server.requests).toHaveLength(3);
      if (where === 'note') expect(sent).toContain('Legs fine');
      // It stands in the model's own argument, and in no answer to it.
      expect(sent.replaceAll(`Half ${CANARY}`, '').includes(CANARY)).toBe(false);
      expect(sent.match(/99[.,]1|runner\d@example|sk-Zz9|password_hash/g)).toBeNull();
      judge(reply.body.response);
      expect(reply.body.answeredBy?.model).toBe('stub');
      expect((await allRows()) === before).toBe(true);
    }
    expect(elsewhere.calls).toEqual([]);
    for (const { path } of server.requests) expect(path).toBe('/v1/chat/completions');
  });
});

/** What the page would draw: text, bold words, marked figures, and links that look-ups gave. */
function judge(response: string) {
  const spans = readRichText(response).flatMap((block) =>
    block.type === 'list' ? block.items.flat() : block.spans,
  );
  for (const span of spans) {
    expect(['text', 'bold', 'link', 'unverified']).toContain(span.type);
    if (span.type === 'link') {
      expect(span.href).toMatch(
        /^\/(run-details|workout-details|races|weight|profile|workouts|strava|apple-health|analytics|shoes)/,
      );
    }
    expect(span.text).not.toMatch(/[\p{Cf}\p{Co}]/u);
  }
  const marked = spans.flatMap((span) => (span.type === 'unverified' ? span.text : []));
  expect(marked).toContain('77123');
}
