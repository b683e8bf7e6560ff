import { expect, test } from 'vitest';
import { groupByMonth, shownText } from './workout-list-page.tsx';

test('days of one month stand together, of another year apart', () => {
  const days = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-10-31'].map((date) => ({ date }));
  expect(groupByMonth(days).map(({ name, items }) => [name, items.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['October 2025', 1],
  ]);
});

test('what is shown is counted in words that fit one, many and the order', () => {
  expect(shownText(1, 'run', null)).toBe('1 run');
  expect(shownText(2, 'run', null)).toBe('All 2 runs');
  expect(shownText(1, 'outing', null)).toBe('1 outing');
  expect(shownText(2, 'run', 'latest')).toBe('The latest 2 runs');
  expect(shownText(30, 'run', 'first')).toBe('The first 30 runs');
});
