import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { addRace, addWeightEntry } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { readRacePlan } from '../../contract/race-plan.ts';
import { addDays, daysBetween } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { fuelPlan } from '../../domain/race-plan/fuel-plan.ts';

// What is set side by side, and means, each worked out a second time from the rows.

/** A Wednesday; weeks begin on Sunday. */
const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

const RUNS = Array.from({ length: 60 }, (_, at) => ({
  date: addDays(TODAY, -at * 2),
  distance_m: 6000 + ((at * 1700) % 9000),
  duration_s: 2000 + ((at * 631) % 3000),
}));
const WEIGHTS = [70.4, 71.2, 69.9, 72.3, 70.1].map((weight_kg, at) => ({
  date: addDays(TODAY, -at * 6),
  weight_kg,
}));

beforeAll(async () => {
  app = await createTestApp();
  const added = await athleteBesideStranger(app, RUNS, { distance_m: 50_000 });
  athlete = added.athlete;
  for (const entry of WEIGHTS) {
    await addWeightEntry(app.db, { user_id: athlete.userId, ...entry });
  }
  await addWeightEntry(app.db, { user_id: added.stranger.userId, date: TODAY, weight_kg: 150 });
  const race = { user_id: athlete.userId, completed: 1 as const };
  await addRace(app.db, {
    ...race,
    name: 'River Ten',
    date: '2025-10-05',
    distance_m: 10_000,
    target_time_s: 2900,
    actual_time_s: 2840,
  });
  await addRace(app.db, {
    ...race,
    name: 'Castle Ten',
    date: '2026-02-08',
    distance_m: 10_000,
    target_time_s: 2800,
    actual_time_s: 2775,
  });
  await addRace(app.db, {
    user_id: athlete.userId,
    name: 'Harbour Half',
    date: '2026-04-19',
    distance_m: 21_100,
    target_time_s: 6600,
  });
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

function km(metres: number): string {
  return `${(metres / 1000).toFixed(1)} km`;
}

test('this week against a usual one: as many days of the weeks before it', async () => {
  const inDays = (from: string, to: string) =>
    RUNS.filter(({ date }) => date >= from && date <= to).reduce(
      (sum, run) => sum + run.distance_m,
      0,
    );
  const now = inDays('2026-03-15', TODAY);
  const answer = await ask('did I run more than usual this week?');
  expect(answer).toContain(`This week (Sun 15 Mar to Wed 18 Mar): ${km(now)}`);
  // The mean of as many days of each of the eight weeks before.
  const before = Array.from({ length: 8 }, (_, at) => -7 * (at + 1)).map((days) =>
    inDays(addDays('2026-03-15', days), addDays(TODAY, days)),
  );
  const usual = before.reduce((sum, each) => sum + each, 0) / before.length;
  expect(answer).toContain(`the ${km(usual)} in`);
});

test('stretches that are not as long as each other are held against each other by the week', async () => {
  const weekly = (from: string, to: string) => {
    const ran = RUNS.filter(({ date }) => date >= from && date <= to);
    const metres = ran.reduce((sum, { distance_m }) => sum + distance_m, 0);
    return `${(metres / 1000 / ((daysBetween(from, to) + 1) / 7)).toFixed(1)} km a week`;
  };
  for (const [asked, now, before] of [
    [
      'compare my runs now with those in december and january',
      weekly('2026-02-19', TODAY),
      weekly('2025-12-01', '2026-01-31'),
    ],
    [
      'how does february compare with december to february',
      weekly('2026-02-01', '2026-02-28'),
      weekly('2025-12-01', '2026-02-28'),
    ],
    // Of a month that is not over as well: the first days of a winter say nothing.
    [
      'did I run more this month than in winter',
      weekly('2026-03-01', TODAY),
      weekly('2025-12-01', '2026-02-28'),
    ],
  ] as const) {
    expect(await ask(asked), asked).toMatch(new RegExp(`: ${now}, .* the ${before} from`));
  }
  expect(await ask('compare february with january')).not.toContain('a week');
});

test('two races by name: both results, and what lies between their paces', async () => {
  const answer = await ask('compare the River Ten and the Castle Ten');
  for (const seconds of [2840, 2775]) expect(answer).toContain(formatElapsed(seconds));
  // What lies between the paces as they are shown, 4:44 and 4:38.
  const gapS = Math.round(284) - Math.round(277.5);
  expect(answer.replaceAll('\u00a0', ' ')).toContain(`Castle Ten was run ${gapS} s/km faster`);
});

test('the weight by month is the mean of the entries of each', async () => {
  const answer = await ask('weight by month');
  const byMonth = Object.groupBy(WEIGHTS, ({ date }) => date.slice(0, 7));
  for (const ofMonth of Object.values(byMonth)) {
    const entries = ofMonth ?? [];
    const mean = entries.reduce((sum, { weight_kg }) => sum + weight_kg, 0) / entries.length;
    expect(answer).toContain(`: ${mean.toFixed(1)} kg, over ${entries.length} entr`);
  }
});

test('a weight is told in the unit that is asked for', async () => {
  const latestKg = WEIGHTS[0]?.weight_kg ?? 0;
  const inPounds = `${(latestKg / 0.45359237).toFixed(1)} lb`;
  expect(await ask('my weight in pounds')).toContain(inPounds);
  expect(await ask('my weight')).toContain(`${latestKg.toFixed(1)} kg`);
  expect(await ask('my weight in kilos')).toContain(`${latestKg.toFixed(1)} kg`);
});

test('the mean weight of some days is that of the entries', async () => {
  const entries = WEIGHTS.filter(({ date }) => date >= '2026-03-01');
  const mean = entries.reduce((sum, { weight_kg }) => sum + weight_kg, 0) / entries.length;
  expect(entries.length).toBeGreaterThan(1);
  const answer = await ask('average weight this month');
  expect(answer).toContain(`${mean.toFixed(1)} kg on average this month`);
  expect(answer).toContain(`over ${entries.length} entries`);
});

test('what is lost in a week is the change over its days', async () => {
  const [first, last] = [WEIGHTS.at(-1), WEIGHTS[0]];
  const weeks = daysBetween(first?.date ?? TODAY, last?.date ?? TODAY) / 7;
  const kg = ((last?.weight_kg ?? 0) - (first?.weight_kg ?? 0)) / weeks;
  expect(await ask('how much do I lose per week')).toContain(
    `${Math.abs(kg).toFixed(2)} kg ${kg > 0 ? 'more' : 'less'} a week`,
  );
});

test('the fuel of a race is in the chat what its own page says', async () => {
  const race = await app.db
    .selectFrom('races')
    .select('id')
    .where('name', '=', 'Harbour Half')
    .executeTakeFirstOrThrow();
  const { body } = await athlete.call(readRacePlan, { params: { id: String(race.id) } });
  // As the page itself works it out, from what it is told.
  const { longRuns: runs, sweatTests, weightKg, race: planned } = body;
  const daysLeft = daysBetween(TODAY, planned.date);
  const { gels, drink } = fuelPlan({ timeS: 6600, runs, daysLeft, sweatTests, weightKg });
  const answer = await ask('how many gels do I need for the Harbour Half');
  expect(gels.length).toBeGreaterThan(0);
  expect(answer).toContain(`${gels.length} gels`);
  for (const { clockS } of gels) expect(answer).toContain(formatElapsed(clockS));
  expect(answer).toContain(`about ${50 * Math.round((drink.plannedMl ?? 0) / 50)} ml`);
});

test('food and gels for a distance are those of the race that is planned over it', async () => {
  expect(await ask('what should I eat before the half')).toContain('Harbour Half: 1:50:00');
  const gels = /(\d+ gels?) of 22 g/.exec(await ask('how many gels for the Harbour Half'))?.[1];
  expect(gels).toBeDefined();
  expect(await ask('gels for a half marathon')).toContain(gels);
});

test('without such a race a marathon takes as long as is predicted', async () => {
  const predicted = /42\.2 km: (\d:\d\d:\d\d)/.exec(await ask('predict a marathon'))?.[1];
  expect(predicted).toBeDefined();
  expect(await ask('how many gels for a marathon')).toContain(predicted);
  expect(await ask('what should I eat before a marathon')).toContain(predicted);
});

test('whether one is ready is said before anything else', async () => {
  expect(await ask('am I ready for the Harbour Half?')).toMatch(/^(?:Yes|Nearly|Not)/);
});

test('repetitions have the pace of the training paces, the time of each and the rest between', async () => {
  const paces = await ask('what are my training paces?');
  const interval = /Intervals: (\d:\d\d)/.exec(paces)?.[1] ?? '';
  const [minutes = 0, seconds = 0] = interval.split(':').map(Number);
  const paceS = 60 * minutes + seconds;
  const text = await ask('6 x 800 m and how much recovery');
  expect(text).toContain(`6 times 800 m: ${interval}`);
  const each = /800 m in (\d):(\d\d)/.exec(text);
  expect(Math.abs(60 * Number(each?.[1]) + Number(each?.[2]) - 0.8 * paceS)).toBeLessThanOrEqual(1);
  expect(text).toMatch(/with \d:\d\d to \d:\d\d of easy jogging between/);
});

test('days without a run in some days are counted', async () => {
  const first = '2026-02-01';
  const ran = new Set(
    RUNS.filter(({ date }) => date >= first && date < '2026-03-01').map(({ date }) => date),
  );
  expect(await ask('how many days without a run in february')).toContain(
    `${28 - ran.size} days without a run`,
  );
});

test('whether one improves begins with yes or no', async () => {
  expect(await ask('am I getting faster this year?')).toMatch(/^(?:Yes|No|About the same)/);
});
