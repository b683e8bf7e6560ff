import { expect, test } from 'vitest';
import { isTargetInSight, trendPoints } from './trend-card.tsx';

const entry = (date: string, weightKg: number) => ({
  ...{ id: 1, userId: 1, date, weightKg, notes: null, version: 1, previousWeightKg: null },
  createdAtMs: Date.UTC(2026, 10, 18, 6),
});

test('the trend runs from the oldest, by days, and one day’s entries have a place each', () => {
  const points = trendPoints([
    entry('2026-11-21', 71),
    entry('2026-11-21', 71.5),
    entry('2026-11-18', 72),
  ]);
  const [first = 0] = points.map(({ x }) => x);
  expect(points.map(({ x, y, label }) => [x - first, y, label])).toEqual([
    [0, 72, '18 Nov'],
    [3, 71.5, '21 Nov'],
    [3.5, 71, '21 Nov'],
  ]);
});

test('days of more than one year have their year', () => {
  const points = trendPoints([entry('2026-01-02', 71), entry('2025-12-31', 71.5)]);
  expect(points.map(({ label }) => label)).toEqual(['31 Dec 2025', '2 Jan 2026']);
});

test('a target within 10 kg is drawn, one further away is not', () => {
  const entries = [entry('2026-11-21', 71)];
  expect(isTargetInSight(entries, 81)).toBe(true);
  expect(isTargetInSight(entries, 85)).toBe(false);
  expect(isTargetInSight([], 85)).toBe(false);
});
