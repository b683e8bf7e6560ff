import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import {
  type Athlete,
  createTestApp,
  TEST_NOW_MS,
  type TestApp,
} from '../../../testing/server/test-app.ts';
import { analyzeTraining } from '../../contract/coach.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import { addDays } from '../../domain/calendar.ts';
import { originsShownTo } from '../../domain/source-policy.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

const TODAY = '2026-03-18';
const ago = (days: number) => addDays(TODAY, -days);

let app: TestApp;
let athlete: Athlete;

beforeEach(async () => {
  app = await createTestApp();
  athlete = await app.register();
});

afterEach(() => app.close());

const log = async (workout: Partial<NewWorkoutRow>) =>
  (await addWorkout(app.db, { user_id: athlete.userId, ...workout })).id;

async function analyse(of = athlete): Promise<AnswerJson<typeof analyzeTraining>> {
  const { status, body } = await of.call(analyzeTraining, { body: {} });
  expect(status).toBe(200);
  return body;
}

describe('the analysis', () => {
  test('of an empty log says so, and what to log', async () => {
    const analysis = await analyse();
    expect(analysis).toMatchObject({
      overallAssessment: 'There is nothing in your log yet, so there is nothing to judge.',
      strengths: [],
      areasForImprovement: [],
      enoughData: false,
      workouts: [],
      from: ago(83),
      to: TODAY,
    });
    expect(analysis.specificRecommendations[0]).toBe(
      'Log your runs. 3 runs with date, time and distance are enough to begin.',
    );
    expect(analysis).not.toHaveProperty('trainingPlanFeedback');
    expect(analysis).not.toHaveProperty('racePreparation');
  });

  test('has the fields of the spec, and beside each sentence what it rests on', async () => {
    const long = await log({ date: ago(3), distance_m: 20_000, duration_s: 7200, zone2_s: 3000 });
    const easy = await log({ date: ago(5), zone2_s: 1000, zone3_s: 1000 });
    const other = await log({ date: ago(9), distance_m: 8000 });
    await addRace(app.db, { user_id: athlete.userId, date: ago(-20), target_time_s: 6600 });
    const analysis = await analyse();
    expect(analysis.overallAssessment).toMatch(/^You ran 38\.0 km in 3 runs and 3:40:00/);
    expect(analysis.areasForImprovement).toContain('No gels are noted for your 20.0 km run.');
    expect(analysis.specificRecommendations).toContain(
      'Take gels on long runs. Take 1 gel per 45 min: 2 on a run of 2:00:00.',
    );
    expect(analysis.trainingPlanFeedback).toContain('Your plan is 4-5 workouts a week');
    expect(analysis.racePreparation).toContain('City Half is in 20 days. Practise race pace');
    expect(analysis.racePreparation).toContain('a first guess from your last');

    const { evidence } = analysis;
    expect(evidence.areasForImprovement.map(({ text }) => text)).toEqual(
      analysis.areasForImprovement,
    );
    expect(evidence.specificRecommendations.map(({ title, text }) => `${title}. ${text}`)).toEqual(
      analysis.specificRecommendations,
    );
    expect(evidence.strengths.map(({ text }) => text)).toEqual(analysis.strengths);
    const gels = evidence.areasForImprovement.find(({ title }) => title === 'Fuel');
    expect(gels).toMatchObject({ priority: 'high', workoutIds: [long], workoutCount: 1 });
    expect(evidence.overallAssessment[0]?.workoutIds).toEqual([long, easy, other]);
    expect(analysis.workouts.map(({ id }) => id)).toEqual([long, easy, other]);
    expect(analysis.workouts[0]).toEqual({
      id: long,
      date: ago(3),
      workoutType: 'running',
      label: 'Run',
      distance: 20,
      durationSeconds: 7200,
    });
  });

  test('puts the urgent first', async () => {
    for (const days of [1, 3, 5])
      await log({ date: ago(days), distance_m: 18_000, duration_s: 6480 });
    for (const days of [30, 55]) await log({ date: ago(days) });
    await addRace(app.db, { user_id: athlete.userId, date: ago(-40), target_time_s: 5400 });
    const { evidence } = await analyse();
    const weights = { high: 0, medium: 1, low: 2 };
    for (const claims of [evidence.areasForImprovement, evidence.specificRecommendations]) {
      expect(claims.length).toBeGreaterThan(2);
      const order = claims.map(({ priority }) => (priority ? weights[priority] : 3));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    }
  });

  test('predicts from the latest runs, also where they are older than what is judged', async () => {
    const old = [];
    for (const days of [100, 120, 140]) old.unshift(await log({ date: ago(days) }));
    await addRace(app.db, { user_id: athlete.userId, date: ago(-40) });
    const analysis = await analyse();
    expect(analysis.enoughData).toBe(false);
    const prediction = analysis.evidence.racePreparation.find(
      ({ title }) => title === 'Prediction',
    );
    expect(prediction?.workoutIds).toEqual(old.toReversed());
    expect(analysis.workouts.map(({ id }) => id)).toEqual(old.toReversed());
  });

  test('knows nothing of other athletes, of deleted workouts and of those to come', async () => {
    const stranger = await app.register();
    for (const days of [1, 2, 3, 4]) {
      await log({ user_id: stranger.userId, date: ago(days) });
      await log({ date: ago(days), deleted_at: TEST_NOW_MS });
      await log({ date: ago(-days) });
    }
    await addRace(app.db, { user_id: stranger.userId, date: ago(-10) });
    const analysis = await analyse();
    expect(analysis.overallAssessment).toContain('There is nothing in your log yet');
    expect(analysis.workouts).toEqual([]);
    expect(analysis).not.toHaveProperty('racePreparation');
    // A foreign id in the body changes nothing.
    const { body } = await athlete.call(analyzeTraining, {
      rawBody: JSON.stringify({ userId: stranger.userId }),
      headers: { 'content-type': 'application/json' },
    });
    expect(body).toEqual(analysis);
    expect((await analyse(stranger)).overallAssessment).toContain('in 4 runs');
  });

  test('reads every source: the built-in coach may', async () => {
    const { sources } = originsShownTo('builtInCoach');
    for (const [index, source] of sources.entries()) await log({ source, date: ago(index + 1) });
    expect((await analyse()).overallAssessment).toContain(`in ${sources.length} runs`);
  });

  test('goes by the profile’s weekly frequency, and by the athlete’s own day', async () => {
    for (const days of [5, 7, 9, 12, 14, 16]) await log({ date: ago(days) });
    await app.db
      .updateTable('users')
      .set({ weekly_frequency: '2-3', time_zone: 'Pacific/Kiritimati' })
      .where('id', '=', athlete.userId)
      .execute();
    const analysis = await analyse();
    expect(analysis.trainingPlanFeedback).toContain('Your plan is 2-3 workouts a week');
    expect(analysis.to).toBe('2026-03-19');
  });

  test('of a log with thousands of workouts stays small and quick', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      user_id: athlete.userId,
      date: ago(index % 1000),
      workout_type: 'running' as const,
      sport: 'run' as const,
      duration_s: 3000,
      distance_m: 10_000,
      source: 'manual' as const,
      created_at: TEST_NOW_MS,
      updated_at: TEST_NOW_MS,
    }));
    for (let start = 0; start < rows.length; start += 500) {
      await app.db
        .insertInto('workouts')
        .values(rows.slice(start, start + 500))
        .execute();
    }
    const analysis = await analyse();
    const claims = Object.values(analysis.evidence).flat();
    expect(Math.max(...claims.map(({ workoutIds }) => workoutIds.length))).toBeLessThanOrEqual(30);
    expect(claims[0]?.workoutCount).toBe(84);
    expect(JSON.stringify(analysis).length).toBeLessThan(60_000);
  });
});
