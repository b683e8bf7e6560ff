import { beforeAll, describe, expect, test } from 'vitest';
import { addRace, addWorkout } from '../../../../testing/server/rows.ts';
import { asAppError } from '../../../../testing/server/spec-client.ts';
import { openSpecServer, type Person } from '../../../../testing/server/spec-people.ts';
import { addDays } from '../../../domain/calendar.ts';

const server = await openSpecServer();
let athlete: Person;
let newcomer: Person;

const TODAY = '2026-03-18';

beforeAll(async () => {
  newcomer = await server.person();
  athlete = await server.person();
  const { db } = server.app;
  for (let week = 0; week < 4; week += 1) {
    for (const days of [0, 2, 5]) {
      await addWorkout(db, {
        ...{ user_id: athlete.id, date: addDays(TODAY, -7 * week - days), avg_heart_rate: 145 },
        ...{ zone2_s: 2400, zone3_s: 600, distance_m: days === 5 ? 18_000 : 8000 },
        ...{ duration_s: days === 5 ? 6000 : 2700, notes: 'Along the river.' },
      });
    }
  }
  await addRace(db, { user_id: athlete.id, date: addDays(TODAY, 12) });
});

const LISTS = ['strengths', 'areasForImprovement', 'specificRecommendations'] as const;
type Analysis = Record<(typeof LISTS)[number], string[]> & {
  overallAssessment: string;
  trainingPlanFeedback?: string;
  racePreparation?: string;
};

describe('POST /api/ai/analyze', () => {
  const analyze = (of: Person) =>
    of.call<Analysis>('POST', '/api/ai/analyze', { userId: of === athlete ? 1 : athlete.id });

  test('answers the fields of section 3 from the athlete’s own log', async () => {
    const analysis = await analyze(athlete);
    expect(analysis.overallAssessment).toMatch(/\w+ \w+/);
    for (const list of LISTS) expect(analysis[list]).toEqual(expect.any(Array));
    expect(LISTS.flatMap((list) => analysis[list]).length).toBeGreaterThan(0);
    expect(analysis.racePreparation).toContain('City Half');
  });

  test('of a newcomer says that there is too little, whoever’s userId is sent', async () => {
    const analysis = await analyze(newcomer);
    expect(JSON.stringify(analysis)).not.toMatch(/City Half|river/);
    expect(analysis.overallAssessment).toMatch(/\w+ \w+/);
    expect(analysis.racePreparation).toBeUndefined();
  });

  test('is the same when it is asked again, as one that is retried may be', async () => {
    expect(await analyze(athlete)).toEqual(await analyze(athlete));
  });
});

describe('POST /api/ai/chat', () => {
  const chat = (of: Person, body: object) =>
    of.call<{ response: string }>('POST', '/api/ai/chat', body);
  const QUESTION = { message: 'How far did I run this week?', chatHistory: [], userId: 1 };

  test('answers a response, whoever’s userId is sent', async () => {
    const answer = await chat(athlete, QUESTION);
    expect(answer.response).toMatch(/\d+(\.\d+)? km/);
    const other = await chat(newcomer, { ...QUESTION, userId: athlete.id });
    expect(other.response).not.toEqual(answer.response);
  });

  test('takes the history as the browser holds it: id, role, content and timestamp', async () => {
    const { response } = await chat(athlete, QUESTION);
    const at = (id: string, role: string, content: string) => ({
      ...{ id, role, content, timestamp: '2026-03-18T12:00:00.000Z' },
    });
    const chatHistory = [at('1', 'user', QUESTION.message), at('2', 'assistant', response)];
    const next = await chat(athlete, { message: 'And last week?', chatHistory, userId: 1 });
    expect(next.response).toMatch(/\d+(\.\d+)? km/);
    expect(next.response).not.toBe(response);
  });

  test.each([
    [{ message: '' }, 'Message is required'],
    [{ message: undefined }, 'Message is required'],
    [{ message: 'x'.repeat(4001) }, 'Message must be at most 4,000 characters'],
    [{ chatHistory: 'none' }, 'Chat history must be a list of messages'],
    [{ chatHistory: [{ role: 'system', content: 'x' }] }, 'Role must be one of user, assistant'],
  ])('with %j is refused with a message: %s', async (change, message) => {
    const refused = asAppError(chat(athlete, { ...QUESTION, ...change }));
    expect(await refused).toEqual({ status: 400, message });
  });
});
