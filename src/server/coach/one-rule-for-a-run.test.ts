import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainOf } from '../../../testing/domain/plain-of.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import { analyzeTraining, askCoach } from '../../contract/coach.ts';
import { readInsights } from '../../contract/insights.ts';
import { readPeriodRuns } from '../../contract/period-runs.ts';
import { readPredictions } from '../../contract/prediction.ts';
import { createRace } from '../../contract/races.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { addDays } from '../../domain/calendar.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

// One log with runs, and the same with walks, hikes, rides, swims, strength and a wheelchair outing
// among them, each longer, faster or harder than any run. Nothing that says run may differ.

/** A Wednesday. */
const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

const RUNS: Partial<NewWorkoutRow>[] = [
  ...[1, 3, 8, 10, 15, 17, 22, 24, 50, 52, 54, 380].map((days) => ({
    date: ago(days),
    running_subtype: 'outdoor-easy' as const,
    distance_m: 8000 + 10 * days,
    duration_s: 2700 + days,
    avg_heart_rate: 140 + (days % 7),
    zone2_s: 1500,
    zone3_s: 600,
    hydration_ml: 300,
    calories: 500,
  })),
  {
    date: ago(12),
    running_subtype: 'outdoor-long',
    distance_m: 18_000,
    duration_s: 6300,
    caffeinated_gels: 1,
  },
];

const OTHERS: Partial<NewWorkoutRow>[] = [
  { workout_type: 'running', sport: 'walk' },
  { workout_type: 'running', sport: 'walk', running_subtype: 'treadmill' },
  { workout_type: 'running', sport: 'hike', distance_m: 42_000, duration_s: 40_000 },
  { workout_type: 'running', sport: 'wheelchair', distance_m: 42_195, duration_s: 6000 },
  { workout_type: 'cross', sport: 'cycling', distance_m: 120_000, duration_s: 12_000 },
  { workout_type: 'cross', sport: 'swim', distance_m: 3000, duration_s: 4000 },
  { workout_type: 'strength', sport: 'strength', distance_m: null, duration_s: 3600 },
];

let app: TestApp;
let runner: Athlete;
let allRounder: Athlete;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  runner = await app.addAthlete();
  allRounder = await app.addAthlete();
  for (const { userId: user_id } of [runner, allRounder]) {
    for (const run of RUNS) await addWorkout(app.db, { user_id, ...run });
    await addRace(app.db, { user_id, name: 'River Half', date: ago(-40), distance_m: 21_100 });
  }
  for (const days of [0, 2, 9, 16, 23, 51, 53, 379]) {
    for (const other of OTHERS) {
      await addWorkout(app.db, {
        user_id: allRounder.userId,
        date: ago(days),
        avg_heart_rate: 190,
        zone5_s: 3000,
        hydration_ml: 5000,
        caffeinated_gels: 9,
        calories: 3000,
        ...other,
      });
    }
  }
});

const paramsOf = (athlete: Athlete) => ({ userId: String(athlete.userId) });

test('the summary’s runs, distance, pace and heart rate', async () => {
  for (const period of ['30', '90', '365', 'year']) {
    const told = async (athlete: Athlete) => {
      const { body } = await athlete.call(readSummary, {
        params: paramsOf(athlete),
        query: { period },
      });
      const ofRuns = (stretch: typeof body.period) => ({
        runs: stretch.runs,
        distance: stretch.totalDistance,
        seconds: stretch.secondsByType.running,
        pace: stretch.avgPaceSPerKm,
        heartRate: stretch.avgHeartRate,
      });
      const { weeklyRuns, totalDistance, avgPace, avgHeartRate } = body;
      return {
        shown: { weeklyRuns, totalDistance, avgPace, avgHeartRate },
        period: ofRuns(body.period),
        previous: ofRuns(body.previous),
      };
    };
    expect(await told(allRounder)).toEqual(await told(runner));
  }
});

test('the weeks’ runs and kilometres of running', async () => {
  const told = async (athlete: Athlete) => {
    const { body } = await athlete.call(readWeeks, { params: paramsOf(athlete) });
    return body.map(({ from, runs, runningDistance }) => ({ from, runs, runningDistance }));
  };
  expect(await told(allRounder)).toEqual(await told(runner));
});

/** Runs by what they are, since the two logs number theirs differently. */
const byFacts = (run: { date: string; durationSeconds: number; distance: number | null }) =>
  `${run.date} ${run.distance} km ${run.durationSeconds} s`;

test('the runs of a period, the best pace and the predictions', async () => {
  const told = async (athlete: Athlete) => {
    const params = paramsOf(athlete);
    const { body } = await athlete.call(readPeriodRuns, { params, query: { period: '30' } });
    const predicting = await athlete.call(readPredictions, { params });
    return {
      paced: body.pacedRuns.map(byFacts),
      best: body.bestPace && byFacts(body.bestPace),
      before: body.previousBestPace && byFacts(body.previousBestPace),
      recent: body.recentRuns.map(byFacts),
      predicting: predicting.body.predictions.map(({ seconds, pieces }) => [
        seconds,
        pieces.length,
      ]),
    };
  };
  expect(await told(allRounder)).toEqual(await told(runner));
});

test('the trainer’s running distance, heart rate and number of runs', async () => {
  const told = async (athlete: Athlete) => {
    const trainerUrl = await trainerTokenOf(app, athlete.userId);
    const { body } = await app.call(readTrainerView, { params: { trainerUrl } });
    const { runs, runningDistance, avgRunningHeartRate } = body.totals;
    return { runs, runningDistance, avgRunningHeartRate };
  };
  expect(await told(allRounder)).toEqual(await told(runner));
});

test('a walk is no result of a race', async () => {
  const walk = await addWorkout(app.db, { user_id: runner.userId, sport: 'walk' });
  const { status, body } = await runner.call(createRace, {
    body: {
      name: 'Park Ten',
      date: ago(1),
      distance: 10,
      targetTime: '0:50',
      notes: null,
      completed: true,
      actualTime: null,
      workoutId: walk.id,
    },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'The chosen run is not in your log' });
});

/** What the analysis says of other things than running. */
const NOT_OF_RUNNING =
  /workout|strength|trained|your plan|things? (?:goes?|go) well|hard day|nothing asks/i;

test('the advice and the analysis, but for what they say of all workouts', async () => {
  const told = async (athlete: Athlete) => {
    const insights = (await athlete.call(readInsights)).body;
    const analysis = (await athlete.call(analyzeTraining, { body: {} })).body;
    const claims = Object.values(analysis.evidence).flat();
    const running = claims.filter(({ title, text }) => !NOT_OF_RUNNING.test(`${title} ${text}`));
    return {
      insights: insights.map(({ title, message, basis }) => ({ title, message, basis })),
      running: running.map(({ title, text, basis }) => ({ title, text, basis })),
    };
  };
  const alone = await told(runner);
  expect(alone.insights.length).toBeGreaterThan(0);
  expect(alone.running.length).toBeGreaterThan(6);
  expect(await told(allRounder)).toEqual(alone);
});

const QUESTIONS = [
  'How much did I run this week?',
  'How far did I run this month?',
  'How many runs did I do this year?',
  'How many km this year?',
  'How long did I run in the last 30 days?',
  'calories of my runs this month',
  'How many gels did I take on my runs this month?',
  'how much did I drink on my runs this month',
  'What is my average pace this month?',
  'average heart rate this month',
  'average heart rate of my last 5 runs',
  'average distance of my runs this year',
  'What is my longest run?',
  'What was my fastest run?',
  'fastest 10k',
  'fastest marathon',
  'hardest run',
  'What was my last run?',
  'Show my last 5 runs',
  'What was my biggest week?',
  'biggest month',
  'How much do I run per week?',
  'Compare this month with last month',
  'Compare this year with last year',
  'Am I getting faster?',
  'How much time in Zone 2 this month?',
  'Predict my 10k',
  'Predict a marathon',
  'Am I ready for my next race?',
  'How do I taper?',
  'How many gels do I need for a half marathon?',
  'Fuel for a long run',
  'pace on the treadmill this year',
];

/** Walks and hikes stand on a line of their own, which is not said of runs. */
const BESIDE = /^Beside them .* which are no runs\.$/m;

test.each(QUESTIONS)('“%s” is answered alike', async (message) => {
  const told = async (athlete: Athlete) => {
    const { body } = await athlete.call(askCoach, { body: { message, chatHistory: [] } });
    return plainOf(body.response)
      .replace(BESIDE, '')
      .replaceAll(/\n{2,}/g, '\n')
      .trim();
  };
  const alone = await told(runner);
  expect(alone).not.toMatch(/I did not understand/);
  expect(await told(allRounder)).toBe(alone);
});

test('walks are answered on a line of their own, and when they are asked for', async () => {
  const ask = async (message: string) => {
    const { body } = await allRounder.call(askCoach, { body: { message, chatHistory: [] } });
    return plainOf(body.response);
  };
  expect(await ask('How much did I run this week?')).toContain(
    'Beside them 6 walks and hikes, 124.0 km, which are no runs.',
  );
  expect(await ask('How far did I walk this week?')).toContain('40.0 km in 4 walks');
});
