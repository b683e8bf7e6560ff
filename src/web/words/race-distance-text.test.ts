import { afterEach, expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../domain/measures.ts';
import { raceDistanceText } from './race-distance-text.ts';

afterEach(() => askForReader(() => USUAL_MEASURES));

const shown = () => [5000, 21_100, 42_200, 15_000].map(raceDistanceText);

test('a race is so many kilometres', () => {
  expect(shown()).toEqual(['5\u00a0km', '21.1\u00a0km', '42.2\u00a0km', '15\u00a0km']);
});

test('in miles a usual race keeps its name, another one has its miles', () => {
  askForReader(() => ({ ...USUAL_MEASURES, distance: 'mi' }));
  expect(shown()).toEqual(['5\u00a0km', 'Half marathon', 'Marathon', '9.32\u00a0mi']);
});
