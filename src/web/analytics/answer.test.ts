import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import { analyticsAnswer } from './answer.ts';

const answer = (during: number | 'year', nowKm: number, thenKm: number) =>
  analyticsAnswer(
    periodsOf(
      during,
      { totalDistance: nowKm, workouts: 1 },
      { totalDistance: thenKm, workouts: thenKm > 0 ? 1 : 0 },
    ),
  ).replaceAll('\u00a0', ' ');

test('it says how much more or less was run than before, and what was held against what', () => {
  expect(answer(90, 112, 100)).toBe(
    'You ran 12 % more than in the three months before: 112 km against 100.',
  );
  expect(answer(30, 88, 100)).toBe(
    'You ran 12 % less than in the 30 days before: 88 km against 100.',
  );
  expect(answer('year', 100, 100.3)).toBe(
    'You ran as far as in the same days of last year: 100 km against 100.3.',
  );
});

test('a leap is told in times', () => {
  expect(answer(180, 450, 100)).toBe(
    'You ran 4.5 times as far as in the six months before: 450 km against 100.',
  );
});

test('a period without running says which one', () => {
  expect(answer(30, 0, 40)).toBe('No running in 30 days, after 40 km in the 30 days before.');
  expect(answer(90, 40, 0)).toBe(
    'You ran 40 km in three months, after none in the three months before.',
  );
  expect(answer('year', 0, 0)).toBe(
    'No running this year, and none in the same days of last year.',
  );
});

test('an empty log names the next step', () => {
  expect(analyticsAnswer(periodsOf(30, {}, {}))).toBe(
    'Log a workout, and its numbers follow here.',
  );
});
