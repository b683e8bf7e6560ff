import { expect, test } from 'vitest';
import { askForReader, USUAL_MEASURES } from '../../../domain/measures.ts';
import { endWords, gridText, isOn, sheetOf } from './route-drawing.tsx';

const LOOP = { widthM: 1100, heightM: 2400, lines: [], kilometres: [] };

test('the squares behind a route are as long as is written below it, in the reader’s unit', () => {
  expect(gridText(LOOP)).toBe('Squares of 500\u00a0m.');
  expect(sheetOf(LOOP, 300).gridM).toBe(500);
  askForReader(() => ({ ...USUAL_MEASURES, distance: 'mi' }));
  expect(gridText(LOOP)).toBe('Squares of 0.25\u00a0mi.');
  expect(sheetOf(LOOP, 300).gridM).toBeCloseTo(402.3, 1);
  askForReader(() => USUAL_MEASURES);
});

test('start and finish in one place are written above and below it, and no kilometre on them', () => {
  const place = { xM: 0, yM: 0 };
  const sheet = sheetOf(LOOP, 300);
  const [start, finish] = endWords({ start: place, finish: place }, sheet, 300);
  if (!start || !finish) throw new Error('an end without a word');
  expect([start.text, finish.text]).toEqual(['Start', 'Finish']);
  expect(isOn(start, finish)).toBe(false);
  expect(isOn(finish, { text: '9', x: finish.x + 20, y: finish.y - 6 })).toBe(true);
  expect(isOn(finish, { text: '9', x: finish.x + 30, y: finish.y - 6 })).toBe(false);
  expect(isOn(finish, { text: '9', x: finish.x, y: finish.y + 16 })).toBe(false);
});
