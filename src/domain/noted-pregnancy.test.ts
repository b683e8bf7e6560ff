import { expect, test } from 'vitest';
import { notedPregnancy, pregnancyLately } from './noted-pregnancy.ts';

test.each([
  '14 weeks pregnant, felt good',
  'Second trimester. Slow and happy',
  'first run since I am pregnant',
])('“%s” says so', (note) => expect(notedPregnancy(note)).toBe('pregnant'));

test.each([
  null,
  'easy run',
  'my wife is pregnant!',
  'with a pregnant friend',
  'first run after pregnancy',
  'not pregnant',
])('“%s” does not', (note) => expect(notedPregnancy(note)).toBeNull());

test.each([
  'first run since the birth, 12 weeks postpartum',
  'Easy, four months after giving birth',
  'c-section scar a bit tight',
])('“%s” tells of a birth', (note) => expect(notedPregnancy(note)).toBe('afterBirth'));

test.each(['my sister gave birth today', 'met her baby, 3 weeks post-partum, she is fine'])(
  '“%s” tells of none of their own',
  (note) => expect(notedPregnancy(note)).not.toBe('pregnant'),
);

test('a birth ends the pregnancy that was noted before it', () => {
  const workouts = [
    { id: 1, date: '2026-01-20', pregnancy: 'pregnant' as const },
    { id: 2, date: '2026-03-10', pregnancy: 'afterBirth' as const },
  ];
  expect(pregnancyLately(workouts, '2026-03-18')).toMatchObject({ is: 'afterBirth' });
});

test('the latest note of twelve weeks counts', () => {
  const noted = (id: number, date: string) => ({ id, date, pregnancy: 'pregnant' as const });
  const workouts = [noted(1, '2026-03-01'), noted(2, '2026-03-10'), { id: 3, date: '2026-03-12' }];
  expect(pregnancyLately(workouts, '2026-03-18')).toEqual({
    ...{ id: 2, date: '2026-03-10', is: 'pregnant' },
  });
  expect(pregnancyLately([noted(1, '2025-12-01')], '2026-03-18')).toBeNull();
});
