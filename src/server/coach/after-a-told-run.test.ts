import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// What is asked of a run, or of two, once they were told: each figure is worked out a second time from the rows.

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string; distance_m: number; duration_s: number };

const EASY = { running_subtype: 'outdoor-easy', avg_heart_rate: 130 } as const;
const LONG = { running_subtype: 'outdoor-long' } as const;
const RACE_DAY = ago(30);
/** Every third day, the longest one with the dog. */
const RUNS: Row[] = [
  ...Array.from({ length: 20 }, (_, at) => ({
    date: ago(3 * at + 2),
    distance_m: 6000 + 137 * at,
    duration_s: 2200 + 41 * at,
    ...EASY,
  })),
  {
    date: ago(40),
    distance_m: 22_000,
    duration_s: 7920,
    avg_heart_rate: 150,
    effort: 8,
    notes: 'With the dog, hot.',
    ...LONG,
  },
  {
    date: ago(7),
    distance_m: 20_000,
    duration_s: 7000,
    avg_heart_rate: 141,
    effort: 6,
    notes: 'Flat roads.',
    ...LONG,
  },
  {
    date: RACE_DAY,
    distance_m: 10_000,
    duration_s: 2760,
    avg_heart_rate: 170,
    running_subtype: 'outdoor-interval',
  },
];

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  for (const run of RUNS) {
    await addWorkout(app.db, { user_id: athlete.userId, ...run });
    await addWorkout(app.db, { user_id: stranger.userId, ...run, distance_m: 30_000 });
  }
  const race = { user_id: athlete.userId, completed: 1 as const };
  await addRace(app.db, {
    ...race,
    name: 'Lake Ten',
    date: RACE_DAY,
    distance_m: 10_000,
    actual_time_s: 2760,
  });
  await addRace(app.db, {
    ...race,
    name: 'Moor Half',
    date: ago(200),
    distance_m: 21_100,
    actual_time_s: 7500,
  });
});
afterAll(() => app.close());

async function talk(...messages: string[]): Promise<string> {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let text = '';
  for (const message of messages) {
    const { status, body } = await athlete.call(askCoach, { body: { message, chatHistory } });
    expect(status).toBe(200);
    text = plainOf(body.response);
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: text });
  }
  return text;
}

function kmBetween(from: string, to: string): string {
  const within = RUNS.filter(({ date }) => date >= from && date <= to);
  const metres = within.reduce((sum, run) => sum + run.distance_m, 0);
  return `${(metres / 1000).toFixed(1)} km in ${within.length} runs`;
}

test('the days after and before a race and a longest run are added up', async () => {
  expect(await talk('how did Lake Ten go', 'how much did I run the week after')).toContain(
    kmBetween(addDays(RACE_DAY, 1), addDays(RACE_DAY, 7)),
  );
  expect(await talk('longest run ever', 'how many km in the two weeks before')).toContain(
    kmBetween(ago(54), ago(41)),
  );
  expect(
    await talk('longest run ever', 'how many km in the two weeks before', 'and the week after'),
  ).toContain(kmBetween(ago(39), ago(33)));
});

test('whether it is one of those is yes or no, with its note', async () => {
  expect(await talk('longest run ever', 'is that the one with the dog')).toMatch(
    /^Yes, .*With the dog, hot\./,
  );
  expect(await talk('my last long run', 'is that the one with the dog')).toMatch(
    /^No, .*Flat roads\./,
  );
  expect(await talk('longest run ever', 'was it over two hours')).toMatch(/^Yes,/);
  expect(await talk('my last long run', 'was it over two hours')).toMatch(/^No,/);
  // No time of day stands in these rows.
  expect(await talk('my last long run', 'was it in the morning')).toMatch(/^I cannot say:/);
});

test('what it was, how it felt and how hot it was are told by what was noted', async () => {
  expect(await talk('longest run ever', 'how hard did it feel')).toMatch(
    /^You gave it 8 of 10\. You wrote: “With the dog, hot\.”/,
  );
  expect(await talk('longest run ever', 'was it hotter that day')).toMatch(/^Hot, by your note\./);
  expect(await talk('my last long run', 'what was the session')).toMatch(
    /^Long run\. You wrote: “Flat roads\.”/,
  );
});

test('the better of two runs gave more speed for the same heart', async () => {
  // 5:50 /km at 141 bpm against 6:00 /km at 150.
  const text = await talk('my last two long runs', 'which was better');
  expect(text).toMatch(/^The better one: Wed 11 Mar\./);
  expect(text).toContain('10 s/km faster');
  expect(text).toContain('9 bpm lower');
  expect(await talk('my last two long runs', 'which was worse')).toMatch(
    /^The worse one: Fri 6 Feb/,
  );
  expect(await talk('my last two long runs', 'which felt harder')).toMatch(
    /^The harder one: Fri 6 Feb, by the effort that you gave them: effort 8 of 10 against effort 6/,
  );
});

test('of two races the stronger one is told by what it is worth over the distance of the other', async () => {
  const text = await talk('how was Lake Ten', 'and Moor Half', 'which was the better race');
  expect(text).toMatch(/^The stronger one: Lake Ten\./);
  // By Riegel a half in 2:05 is worth some 56 minutes over 10 km.
  const [, minutes] = /is worth (\d+):\d\d over 10\.0 km/.exec(text) ?? [];
  const riegelS = 7500 * (10 / 21.1) ** 1.06;
  expect(Math.abs(Number(minutes) - riegelS / 60)).toBeLessThan(2);
});

test('how near the days since came to a record', async () => {
  expect(await talk('longest run ever', 'have I been close since')).toMatch(
    /^Close, but not beaten: the best since is 20\.0 km on Wed 11 Mar, 2\.0 km shorter than 22\.0 km/,
  );
  expect(await talk('fastest run ever', 'have I come close since')).toMatch(
    /^No, not close: the best since is 5:50 \/km on Wed 11 Mar, 1:14 \/km slower than 4:36 \/km|^No, not close: the best since is 5:50 \/km on Wed 11 Mar, 74 s\/km slower/,
  );
});
