import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { questionsHeldBack, questionsToBuildWith } from '../../../testing/domain/questions.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';
import { calendarOn } from '../../domain/coach/period.ts';
import { readConversation } from '../../domain/coach/reading/read-conversation.ts';
import type { Viewer } from '../../domain/source-policy.ts';
import { findRaces } from '../races/races.queries.ts';
import { readAthlete } from './gather-training.ts';
import { toNamedRace } from './replies/races.ts';
import { replyToQuestion } from './replies/reply-to-question.ts';

const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (let day = 0; day < 120; day += 1) await addRun(day);
  await addRace(app.db, { user_id: athlete.userId, name: 'Spring Half', date: addDays(TODAY, 30) });
});
afterAll(() => app.close());

/** Every other run came from Strava, or holds what was filled in from there, and is the faster one. */
async function addRun(day: number): Promise<void> {
  const isStravas = day % 2 === 1;
  const { id } = await addWorkout(app.db, {
    user_id: athlete.userId,
    date: addDays(TODAY, -day),
    sport: 'run',
    running_subtype: 'outdoor-easy',
    distance_m: isStravas ? 10_000 + 250 * day : 5_000 + 100 * day,
    duration_s: isStravas ? 2_900 + 75 * day : 1_700 + 37 * day,
    avg_heart_rate: isStravas ? 188 : 141,
    notes: isStravas ? 'knee canary' : 'knee fine',
    zone2_s: isStravas ? 0 : 1_500,
    zone5_s: isStravas ? 2_000 : 0,
    source: isStravas && day % 4 === 1 ? 'strava' : 'manual',
    holds_strava: isStravas && day % 4 === 3 ? 1 : 0,
  });
  if (!isStravas) return;
  await app.db
    .insertInto('best_efforts')
    .values({
      user_id: athlete.userId,
      workout_id: id,
      date: addDays(TODAY, -day),
      distance_m: 5000,
      elapsed_s: 1300 + day,
      start_s: 0,
      start_m: 0,
    })
    .execute();
  if (day % 20 !== 1) return;
  await addRace(app.db, {
    user_id: athlete.userId,
    name: `Race ${day}`,
    date: addDays(TODAY, -day),
    distance_m: 10_000,
    completed: 1,
    actual_time_s: 2_800 + day,
    workout_id: id,
  });
}

/** Of the questions; their kinds take turns. */
const EVERY = budget({ everyday: 5, small: 1, full: 1 });
const QUESTIONS = [...questionsToBuildWith(), ...questionsHeldBack()]
  .filter((_, at) => at % EVERY === 0)
  .map(([asked]) => (typeof asked === 'string' ? [asked] : [...asked]));

async function answersFor(viewer: Viewer): Promise<string[]> {
  const reader = await readAthlete(app.db, {
    userId: athlete.userId,
    viewer,
    nowMs: TEST_NOW_MS,
  });
  const races = (await findRaces(app.db, athlete.userId)).map(toNamedRace);
  const texts: string[] = [];
  for (const messages of QUESTIONS) {
    const question = readConversation(messages, calendarOn(TODAY), races);
    const { text, because } = await replyToQuestion({ db: app.db, athlete: reader, question });
    texts.push(`${messages.join(' > ')}: ${text} ${because}`);
  }
  return texts;
}

test('what an outside model is told is what would be said without Strava’s rows', async () => {
  const told = await answersFor('outsideModel');
  const all = await answersFor('builtInCoach');
  expect(told.filter((text, index) => text !== all[index]).length).toBeGreaterThan(100 / EVERY);
  await app.db
    .deleteFrom('workouts')
    .where(({ or, eb }) => or([eb('source', '=', 'strava'), eb('holds_strava', '=', 1)]))
    .execute();
  await app.db.updateTable('races').set({ actual_time_s: null }).execute();
  expect(told).toEqual(await answersFor('builtInCoach'));
}, 120_000);

test('a maximum that was seen in Strava’s runs alone is not told, nor the zones that hang on it', async () => {
  const runner = await app.addAthlete();
  const { userId } = runner;
  const limits = { user_id: userId, valid_from: '0001-01-01', created_at: TEST_NOW_MS };
  await app.db
    .insertInto('athlete_limits')
    .values({ ...limits, max_heart_rate: 203, maximum_origin: 'observed' })
    .execute();
  await addWorkout(app.db, {
    user_id: userId,
    date: TODAY,
    sport: 'run',
    max_heart_rate: 203,
    source: 'strava',
  });
  const zonesFor = async (viewer: Viewer) => {
    const reader = await readAthlete(app.db, { userId, viewer, nowMs: TEST_NOW_MS });
    const question = readConversation(['What are my zones?'], calendarOn(TODAY));
    const { text, because } = await replyToQuestion({ db: app.db, athlete: reader, question });
    return `${text} ${because}`;
  };
  expect(await zonesFor('builtInCoach')).toContain('203 bpm');
  const told = await zonesFor('outsideModel');
  expect(told).toContain('came through Strava');
  expect(told).not.toMatch(/\d/);
  await addWorkout(app.db, { user_id: userId, date: TODAY, sport: 'run', max_heart_rate: 203 });
  expect(await zonesFor('outsideModel')).toContain('203 bpm');
});
