import { expect, test } from 'vitest';
import { NO_FILTER, queryOf, readFilter } from './use-list-filter.ts';

test('a filter is found again by its address', () => {
  const filter = {
    ...NO_FILTER,
    search: 'knee & hip',
    kind: 'outdoor-long',
    minDistance: '7.5',
  } as const;
  expect(readFilter(queryOf(filter))).toEqual(filter);
  expect(queryOf(NO_FILTER)).toBe('');
});

test('what an address says wrongly is left out', () => {
  expect(readFilter('?kind=moon&from=soon&to=2026-02-30&minDistance=1e9&maxDistance=-1')).toEqual(
    NO_FILTER,
  );
});
