import { expect, test } from 'vitest';
import type { FormDay } from './form.ts';
import { weekLoad } from './week-load.ts';

const days = (loads: readonly number[]): FormDay[] =>
  loads.map((load, at) => ({
    ...{ date: `2026-01-${String(at + 1).padStart(2, '0')}`, load },
    ...{ fitness: 50, fatigue: 50, form: 0, estimated: 0 },
  }));

test('the week is held against the mean of four, itself among them', () => {
  // 21 days of 40 and a week of 60: 60 against (21 * 40 + 7 * 60) / 28 = 45.
  const loads = [...Array(21).fill(40), ...Array(7).fill(60)];
  expect(weekLoad(days(loads)).ratio).toBeCloseTo(60 / 45, 10);
});

test('without four weeks, or without load, there is no ratio', () => {
  expect(weekLoad(days(Array(27).fill(40))).ratio).toBeNull();
  expect(weekLoad(days(Array(28).fill(0))).ratio).toBeNull();
});

test('a week of even days is as monotonous as can be told, and its strain is its load times that', () => {
  expect(weekLoad(days(Array(7).fill(50)))).toMatchObject({ monotony: 10, strain: 3500 });
});
