import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import { mFromKm } from '../../domain/units.ts';
import { analyticsLead } from './lead.ts';

const lead = (during: number | 'year', nowKm: number, thenKm: number) =>
  analyticsLead(
    periodsOf(
      during,
      { runningM: mFromKm(nowKm), workouts: 1 },
      { runningM: mFromKm(thenKm), workouts: thenKm > 0 ? 1 : 0 },
    ),
  ).replaceAll('\u00a0', ' ');

test('it says how much more or less was run than before, and what was held against what', () => {
  expect(lead(90, 112, 100)).toBe(
    'You ran 12 % more than in the three months before: 112 km against 100.',
  );
  expect(lead(30, 88, 100)).toBe(
    'You ran 12 % less than in the 30 days before: 88 km against 100.',
  );
  expect(lead('year', 100, 100.3)).toBe(
    'You ran as far as in the same days of last year: 100 km against 100.3.',
  );
});

test('a leap is told in times', () => {
  expect(lead(180, 450, 100)).toBe(
    'You ran 4.5 times as far as in the six months before: 450 km against 100.',
  );
});

test('a period without running says which one', () => {
  expect(lead(30, 0, 40)).toBe('No running in 30 days, after 40 km in the 30 days before.');
  expect(lead(90, 40, 0)).toBe(
    'You ran 40 km in three months, after none in the three months before.',
  );
  expect(lead('year', 0, 0)).toBe('No running this year, and none in the same days of last year.');
});

test('an empty log names the next step', () => {
  expect(analyticsLead(periodsOf(30, {}, {}))).toBe('Log a workout, and its numbers follow here.');
});
