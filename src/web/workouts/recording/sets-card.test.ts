import { afterEach, expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../../domain/measures.ts';
import type { StrengthSet } from '../../../domain/recording/recording.ts';
import { setsSentence } from './sets-card.tsx';

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
