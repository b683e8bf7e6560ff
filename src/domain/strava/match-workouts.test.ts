import { describe, expect, test } from 'vitest';
import { madeUpActivity } from '../../../testing/domain/made-up-activity.ts';
import { valuesOfListed } from './activity-values.ts';
import { type LoggedWorkout, matchWorkouts } from './match-workouts.ts';

const activity = madeUpActivity();
const MINUTE_MS = 60_000;

function logged(workout: Partial<LoggedWorkout> = {}): LoggedWorkout {
  return {
    ...{ id: 7, date: '2026-03-17', startedAtMs: activity.startedAtMs, workoutType: 'running' },
    ...{ durationS: 3000, elapsedS: null, distanceM: 10_000, isStravas: false, ...workout },
  };
}

const typedIn = (workout: Partial<LoggedWorkout> = {}) => logged({ startedAtMs: null, ...workout });

function matched(workouts: LoggedWorkout[], activities = [activity]) {
  const values = activities.map((each) => ({ id: each.id, values: valuesOfListed(each, null) }));
  return Object.fromEntries(matchWorkouts({ activities: values, workouts }));
}

describe('a workout with a start is the activity', () => {
  test.each([
    [0, true],
    [4, true],
    [-5, true],
    [6, false],
  ])('that began %s minutes later: %s', (minutes, isMatch) => {
    const startedAtMs = activity.startedAtMs + minutes * MINUTE_MS;
    expect(matched([logged({ startedAtMs })])).toEqual(isMatch ? { 1001: 7 } : {});
  });

  test.each<[string, Partial<LoggedWorkout>, boolean]>([
    ['as long by its elapsed time', { durationS: 9999, elapsedS: 3070 }, true],
    ['nine percent shorter', { durationS: 2740 }, true],
    ['half as long', { durationS: 1500 }, false],
    ['of nine percent more way', { distanceM: 10_900 }, true],
    ['of a fifth more way', { distanceM: 12_200 }, false],
    ['without a distance', { distanceM: null }, true],
    ['of another type', { workoutType: 'cross' }, false],
    ['from Strava itself', { isStravas: true }, false],
    ['on another day of the calendar, as a zone has it', { date: '2026-03-16' }, true],
  ])('%s: %s', (_what, workout, isMatch) => {
    expect(matched([logged(workout)])).toEqual(isMatch ? { 1001: 7 } : {});
  });

  test('that began nearest, and only one', () => {
    const later = madeUpActivity({ id: '1002', startedAtMs: activity.startedAtMs + 3 * MINUTE_MS });
    const near = logged({ id: 8, startedAtMs: activity.startedAtMs + 2 * MINUTE_MS });
    expect(matched([near], [activity, later])).toEqual({ 1002: 8 });
    expect(matched([logged({ id: 9 }), near], [activity, later])).toEqual({ 1001: 9, 1002: 8 });
    expect(matched([logged({ id: 4 }), logged({ id: 3 })])).toEqual({ 1001: 3 });
  });
});

describe('a workout without a start is the activity', () => {
  test.each<[string, Partial<LoggedWorkout>, boolean]>([
    ['of that day, about as long', { durationS: 3000 }, true],
    ['to the minute', { durationS: 3060 }, true],
    ['to a hundred metres', { distanceM: 9900 }, true],
    ['of the day before', { date: '2026-03-16' }, false],
    ['six minutes longer', { durationS: 3420 }, false],
    ['a kilometre shorter', { distanceM: 9000 }, false],
    ['without a distance', { distanceM: null }, false],
    ['of another type', { workoutType: 'cross' }, false],
  ])('%s: %s', (_what, workout, isMatch) => {
    expect(matched([typedIn(workout)])).toEqual(isMatch ? { 1001: 7 } : {});
  });

  test('that is strength, where none has a distance', () => {
    const lifting = madeUpActivity({ sportType: 'WeightTraining', distanceM: 0 });
    expect(matched([typedIn({ workoutType: 'strength', distanceM: null })], [lifting])).toEqual({
      1001: 7,
    });
  });

  test('not where two workouts of the day are alike', () => {
    expect(matched([typedIn({ id: 1 }), typedIn({ id: 2 })])).toEqual({});
  });

  test('not where two activities of the day are alike, new or known before', () => {
    const evening = madeUpActivity({ id: '1002', startedAtMs: activity.startedAtMs + 36_000_000 });
    expect(matched([typedIn()], [activity, evening])).toEqual({});
    expect(matched([typedIn(), logged({ id: 8, isStravas: true })])).toEqual({});
  });

  test('where the other of two alike has found its own by its start', () => {
    const evening = madeUpActivity({ id: '1002', startedAtMs: activity.startedAtMs + 36_000_000 });
    const fromWatch = logged({ id: 8, startedAtMs: evening.startedAtMs });
    expect(matched([typedIn(), fromWatch], [activity, evening])).toEqual({ 1001: 7, 1002: 8 });
  });
});
