import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import type { Summary } from '../../contract/analytics.ts';
import { mFromKm } from '../../domain/units.ts';
import { dashboardLead } from './lead.ts';

const TODAY = '2026-11-21';

function summaryOf(weeklyWorkouts: number, nowKm: number, thenKm: number): Summary {
  const of = (km: number) => ({ runningM: mFromKm(km), runs: 9, workouts: km > 0 ? 9 : 0 });
  return {
    weeklyRuns: 0,
    weeklyWorkouts,
    today: TODAY,
    ...periodsOf(30, of(nowKm), of(thenKm)),
  };
}

const lead = (input: Partial<Parameters<typeof dashboardLead>[0]>) =>
  dashboardLead({
    summary: undefined,
    nextRace: undefined,
    target: { least: 4, most: 5 },
    today: TODAY,
    hasLog: false,
    ...input,
  })?.replaceAll('\u00a0', ' ') ?? null;

test('nothing is said while nothing is known', () => {
  expect(lead({})).toBeNull();
  expect(lead({ summary: summaryOf(2, 100, 50) })).toBeNull();
});

test('with a race ahead it leads', () => {
  const nextRace = { name: 'Spring Half', date: '2026-12-11' };
  expect(lead({ nextRace })).toBe('20 days to Spring Half.');
  expect(lead({ nextRace, summary: summaryOf(2, 112, 100) })).toBe(
    '20 days to Spring Half. You run 12 % more than in the 30 days before.',
  );
});

test('a very long name of a race is cut', () => {
  const nextRace = { name: 'x'.repeat(120), date: '2026-11-22' };
  expect(lead({ nextRace })).toBe(`1 day to ${'x'.repeat(24)}…`);
  const named = (name: string) => lead({ nextRace: { ...nextRace, name } });
  expect(named('Copenhagen Half Marathon')).toBe('1 day to Copenhagen Half Marathon.');
  expect(named('Copenhagen Half Marathon 2026')).toBe('1 day to Copenhagen Half Marathon…');
});

test('without a race the week leads', () => {
  expect(lead({ nextRace: null, summary: summaryOf(2, 80, 100) })).toBe(
    '2 of 4 to 5 workouts done this week. You run 20 % less than in the 30 days before.',
  );
  expect(lead({ nextRace: null, summary: summaryOf(6, 80, 0) })).toBe(
    'Your workouts for this week are done. You ran 80 km in 30 days, after none before.',
  );
});

test('a leap is told in times', () => {
  expect(lead({ nextRace: null, summary: summaryOf(0, 450, 100) })).toBe(
    '0 of 4 to 5 workouts done this week. Your distance is 4.5 times the 30 days before.',
  );
});

test('an empty log names the next step', () => {
  expect(lead({ nextRace: null, summary: summaryOf(0, 0, 0) })).toBe(
    'Log a workout, and your numbers follow here.',
  );
});

test('a log with a long break is not told how to begin one', () => {
  expect(lead({ nextRace: null, summary: summaryOf(0, 0, 0), hasLog: true })).toBe(
    'No workout in 60 days.',
  );
});
