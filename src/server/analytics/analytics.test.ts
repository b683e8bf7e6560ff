import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';

const app = await openTestApp();
let athlete: Athlete;

beforeEach(async () => {
  athlete = await app.addAthlete();
});

async function log(...workouts: Partial<NewWorkoutRow>[]): Promise<void> {
  for (const workout of workouts) {
    await addWorkout(app.db, { user_id: athlete.userId, date: '2026-03-18', ...workout });
  }
}

const STRENGTH = { workout_type: 'strength', sport: 'strength', distance_m: null } as const;

const summary = async (period = '30', of = athlete) =>
  (await of.call(readSummary, { params: { userId: String(of.userId) }, query: { period } })).body;
const weeks = async (count = '8', of = athlete) =>
  (await of.call(readWeeks, { params: { userId: String(of.userId) }, query: { weeks: count } }))
    .body;

describe('the summary', () => {
  test('of an empty log is noughts, and no pace and no heart rate', async () => {
    expect(await summary()).toMatchObject({
      weeklyRuns: 0,
      totalDistance: 0,
      avgPace: null,
      avgHeartRate: null,
      today: '2026-03-18',
      period: { days: 30, from: '2026-02-17', to: '2026-03-18', workouts: 0, totalSeconds: 0 },
      previous: { days: 30, from: '2026-01-18', to: '2026-02-16', workouts: 0 },
    });
  });

  test('adds distance and time, and divides time by distance for the pace', async () => {
    await log(
      { distance_m: 10_000, duration_s: 3000, avg_heart_rate: 150, zone2_s: 90 },
      { distance_m: 5000, duration_s: 2000, avg_heart_rate: 170, date: '2026-02-17' },
      { ...STRENGTH, duration_s: 1800, avg_heart_rate: 100 },
      { distance_m: 7000, duration_s: 2100, date: '2026-02-16' },
    );
    const { period, previous, ...shown } = await summary();
    expect(shown).toMatchObject({
      weeklyRuns: 1,
      weeklyWorkouts: 2,
      totalDistance: 15,
      avgPace: '5:33',
      avgHeartRate: 158,
    });
    expect(period).toMatchObject({ runs: 2, workouts: 3, totalSeconds: 6800 });
    expect(period.secondsByType).toEqual({ running: 5000, walking: 0, strength: 1800, cross: 0 });
    expect(period.zoneMinutes).toEqual([0, 1.5, 0, 0, 0]);
    expect(previous).toMatchObject({ runs: 1, totalDistance: 7, avgPaceSPerKm: 300 });
  });

  test('a walk and a hike are no runs; they have numbers of their own', async () => {
    await log(
      { distance_m: 10_000, duration_s: 3000 },
      { sport: 'walk', distance_m: 4000, duration_s: 3600 },
      { sport: 'hike', distance_m: 12_000, duration_s: 9000 },
    );
    const { period, ...shown } = await summary();
    expect(shown).toMatchObject({
      weeklyRuns: 1,
      weeklyWorkouts: 1,
      totalDistance: 10,
      avgPace: '5:00',
    });
    expect(period).toMatchObject({ workouts: 3, runs: 1, walks: 2, walkingDistance: 16 });
  });

  test('this week is told up to today, whatever is dated later in it', async () => {
    await log({ date: '2026-03-15' }, { date: '2026-03-19' }, { ...STRENGTH, date: '2026-03-20' });
    expect(await summary()).toMatchObject({ weeklyRuns: 1, weeklyWorkouts: 1 });
    expect((await weeks('1')).map((week) => [week.runs, week.strengthSeconds])).toEqual([[1, 0]]);
  });

  test('this week is told also where the period is shorter', async () => {
    await log({ date: '2026-03-15' }, { date: '2026-03-16' });
    expect(await summary('1')).toMatchObject({ weeklyRuns: 2, totalDistance: 0 });
  });

  test('of this year begins on 1 January, beside last year up to the same day', async () => {
    await log(
      { date: '2026-01-01', distance_m: 8000 },
      { date: '2025-12-31', distance_m: 5000 },
      { date: '2025-03-19', distance_m: 5000 },
      { date: '2025-03-18', distance_m: 6000 },
      { date: '2024-12-31', distance_m: 5000 },
    );
    expect(await summary('year')).toMatchObject({
      totalDistance: 8,
      period: { span: 'year', days: 77, from: '2026-01-01', to: '2026-03-18', runs: 1 },
      previous: { span: 'year', from: '2025-01-01', to: '2025-03-18', totalDistance: 6 },
    });
  });

  test('adds tenths of kilometres without the noise of binary fractions', async () => {
    await log({ distance_m: 10_100 }, { distance_m: 20_200 }, { distance_m: 30_600.1 });
    expect((await summary()).totalDistance).toBe(60.9001);
  });

  test('leaves deleted workouts and other athletes out', async () => {
    const stranger = await app.register();
    await log({}, { deleted_at: TEST_NOW_MS }, { user_id: stranger.userId });
    expect(await summary()).toMatchObject({ totalDistance: 10, period: { workouts: 1 } });
    const asked = await stranger.call(readSummary, { params: { userId: String(athlete.userId) } });
    expect(asked.status).toBe(404);
  });

  test('refuses a period that is no number of days', async () => {
    const params = { userId: String(athlete.userId) };
    for (const period of ['0', '-1', '1.5', 'month', '99999']) {
      const refused = await athlete.call(readSummary, { params, query: { period } });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ message: 'period must be between 1 and 3660, or year' });
    }
  });
});

describe('today is the athlete’s own day', () => {
  test('late in the evening it differs around the world', async () => {
    app.clock.set(Date.UTC(2026, 2, 18, 11, 30));
    const days = new Map<string, string>();
    for (const timeZone of ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago']) {
      days.set(timeZone, (await summary('30', await app.register({ timeZone }))).today);
    }
    expect(Object.fromEntries(days)).toEqual({
      'Pacific/Kiritimati': '2026-03-19',
      'Europe/Berlin': '2026-03-18',
      'Pacific/Pago_Pago': '2026-03-18',
    });
    app.clock.set(Date.UTC(2026, 2, 18, 10, 30));
    const samoan = await app.register({ timeZone: 'Pacific/Pago_Pago' });
    expect((await summary('30', samoan)).today).toBe('2026-03-17');
  });

  test('the same log gives the same totals in any time zone of the server', async () => {
    await log(
      ...['2026-02-28', '2026-03-01', '2026-03-08', '2026-03-14', '2026-03-15', '2026-03-18'].map(
        (date, index) => ({ date, distance_m: 5000 + index, started_at: TEST_NOW_MS - index }),
      ),
    );
    const before = process.env.TZ;
    const answers = new Map<string, unknown>();
    const offsets = new Set<number>();
    try {
      for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
        process.env.TZ = zone;
        offsets.add(new Date(TEST_NOW_MS).getTimezoneOffset());
        answers.set(zone, { summary: await summary(), weeks: await weeks() });
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    expect(offsets.size).toBe(4);
    for (const answer of answers.values()) expect(answer).toEqual(answers.get('UTC'));
  });
});

describe('the weeks', () => {
  test('begin on Sunday, the current one last, empty ones included', async () => {
    await log(
      { date: '2026-03-15', distance_m: 8000 },
      { date: '2026-03-14', distance_m: 12_000 },
      { date: '2026-03-10', ...STRENGTH },
      { date: '2026-03-11', workout_type: 'cross', sport: 'cycling', distance_m: 30_000 },
      { date: '2026-02-28', distance_m: 9000 },
    );
    const answer = await weeks('4');
    expect(answer.map((week) => [week.from, week.label, week.runs, week.runningDistance])).toEqual([
      ['2026-02-22', 'Week 2/22', 1, 9],
      ['2026-03-01', 'Week 3/1', 0, 0],
      ['2026-03-08', 'Week 3/8', 1, 12],
      ['2026-03-15', 'Week 3/15', 1, 8],
    ]);
    expect(answer[2]).toMatchObject({ strengthSeconds: 3000, crossDistance: 30 });
  });

  test('are eight where nothing else is asked for', async () => {
    const params = { userId: String(athlete.userId) };
    expect((await athlete.call(readWeeks, { params })).body).toHaveLength(8);
  });
});
