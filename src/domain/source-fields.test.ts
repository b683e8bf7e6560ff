import { expect, test } from 'vitest';
import { typedShareOf, withTyped } from './source-fields.ts';

const EDITS = {
  title: 'Along the river',
  gelType: 'gu',
  isRace: true,
  sport: 'walk',
} as const;

test('what is typed counts before what was edited, and a kind is taken whole', () => {
  const typed = {
    date: '2026-03-17',
    workoutType: 'running',
    gelType: 'sis',
    durationS: 3000,
  } as const;
  expect(withTyped(EDITS, typed)).toEqual({ title: 'Along the river', ...typed });
});

test('a start that was edited stays where the day alone is typed', () => {
  const edits = { date: '2026-03-17', startedAtMs: 1, utcOffsetS: 3600 };
  expect(withTyped(edits, { date: '2026-03-17' })).toEqual(edits);
  expect(withTyped(edits, { date: '2026-03-18' })).toEqual({ date: '2026-03-18' });
  const start = { date: '2026-03-17', startedAtMs: 2, utcOffsetS: 7200 };
  expect(withTyped(edits, start)).toEqual(start);
});

test('what was typed keeps its edits, and leaves what was edited before', () => {
  const before = { title: 'Along the river', notes: 'Calm', effort: 4 };
  const typed = { durationS: 3000, notes: 'Calm', distanceM: 10_000 };
  const own = { ...before, ...typed, effort: 7, distanceM: 10_100, calories: null };
  expect(typedShareOf({ own, typed, before })).toEqual({
    durationS: 3000,
    distanceM: 10_100,
    notes: 'Calm',
    effort: 7,
    calories: null,
  });
});
