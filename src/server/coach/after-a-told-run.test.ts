import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
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
  ({ athlete } = await athleteBesideStranger(app, RUNS, { distance_m: 30_000 }));
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

test('the week after the biggest one is the next seven days', async () => {
  const sumsBy = (start: string) => {
    const week = RUNS.filter(({ date }) => date >= start && date <= addDays(start, 6));
    return week.reduce((sum, run) => sum + run.distance_m, 0);
  };
  // Weeks begin on Sunday; 15 March is one.
  const starts = Array.from({ length: 12 }, (_, at) => addDays('2026-03-15', -7 * at));
  const [biggest = ''] = starts.toSorted((one, other) => sumsBy(other) - sumsBy(one));
  expect(await talk('what was my biggest week', 'how much did I run the week after')).toContain(
    kmBetween(addDays(biggest, 7), addDays(biggest, 13)),
  );
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

test('the first week after the break with so many kilometres is found among weeks of seven days', async () => {
  const other = await app.addAthlete();
  for (const at of Array.from({ length: 20 }, (_, day) => 45 + 2 * day)) {
    await addWorkout(app.db, { user_id: other.userId, date: ago(at), distance_m: 7000 });
  }
  // Three runs each of four weeks: 9, 15, 24 and 33 km.
  for (const [week, km] of [3, 5, 8, 11].entries()) {
    for (const day of [0, 2, 4]) {
      const date = ago(27 - 7 * week - day);
      await addWorkout(app.db, { user_id: other.userId, date, distance_m: 1000 * km });
    }
  }
  const chatHistory = [{ role: 'user' as const, content: 'when was I ill this winter' }];
  const ask = async (message: string) => {
    const { body } = await other.call(askCoach, { body: { message, chatHistory } });
    return plainOf(body.response);
  };
  expect(await ask('how long till I was back at 20 km')).toMatch(
    /^In the third week after the break: .* had 24\.0 km/,
  );
  expect(await ask('when was I back at 40 km a week')).toMatch(/^Not yet at 40\.0 km/);
});

test('easy runs that were none are those with less than three quarters in Zones 1 and 2', async () => {
  const other = await app.addAthlete();
  const shares = [900, 745, 744, 400];
  for (const [at, share] of shares.entries()) {
    await addWorkout(app.db, {
      user_id: other.userId,
      ...{ date: ago(at + 1), distance_m: 8000, duration_s: 3000, running_subtype: 'outdoor-easy' },
      ...{ zone1_s: 0, zone2_s: share, zone3_s: 1000 - share, zone4_s: 0, zone5_s: 0 },
    });
  }
  const chatHistory = [{ role: 'user' as const, content: 'are my easy runs too fast' }];
  const { body } = await other.call(askCoach, {
    body: { message: 'which ones were too fast', chatHistory },
  });
  const text = plainOf(body.response);
  expect(text).toMatch(/^2 easy runs with less than 75% in Zones 1 and 2/);
  expect(text).toContain('Sun 15 Mar');
  expect(text).toContain('Sat 14 Mar');
});

test('what hurt is counted by the notes, with the kind of run that has most of it', async () => {
  const other = await app.addAthlete();
  const rows = [
    ['outdoor-long', 'Left calf tight.'],
    ['outdoor-long', 'Calf again, from 12 km.'],
    ['outdoor-easy', 'Calf a bit sore.'],
    ['outdoor-easy', 'Lovely.'],
  ] as const;
  for (const [at, [running_subtype, notes]] of rows.entries()) {
    const date = ago(3 * at + 2);
    await addWorkout(app.db, { user_id: other.userId, date, running_subtype, notes });
  }
  const chatHistory = [{ role: 'user' as const, content: 'my calf is tight again' }];
  const ask = async (message: string) => {
    const { body } = await other.call(askCoach, { body: { message, chatHistory } });
    return plainOf(body.response);
  };
  expect(await ask('how often did that happen this year')).toMatch(/^You did 3 runs with “calf”/);
  expect(await ask('after which kind of run')).toMatch(
    /^Mostly long runs: long runs 2, easy runs 1, of 3\./,
  );
});

test('races are found by their times, and the pair of each', async () => {
  expect(await talk('races under 50 min')).toMatch(/^1 race under 50:00:\s*.*Lake Ten/);
  expect(await talk('did I ever race under 45')).toMatch(/^None of the 2 races .* under 45:00/);
  expect(await talk('my slowest race')).toMatch(/^Your slowest race, by its pace, is Moor Half/);
});

test('the most in a day is that of all its runs together', async () => {
  const other = await app.addAthlete();
  for (const [days, distance_m] of [
    [5, 12_000],
    [3, 8000],
    [3, 7000],
  ] as const) {
    await addWorkout(app.db, { user_id: other.userId, date: ago(days), distance_m });
  }
  const { body } = await other.call(askCoach, {
    body: { message: 'most km in a day', chatHistory: [] },
  });
  expect(plainOf(body.response)).toMatch(
    /^The most in a day in your whole log: 15\.0 km on Sun 15 Mar\./,
  );
});

test('the heart rate at a pace is that of the runs within five seconds of it', async () => {
  const near = RUNS.filter(({ distance_m, duration_s }) => {
    const pace = duration_s / (distance_m / 1000);
    return pace >= 360 - 5.5 && pace < 360 + 5.5;
  });
  const beats = near.reduce((sum, run) => sum + run.duration_s * (run.avg_heart_rate ?? 0), 0);
  const mean = Math.round(beats / near.reduce((sum, { duration_s }) => sum + duration_s, 0));
  expect(near.length).toBeGreaterThan(0);
  const text = await talk('heart rate at 6:00 pace');
  expect(text).toContain(`${mean} bpm over ${near.length} run`);
});

test('whether one rests enough is told by the days off of four weeks', async () => {
  const other = await app.addAthlete();
  for (const at of Array.from({ length: 28 }, (_, day) => day + 1)) {
    if (at % 4 !== 0) await addWorkout(app.db, { user_id: other.userId, date: ago(at) });
  }
  const { body } = await other.call(askCoach, {
    body: { message: 'am I resting enough', chatHistory: [] },
  });
  expect(plainOf(body.response)).toMatch(/^Yes, by your log: 7 days off in the four weeks/);
});

test('one workout that a first question names is asked of as if it had been told', async () => {
  expect(await talk('what did I write on my longest run')).toContain('“With the dog, hot.”');
  expect(await talk('was it hot on my longest run')).toContain('“With the dog, hot.”');
  expect(await talk('how hard was it on my last long run')).toContain('6');
  expect(await talk('what was my heart rate in the Lake Ten')).toContain('170 bpm');
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(RACE_DAY));
  expect(await talk(`heart rate in the ${month} race`)).toContain('170 bpm');
  expect(await talk('how many gels did I take in the Lake Ten')).toContain('no gels');
});
