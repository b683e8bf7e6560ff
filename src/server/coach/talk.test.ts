import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askInTurn } from '../../../testing/server/ask-in-turn.ts';
import { addRace, addRecordedWorkout, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

/** What follows a first answer, on Wednesday 18 March 2026: each figure is that of rows written here. */
let app: TestApp;
let athlete: Athlete;
let longest: number;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const log = async (workout: Partial<NewWorkoutRow>) =>
  (
    await addWorkout(app.db, {
      ...{ user_id: athlete.userId, running_subtype: 'outdoor-easy' },
      ...workout,
    })
  ).id;

beforeEach(async () => {
  athlete = await app.addAthlete();
  const stranger = await app.addAthlete();
  await addWorkout(app.db, { user_id: stranger.userId, date: '2026-03-17', distance_m: 99_000 });
  const pair = { user_id: athlete.userId, name: 'Blue pair', created_at: 0 };
  const [shoe] = await app.db.insertInto('shoes').values(pair).returning('id').execute();
  longest = (
    await addRecordedWorkout(app.db, {
      ...{ user_id: athlete.userId, date: '2026-03-08', distance_m: 21_100, duration_s: 6762 },
      ...{ avg_heart_rate: 164, max_heart_rate: 176, caffeinated_gels: 1, non_caffeinated_gels: 2 },
      ...{ hydration_ml: 450, calories: 1500, effort: 8, notes: 'Cold <wind> on the bridge' },
      ...{ shoe_id: shoe?.id ?? null, running_subtype: 'outdoor-long', zone2_s: 600, zone3_s: 60 },
    })
  ).id;
  await app.db
    .updateTable('workout_recordings')
    .set({ ascent_m: 148, cadence_s: 100, cadence_times_s: 17_200 })
    .where('workout_id', '=', longest)
    .execute();
  await log({ date: '2026-03-10', distance_m: 8000, duration_s: 2880, avg_heart_rate: 130 });
  await log({ date: '2026-03-12', distance_m: 10_000, duration_s: 3500, avg_heart_rate: 150 });
  await log({ date: '2026-03-17', distance_m: 6000, duration_s: 2220, caffeinated_gels: 1 });
});

/** The answer to the last message, in plain words. */
async function talk(...messages: string[]): Promise<string> {
  const { source, text } = await askInTurn(athlete, messages);
  expect(source).not.toMatch(/NaN|undefined|null|Infinity|99/);
  return text.replaceAll('\u00a0', ' ');
}

describe('one figure of the workout that was told', () => {
  test.each([
    ['what was my hr', 'Your heart rate was 164 bpm on average, 176 at most.'],
    ['how many gels did i have', 'You took 3 gels on it, 1 of them with caffeine.'],
    ['how much did i drink', 'You drank 450 ml on it.'],
    ['calories?', 'You burned 1,500 kcal on it.'],
    ['slow was it?', 'You ran it at 5:20 /km.'],
    ['how long did it take', 'It took 1:52:42.'],
    ['how far was it', 'It was 21.1 km long.'],
    ['when was that', 'It was on Sun 8 Mar, 10 days ago.'],
    ['climb?', 'You climbed 148 m on it.'],
    ['cadence', 'Your cadence was 172 steps a minute on average.'],
    ['shoes?', 'You wore Blue pair.'],
    ['what did i write about it', 'You wrote: “Cold <wind> on the bridge”'],
    ['how hard was it', 'You gave it 8 of 10.'],
    ['time in zones', 'In zones: Zone 1 0:00 (0%), Zone 2 10:00 (91%), Zone 3 1:00 (9%)'],
  ])('“%s” begins with it', async (next, told) => {
    expect((await talk('longest run this year', next)).startsWith(told)).toBe(true);
  });

  test('is said to be missing where it is not noted', async () => {
    expect(await talk('my last run', 'what was my hr')).toContain('No heart rate is noted for it.');
    expect(await talk('my last run', 'shoes?')).toContain('No pair is noted for it.');
    expect(await talk('my last run', 'notes?')).toContain('You wrote nothing about it.');
  });

  test('is that of the workout of its rank, and of the one before', async () => {
    const second = await talk('longest run this year', 'and the second?', 'heart rate?');
    expect(second).toContain('Your heart rate was 150 bpm on average');
    expect(await talk('my last run', 'the one before', 'how far was it')).toContain('10.0 km long');
  });

  test('of a ride is its speed', async () => {
    await log({
      ...{ date: '2026-03-14', workout_type: 'cross', sport: 'cycling', running_subtype: null },
      ...{ distance_m: 30_000, duration_s: 3600 },
    });
    expect(await talk('my longest ride', 'average speed')).toContain('Your speed was 30.0 km/h.');
  });

  test('of a race is that of its run, with the time of the race itself', async () => {
    await addRace(app.db, {
      ...{ user_id: athlete.userId, name: 'Riverside Half', date: '2026-03-08', completed: 1 },
      ...{ distance_m: 21_100, target_time_s: 6900, actual_time_s: 6750 },
    });
    const first = 'how did the riverside half go';
    expect(await talk(first, 'how many gels did i have')).toContain('You took 3 gels on it');
    expect(await talk(first, 'what was my time')).toContain('You ran it in 1:52:30.');
    expect(await talk(first, 'hr', 'shoes')).toContain('You wore Blue pair.');
  });

  test('of a day with two workouts is told of each', async () => {
    await log({
      date: '2026-03-17',
      workout_type: 'strength',
      sport: 'strength',
      distance_m: null,
    });
    const told = await talk('what did i do yesterday', 'how many gels');
    expect(told).toContain('1 gel');
    expect(told.split('\n').filter((line) => line.includes('Tue 17 Mar'))).toHaveLength(2);
  });
});

describe('one workout against others', () => {
  test('the one before', async () => {
    const told = await talk('my last run', 'was it faster than the one before');
    // 6:10 against 5:50 a kilometre.
    expect(told).toContain('20 s/km slower than before: 6:10 /km against 5:50 /km');
    expect(told).toContain('4.0 km shorter than before: 6.0 km against 10.0 km');
  });

  test('what is usual takes three of its kind', async () => {
    expect(await talk('my last run', 'was it slow')).toContain('I cannot say');
    await log({ date: '2026-03-01', distance_m: 10_000, duration_s: 3620 });
    // 8, 10 and 10 km in 2880, 3500 and 3620 seconds are 5:57 a kilometre.
    expect(await talk('my last run', 'was it slow')).toContain(
      '13 s/km slower than before: 6:10 /km against 5:57 /km, over 3 workouts',
    );
  });
});

describe('some workouts', () => {
  test('a superlative is looked for among them alone', async () => {
    expect(await talk('my last 3 runs', 'which was the fastest')).toContain('5:50 /km');
    const lowest = await talk(
      'runs over 7 km this year',
      'which of them had the lowest heart rate',
    );
    expect(lowest).toContain('lowest heart rate is that of Tue 10 Mar: 130 bpm on average');
    const few = await talk('my last 2 runs', 'which of them had the lowest heart rate');
    expect(few).toContain('150 bpm');
  });

  test('what is added up of a list of the whole log is of the whole log', async () => {
    await log({ date: '2025-06-01', distance_m: 5000, duration_s: 1800 });
    const told = await talk('list all easy runs', 'total time');
    // 2880, 3500, 2220 and 1800 seconds
    expect(told).toContain('You spent 2:53:20 on 4 easy runs in your whole log');
  });

  test('since then begins on the day after', async () => {
    const told = await talk('longest run this year', 'how many gels since then');
    expect(told).toContain('You took 1 gel in 3 runs after 8 March 2026');
    const runs = await talk('longest run this year', 'how many km since then');
    expect(runs).toContain('You ran 24.0 km in 3 runs');
  });

  test('of two stretches of days the one with more of a kind', async () => {
    await log({ date: '2026-02-08', running_subtype: 'outdoor-long', distance_m: 15_000 });
    await log({ date: '2026-02-15', running_subtype: 'outdoor-long', distance_m: 15_000 });
    const told = await talk(
      ...['how far did i run in february', 'and in march', 'which of the two had more long runs'],
    );
    expect(told).toContain('Long runs: 1, before 2');
  });
});

test('a zone, a pace sum and a term lead on to what follows from them', async () => {
  const zone = await talk('what is zone 2 for me', 'how much time did i spend there this month');
  expect(zone).toContain('10:00 in Zone 2, 91% of it.');
  expect(await talk('time in zone 2 this month', 'share of total?')).toMatch(
    /^91% of the time in zones: 10:00 in Zone 2/,
  );
  expect(await talk('pace for 3:59 marathon', 'halfway time then')).toContain('take 1:59:30');
  expect(await talk('what pace is 45 min 10k', 'and 50')).toContain('50:00 for 10 km is 5:00 /km');
  expect(await talk('what is cadence', 'whats mine')).toContain('172 a minute');
});

test('a result leads on to a prediction that rests on it alone', async () => {
  const told = await talk('24:10 for 5 km pace', 'what 10k would that give me');
  expect(told).toContain('10 km from 5 km in 24:10: ');
});

test('what refers back and is not found is refused with what it was taken to go on from', async () => {
  const told = await talk('longest run this year', 'was that a good run');
  expect(told).toContain('I cannot answer that.');
  expect(told).toContain('I took it to go on from “longest · runs · this year”');
  expect(await talk('what should i do today', 'how many gels did i take')).toContain(
    'I cannot answer that.',
  );
});

describe('what one run was besides its figures', () => {
  test('whether it was a race, by Race Goals or as it is marked', async () => {
    const asked = ['longest run this year', 'was that in a race'] as const;
    expect(await talk(...asked)).toContain('No, it belongs to no race');
    await addRace(app.db, {
      ...{ user_id: athlete.userId, name: 'River Half', date: '2026-03-08', completed: 1 },
      ...{ distance_m: 21_100, workout_id: longest },
    });
    expect(await talk(...asked)).toContain('Yes, it was River Half');
  });

  test('how it felt, by effort, feel and note', async () => {
    await app.db
      .updateTable('workouts')
      .set({ feel: 'strong' })
      .where('id', '=', longest)
      .execute();
    const told = await talk('longest run this year', 'and how did I feel after');
    expect(told).toContain('You marked it as strong. You gave it 8 of 10.');
    expect(told).toContain('You wrote: “Cold <wind> on the bridge”');
    const bare = await talk('my last run', 'how did it feel');
    expect(bare).toContain('your log cannot tell');
  });

  test('the best outside races', async () => {
    const raced = await log({ date: '2026-03-05', distance_m: 10_000, duration_s: 3000 });
    await addRace(app.db, {
      ...{ user_id: athlete.userId, name: 'City 10', date: '2026-03-05', completed: 1 },
      ...{ distance_m: 10_000, actual_time_s: 3000, workout_id: raced },
    });
    const told = await talk('fastest 10k', 'whats my best one in training then');
    expect(told).toContain('58:20');
    expect(told).not.toContain('50:00');
  });
});

describe('the days of the biggest week', () => {
  test('are listed and added up alone', async () => {
    // From Sunday 8 to Saturday 14 March: 21.1, 8 and 10 km; 6 km are of the next one.
    const list = await talk('biggest week this year', 'what was in it');
    expect(list).toMatch(/12 Mar.*10\.0 km/s);
    expect(list).not.toContain('17 Mar');
    expect(await talk('biggest week this year', 'what was in it', 'how many gels')).toContain(
      'You took 3 gels in 3 runs',
    );
  });
});

test('a time without a run is told with its days, and no reason for it', async () => {
  for (const day of ['01-29', '02-01', '02-04', '02-07', '02-10']) {
    await log({ date: `2026-${day}`, distance_m: 5000 });
  }
  const told = await talk('was i ill in february');
  expect(told).toContain('25 days without a run');
  expect(told).toMatch(/on Tue 10 Feb, then the first one again on Sun 8 Mar/);
  expect(await talk('was i ill in february', 'how many days was that')).toContain('25 days');
});

test('with whom one runs is compared with all other runs, and what hurts stands before a plan', async () => {
  await log({ date: '2026-03-02', distance_m: 10_000, duration_s: 3900, notes: 'With Priya' });
  const told = await talk('how often do i run with Priya', 'are we faster together or am i alone');
  expect(told).toContain('6:30 /km');
  const plan = await talk('my knee hurts since Tuesday', 'can i do the long run tomorrow');
  expect(plan).toMatch(/^Not if it hurts while you run/);
});

test('a plan by week tells the week or the month that is asked for first', async () => {
  for (let day = 1; day <= 17; day += 2) {
    const date = `2026-03-${String(day).padStart(2, '0')}`;
    await log({ date, distance_m: 9000, duration_s: 3240 });
    await log({ date: date.replace('-03-', '-02-'), distance_m: 9000, duration_s: 3240 });
  }
  const ofRace = { user_id: athlete.userId, name: 'Town Half', distance_m: 21_100 };
  await addRace(app.db, { ...ofRace, date: '2026-05-24' });
  const plan = 'training plan for my next race';
  expect(await talk(plan, 'what about week 3')).toMatch(/^Week 3 of \d+, from Mon /);
  expect(await talk(plan, 'what about week 3', 'and the week after')).toMatch(/^Week 4 of /);
  expect(await talk(plan, 'and the last week?')).toMatch(/^Week \d+ of \d+, .* race week/);
  expect(await talk(plan, 'week 40')).toMatch(/^The plan has \d+ weeks, and no week 40/);
  expect(await talk(plan, 'what do i do in april')).toMatch(/^In April 2026:/);
});

test('a time that is aimed at stands in the place of the target of the race', async () => {
  const ofRace = { user_id: athlete.userId, name: 'Town Half', distance_m: 21_100 };
  await addRace(app.db, { ...ofRace, date: '2026-05-24', target_time_s: 7200 });
  const told = await talk('is 1:35 realistic for a half', 'what would I have to change');
  expect(told).toContain('Target 1:35:00');
});

test('what is said of the run of a day is taken up first', async () => {
  await log({ date: '2026-03-16', distance_m: 9000, duration_s: 3240 });
  const first = 'should I rest today';
  expect(await talk(first, 'but I rested yesterday already')).toMatch(
    /^Your log has 1 workout for yesterday, Tue 17 Mar\./,
  );
  expect(await talk(first, "I've only got the treadmill")).toMatch(/^On the treadmill the same,/);
});

test('a mean of what was run in races goes by those runs alone', async () => {
  const ofRace = { user_id: athlete.userId, name: 'Town Half', date: '2026-03-08' };
  await addRace(app.db, { ...ofRace, distance_m: 21_100, completed: 1, workout_id: longest });
  const told = await talk('average heart rate this year', 'and in the races');
  expect(told).toMatch(/^Your average heart rate is 164 bpm over 1 run in races/);
  expect(await talk('average heart rate in my races')).toMatch(/164 bpm/);
});
