import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// What is asked of an answer in fewer workouts, or in other units: worked out a second time from the rows.

const TODAY = '2026-03-18';
const M_PER_MILE = 1609.344;

let app: TestApp;
let athlete: Athlete;
let grey: number;
let blue: number;
let runs: (Partial<NewWorkoutRow> & { distance_m: number; shoe_id: number })[];

async function addPair(userId: number, name: string): Promise<number> {
  const pair = { user_id: userId, name, created_at: 1 };
  const { id } = await app.db
    .insertInto('shoes')
    .values(pair)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  grey = await addPair(athlete.userId, 'Grey');
  blue = await addPair(athlete.userId, 'Blue');
  const strangers = await addPair(stranger.userId, 'Grey');
  runs = Array.from({ length: 30 }, (_, at) => ({
    date: addDays(TODAY, -2 * at),
    distance_m: 5000 + 731 * at,
    duration_s: 1900 + 250 * at,
    notes: at % 4 === 0 ? 'With Priya.' : 'Alone.',
    running_subtype: at % 5 === 0 ? ('outdoor-long' as const) : ('outdoor-easy' as const),
    shoe_id: at % 3 === 0 ? grey : blue,
  }));
  for (const run of runs) {
    await addWorkout(app.db, { user_id: athlete.userId, ...run });
    await addWorkout(app.db, { user_id: stranger.userId, ...run, shoe_id: strangers });
  }
});
afterAll(() => app.close());

async function talk(...messages: string[]): Promise<string> {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let text = '';
  for (const message of messages) {
    const { body } = await athlete.call(askCoach, { body: { message, chatHistory } });
    text = plainOf(body.response);
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: text });
  }
  return text;
}

function metresIn(pair: number, isMeant: (run: (typeof runs)[number]) => boolean): number {
  const worn = runs.filter((run) => run.shoe_id === pair && isMeant(run));
  return worn.reduce((sum, run) => sum + run.distance_m, 0);
}

test.each([
  ['with Priya', ({ notes }: (typeof runs)[number]) => notes === 'With Priya.'],
  ['only over 15 km', ({ distance_m }: (typeof runs)[number]) => distance_m > 15_000],
  ['only the long ones', (run: (typeof runs)[number]) => run.running_subtype === 'outdoor-long'],
  ['without the long ones', (run: (typeof runs)[number]) => run.running_subtype !== 'outdoor-long'],
])('what each pair ran, “%s”, is of those runs alone', async (way, isMeant) => {
  const text = await talk('how many km are on my shoes', way);
  for (const [name, pair] of [
    ['Grey', grey],
    ['Blue', blue],
  ] as const) {
    expect(text).toContain(`${name}: ${(metresIn(pair, isMeant) / 1000).toFixed(1)} km in `);
  }
});

test.each([
  'how many km are on my shoes',
  'how was last week',
  'compare this month and last month',
  'plan my next week',
])('“%s” is told in miles where that is asked for', async (asked) => {
  const [inKm, inMiles] = [await talk(asked), await talk(asked, 'in miles')];
  expect(inKm).toMatch(/\d km\b/);
  expect(inMiles).not.toMatch(/\d km\b/);
  expect(await talk(asked, 'in miles', 'and in km')).toBe(inKm);
});

test('the miles of a pair are its kilometres', async () => {
  const miles = (metresIn(grey, () => true) / M_PER_MILE).toFixed(1);
  expect(await talk('how many miles are on my shoes')).toContain(`Grey: ${miles} mi in `);
});

test('a heart rate is held against that of the eight weeks before, by time', async () => {
  const own = await app.addAthlete();
  const week = '2026-03-08';
  const days = [
    ...Array.from({ length: 4 }, (_, at) => ({ date: addDays(week, at), bpm: 150 + at, s: 3000 })),
    ...Array.from({ length: 20 }, (_, at) => ({
      date: addDays(week, -2 * at - 1),
      bpm: 120 + at,
      s: 2000 + 100 * at,
    })),
  ];
  for (const { date, bpm, s } of days) {
    const run = { date, distance_m: 9000, duration_s: s, avg_heart_rate: bpm };
    await addWorkout(app.db, { user_id: own.userId, ...run });
  }
  const meanOf = (some: typeof days) => {
    const seconds = some.reduce((sum, { s }) => sum + s, 0);
    return Math.round(some.reduce((sum, { s, bpm }) => sum + s * bpm, 0) / seconds);
  };
  const message = 'was my heart rate higher than usual last week';
  const { body } = await own.call(askCoach, { body: { message, chatHistory: [] } });
  const text = plainOf(body.response);
  expect(text).toContain(`${meanOf(days.slice(0, 4))} bpm`);
  expect(text).toContain(`${meanOf(days.slice(4))} bpm`);
});

test('whether one was ill then goes by the break, in the month of the run that was told', async () => {
  const own = await app.addAthlete();
  // Every third day, but for 25 days in February.
  const ran = Array.from({ length: 26 }, (_, at) => addDays('2026-01-01', 3 * at)).filter(
    (date) => date < '2026-02-05' || date > '2026-02-28',
  );
  for (const [at, date] of ran.entries()) {
    const run = { date, distance_m: 8000 + at, duration_s: 3000 };
    await addWorkout(app.db, { user_id: own.userId, ...run });
  }
  const asked = async (month: string) => {
    const chatHistory = [{ role: 'user' as const, content: `longest run in ${month}` }];
    const body = { message: 'was I ill then', chatHistory };
    return plainOf((await own.call(askCoach, { body })).body.response);
  };
  expect(await asked('January')).toMatch(/^Not then/);
  expect(await asked('February')).toMatch(/^Maybe: [\s\S]*3 Feb/);
});

test('of the few that were told others are asked of those few alone', async () => {
  const isLong = ({ distance_m }: (typeof runs)[number]) => distance_m > 10_000;
  const ofLast = runs.slice(0, 12).filter(isLong).length;
  const answer = await talk('how many of my last 12 runs were over 10 km');
  expect(answer).toContain(`You did ${ofLast} runs over 10 km of the last 12`);
  const longest = runs.toSorted((one, other) => other.distance_m - one.distance_m).slice(0, 3);
  const km = longest.reduce((sum, { distance_m }) => sum + distance_m, 0) / 1000;
  expect(await talk('my 3 longest runs', 'add them up')).toContain(`${km.toFixed(1)} km in 3 runs`);
});
