import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isProof } from '../../../../testing/budget.ts';
import {
  type ModelServer,
  startModelServer,
  type Turn,
} from '../../../../testing/models/model-server.ts';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../../testing/server/test-app.ts';
import { TEST_ENGINE } from '../../../../testing/server/test-database.ts';
import { askCoach, readStreamedLine, STREAMED_TYPE } from '../../../contract/coach.ts';
import { type AiConfig, type OutsideModel, readConfig } from '../../config.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** Long enough for a busy machine, short enough to wait for. */
const WAITS = { firstMs: 1000, nextMs: 1000, wholeMs: 2500 };
const aiConfig = (wire: OutsideModel['wire'], over: Partial<AiConfig> = {}): AiConfig => ({
  ...readConfig({}).ai,
  model: { wire, baseUrl: server.url, model: 'stub-1', apiKey: 'sk-secret' },
  ...over,
});

async function ask(athlete: Athlete, message: string, more: object = {}) {
  const { status, body } = await athlete.call(askCoach, { body: { message, ...more } });
  expect([status, body]).toEqual([200, body]);
  return body;
}

const weekOf = (athlete: Athlete, app: TestApp) =>
  addWorkout(app.db, {
    user_id: athlete.userId,
    date: '2026-03-17',
    sport: 'run',
    distance_m: 12_300,
    duration_s: 4_000,
    notes: 'Felt strong',
  });

const TOTAL = {
  name: 'look_up_log',
  input: { ask: 'total', from: '2026-03-15', to: '2026-03-18' },
};

const WIRES = ['openai', 'anthropic', 'ollama'] as const;
/** What is waited for is the same on each wire; what a wire says, on each database. */
const SLOW: [Turn, string][] = [
  [{ waitMs: 2000, text: 'Late.' }, 'took too long'],
  [{ text: 'One two three four', betweenMs: 2000 }, 'took too long'],
  [{ text: 'a '.repeat(30), betweenMs: 100 }, 'took too long'],
];

describe.each(isProof || TEST_ENGINE === 'sqlite' ? WIRES : WIRES.slice(0, 1))(
  'a model that speaks as %s',
  (wire) => {
    let app: TestApp;
    let athlete: Athlete;
    beforeAll(async () => {
      app = await createTestApp({ config: { ai: aiConfig(wire) }, modelWaits: WAITS });
    });
    afterAll(() => app.close());
    beforeEach(async () => {
      athlete = await app.addAthlete();
      await weekOf(athlete, app);
    });

    test('answers from what it looked up, and its other figures are marked', async () => {
      server.script((_request, turn) =>
        turn === 0
          ? { calls: [TOTAL] }
          : { text: 'You ran **12.3 km**, about 80% of your usual week.' },
      );
      const body = await ask(athlete, 'How was my week?');
      expect(body.response).toBe('You ran **12.3 km**, about [?80]% of your usual week.');
      expect(body.answeredBy).toEqual({
        model: 'stub-1',
        lookedUp: ['distance · runs · from 15 March 2026 to 18 March 2026'],
        leftOut: 0,
      });
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]?.text).toContain('12.3 km');
      const headers = server.requests[0]?.headers;
      expect(headers?.authorization ?? headers?.['x-api-key']).toContain('sk-secret');
    });

    test('is asked once by a question that is sent again while it answers', async () => {
      server.script(() => ({ text: 'Asked once.', betweenMs: 20 }));
      const send = () =>
        athlete.call(askCoach, {
          body: { message: 'How was my week?', keep: true },
          headers: { 'idempotency-key': 'sent twice' },
        });
      const [first, again] = await Promise.all([send(), send()]);
      expect([first.body.response, again.body]).toEqual(['Asked once.', first.body]);
      expect(server.requests).toHaveLength(1);
      expect((await send()).body.response).toBe('Asked once.');
      expect(server.requests).toHaveLength(1);
    });

    test('is given tools that take no user, and refuses those with one', async () => {
      const { userId } = athlete;
      server.script((_request, turn) =>
        turn === 0
          ? { calls: [{ name: 'look_up_log', input: { ...TOTAL.input, userId: userId + 1 } }] }
          : { text: 'Done.' },
      );
      await ask(athlete, 'How was my week?');
      const [first, second] = server.requests;
      expect(first?.body.tools?.length).toBeGreaterThan(8);
      expect(JSON.stringify(first?.body.tools)).not.toMatch(/user/i);
      expect(second?.text).not.toContain('12.3');
    });

    test.each<[Turn, string]>([
      [{ status: 401, body: '{"error":{"message":"no"}}' }, 'refused the key'],
      [{ status: 429, body: '{"error":{"message":"no"}}' }, 'takes no more questions for now'],
      [{ status: 500, body: 'oops' }, 'answered with an error'],
      [{ status: 529, body: '' }, 'answered with an error'],
      [
        { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } },
        'cannot be reached',
      ],
      [{ status: 200, body: '<html>' }, 'gave no answer|could not be read|broke off'],
      [{ text: '' }, 'gave no answer'],
      [{ text: 'I cannot', finish: 'content_filter' }, 'declined'],
      [{ text: 'It goes on', finish: 'length' }, 'broke off here'],
      ...(isProof || wire === 'openai' ? SLOW : []),
      [
        { recorded: Buffer.from('data: {not json}\n\n') },
        'could not be read|broke off|gave no answer',
      ],
    ])(
      'that answers with %j leaves the question to the built-in coach, with a word',
      async (turn, word) => {
        server.script(() => turn);
        const body = await ask(athlete, 'How much did I run this week?');
        expect(body.response).toMatch(
          new RegExp(`(?:${word}).* The built-in coach answers instead:\n\nYou ran \\*\\*12.3 km`),
        );
        expect(body.answeredBy).toBeUndefined();
        expect(body.understood.parts.map(({ words }) => words)).toContain('this week');
      },
    );

    test('whose answer is cut keeps what came, and the built-in coach goes on', async () => {
      server.script(() => ({
        text: 'Your week was good and you',
        cutAfter: { openai: 500, anthropic: 750, ollama: 300 }[wire],
      }));
      const { response } = await ask(athlete, 'How much did I run this week?');
      expect(response).toMatch(/^Your week.*The built-in coach answers instead:\n\nYou ran/s);
    });

    test('is read while it writes, its figures judged already', async () => {
      const words =
        'You ran **12.3 km** this week, and 99 km the week before, which was a lot for you. ';
      server.script((_request, turn) =>
        turn === 0 ? { calls: [TOTAL] } : { text: words.repeat(3).trim() },
      );
      const { status, headers, body } = await athlete.call(askCoach, {
        body: { message: 'How was my week?', keep: true },
        headers: { accept: STREAMED_TYPE },
      });
      expect([status, headers['content-type']]).toEqual([200, STREAMED_TYPE]);
      const lines = String(body)
        .trimEnd()
        .split('\n')
        .map((line) => readStreamedLine(JSON.parse(line)));
      const texts = lines.flatMap((line) => line?.text ?? []);
      const answer = lines.at(-1)?.answer;
      expect(texts.length).toBeGreaterThan(3);
      expect(answer?.response).toContain('**12.3 km** this week, and [?99] km');
      // A bold word that is not at its end yet is no bold word.
      const letters = (text = '') => text.replace(/[*\\]/g, '').trimEnd();
      const whole = letters(answer?.response);
      expect(texts.filter((text) => !whole.startsWith(letters(text)))).toEqual([]);
      expect(answer?.kept?.id).toBeGreaterThan(0);
      const again = await athlete.call(askCoach, { body: { message: 'Hm?', keep: true } });
      expect(again.headers['content-type']).toContain('application/json');
    });

    test('that looks up without end is stopped', async () => {
      server.script(() => ({ calls: [TOTAL] }));
      const { response } = await ask(athlete, 'How much did I run this week?');
      expect(server.requests.length).toBeLessThanOrEqual(6);
      expect(response).toContain('The built-in coach answers instead:');
    });

    test('is not asked where a doctor should be', async () => {
      server.script(() => ({ text: 'Run on.' }));
      const { response } = await ask(athlete, 'I have chest pain when I run');
      expect(server.requests).toEqual([]);
      expect(response).toMatch(/doctor|emergency/i);
    });

    test('is told the questions before, and no answer of the built-in coach', async () => {
      server.script(() => ({ status: 500, body: '' }));
      await ask(athlete, 'How much did I run this week?', { keep: true });
      server.script(() => ({ text: 'Well done.' }));
      await ask(athlete, 'Is that good?', { keep: true });
      const sent = JSON.stringify(server.requests[0]?.body.messages);
      expect(sent).toContain('How much did I run this week?');
      expect(sent).not.toContain('12.3');
      await ask(athlete, 'Why?', { keep: true });
      expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('Well done.');
    });

    test('is told nothing that came through Strava, and that is said', async () => {
      await addWorkout(app.db, {
        user_id: athlete.userId,
        date: '2026-03-16',
        source: 'strava',
        sport: 'run',
        distance_m: 33_333,
        duration_s: 9_999,
        notes: 'canary',
      });
      server.script((_request, turn) =>
        turn === 0
          ? { calls: [TOTAL, { name: 'read_notes', input: { from: '2026-03-01' } }] }
          : { text: 'Fine.' },
      );
      const { answeredBy } = await ask(athlete, 'How was my week?');
      expect(answeredBy?.leftOut).toBe(1);
      const all = server.requests.map(({ text }) => text).join('\n');
      expect(all).toContain('Felt strong');
      expect(all).not.toMatch(/canary|33[.,]3/);
    });
  },
);

/** What is waited for here is somebody else. */
const PATIENT = { firstMs: 10_000, nextMs: 10_000, wholeMs: 20_000 };

describe('what an athlete may have of a model', () => {
  const withConfig = async (over: Partial<AiConfig>) => {
    const app = await createTestApp({
      config: { ai: aiConfig('openai', over) },
      modelWaits: PATIENT,
    });
    return { app, athlete: await app.addAthlete(), other: await app.addAthlete() };
  };
  const usage = { input: 1_000, output: 500 };

  test('ends with the questions of a day, for this athlete alone, and begins anew the next', async () => {
    const { app, athlete, other } = await withConfig({ dailyQuestions: 2 });
    server.script(() => ({ text: 'Yes.', usage }));
    for (const _ of [1, 2]) expect((await ask(athlete, 'Hm?')).response).toBe('Yes.');
    expect((await ask(athlete, 'Hm?')).response).toContain(
      'Today’s 2 questions to the model are used up. The built-in coach',
    );
    expect((await ask(other, 'Hm?')).response).toBe('Yes.');
    app.clock.advance(86_400_000);
    expect((await ask(athlete, 'Hm?')).response).toBe('Yes.');
    await app.close();
  });

  test('is counted in tokens and money by day, and ends with the month’s budget', async () => {
    const prices = { input: 3, output: 15 };
    const { app, athlete } = await withConfig({ monthlyBudget: 0.02, prices });
    server.script(() => ({ text: 'Yes.', usage }));
    for (const _ of [1, 2]) expect((await ask(athlete, 'Hm?')).response).toBe('Yes.');
    const rows = await app.db.selectFrom('ai_usage').selectAll().execute();
    expect(rows).toEqual([
      {
        user_id: athlete.userId,
        day: '2026-03-18',
        questions: 2,
        input_tokens: 2_000,
        output_tokens: 1_000,
        cost_micros: 21_000,
        own_input_tokens: 0,
        own_output_tokens: 0,
      },
    ]);
    expect((await ask(athlete, 'Hm?')).response).toContain(
      'This month’s budget for the model is used up. It begins anew on 1 April 2026. The built-in coach',
    );
    expect(server.requests).toHaveLength(2);
    await app.close();
  });

  test('is estimated where a model counts nothing, or breaks off', async () => {
    const { app, athlete } = await withConfig({ monthlyTokens: 1_000 });
    server.script(() => ({ text: 'Yes. '.repeat(400), usage: null }));
    await ask(athlete, 'Hm?');
    const [row] = await app.db.selectFrom('ai_usage').selectAll().execute();
    expect(row?.input_tokens).toBeGreaterThan(200);
    expect(row?.output_tokens).toBe(500);
    server.script(() => ({ text: 'Yes. '.repeat(400), cutAfter: 40_000 }));
    await ask(athlete, 'Hm?');
    const [after] = await app.db.selectFrom('ai_usage').selectAll().execute();
    expect(after?.output_tokens).toBeGreaterThan(550);
    expect((await ask(athlete, 'Hm?')).response).toContain(
      'This month’s tokens for the model are used up.',
    );
    await app.close();
  });

  test('is one answer at a time', async () => {
    const { app, athlete } = await withConfig({});
    server.script(() => ({ text: 'Yes.', waitMs: 200 }));
    const both = await Promise.all([ask(athlete, 'Hm?'), ask(athlete, 'Hm?')]);
    expect(both.filter(({ response }) => response === 'Yes.')).toHaveLength(1);
    expect(both.filter(({ response }) => response.includes('busy'))).toHaveLength(1);
    await app.close();
  });
});

test('without a model nothing of one is in an answer', async () => {
  const app = await createTestApp();
  server.script(() => ({ text: 'Yes.' }));
  const athlete = await app.addAthlete();
  const { body, headers } = await athlete.call(askCoach, {
    body: { message: 'How much did I run this week?' },
    headers: { accept: STREAMED_TYPE },
  });
  expect(headers['content-type']).toContain('application/json');
  expect(body).not.toHaveProperty('answeredBy');
  expect(server.requests).toEqual([]);
  await app.close();
});
