import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// A judgement begins with its verdict, and its figures are those of the rows.

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string };

/** 30 km a week up to a break, which ended ten weeks ago; then 10 km more or less each week. */
const KM_SINCE = [10, 18, 26, 31, 30, 32, 33, 34, 33, 34];
const WEEK = (firstDay: number, km: number): Row[] =>
  [0, 2, 4].map((at) => ({
    date: ago(firstDay - at),
    distance_m: (km * 1000) / 3,
    duration_s: (km * 360) / 3,
    running_subtype: 'outdoor-easy' as const,
    ...{ zone1_s: 100, zone2_s: 800, zone3_s: 100, zone4_s: 0, zone5_s: 0 },
  }));
const RUNS: Row[] = [
  ...Array.from({ length: 6 }, (_, week) => WEEK(90 + 7 * week + 6, 30)).flat(),
  ...KM_SINCE.flatMap((km, week) => WEEK(70 - 7 * week, km)),
];

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const run of RUNS) await addWorkout(app.db, { user_id: athlete.userId, ...run });
  await addRace(app.db, { user_id: athlete.userId, name: 'Lake Half', date: ago(-40) });
});
afterAll(() => app.close());

async function ask(message: string): Promise<string> {
  const { status, body } = await athlete.call(askCoach, { body: { message } });
  expect(status).toBe(200);
  return plainOf(body.response);
}

test('how long the old kilometres took to come back is counted from the first run after the break', async () => {
  const text = await ask('how many weeks after my break until I was back at my old mileage?');
  const back = KM_SINCE.findIndex((km) => km >= 30) + 1;
  expect(back).toBe(4);
  expect(text).toMatch(/^In the fourth week after the break/);
  expect(text).toContain('31.0 km');
  expect(text).toContain('Before the break you ran 30.0 km a week');
});

test('the last easier week is the latest one with a fifth less than those before it', async () => {
  const text = await ask('when was my last easier week');
  expect(text).toMatch(/^Your last easier week was [A-Z]/);
  expect(text).toMatch(/\d+% less than the [\d.]+ km a week of the four before it\./);
  const percent = Number(/(\d+)% less/.exec(text)?.[1]);
  expect(percent).toBeGreaterThanOrEqual(20);
});

test('a comeback is held against the weeks before the break, and against what is hard', async () => {
  // From the last run before the break, 92 days ago, to the first one after it.
  const mostKm = 30 * (1 - 0.02 * (92 - 70));
  const gently = await ask('did I come back too soon?');
  expect(gently).toMatch(/^No, by the kilometres you came back gently/);
  expect(gently).toContain('before it you ran 30.0 km a week');
  for (const km of KM_SINCE.slice(0, 2)) expect(gently).toContain(`${km.toFixed(1)} km; up to`);
  expect(gently).toContain(`up to ${mostKm.toFixed(1)} km would have been advised`);

  const other = await app.addAthlete();
  const rows: Row[] = [
    ...Array.from({ length: 6 }, (_, week) => WEEK(90 + 7 * week + 6, 30)).flat(),
    ...WEEK(70, 30).map((run) => ({ ...run, running_subtype: 'outdoor-interval' as const })),
    ...KM_SINCE.slice(1).flatMap((km, week) => WEEK(63 - 7 * week, km)),
  ];
  for (const run of rows) await addWorkout(app.db, { user_id: other.userId, ...run });
  const { body } = await other.call(askCoach, { body: { message: 'did I come back too soon?' } });
  const text = plainOf(body.response);
  expect(text).toMatch(/^By the kilometres and the fast runs, yes: too much too soon/);
  expect(text).toContain('3 interval runs in these two weeks');
});

test('whether easy runs are easy is yes or no to the very question', async () => {
  expect(await ask('easy runs too fast?')).toMatch(/^No, they are easy enough: 90% of the time/);
  expect(await ask('are my easy runs easy enough?')).toMatch(/^Yes, they are easy enough: 90%/);
});

test('a judgement of growth begins with yes or no, and tells both months', async () => {
  const month = (from: number, to: number) =>
    RUNS.filter(({ date }) => date <= ago(from) && date >= ago(to)).reduce(
      (sum, { distance_m }) => sum + Number(distance_m),
      0,
    ) / 4000;
  const shown = (km: number) => (Math.round(10 * km + 1e-6) / 10).toFixed(1);
  const text = await ask('am I increasing my mileage too fast?');
  expect(text).toMatch(/^(?:No|Yes|It is)/);
  expect(text).toContain(`${shown(month(0, 27))} km a week`);
  expect(text).toContain(`${shown(month(28, 55))} km of the four before`);
});

test('three days a week are planned with three runs', async () => {
  const text = await ask('I only have three days a week to run, what should I do?');
  expect(text).toMatch(/^On 3 days a week/);
  expect(text).toContain('3 runs');
});

test('the last long run before a race has its day, and the week before it seven', async () => {
  expect(await ask('when is my last long run before the Lake Half?')).toMatch(
    /^On about .*2 weeks before Lake Half/,
  );
  const week = await ask('what should I do the week before the Lake Half?');
  expect(week.match(/^- /gm) ?? week.match(/: (?:rest|easy|the |an )/g)).toHaveLength(8);
});

test('what anybody is told has the own figure beside it', async () => {
  const text = await ask('is strength training good for runners?');
  expect(text).toMatch(/^Yes\./);
  expect(text).toContain('Your log holds no strength workout');
});

test('a heart rate that is named is judged by the zones of the profile', async () => {
  const maximum = 185;
  // Zones 1 and 2 of the default profile: from 50 to below 70 % of the maximum.
  const [least, most] = [Math.ceil(0.5 * maximum), Math.ceil(0.7 * maximum) - 1];
  const tooHigh = await ask('is 160 too high for an easy run?');
  expect(tooHigh).toMatch(/^160 is too high for an easy run: it is Zone 4/);
  expect(tooHigh).toContain(`${least} to ${most} bpm`);
  expect(await ask(`is ${most} ok for an easy run?`)).toMatch(/is right for an easy run/);
  expect(await ask('is 200 ok for an easy run?')).toMatch(/above your maximum/);
});

test('a week that is named is held against the one that the race asks for', async () => {
  // The index of a marathon in 4:00:00 by Daniels and Gilbert, and Runalyze's week for it.
  const minutes = 240;
  const v = 42_200 / minutes;
  const index =
    (-4.6 + 0.182258 * v + 0.000104 * v ** 2) /
    (0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes));
  const wantedKm = Math.round(index ** 1.135);
  const text = await ask('is 55 km a week enough for a sub 4 marathon?');
  expect(text).toContain(`about ${wantedKm} km a week`);
  expect(text).toMatch(/^It will do/);
  expect(await ask('is 70 km a week enough for a sub 4 marathon?')).toMatch(/^Yes, 70.0 km/);
  expect(await ask('is 20 km a week enough for a sub 4 marathon?')).toMatch(/^Rather little/);
});

test('runs a week that are named are judged, and their own told', async () => {
  const text = await ask('are 3 runs a week enough for a half marathon?');
  expect(text).toMatch(/^3 runs a week are enough for that/);
  const lately = RUNS.filter(({ date }) => date > ago(28) && date <= TODAY).length / 4;
  expect(text).toContain(`You ran ${lately.toFixed(1)} times a week`);
});

test('a maximum by age is the mean of Nes, and a pace is judged by the paces of training', async () => {
  const text = await ask('is a max heart rate of 188 normal for someone of 38?');
  expect(text).toContain(`about ${Math.round(211 - 0.64 * 38)}`);
  const easy = /\d:\d\d to \d:\d\d/.exec(await ask('what are my training paces?'))?.[0] ?? '';
  const [fast = '', slow = ''] = easy.split(' to ');
  const judged = await ask(`is ${slow} fast for me?`);
  expect(judged).toMatch(new RegExp(`^For you ${slow} /km is easy`));
  expect(judged).toContain(`easy: ${fast} /km to ${slow} /km`);
});

test('a complaint that runners know is told as one, and never as a diagnosis', async () => {
  const text = await ask('Achilles a little sore in the morning. Keep running?');
  expect(text).toContain('nothing fast and no hills');
  expect(text).toContain('I cannot judge pain or illness');
});

test('the pace at the same heart rate is held against the four weeks before, and told per beat', async () => {
  const other = await app.addAthlete();
  for (const day of Array.from({ length: 56 }, (_, at) => at).filter((at) => at % 4 === 0)) {
    await addWorkout(app.db, {
      ...{ user_id: other.userId, date: ago(day), running_subtype: 'outdoor-easy' },
      ...{ distance_m: 10_000, duration_s: day < 28 ? 3400 : 3600, avg_heart_rate: 140 },
    });
  }
  const { body } = await other.call(askCoach, {
    body: { message: 'is my heart rate dropping at the same pace' },
  });
  const text = plainOf(body.response);
  expect(text).toMatch(/^Yes, it gets better: at the same heart rate you run \d\.\d% faster/);
  const mABeat = (seconds: number) => (10_000 / ((140 * seconds) / 60)).toFixed(2);
  expect(text).toContain(`The last four weeks: 5:40 /km at 140 bpm, ${mABeat(3400)} m a beat`);
  expect(text).toContain(`The four before: 6:00 /km at 140 bpm, ${mABeat(3600)} m a beat`);
});

test('one’s own week is held against what the next race wants', async () => {
  const lately = RUNS.filter(({ date }) => date > ago(28));
  const weekKm = lately.reduce((sum, { distance_m: m }) => sum + (m ?? 0) / 1000, 0) / 4;
  const enough = await ask('am I running enough');
  expect(enough).toMatch(/^(?:Yes, \S+ km a week is enough|It will do|Rather little) for /);
  expect(enough).toContain(
    `You run ${(Math.round(weekKm * 1000) / 1000).toFixed(1)} km a week on average of the last four.`,
  );
  expect(await ask('should I run more')).not.toMatch(/^Yes/);
});

test('when tired, what is hard on a day to come is left to how fresh one is by then', async () => {
  const answer = async (...messages: string[]) => {
    const chatHistory = messages
      .slice(0, -1)
      .map((content) => ({ role: 'user' as const, content }));
    const message = messages.at(-1) ?? '';
    return plainOf(
      (await athlete.call(askCoach, { body: { message, chatHistory } })).body.response,
    );
  };
  expect(await answer('I feel really tired', 'what instead')).toMatch(/^Half an hour easily/);
  expect(await answer('I feel really tired', 'so what do I drop')).toMatch(/^The hard ones first/);
  for (const day of ['monday', 'tuesday', 'thursday', 'friday', 'saturday']) {
    const said = await answer('I feel really tired', `still run on ${day}?`);
    const planned = /\b[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}: ([^.]*)/.exec(said)?.[1] ?? '';
    const isEasy = planned.startsWith('easy run') && !planned.includes('quick');
    expect(planned).not.toBe('');
    if (/^(?:rest|a day off)/.test(planned)) expect(said).toMatch(/^It is a day off anyway/);
    else expect(said).toMatch(isEasy ? /^Yes, if it stays easy/ : /^Only if you are fresh/);
  }
});
