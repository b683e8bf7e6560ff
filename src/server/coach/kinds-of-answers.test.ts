import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { addRace, addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { askCoach } from '../../contract/coach.ts';
import { readInsights } from '../../contract/insights.ts';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// Kinds of questions that were once answered as something else, their figures worked out a second time.

/** A Wednesday. */
const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

type Row = Partial<NewWorkoutRow> & { date: string };

/** Twelve weeks: a long run each Sunday, with gels on most, and two easy runs. */
const RUNS: Row[] = Array.from({ length: 12 }, (_, week) => week).flatMap((week) => [
  {
    date: ago(3 + 7 * week),
    running_subtype: 'outdoor-long' as const,
    ...{ distance_m: 20_000 + 500 * week, duration_s: 7200 + 180 * week },
    ...{ non_caffeinated_gels: week % 3, max_heart_rate: 170 + 2 * week },
    hydration_ml: week % 2 === 0 ? 600 : null,
  },
  { date: ago(1 + 7 * week), distance_m: 8000, duration_s: 2880, max_heart_rate: 160 },
  // Slow and far in time: a hike at a run's pace of its own.
  { date: ago(5 + 7 * week), distance_m: 9000, duration_s: week === 4 ? 12_000 : 3240 },
]);

const WEIGHTS = [
  [195, 70.2],
  [190, 69.8],
  [60, 72.4],
  [50, 72.9],
  [45, 73.0],
] as const;

beforeAll(async () => {
  app = await createTestApp();
  athlete = await app.addAthlete();
  for (const run of RUNS) await addWorkout(app.db, { user_id: athlete.userId, ...run });
  for (const [days, weight_kg] of WEIGHTS) {
    await addWeightEntry(app.db, { user_id: athlete.userId, date: ago(days), weight_kg });
  }
  for (const [name, inDays] of [
    ['Park Ten', 40],
    ['Lake Half', 80],
    ['Old Mile', 120],
  ] as const) {
    await addRace(app.db, { user_id: athlete.userId, name, date: ago(-inDays) });
  }
});
afterAll(() => app.close());

async function ask(message: string, who = athlete): Promise<string> {
  const { status, body } = await who.call(askCoach, { body: { message } });
  expect(status).toBe(200);
  return plainOf(body.response);
}

test('gels for a run to come go by the gels of one’s own long runs, and never below the rule', async () => {
  const text = await ask('how many gels do I carry for 28 km next Sunday');
  const paced = RUNS.reduce(
    (sum, { distance_m, duration_s }) => ({
      m: sum.m + Number(distance_m),
      s: sum.s + Number(duration_s),
    }),
    { m: 0, s: 0 },
  );
  const durationS = (28_000 * paced.s) / paced.m;
  const rates = RUNS.filter(({ non_caffeinated_gels: gels }) => gels)
    .map(
      ({ non_caffeinated_gels: gels, duration_s }) =>
        (22 * Number(gels) * 3600) / Number(duration_s),
    )
    .toSorted((one, other) => one - other);
  const middle = ((rates[3] ?? 0) + (rates[4] ?? 0)) / 2;
  expect(rates).toHaveLength(8);
  const own = Math.round((middle * durationS) / 3600 / 22);
  const gels = Math.max(own, Math.floor(durationS / 60 / 45));
  expect(text).toContain(`${gels} gels`);
  expect(text).toContain(`${Math.round(middle)} g of carbohydrate an hour`);
});

test('gels and drinks an hour are those of the runs that are asked about', async () => {
  const long = RUNS.filter(({ running_subtype, date }) => running_subtype && date > ago(28));
  const gels = long.reduce((sum, run) => sum + Number(run.non_caffeinated_gels), 0);
  const hours = long.reduce((sum, { duration_s }) => sum + Number(duration_s), 0) / 3600;
  expect(await ask('gels per hour on long runs')).toContain(
    `${(gels / hours).toFixed(1)} gels an hour on average over ${long.length} long runs`,
  );
  const drunk = long.filter(({ hydration_ml }) => hydration_ml);
  const drunkHours = drunk.reduce((sum, { duration_s }) => sum + Number(duration_s), 0) / 3600;
  expect(await ask('how much do I drink per hour on long runs')).toContain(
    `${Math.round((600 * drunk.length) / drunkHours)} ml an hour`,
  );
});

test('the longest by time is another one than the longest by distance', async () => {
  expect(await ask('what was my longest run by time')).toContain('Your longest run is 3:20:00');
  expect(await ask('what was my longest run')).toContain('Your longest run is 25.5 km');
});

test('runs whose maximum heart rate went over a limit are counted', async () => {
  const over = RUNS.filter(({ max_heart_rate }) => Number(max_heart_rate) > 180);
  expect(await ask('on how many runs did my max heart rate go over 180')).toContain(
    `${over.length} runs with a maximum heart rate over 180`,
  );
  expect(await ask('max heart rate went over 180')).toContain(
    `${over.length} runs with a maximum heart rate over 180`,
  );
});

test('weight of two stretches is compared by the mean of each', async () => {
  const text = await ask('did I weigh more in winter than in September');
  const winter = (72.4 + 72.9 + 73.0) / 3;
  const september = (70.2 + 69.8) / 2;
  expect(text).toContain(`${(winter - september).toFixed(1)} kg more`);
  expect(text).toContain(`${winter.toFixed(1)} kg on average`);
  expect(text).toContain('over 3 entries');
  expect(await ask('did I weigh more in May 2025 than in winter')).toContain(
    'There is no weight entry in May 2025',
  );
});

test('an order to write is told where it is done', async () => {
  for (const order of [
    'put me down for a rest day',
    'mark today as a rest day',
    'schedule a long run for Saturday',
    'please pencil in intervals tomorrow',
  ]) {
    expect(await ask(order)).toContain('I only read; I change nothing in your log.');
  }
});

test('the race after the next one is the second to come', async () => {
  expect(await ask('what is the race after the next one')).toContain('Lake Half is in 80 days');
  expect(await ask('when is my next race')).toContain('Park Ten is in 40 days');
});

test('the biggest weeks are told as many as are asked for', async () => {
  const text = await ask('what were my three biggest months');
  expect(text).toContain('Your three biggest months');
  expect(text.split('\n').filter((line) => / in \d+ runs, /.test(line))).toHaveLength(3);
});

test('a time beside a race’s distance is no pace, and a time alone asks for its distance', async () => {
  // 7,500 s over 21.1 km are 355.5 s/km, 572 s a mile.
  expect(await ask('half in 2:05 pace per mile')).toContain('2:05:00 for 21.1 km is 5:55 /km');
  expect(await ask('what pace do i need for 1:40')).toContain('A time alone has no pace');
});

test('a pace over a distance is held against a time', async () => {
  // 21,100 m at 320 s/km take 6,752 s, 28 s less than 1:53:00.
  const text = await ask('half marathon at 5:20, will that be under 1:53?');
  expect(text).toContain('Yes: 0:28 faster than 1:53:00.');
  expect(text).toContain('take 1:52:32');
  expect(await ask('10k at 5:04, is that sub 50')).toContain('No: 0:40 slower than 50:00.');
});

test('the weekday on which one is fastest is told by the pace of each', async () => {
  const paces = new Map<number, { s: number; m: number }>();
  for (const { date, duration_s, distance_m } of RUNS) {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const { s, m } = paces.get(weekday) ?? { s: 0, m: 0 };
    paces.set(weekday, { s: s + Number(duration_s), m: m + Number(distance_m) });
  }
  const [[weekday] = [0]] = [...paces].toSorted(
    ([, one], [, other]) => one.s / one.m - other.s / other.m,
  );
  const names = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];
  expect(await ask('which weekday am i fastest')).toContain(`fastest on ${names[weekday]}days`);
});

test('weekends against weekdays is told by what lies between them', async () => {
  const metres = (isWeekend: boolean) =>
    RUNS.filter(({ date }) => /[06]/.test(`${new Date(date).getUTCDay()}`) === isWeekend)
      .map(({ distance_m }) => Number(distance_m))
      .reduce((sum, each) => sum + each, 0);
  const more = ((metres(true) - metres(false)) / 1000).toFixed(1);
  expect(Number(more)).toBeGreaterThan(0);
  expect(await ask('do I run more on weekends or weekdays')).toContain(
    `${more} km more at weekends`,
  );
  expect(await ask('do I run more on Sundays')).not.toContain('more at weekends');
});

test('where there is no second one, a first one is not denied', async () => {
  expect(await ask('second longest run over 25 km')).toContain(
    'I found fewer than 2 runs over 25 km in your whole log.',
  );
});

test('what was gained is weight, and what may be done is counted by nobody', async () => {
  expect(await ask('how much have i gained since August 2025')).toContain('73.0 kg');
  expect(await ask('can i run two days in a row')).not.toContain('It happened');
  expect(await ask('how much should i increase per week')).toMatch(/^The 10 % rule/);
});

test('the share of Zone 2 in easy runs alone asks for nothing fast', async () => {
  const easy = await app.addAthlete();
  for (const daysAgo of [1, 3, 5]) {
    await addWorkout(app.db, {
      ...{ user_id: easy.userId, date: ago(daysAgo), running_subtype: 'outdoor-easy' },
      ...{ zone2_s: 2800, zone3_s: 200 },
    });
  }
  expect(await ask('time in zones on easy runs this month', easy)).not.toContain('faster run');
});

test('how to come back after a break is told of the break in the log', async () => {
  const back = await app.addAthlete();
  for (const daysAgo of [12, 14, 16, 18]) {
    await addWorkout(app.db, { user_id: back.userId, date: ago(daysAgo) });
  }
  const text = await ask('how do i come back after a break', back);
  // 100 - 2 x 12 % of 10 km.
  expect(text).toContain('You have not run for 12 days.');
  expect(text).toContain('An easy run of at most 7.6 km');
  expect(text).not.toContain('Pain');
});

test('a list of wishes is no day', async () => {
  expect(await ask('a marathon is on my Christmas list, how long would it take me')).not.toContain(
    'Dec',
  );
});

test('after a note of an illness dashboard, day, week and analysis all ask for rest', async () => {
  const ill = await app.addAthlete();
  for (const daysAgo of [4, 6, 8, 10, 13, 15]) {
    await addWorkout(app.db, { user_id: ill.userId, date: ago(daysAgo) });
  }
  await addWorkout(app.db, {
    user_id: ill.userId,
    date: ago(2),
    notes: 'Coming down with the flu',
  });
  const { body } = await ill.call(readInsights, { query: { of: 'day' } });
  expect(body.map(({ title }) => title)).toContain('Get well first');
  expect(await ask('what should I do today', ill)).toContain('Rest while you feel ill');
  expect(await ask('what should I do this week', ill)).toContain('rest while you feel ill');
  expect(await ask('how is my training going', ill)).toContain('Get well first');
  // Half of the usual 10 km.
  expect(await ask('I had the flu, when can I run again', ill)).toContain(
    'an easy run of at most 5.0 km',
  );
});

test('days bounded by a break are those of the break in the log', async () => {
  const back = await app.addAthlete();
  for (const daysAgo of [2, 4, 6, 40, 42, 44, 46, 53]) {
    await addWorkout(app.db, { user_id: back.userId, date: ago(daysAgo), distance_m: 7000 });
  }
  expect(await ask('how many km since my break', back)).toContain('21.0 km in 3 runs');
  expect(await ask('how many runs before my break', back)).toContain('5 runs');
  // 35 km in the two weeks from the first run to the last one before it.
  expect(await ask('average weekly km before my break', back)).toContain('17.5 km');
  expect(await ask('what is my longest break', back)).toContain('33 days');
});

test('a break that goes on has one number of days everywhere', async () => {
  const off = await app.addAthlete();
  for (const daysAgo of [30, 32, 34, 36]) {
    await addWorkout(app.db, { user_id: off.userId, date: ago(daysAgo) });
  }
  for (const question of [
    'what should I do today',
    'what is my longest break',
    'when did I last run',
  ]) {
    expect(await ask(question, off)).toContain('30 days');
  }
});

test('a month that is not over is named as one names it', async () => {
  expect(await ask('compare March with February')).toContain('March 2026 is not over');
});

test('whether a time was run is told by the record, with yes or no', async () => {
  const quick = await app.addAthlete();
  await addWorkout(app.db, {
    ...{ user_id: quick.userId, date: ago(9), distance_m: 10_000, duration_s: 2950 },
  });
  expect(await ask('have i ever run a sub 50 10k', quick)).toMatch(/^Yes, under 50:00\. .*49:10/);
  expect(await ask('did i ever break 45 minutes for 10k', quick)).toMatch(
    /^No, your log shows none under 45:00/,
  );
});

test('how many days a week to run follows from those that were run', async () => {
  const text = await ask('can I run every day');
  const days = new Set(RUNS.filter(({ date }) => date > ago(28)).map(({ date }) => date)).size;
  expect(text).toContain(`You ran on ${(days / 4).toFixed(1)} days a week`);
  expect(text).toContain('Keep a day without running');
  expect(text).not.toContain('doctor');
});

test('how a prediction moved is told by those of earlier days', async () => {
  const text = await ask('how has my 10k prediction changed');
  const told = text.split('\n').filter((line) => /^\w{3} \d+ \w{3}.*: \d/.test(line));
  expect(told.length).toBeGreaterThan(1);
  const today = /is (?<time>[\d:]+) today/.exec(text)?.groups?.time;
  expect(told.at(-1)).toContain(today);
  expect(await ask('predict my 10k')).toContain(String(today));
});

test('a note is looked for among the runs that are meant alone', async () => {
  const noted = await app.addAthlete();
  for (const [daysAgo, distance_m] of [
    [3, 12_000],
    [5, 6000],
  ] as const) {
    await addWorkout(app.db, {
      ...{ user_id: noted.userId, date: ago(daysAgo), distance_m },
      notes: 'Tired legs',
    });
  }
  expect(await ask('runs longer than 10k where the note says tired', noted)).toContain(
    '1 note of runs over 10 km holds “tired”',
  );
});

test('what is in no log is explained where the word is known', async () => {
  const text = await ask('whats vo2 max and what is mine');
  expect(text).toContain('most oxygen');
  expect(text).toContain('does not hold VO2 max');
});

test('days in a row without rest stand where too much is asked about', async () => {
  const busy = await app.addAthlete();
  for (let daysAgo = 1; daysAgo <= 9; daysAgo += 1) {
    await addWorkout(app.db, { user_id: busy.userId, date: ago(daysAgo) });
  }
  const text = await ask('am i overtraining', busy);
  expect(text).toContain('the 28 up to yesterday: 19');
  expect(text).toContain('9 days in a row');
  expect(await ask('what should I do today', busy)).toContain('A day off');
});

test('rest days and weeks up to a day begin with the log', async () => {
  const short = await app.addAthlete();
  for (const daysAgo of [1, 15, 17, 19, 21]) {
    await addWorkout(app.db, { user_id: short.userId, date: ago(daysAgo), distance_m: 5000 });
  }
  // 8 days from the first run, 4 of them with one.
  expect(await ask('how many rest days did I have before 5 March', short)).toContain(
    '4 days without',
  );
});

test('the rain of notes, a share of all runs and the hardest week are worked out from the rows', async () => {
  const noted = await app.addAthlete();
  const rows = Array.from({ length: 12 }, (_, at) => ({
    date: ago(2 * at),
    distance_m: 10_000,
    duration_s: 3000 + 40 * at,
    notes: at % 3 === 0 ? 'Rained all the way' : 'New trainers, dry',
    running_subtype: at % 4 === 0 ? ('outdoor-interval' as const) : ('outdoor-easy' as const),
    // Two hours in Zone 5, three weeks ago.
    zone5_s: at === 9 ? 7200 : 0,
    zone2_s: at === 9 ? 0 : 3000,
  }));
  for (const row of rows) await addWorkout(app.db, { user_id: noted.userId, ...row });
  const paceOf = (isWet: boolean) => {
    const meant = rows.filter(({ notes }) => notes.startsWith('Rain') === isWet);
    const seconds =
      meant.reduce((sum, { duration_s }) => sum + duration_s, 0) / (10 * meant.length);
    return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} /km`;
  };
  const compared = await ask('was I slower in the rain', noted);
  expect(compared).toContain(`${paceOf(true)}, `);
  expect(compared).toContain(`the ${paceOf(false)} from the runs without “rain” in the note`);
  expect(await ask('how many runs in the rain', noted)).toContain('You did 4 runs');
  expect(await ask('how many of my runs are intervals', noted)).toContain(
    '25% of your runs in your whole log are interval runs: 3 of 12',
  );
  const mostGels = Math.max(...RUNS.map(({ non_caffeinated_gels }) => non_caffeinated_gels ?? 0));
  expect(await ask('most gels in one run')).toContain(`${mostGels} gels`);
  const monday = startOfWeek(ago(18), 'sunday');
  expect(await ask('hardest week', noted)).toContain(`/${Number(monday.slice(8))} `.slice(1));
});

test('a time without a race is held against the race with a target near it', async () => {
  const who = await app.addAthlete();
  for (const run of RUNS) await addWorkout(app.db, { user_id: who.userId, ...run });
  for (const [name, inDays, distance_m, target_time_s] of [
    ['Quay Half', 25, 21_097.5, 6600],
    ['Hill Marathon', 140, 42_195, 14_340],
  ] as const) {
    const date = ago(-inDays);
    await addRace(app.db, { user_id: who.userId, name, date, distance_m, target_time_s });
  }
  expect(await ask('is sub 4 realistic?', who)).toContain('Hill Marathon, 42.2 km');
  expect(await ask('can I break 1:50?', who)).toContain('Quay Half, 21.1 km');
});

test('mile splits are told for each mile, and others by fives', async () => {
  const miles = await ask('mile splits for a 1:50 half please');
  // A half is told as 21.1 km here: 6600 s over 13.111 miles are 503.40 s each.
  for (const [mile, clock] of [
    [1, '8:23'],
    [7, '58:44'],
    [10, '1:23:54'],
  ]) {
    expect(miles).toContain(`${mile} mi: ${clock}`);
  }
  expect(await ask('5 km splits for a 1:50 half')).not.toContain('\n- 1 km');
});

test('what is left out of a question is said before the answer', async () => {
  const answer = await ask(
    "what's a tempo run exactly? I keep logging them but I doubt I do it right",
  );
  expect(answer).toMatch(/^Your question by itself, leaving out “I keep logging them but I doubt/);
  expect(answer).toContain('A tempo run is steady');
  expect(await ask("what's a tempo run exactly?")).not.toContain('leaving out');
});
