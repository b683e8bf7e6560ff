import { expect, test } from 'vitest';
import { madeUpRun } from '../../../../testing/web/made-up.ts';
import { fittingWorkout, likeWorkout } from './like-workout.ts';
import { blankValues, effortOf, type WorkoutValues } from './workout-values.ts';

const DAY = '2026-11-15';
const KIND = { workoutType: 'running', runningSubtype: 'outdoor-easy' } as const;
const FILE = madeUpRun({
  ...{ id: 7, source: 'file', durationS: 3000, distanceM: 10_010, utcOffsetS: 3600 },
  startedAtMs: Date.UTC(2026, 10, 15, 6, 12),
});

function fitting(typed: Partial<WorkoutValues>, others = [FILE]) {
  const values = { ...blankValues({ day: DAY, kind: KIND }), ...typed };
  const of = { values, effort: effortOf(values, null), timeZone: 'Europe/Zurich', others };
  const found = fittingWorkout(of);
  return found && [found.workout.id, found.isSure];
}

const TYPED = { duration: '0:50', distance: '10' };

test('a run of a file fits what is typed, once time and distance are there', () => {
  expect(fitting(TYPED)).toEqual([7, true]);
  expect(fitting({ ...TYPED, startTime: '07:12' })).toEqual([7, true]);
  expect(fitting({ duration: '0:50' })).toBeNull();
  expect(fitting({ distance: '10' })).toBeNull();
});

test('what nobody can be sure of is no more than a question', () => {
  expect(fitting({ ...TYPED, workoutType: 'cross' })).toEqual([7, false]);
  const evening = madeUpRun({ ...FILE, id: 8, startedAtMs: Date.UTC(2026, 10, 15, 17, 31) });
  expect(fitting(TYPED, [FILE, evening])?.[1]).toBe(false);
});

test('another day, length, start or kind fits nothing, and nor does a run that was typed', () => {
  expect(fitting({ ...TYPED, date: '2026-11-16' })).toBeNull();
  expect(fitting({ ...TYPED, duration: '1:10' })).toBeNull();
  expect(fitting({ ...TYPED, startTime: '17:40' })).toBeNull();
  expect(fitting({ duration: '0:50', workoutType: 'strength' })).toBeNull();
  expect(fitting(TYPED, [madeUpRun({ ...FILE, source: 'manual' })])).toBeNull();
});

test('a typed run is like one that was typed before', () => {
  const before = madeUpRun({ id: 9, source: 'manual', durationS: 3000, distanceM: 10_000 });
  const logged = { ...before, id: 10 };
  expect(likeWorkout(logged, [FILE, logged, before])).toBe(before);
  expect(likeWorkout(logged, [FILE])).toBeUndefined();
});
