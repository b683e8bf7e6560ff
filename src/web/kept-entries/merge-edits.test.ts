import { expect, test } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const names = ['distance', 'duration', 'notes'] as const;
const before = { distance: '8.4', duration: '0:45', notes: '' };

test('what only one side changed is taken over', () => {
  const { values, clashes } = mergeEdits({
    names,
    before,
    mine: { ...before, distance: '9.1' },
    theirs: { ...before, notes: 'Wind.' },
  });
  expect(values).toEqual({ distance: '9.1', duration: '0:45', notes: 'Wind.' });
  expect(clashes).toEqual([]);
});

test('what both changed differently stays as typed here, and is named', () => {
  const { values, clashes } = mergeEdits({
    names,
    before,
    mine: { ...before, distance: '9.1', duration: '0:50' },
    theirs: { ...before, distance: '10', duration: '0:50' },
  });
  expect(values).toMatchObject({ distance: '9.1', duration: '0:50' });
  expect(clashes).toEqual(['distance']);
});

test('a field emptied here stays empty', () => {
  const { values } = mergeEdits({
    names,
    before,
    mine: { ...before, distance: '' },
    theirs: { ...before, notes: 'Wind.' },
  });
  expect(values).toEqual({ distance: '', duration: '0:45', notes: 'Wind.' });
});
