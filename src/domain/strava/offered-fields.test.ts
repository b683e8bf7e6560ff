import { expect, test } from 'vitest';
import { madeUpValues } from '../../../testing/domain/made-up-activity.ts';
import { emptiedValues, offeredFields, offeredValues } from './offered-fields.ts';

const told = madeUpValues({
  ...{ calories: 712, zone1S: 300, zone2S: 1500, zone3S: 900, isRace: true },
});
const typedIn = madeUpValues({
  ...{ startedAtMs: null, utcOffsetS: null, runningSubtype: null, ascentM: null, distanceM: null },
  ...{ avgHeartRate: null, maxHeartRate: null, notes: null },
});

test('what is empty is offered, in words', () => {
  expect(offeredFields(typedIn, told)).toEqual([
    { label: 'Start', value: '07:30' },
    { label: 'Running type', value: 'Easy run' },
    { label: 'Race', value: 'Yes' },
    { label: 'Distance', value: '10.01\u00a0km' },
    { label: 'Climbed', value: '84\u00a0m' },
    { label: 'Calories', value: '712\u00a0kcal' },
    { label: 'Average heart rate', value: '152\u00a0bpm' },
    { label: 'Maximum heart rate', value: '172\u00a0bpm' },
    { label: 'Minutes in zones 1 to 5', value: '5, 25, 15, 0, 0' },
    { label: 'Notes', value: 'Morning Run' },
  ]);
  expect({ ...typedIn, ...offeredValues(typedIn, told) }).toEqual(told);
});

test('what stands there is never offered', () => {
  expect(offeredFields(told, madeUpValues({ ...told, notes: 'x', calories: 1 }))).toEqual([]);
  expect(offeredValues(told, madeUpValues({ calories: 1 }))).toEqual({});
});

test('what was filled in can be taken back, but for what was edited since', () => {
  const filled = offeredValues(typedIn, told);
  const row = { ...typedIn, ...filled };
  expect({ ...row, ...emptiedValues(row, filled) }).toEqual(typedIn);
  const edited = { ...row, notes: 'Mine', zone1S: 1 };
  const emptied = { ...edited, ...emptiedValues(edited, filled) };
  expect(emptied).toEqual({ ...typedIn, notes: 'Mine', zone1S: 1 });
  expect(emptiedValues(row, {})).toEqual({});
});

test('nothing is offered that would contradict what stands there', () => {
  const labels = (row: Parameters<typeof madeUpValues>[0]) =>
    offeredFields({ ...typedIn, ...row }, told).map(({ label }) => label);
  expect(labels({ maxHeartRate: 140 })).not.toContain('Average heart rate');
  expect(labels({ avgHeartRate: 180 })).not.toContain('Maximum heart rate');
  expect(labels({ date: '2026-03-16' })).not.toContain('Start');
  const strength = labels({ workoutType: 'strength', sport: 'strength' });
  expect(strength).not.toContain('Distance');
  expect(strength).not.toContain('Race');
  expect(strength).not.toContain('Running type');
});

test('of long notes the beginning is shown, and all are filled in', () => {
  const notes = `Long run\n\n${'far '.repeat(100)}`;
  const offered = offeredFields(typedIn, { notes });
  expect(offered).toEqual([{ label: 'Notes', value: 'Long run…' }]);
  expect(offeredValues(typedIn, { notes })).toEqual({ notes });
});
