import { afterAll, beforeAll, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { athleteBesideStranger } from '../../../testing/server/beside-stranger.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { addDays } from '../../domain/calendar.ts';
import { formatPace } from '../../domain/pace.ts';

// What came the day after a rest day, a long run or strength, worked out a second time from the rows.

const TODAY = '2024-03-18';

let app: TestApp;
let athlete: Athlete;

/** Over the end of a year and a leap day, with days off between. */
const WORKOUTS = Array.from({ length: 110 }, (_, at) => at)
  .filter((at) => (at * 7) % 5 !== 0 && at % 11 !== 3)
  .map((at) => {
    const isStrength = at % 6 === 1;
    return {
      date: addDays(TODAY, -at),
      workout_type: isStrength ? ('strength' as const) : ('running' as const),
      sport: isStrength ? ('strength' as const) : ('run' as const),
      running_subtype: isStrength
        ? null
        : at % 4 === 0
          ? ('outdoor-long' as const)
          : ('outdoor-easy' as const),
      distance_m: isStrength ? null : 5000 + ((at * 1700) % 9000),
      duration_s: 2000 + ((at * 631) % 1900),
    };
  });

beforeAll(async () => {
  app = await createTestApp();
  ({ athlete } = await athleteBesideStranger(app, WORKOUTS, { date: '2024-02-01', duration_s: 1 }));
});
afterAll(() => app.close());

const ask = async (message: string) => (await askInTurn(athlete, [message])).text;

type Workout = (typeof WORKOUTS)[number];
const RUNS = WORKOUTS.filter(({ workout_type: type }) => type === 'running');

function runsAfter(isMeant: (before: Workout[]) => boolean): Workout[] {
  return RUNS.filter(({ date }) =>
    isMeant(WORKOUTS.filter((other) => other.date === addDays(date, -1))),
  );
}
const hadNone = (before: Workout[]) => before.length === 0;

function paceOf(runs: readonly Workout[]): string {
  const seconds = runs.reduce((sum, { duration_s: each }) => sum + each, 0);
  const metres = runs.reduce((sum, { distance_m: each }) => sum + (each ?? 0), 0);
  return formatPace((1000 * seconds) / metres);
}

test('how many came the day after something', async () => {
  const afterRest = runsAfter(hadNone);
  expect(await ask('how many runs after a rest day ever')).toContain(`${afterRest.length} runs`);
  const afterLong = runsAfter((before) =>
    before.some(({ running_subtype: type }) => type === 'outdoor-long'),
  );
  expect(await ask('how many runs the day after a long run ever')).toContain(
    `${afterLong.length} runs`,
  );
  const afterStrength = runsAfter((before) =>
    before.some(({ workout_type: type }) => type === 'strength'),
  );
  expect(await ask('how many runs the day after strength ever')).toContain(
    `${afterStrength.length} runs`,
  );
  expect(new Set([afterRest.length, afterLong.length, afterStrength.length]).size).toBe(3);
});

test('the pace of those and of all others', async () => {
  const text = await ask('am I faster after a rest day in the whole log');
  expect(text).toContain(paceOf(runsAfter(hadNone)));
  expect(text).toContain(paceOf(runsAfter((before) => !hadNone(before))));
});
