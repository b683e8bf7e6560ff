import { expect, test } from 'vitest';
import { notedPregnancy, pregnancyLately } from './noted-pregnancy.ts';

test.each([
  '14 weeks pregnant, felt good',
  'Second trimester. Slow and happy',
  'first run since I am pregnant',
])('“%s” says so', (note) => expect(notedPregnancy(note)).toBe(true));

test.each([
  null,
  'easy run',
  'my wife is pregnant!',
  'with a pregnant friend',
  'first run after pregnancy',
  'not pregnant',
])('“%s” does not', (note) => expect(notedPregnancy(note)).toBe(false));

test('the latest note of twelve weeks counts', () => {
  const noted = (id: number, date: string) => ({ id, date, isPregnant: true });
  const workouts = [noted(1, '2026-03-01'), noted(2, '2026-03-10'), { id: 3, date: '2026-03-12' }];
  expect(pregnancyLately(workouts, '2026-03-18')).toEqual({ id: 2, date: '2026-03-10' });
  expect(pregnancyLately([noted(1, '2025-12-01')], '2026-03-18')).toBeNull();
});
