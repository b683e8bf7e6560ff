import { expect, test } from 'vitest';
import { NEWEST_FIRST } from '../../../contract/workout-lists.ts';
import { isNarrowed, listedOf, NO_FILTER, queryOf, readList } from './use-list-filter.ts';

test('a list is found again by its address: its filter, its order and its walks', () => {
  const filter = {
    ...NO_FILTER,
    search: 'knee & hip',
    kind: 'outdoor-long',
    minDistance: '7.5',
    maxPace: '5:30',
    minHeartRate: '140',
    shoe: '12',
    tag: 'with anna',
  } as const;
  const list = { filter, order: { by: 'pace', descending: false }, areWalks: true } as const;
  expect(readList(queryOf(list))).toEqual(list);
  expect(queryOf({ filter: NO_FILTER, order: NEWEST_FIRST, areWalks: false })).toBe('');
  expect(listedOf(list, 'runs')).toMatchObject({ group: 'walks', tag: 'with anna', shoe: '12' });
  expect([isNarrowed(filter), isNarrowed(NO_FILTER)]).toEqual([true, false]);
});

test('what an address says wrongly is left out', () => {
  const wrong =
    '?kind=moon&from=soon&to=2026-02-30&minDistance=1e9&maxDistance=-1&minPace=5.30&sort=-moon&minHeartRate=9&shoe=none&group=all';
  expect(readList(wrong)).toEqual({ filter: NO_FILTER, order: NEWEST_FIRST, areWalks: false });
});
