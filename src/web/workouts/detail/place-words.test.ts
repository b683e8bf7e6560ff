import { expect, test } from 'vitest';
import { placesSentence } from './place-words.ts';

test('the sentence names the longest first place, of all before of the year', () => {
  const of = { year: '2026', nameOf: (distanceM: number) => `${distanceM / 1000} km` };
  const placed = (distanceM: number, placeOfYear: number, placeOfAll: number) => ({
    distanceM,
    placeOfYear,
    placeOfAll,
  });
  expect(placesSentence([placed(1000, 1, 1), placed(5000, 1, 1), placed(10_000, 1, 2)], of)).toBe(
    'Your fastest 5 km of all recorded runs.',
  );
  expect(placesSentence([placed(1000, 1, 3), placed(5000, 2, 4)], of)).toBe(
    'Your fastest 1 km of 2026.',
  );
  expect(placesSentence([placed(1000, 9, 30), placed(5000, 4, 4)], of)).toBe(
    'Its 5 km was your 4th fastest of 2026.',
  );
});
