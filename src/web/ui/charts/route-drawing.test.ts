import { expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../../domain/measures.ts';
import { gridText, sheetOf } from './route-drawing.tsx';

const LOOP = { widthM: 1100, heightM: 2400, lines: [], kilometres: [] };

test('the squares behind a route are as long as is written below it, in the reader’s unit', () => {
  expect(gridText(LOOP)).toBe('Squares of 500\u00a0m.');
  expect(sheetOf(LOOP, 300).gridM).toBe(500);
  askForReader(() => ({ ...USUAL_MEASURES, distance: 'mi' }));
  expect(gridText(LOOP)).toBe('Squares of 0.25\u00a0mi.');
  expect(sheetOf(LOOP, 300).gridM).toBeCloseTo(402.3, 1);
  askForReader(() => USUAL_MEASURES);
});
