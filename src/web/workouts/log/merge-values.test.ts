import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';
import { blankValues } from './workout-values.ts';

const before = {
  ...blankValues({
    today: '2026-11-21',
    kind: { workoutType: 'running', runningSubtype: 'outdoor-easy' },
  }),
  duration: '0:45',
  distance: '8.4',
};

test('what only one side changed is taken over', () => {
  const { values, clashes } = mergeValues({
    before,
    mine: { ...before, distance: '9.1' },
    theirs: { ...before, notes: 'Wind.' },
  });
  expect(values).toEqual({ ...before, distance: '9.1', notes: 'Wind.' });
  expect(clashes).toEqual([]);
});

test('what both changed differently stays as typed here, and is named', () => {
  const { values, clashes } = mergeValues({
    before,
    mine: { ...before, distance: '9.1', duration: '0:50' },
    theirs: { ...before, distance: '10', duration: '0:50' },
  });
  expect(values).toMatchObject({ distance: '9.1', duration: '0:50' });
  expect(clashes).toEqual(['distance']);
});

test('a field emptied here stays empty', () => {
  const { values } = mergeValues({
    before,
    mine: { ...before, distance: '' },
    theirs: { ...before, notes: 'Wind.' },
  });
  expect(values.distance).toBe('');
});
