import { expect, test } from 'vitest';
import { type Bar, shownLabels, stacked, totalOf } from './bar.ts';

const week = (day: string, values: number[] = [10]): Bar => ({
  key: day,
  label: `Week ${day}`,
  shortLabel: day,
  values,
});
const weeks = ['10/4', '10/11', '10/18', '10/25', '11/1'].map((day) => week(day));

test('the parts of a bar stand on one another and empty parts are left out', () => {
  expect(stacked([30, 0, 6])).toEqual([
    { from: 0, to: 30, series: 0 },
    { from: 30, to: 36, series: 2 },
  ]);
  expect(totalOf(week('11/15', [30, 0, 6]))).toBe(36);
});

test('labels are long where there is room and short where there is little', () => {
  expect(shownLabels(weeks, 100)).toEqual(weeks.map((bar) => bar.label));
  expect(shownLabels(weeks, 45)).toEqual(weeks.map((bar) => bar.shortLabel));
});

test('where even short labels would touch, the newest keeps its own', () => {
  expect(shownLabels(weeks, 25)).toEqual(['10/4', '', '10/18', '', '11/1']);
});
