import { expect, test } from 'vitest';
import { ordinalFigure, ordinalWord } from './ordinals.ts';

test('places are counted as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinalFigure)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th'],
  ]);
  expect([1, 3, 10, 11, 21, 22, 23].map(ordinalWord)).toEqual([
    ...['first', 'third', 'tenth', '11th', '21st', '22nd', '23rd'],
  ]);
});
