import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { notedPain, painLately, painText } from './noted-pain.ts';
import type { Sport } from './sports.ts';

test.each([
  ['Knee hurt after 5k', 'knee hurt', false],
  ['left knee was hurting from km 6 on', 'knee was hurting', false],
  ['Pain in my left calf', 'pain in my left calf', false],
  ['achilles a bit sore this morning', 'achilles a bit sore', false],
  ['Calf strain, walked home', 'calf strain', true],
  ['pulled my hamstring in rep 3', 'pulled my hamstring', true],
  ['Twisted ankle on the trail', 'twisted ankle', true],
  ['great run but shin splints again', 'shin splints', true],
  ['Good one. Ankle swollen afterwards.', 'ankle swollen', true],
])('“%s” speaks of pain', (note, words, isInjury) => {
  expect(notedPain(note)).toEqual({ words, isInjury });
});

test.each([
  null,
  'Easy run along the river',
  'No knee pain today',
  'no pain in the calf at all',
  'knee did not hurt',
  'Knee pain gone',
  'knee no longer hurts',
  'calf strain healed',
  'legs sore after Sunday',
  'quads sore from strength',
  'ran back to back with no pain',
  'my wife’s knee hurt so we walked',
  'felt strong, legs heavy',
  'the hill hurt',
  'pulled away in the last lap',
  'came back from holiday',
])('“%s” speaks of none', (note) => {
  expect(notedPain(note)).toBeNull();
});

const TODAY = '2026-03-18';
const run = (daysAgo: number, notes: string | null = null, sport: Sport = 'run') => ({
  id: 100 - daysAgo,
  date: addDays(TODAY, -daysAgo),
  sport,
  pain: notedPain(notes),
});

test.each([
  ['the last two runs', [run(1, 'knee hurt'), run(3, 'knee pain again')]],
  ['two of the last three', [run(1), run(3, 'knee hurt'), run(5, 'knee hurt')]],
  ['one strain', [run(1, 'calf strain'), run(3)]],
  ['a strain and two runs without a word', [run(1), run(2), run(4, 'calf strain')]],
] as const)('pain on %s is still there', (_, workouts) => {
  expect(painLately(workouts, TODAY)).not.toBeNull();
});

test.each([
  ['one ache', [run(1, 'knee hurt'), run(3)]],
  [
    'two aches, and two runs without a word since',
    [run(1), run(2), run(4, 'knee hurt'), run(6, 'knee hurt')],
  ],
  ['a strain, and three runs since', [run(1), run(2), run(3), run(5, 'calf strain')]],
  ['what was two weeks ago', [run(15, 'calf strain'), run(16, 'calf strain')]],
] as const)('of %s nothing is said', (_, workouts) => {
  expect(painLately(workouts, TODAY)).toBeNull();
});

test('it is told with the note’s own words', () => {
  const twice = painLately([run(1, 'knee hurt'), run(3, 'sore knee')], TODAY);
  expect(twice && painText(twice, TODAY)).toBe(
    'You noted pain on each of your last 2 runs, “knee hurt” yesterday',
  );
  const once = painLately([run(0, 'calf strain'), run(3), run(5)], TODAY);
  expect(once && painText(once, TODAY)).toBe('Your note of today says “calf strain”');
});
