import { expect, test } from 'vitest';
import { endOf, groupByYear, yearChoices } from './all-entries.page.tsx';

const entry = (id: number, date: string) => ({
  ...{ id, userId: 1, date, weightKg: 71, notes: null, version: 1, previousWeightKg: null },
  createdAtMs: Date.UTC(2026, 10, 18, 6),
});

test('every year between the first and the latest entry can be gone to', () => {
  const span = { latest: { date: '2026-11-18' }, start: { date: '2023-05-01' } };
  expect(yearChoices(span).map(({ label }) => label)).toEqual([
    'From the newest',
    '2025 and earlier',
    '2024 and earlier',
    '2023 and earlier',
  ]);
  expect(yearChoices({ latest: null, start: null })).toHaveLength(1);
  expect(yearChoices(undefined)).toHaveLength(1);
});

test('a year begins with its last day, whatever the ids', () => {
  expect(endOf('2025')).toBe('2025-12-31.2147483647');
  expect(endOf('')).toBeUndefined();
});

test('entries stand under their years', () => {
  const grouped = groupByYear([
    entry(3, '2026-01-01'),
    entry(2, '2025-12-31'),
    entry(1, '2025-01-01'),
  ]);
  expect(grouped.map(({ year, entries }) => [year, entries.map(({ id }) => id)])).toEqual([
    ['2026', [3]],
    ['2025', [2, 1]],
  ]);
});
