import { expect, test } from 'vitest';
import { groupByMonth } from './workout-list-page.tsx';

test('days of one month stand together, of another year apart', () => {
  const days = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-10-31'].map((date) => ({ date }));
  expect(groupByMonth(days).map(({ name, items }) => [name, items.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['October 2025', 1],
  ]);
});
