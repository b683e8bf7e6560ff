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

test('what is shown is counted in words that fit one, many and walks', () => {
  const [run, hike] = [{ sport: 'run' as const }, { sport: 'hike' as const }];
  expect(shownText([run], 'run', false)).toBe('1 run');
  expect(shownText([run, run], 'run', false)).toBe('All 2 runs');
  expect(shownText([run, run], 'run', true)).toBe('The latest 2 runs');
  expect(shownText([run, hike], 'run', false)).toBe('1 run and 1 walk or hike');
  expect(shownText([hike], 'run', false)).toBe('1 walk or hike');
});
