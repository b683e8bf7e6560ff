import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { readSummary, readWeeks } from '../../contract/analytics.ts';
import { askCoach } from '../../contract/coach.ts';
import { updateUser } from '../../contract/users.ts';
import { workoutTotals } from '../../contract/workout-lists.ts';
import { addDays } from '../../domain/calendar.ts';
import { type Measures, USUAL_MEASURES } from '../../domain/measures.ts';
import { M_PER_MILE } from '../../domain/units.ts';

const TODAY = '2026-03-18';
const LOGS = budget({ everyday: 3, small: 20, full: 200 });
const WEEKS = 60;

const SUNDAY_IN_MILES: Measures = { ...USUAL_MEASURES, distance: 'mi', weekStart: 'sunday' };
const MONDAY_IN_KM: Measures = { ...USUAL_MEASURES, distance: 'km', weekStart: 'monday' };

type Outing = { daysAgo: number; sport: 'run' | 'walk'; distanceM: number; durationS: number };

const outing: fc.Arbitrary<Outing> = fc.record({
  daysAgo: fc.nat({ max: 400 }),
  sport: fc.constantFrom('run', 'run', 'run', 'walk'),
  // In eighths of a metre, whose sums are the same in whatever order a database adds them.
  distanceM: fc.integer({ min: 3200, max: 360_000 }).map((eighths) => eighths / 8),
  durationS: fc.integer({ min: 600, max: 20_000 }),
});

const app = await openTestApp();

test('one log read by a Sunday runner in miles and by a Monday runner in kilometres comes to the same', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(outing, { minLength: 1, maxLength: 40 }), async (log) => {
      const sunday = await readerOf(log, SUNDAY_IN_MILES);
      const monday = await readerOf(log, MONDAY_IN_KM);

      for (const period of ['7', '30', '365', 'year', '2026-02-01..2026-02-28']) {
        expect(await periodOf(sunday, period)).toEqual(await periodOf(monday, period));
      }
      for (const query of [{}, { group: 'runs' }, { from: '2026-02-01', to: '2026-02-28' }]) {
        expect(await totalsOf(sunday, query)).toEqual(await totalsOf(monday, query));
      }
      expect(await weeksOf(sunday)).toEqual(weeksOfLog(log, '2026-03-15'));
      expect(await weeksOf(monday)).toEqual(weeksOfLog(log, '2026-03-16'));

      for (const days of ['in February 2026', 'this year', 'in the last 30 days', 'today']) {
        const [miles, km] = [await ranM(sunday, days), await ranM(monday, days)];
        // Each is rounded to the tenth of its own unit.
        expect(Math.abs(miles - km), days).toBeLessThanOrEqual(50 + 0.05 * M_PER_MILE + 0.01);
      }
    }),
    { numRuns: LOGS },
  );
});

async function readerOf(log: readonly Outing[], measures: Measures): Promise<Athlete> {
  const athlete = await app.addAthlete();
  const params = { userId: String(athlete.userId) };
  await athlete.call(updateUser, { params, body: { measures } });
  for (const { daysAgo, sport, distanceM, durationS } of log) {
    await addWorkout(app.db, {
      user_id: athlete.userId,
      date: addDays(TODAY, -daysAgo),
      workout_type: sport === 'run' ? 'running' : 'cross',
      sport,
      distance_m: distanceM,
      duration_s: durationS,
    });
  }
  return athlete;
}

async function periodOf(athlete: Athlete, period: string) {
  const params = { userId: String(athlete.userId) };
  const { status, body } = await athlete.call(readSummary, { params, query: { period } });
  expect(status).toBe(200);
  return { period: body.period, previous: body.previous, totalDistance: body.totalDistance };
}

async function totalsOf(athlete: Athlete, query: object) {
  const params = { userId: String(athlete.userId) };
  const { status, body } = await athlete.call(workoutTotals, { params, query });
  expect(status).toBe(200);
  return body;
}

async function weeksOf(athlete: Athlete) {
  const params = { userId: String(athlete.userId) };
  const { body } = await athlete.call(readWeeks, { params, query: { weeks: String(WEEKS) } });
  return body.map(({ from, runs, runningDistance, walkingDistance }) => ({
    from,
    runs,
    runningMm: Math.round(runningDistance * 1e6),
    walkingMm: Math.round(walkingDistance * 1e6),
  }));
}

/** Added up by hand: the last week begins on `lastFirstDay`. */
function weeksOfLog(log: readonly Outing[], lastFirstDay: string) {
  return Array.from({ length: WEEKS }, (_, at) => {
    const from = addDays(lastFirstDay, -7 * (WEEKS - 1 - at));
    const to = addDays(from, 6);
    const those = log.filter(({ daysAgo }) => {
      const day = addDays(TODAY, -daysAgo);
      return from <= day && day <= to;
    });
    const mm = (sport: Outing['sport']) =>
      those
        .filter((one) => one.sport === sport)
        .reduce((sum, { distanceM }) => sum + Math.round(distanceM * 1000), 0);
    const runs = those.filter(({ sport }) => sport === 'run').length;
    return { from, runs, runningMm: mm('run'), walkingMm: mm('walk') };
  });
}

/** Metres of what the coach says was run, in whatever unit it says so; 0 where it found none. */
async function ranM(athlete: Athlete, days: string): Promise<number> {
  const { body } = await athlete.call(askCoach, { body: { message: `how far did I run ${days}` } });
  if (body.response.includes('found no run')) return 0;
  const [, figure = '', unit] = /You ran \*{0,2}([\d.,]+)\s(km|mi)/.exec(body.response) ?? [];
  expect(figure, body.response).not.toBe('');
  return Number(figure.replaceAll(',', '')) * (unit === 'mi' ? M_PER_MILE : 1000);
}
