import { describe, expect, it } from 'vitest';
import { haeWorkout, readRecords } from '../../../../testing/imports/written-workouts.ts';
import { findEntries } from './json.ts';

const workout = haeWorkout();

describe('workouts are found', () => {
  it.each([
    ['in a list', [workout]],
    ['in workouts', { workouts: [workout] }],
    ['in a data list', { data: [workout] }],
    ['in data.workouts', { data: { workouts: [workout], metrics: [] } }],
    ['beside data', { data: { metrics: [] }, workouts: [workout] }],
    ['in the body a relay wraps', { received_at: 'x', payload: { data: { workouts: [workout] } } }],
    ['in a list of bodies', [{ data: { workouts: [workout] } }, { data: { workouts: [] } }]],
  ])('%s', (_, root) => {
    expect(findEntries(root)).toEqual({ entries: [workout], hasMetricsOnly: false });
  });

  it('in both places at once, in order', () => {
    const root = { data: { workouts: ['a'] }, workouts: ['b'] };
    expect(findEntries(root).entries).toEqual(['a', 'b']);
  });
});

it('an export of metrics alone says that it holds no workouts', () => {
  const result = readRecords({ data: { metrics: [{ name: 'step_count', data: [] }] } });
  expect(result.workouts).toEqual([]);
  expect(result.errors).toMatchObject([{ place: 'file', message: 'Invalid data format' }]);
  expect(result.errors[0]?.detail).toMatch(/no workouts/);
});

it('places count through all lists', () => {
  const result = readRecords([
    { data: { workouts: [haeWorkout(), 1] } },
    { data: { workouts: [2] } },
  ]);
  expect(result.errors.map(({ place }) => place)).toEqual(['workout 2', 'workout 3']);
});
