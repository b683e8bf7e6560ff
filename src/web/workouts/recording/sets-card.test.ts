import { afterEach, expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../../domain/measures.ts';
import type { StrengthSet } from '../../../domain/recording/recording.ts';
import { blocksOf, setsSentence } from './sets-card.tsx';

afterEach(() => askForReader(() => USUAL_MEASURES));

test('what was lifted in all is told in the unit of the reader, as the sets shown add up', () => {
  const sets = [set('Squat', 8, 62.5), set('Squat', 8, 62.5), set('Plank', null, null)];
  expect(setsSentence(sets)).toBe(
    '3 sets of 2 exercises. Repetitions times weight: 1,000\u00a0kg.',
  );
  askForReader(() => ({ ...USUAL_MEASURES, weight: 'lb' }));
  // A watch keeps 100 lb as sixteenths of a kilogram.
  expect(setsSentence([set('Squat', 10, 45.375)])).toBe(
    '1 set of 1 exercise. Repetitions times weight: 1,000\u00a0lb.',
  );
});

test.each([
  ['of a pull-up', set('Pull up', 8, null)],
  ['that a table writes as nought', set('Pull up', 8, 0)],
  ['of repetitions that nobody counted', set('Carry', null, 40)],
])('nothing is added up where a figure is missing: %s', (_, missing) => {
  expect(setsSentence([set('Squat', 8, 60), missing])).toBe('2 sets of 2 exercises.');
});

test.each([
  [
    'by themselves',
    'A A B B B',
    [
      ['A', 'A1 A2'],
      ['B', 'B1 B2 B3'],
    ],
  ],
  ['in turn', 'A B A B', [['A B', 'A1 B1 A2 B2']]],
  [
    'in turn between others',
    'A A B C B C D',
    [
      ['A', 'A1 A2'],
      ['B C', 'B1 C1 B2 C2'],
      ['D', 'D1'],
    ],
  ],
  ['and come back to at the end', 'A B C A', [['A B C', 'A1 B1 C1 A2']]],
])('exercises done %s are shown as they were done', (_, order, blocks) => {
  const sets = order.split(' ').map((exercise) => set(exercise, 8, null));
  const told = blocksOf(sets).map((block) => [
    block.exercises.join(' '),
    block.sets.map(({ set: { exercise }, number }) => `${exercise}${number}`).join(' '),
  ]);
  expect(told).toEqual(blocks);
});

test('exercises without a name are not counted', () => {
  expect(setsSentence([set('Squat', 8, null), set(null, 8, null)])).toBe('2 sets.');
});

function set(
  exercise: string | null,
  repetitions: number | null,
  weightKg: number | null,
): StrengthSet {
  return { exercise, repetitions, weightKg, durationS: null, restS: null };
}
