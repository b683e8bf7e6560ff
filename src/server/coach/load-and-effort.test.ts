import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';

// Training load and effort, each worked out a second time from the rows as they were written.

/** A Wednesday; weeks begin on Sunday. */
const TODAY = '2026-03-18';

let app: TestApp;
let athlete: Athlete;

type Run = { date: string; zoneMinutes: number[]; effort: number | null };

const RUNS: Run[] = Array.from({ length: 60 }, (_, index) => ({
  date: addDays(TODAY, -index * 2),
  zoneMinutes: [5, 30 + (index % 7), index % 5, index % 3, 0],
  effort: index % 4 === 0 ? null : 1 + ((index * 3) % 9),
}));

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  for (const { date, zoneMinutes, effort } of RUNS) {
    const [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s] = zoneMinutes.map((each) => each * 60);
    const run = {
      date,
      effort,
      duration_s: 60 * zoneMinutes.reduce((sum, each) => sum + each, 0),
      zone1_s,
      zone2_s,
      zone3_s,
      zone4_s,
      zone5_s,
    };
    await addWorkout(app.db, { user_id: athlete.userId, ...run });
    await addWorkout(app.db, { user_id: stranger.userId, ...run, zone5_s: 6000, effort: 10 });
  }
  // Other sports have no load and are no runs.
  await addWorkout(app.db, {
    user_id: athlete.userId,
    date: addDays(TODAY, -1),
    workout_type: 'cross',
    sport: 'cycling',
    duration_s: 7200,
    effort: 10,
  });
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

function edwards({ zoneMinutes }: Run): number {
  return zoneMinutes.reduce((sum, minutes, at) => sum + minutes * (at + 1), 0);
}

test.each([
  ['what was my training load this week', '2026-03-15', TODAY],
  ['training load last month', '2026-02-01', '2026-02-28'],
  ['load today', TODAY, TODAY],
  ['training load in the last 10 days', addDays(TODAY, -9), TODAY],
  ['average daily load in january', '2026-01-01', '2026-01-31'],
])('“%s” is Edwards’ points of the runs of those days', async (asked, from, to) => {
  const load = RUNS.filter(({ date }) => date >= from && date <= to)
    .map(edwards)
    .reduce((sum, each) => sum + each, 0);
  expect(load).toBeGreaterThan(0);
  const answer = await ask(asked);
  expect(answer).toContain(`: ${Math.round(load).toLocaleString('en-US')}`);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days > 1) expect(answer).toContain(`, ${Math.round(load / days)} a day`);
});

test('load without days is told of today, of seven days and of four weeks', async () => {
  const answer = await ask('what is my load');
  for (const days of [1, 7, 28]) {
    const load = RUNS.filter(({ date }) => date > addDays(TODAY, -days)).map(edwards);
    const sum = load.reduce((total, each) => total + each, 0);
    expect(answer).toContain(`: ${sum.toLocaleString('en-US')}`);
  }
});

test.each([
  ['average effort of my runs this month', (run: Run) => run.date >= '2026-03-01'],
  ['mean rpe in february', (run: Run) => run.date >= '2026-02-01' && run.date <= '2026-02-28'],
  ['average effort of my last 5 runs', (run: Run) => run.date > addDays(TODAY, -10)],
])('“%s” is the mean of what is noted', async (asked, isMeant) => {
  const efforts = RUNS.filter(isMeant).flatMap(({ effort }) => effort ?? []);
  expect(efforts.length).toBeGreaterThan(1);
  const mean = efforts.reduce((sum, each) => sum + each, 0) / efforts.length;
  const answer = await ask(asked);
  expect(answer).toContain(`${mean.toFixed(1)} of 10`);
  expect(answer).toContain(`${efforts.length} of which have it noted`);
});

test('fitter than then is told by the fitness of both days, as the form has them', async () => {
  const asEver = await ask('am I fitter than in January');
  const [, now = '', then = ''] =
    /fitness (\d+) now, (\d+) at the end of Sat 31 Jan/.exec(asEver) ?? [];
  expect(asEver).toContain('As fit as then, by the load');
  expect(asEver).toContain(`Fitness: ${now}, the load`);
  expect(asEver).toContain(`At the end of Sat 31 Jan: fitness ${then},`);

  const building = await app.addAthlete();
  for (let daysAgo = 0; daysAgo < 120; daysAgo += 2) {
    const minutes = daysAgo < 46 ? 80 : 20;
    await addWorkout(app.db, {
      user_id: building.userId,
      date: addDays(TODAY, -daysAgo),
      ...{ duration_s: 60 * minutes, zone2_s: 60 * minutes },
    });
  }
  const message = 'am I fitter than in January';
  const { body } = await building.call(askCoach, { body: { message, chatHistory: [] } });
  expect(plainOf((body as { response: string }).response)).toContain('Fitter now, by the load');
});
