import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import {
  clearConversation,
  readConversation,
  restoreConversation,
  takeOverConversation,
} from '../../contract/conversation.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import {
  CONVERSATION_PAUSE_H,
  MOST_KEPT_EXCHANGES,
  MOST_REPLY_CHARACTERS,
} from '../../domain/coach/coach-limits.ts';
import { housekeepingTasks } from '../app/housekeeping-tasks.ts';
import { createSpool } from '../imports/spool.ts';
import { LEASE_MS } from './conversation.queries.ts';
import { keepAnswer, keepQuestion } from './conversation.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let athlete: Athlete;
let stranger: Athlete;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  athlete = await app.addAthlete();
  stranger = await app.addAthlete();
  await addWorkout(app.db, {
    user_id: athlete.userId,
    date: '2026-03-16',
    distance_m: 10_000,
    duration_s: 3000,
  });
});

let keys = 0;
function ask(message: string, { who = athlete, key = `key ${++keys}` } = {}) {
  // A person asks one question after the other, not all in one instant.
  app.clock.advance(1500);
  return who.call(askCoach, {
    body: { message, keep: true },
    headers: { 'idempotency-key': key },
  });
}

async function read(who = athlete, query: { before?: string; limit?: string } = {}) {
  const { status, body } = await who.call(readConversation, { query });
  expect(status).toBe(200);
  return body;
}

const questions = async (who = athlete) =>
  (await read(who)).exchanges.map(({ question }) => question);

const idOf = async (question: string) => {
  const found = (await read()).exchanges.find((exchange) => exchange.question === question);
  if (!found) throw new Error(`nobody asked ${question}`);
  return found.id;
};

const clear = async (upTo: number, who = athlete) =>
  expect((await who.call(clearConversation, { body: { upTo } })).status).toBe(204);
const restore = async (upTo: number, who = athlete) =>
  expect((await who.call(restoreConversation, { body: { upTo } })).status).toBe(204);

describe('a question asked to be kept', () => {
  test('stands in the conversation with its answer as it was shown', async () => {
    const { body } = await ask('How much did I run this week?');
    expect(body.response).toContain('10.0 km');
    const { exchanges, earlier } = await read();
    expect(earlier).toBeNull();
    expect(exchanges).toEqual([
      {
        id: body.kept?.id,
        key: `key ${keys}`,
        question: 'How much did I run this week?',
        askedAt: body.kept?.askedAt,
        answer: body.response,
        answeredAt: body.kept?.answeredAt,
        isCut: false,
        beside: { suggestions: body.suggestions, understood: body.understood },
      },
    ]);
    expect(exchanges[0]?.beside?.understood.parts.map(({ words }) => words)).toContain('this week');
  });

  test('goes on from what was asked on another device', async () => {
    await ask('How much did I run this week?');
    const { body } = await ask('and last week?');
    const alone = await ask('and last week?', { who: stranger });
    const changed = ({ understood }: typeof body) =>
      understood.parts.filter((part) => part.changed).map(({ words }) => words);
    expect(changed(body)).toEqual(['last week']);
    expect(changed(alone.body)).toEqual([]);
  });

  test('begins anew after a long pause', async () => {
    await ask('How far did I run in October?');
    await ask('and in September?');
    app.clock.advance(CONVERSATION_PAUSE_H * 3_600_000 + 1);
    const { body } = await ask('my zones');
    const alone = await ask('my zones', { who: stranger });
    expect(body.understood).toEqual(alone.body.understood);
    expect(body.understood.unplaced).toEqual([]);
    const { body: next } = await ask('why?');
    expect(next.response).toBe((await ask('why?', { who: stranger })).body.response);
  });

  test('is not mixed with a history that is sent along', async () => {
    const { body } = await athlete.call(askCoach, {
      body: {
        message: 'and last week?',
        chatHistory: [{ role: 'user', content: 'How much did I run this week?' }],
        keep: true,
      },
    });
    const alone = await ask('and last week?', { who: stranger });
    expect(body.understood).toEqual(alone.body.understood);
  });

  test('is asked once for each key, and answered as it was', async () => {
    const first = await ask('longest run', { key: 'again' });
    await addWorkout(app.db, { user_id: athlete.userId, distance_m: 30_000, duration_s: 9000 });
    const second = await ask('longest run', { key: 'again' });
    expect(second.body).toEqual(first.body);
    expect(await questions()).toEqual(['longest run']);
    const both = await Promise.all([
      ask('my zones', { key: 'at once' }),
      ask('my zones', { key: 'at once' }),
    ]);
    expect(both[0].body.kept?.id).toBe(both[1].body.kept?.id);
    expect(await questions()).toEqual(['longest run', 'my zones']);
    expect((await ask('my races', { key: 'again' })).status).toBe(409);
    // Another athlete's key is another key.
    expect((await ask('my races', { key: 'again', who: stranger })).status).toBe(200);
  });

  test('needs no key', async () => {
    for (const _ of [1, 2]) {
      await athlete.call(askCoach, { body: { message: 'my zones', keep: true } });
    }
    expect(await questions()).toEqual(['my zones', 'my zones']);
  });

  test('whose answer fails is kept, and answered when it is sent again', async () => {
    await sql`alter table races rename to races_away`.execute(app.db);
    try {
      expect((await ask('longest run', { key: 'failing' })).status).toBe(500);
    } finally {
      await sql`alter table races_away rename to races`.execute(app.db);
    }
    const [lost] = (await read()).exchanges;
    expect(lost).toMatchObject({ question: 'longest run', answer: null, answeredAt: null });
    expect(lost).toMatchObject({ key: 'failing', isCut: false, beside: null });
    await ask('my zones');
    expect((await ask('longest run', { key: 'failing' })).status).toBe(200);
    const { exchanges } = await read();
    expect(exchanges.map(({ question }) => question)).toEqual(['longest run', 'my zones']);
    expect(exchanges[0]?.answer).toContain('10.0 km');
  });

  test('is not kept where nobody asks for it, as ever', async () => {
    const { status, body } = await athlete.call(askCoach, { body: { message: 'my zones' } });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['response', 'suggestions', 'understood']);
    expect(await questions()).toEqual([]);
  });
});

describe('the conversation', () => {
  test('has one order, however many devices ask at once', async () => {
    const asked = ['my zones', 'longest run', 'my races', 'my weight', 'this week'];
    await Promise.all(asked.map((message) => ask(message)));
    const { exchanges } = await read();
    expect(exchanges.map(({ question }) => question).sort()).toEqual(asked.toSorted());
    const ids = exchanges.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(exchanges.every(({ answer }) => answer !== null)).toBe(true);
    expect(await read()).toEqual(await read());
  });

  test('is read page by page from its end', async () => {
    for (const message of ['my zones', 'longest run', 'my races']) await ask(message);
    const end = await read(athlete, { limit: '2' });
    expect(end.exchanges.map(({ question }) => question)).toEqual(['longest run', 'my races']);
    const rest = await read(athlete, { before: String(end.earlier), limit: '2' });
    expect(rest.exchanges.map(({ question }) => question)).toEqual(['my zones']);
    expect(rest.earlier).toBeNull();
  });

  test('is the athlete’s own, and no trainer’s', async () => {
    await ask('a canary of mine');
    expect(await questions(stranger)).toEqual([]);
    const upTo = await idOf('a canary of mine');
    await clear(upTo, stranger);
    expect(await questions()).toEqual(['a canary of mine']);
    await clear(upTo);
    await restore(upTo, stranger);
    expect(await questions()).toEqual([]);
    await restore(upTo);
    const trainerUrl = await trainerTokenOf(app, athlete.userId);
    const { status, body } = await app.call(readTrainerView, { params: { trainerUrl } });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('canary');
    const headers = { authorization: `Bearer ${trainerUrl}` };
    expect((await app.call(readConversation, { headers })).status).toBe(401);
  });

  test('goes with its account', async () => {
    await ask('my zones');
    await app.db.deleteFrom('users').where('id', '=', athlete.userId).execute();
    const left = await app.db
      .selectFrom('chat_exchanges')
      .select('id')
      .where('user_id', '=', athlete.userId)
      .execute();
    expect(left).toEqual([]);
  });

  test('lets its oldest go, and nobody else’s', async () => {
    await ask('my zones', { who: stranger });
    const rows = Array.from({ length: MOST_KEPT_EXCHANGES }, (_, n) => ({
      user_id: athlete.userId,
      idempotency_key: `filling ${n}`,
      question: `question ${n}`,
      asked_at: TEST_NOW_MS,
    }));
    for (let from = 0; from < rows.length; from += 100) {
      await app.db
        .insertInto('chat_exchanges')
        .values(rows.slice(from, from + 100))
        .execute();
    }
    await ask('my zones');
    const kept = await app.db
      .selectFrom('chat_exchanges')
      .select('question')
      .where('user_id', '=', athlete.userId)
      .orderBy('id')
      .execute();
    expect(kept).toHaveLength(MOST_KEPT_EXCHANGES);
    expect([kept[0]?.question, kept.at(-1)?.question]).toEqual(['question 1', 'my zones']);
    expect(await questions(stranger)).toEqual(['my zones']);
  });
});

describe('clearing', () => {
  test('takes what was seen, and its undoing leaves what was said since', async () => {
    await ask('my zones');
    await ask('longest run');
    const seen = await idOf('longest run');
    await ask('asked on the phone meanwhile');
    await clear(seen);
    expect(await questions()).toEqual(['asked on the phone meanwhile']);
    await ask('my races');
    await restore(seen);
    const all = ['my zones', 'longest run', 'asked on the phone meanwhile', 'my races'];
    expect(await questions()).toEqual(all);
  });

  test('is undone one by one, and twice is as once', async () => {
    await ask('my zones');
    const first = await idOf('my zones');
    await clear(first);
    await ask('longest run');
    const second = await idOf('longest run');
    await clear(second);
    await clear(second);
    await clear(first);
    await restore(second);
    expect(await questions()).toEqual(['longest run']);
    await restore(second);
    await restore(first);
    expect(await questions()).toEqual(['my zones', 'longest run']);
  });

  test('leaves nothing for the next question to go on from', async () => {
    await ask('How much did I run this week?');
    await clear(await idOf('How much did I run this week?'));
    const { body } = await ask('why?');
    const alone = await ask('why?', { who: stranger });
    expect(body.response).toBe(alone.body.response);
  });

  test('is for good after 30 days', async () => {
    await ask('my zones');
    await app.db.deleteFrom('chat_exchanges').where('cleared_at', 'is not', null).execute();
    await clear(await idOf('my zones'));
    const task = housekeepingTasks(app.db, app.strava, createSpool(app.config.dataDir)).find(
      ({ name }) => name === 'clearedConversations',
    );
    expect(await task?.run(app.clock.nowMs() + 29 * DAY_MS)).toBe(0);
    expect(await task?.run(app.clock.nowMs() + 31 * DAY_MS)).toBe(1);
  });
});

describe('an answer that comes in pieces', () => {
  const newQuestion = (key: string) =>
    keepQuestion(app.db, {
      userId: athlete.userId,
      key,
      question: 'How am I doing?',
      lease: `process of ${key}`,
      nowMs: app.clock.nowMs(),
    });
  const told = (id: number, text: string, isCut: boolean) =>
    keepAnswer(app.db, {
      userId: athlete.userId,
      id,
      nowMs: TEST_NOW_MS,
      text,
      isCut,
      beside: null,
    });

  test('and breaks off is kept as far as it came, until a whole one comes', async () => {
    const { id, answered } = await newQuestion('broken off');
    expect(answered).toBeNull();
    await told(id, 'You are do', true);
    expect((await read()).exchanges[0]).toMatchObject({ answer: 'You are do', isCut: true });
    expect((await newQuestion('broken off')).answered).toBeNull();
    await told(id, 'You are doing well.', false);
    await told(id, 'A second answer', false);
    const whole = { answer: 'You are doing well.', isCut: false };
    expect((await read()).exchanges[0]).toMatchObject(whole);
    expect((await newQuestion('broken off')).answered?.text).toBe(whole.answer);
  });

  test('in two processes at once is told in both as it was answered first', async () => {
    const { id } = await newQuestion('sent twice');
    expect(await told(id, 'First.', false)).toBeNull();
    expect(await told(id, 'Second.', false)).toMatchObject({ text: 'First.', isCut: false });
  });

  test('that another process is giving is waited for, and not worked out again', async () => {
    const { id } = await newQuestion('of another process');
    const asked = athlete.call(askCoach, {
      body: { message: 'How am I doing?', keep: true },
      headers: { 'idempotency-key': 'of another process' },
    });
    const first = await Promise.race([asked, pause(400).then(() => 'still waiting')]);
    expect(first).toBe('still waiting');
    await told(id, 'From over there.', false);
    expect((await asked).body).toMatchObject({ response: 'From over there.', kept: { id } });
  });

  test('that a process was giving when it ended is given by the next', async () => {
    const { id } = await newQuestion('of one that ended');
    app.clock.advance(LEASE_MS);
    const { body } = await athlete.call(askCoach, {
      body: { message: 'How am I doing?', keep: true },
      headers: { 'idempotency-key': 'of one that ended' },
    });
    expect(body.kept?.id).toBe(id);
    expect(body.response).not.toBe('');
  });

  test('and never ends is cut where it is too long', async () => {
    const { id } = await newQuestion('endless');
    await told(id, 'x'.repeat(MOST_REPLY_CHARACTERS + 1), false);
    const [exchange] = (await read()).exchanges;
    expect(exchange?.answer).toHaveLength(MOST_REPLY_CHARACTERS);
    expect(exchange?.isCut).toBe(true);
  });

  test('with what an earlier release showed beside it is shown by its words', async () => {
    const { id } = await newQuestion('of before');
    await told(id, 'Well.', false);
    await app.db
      .updateTable('chat_exchanges')
      .set({ beside_answer: '{"hints":7}' })
      .where('id', '=', id)
      .execute();
    expect((await read()).exchanges[0]).toMatchObject({ answer: 'Well.', beside: null });
  });
});

describe('a conversation that a browser held', () => {
  const HELD = [
    { key: 'a', question: 'my zones', askedAt: '2026-03-17T08:00:00.000Z', answer: 'Zone 2 is …' },
    { key: 'b', question: 'and why?', askedAt: '2999-01-01T00:00:00.000Z', answer: 'Because.' },
  ];
  const takeOver = (exchanges: typeof HELD) =>
    athlete.call(takeOverConversation, { body: { exchanges } });

  test('is taken over once, with its times', async () => {
    for (const _ of [1, 2]) expect((await takeOver(HELD)).status).toBe(204);
    const { exchanges } = await read();
    expect(exchanges.map(({ question, answer }) => [question, answer])).toEqual([
      ['my zones', 'Zone 2 is …'],
      ['and why?', 'Because.'],
    ]);
    expect(exchanges[0]?.askedAt).toBe('2026-03-17T08:00:00.000Z');
    // A browser's clock may be ahead; nobody has asked in the future.
    expect(Date.parse(exchanges[1]?.askedAt ?? '')).toBeLessThanOrEqual(app.clock.nowMs());
    expect(await questions(stranger)).toEqual([]);
  });

  test('of nothing is nothing, and of too much is refused', async () => {
    expect((await takeOver([])).status).toBe(204);
    const many = Array.from({ length: 101 }, (_, n) => ({ ...HELD[0], key: `${n}` }));
    expect((await takeOver(many as typeof HELD)).status).toBe(400);
    expect(await questions()).toEqual([]);
  });
});
