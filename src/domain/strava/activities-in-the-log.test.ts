import { describe, expect, test } from 'vitest';
import { madeUpActivity } from '../../../testing/domain/made-up-activity.ts';
import { type Candidate, matchFound } from '../same-workout.ts';
import { valuesOfListed } from './activity-values.ts';

const activity = madeUpActivity();
const MINUTE_MS = 60_000;

/** A workout of the log that no activity is known to be, unless it came from Strava itself. */
type Logged = Candidate & { id: number; isStravas: boolean };

function logged(workout: Partial<Logged> = {}): Logged {
  return {
    id: 7,
    isStravas: false,
    file: '',
    key: null,
    date: '2026-03-17',
    startedAtMs: activity.startedAtMs,
    utcOffsetS: null,
    localStart: null,
    workoutType: 'running',
    runningSubtype: null,
    sport: workout.workoutType === 'strength' ? 'strength' : 'run',
    durationS: 3000,
    elapsedS: null,
    distanceM: 10_000,
    ...workout,
  };
}

const typedIn = (workout: Partial<Logged> = {}) => logged({ startedAtMs: null, ...workout });

/** The workout that each activity surely is. */
function matched(workouts: Logged[], activities = [activity]) {
  const matches = matchFound({
    found: activities.map((each) => ({
      ...valuesOfListed(each, null),
      file: 'strava',
      key: null,
      localStart: null,
    })),
    logged: workouts.map(({ id, isStravas, ...face }) => ({
      workoutId: id,
      isDeleted: false,
      faces: [{ ...face, file: isStravas ? 'strava' : `workout ${id}` }],
    })),
  });
  return Object.fromEntries(
    matches.flatMap((match, index) =>
      match.kind === 'same' && 'workoutId' in match.with
        ? [[activities[index]?.id ?? '', match.with.workoutId]]
        : [],
    ),
  );
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

  test.each<[string, Partial<Logged>, boolean]>([
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
  test.each<[string, Partial<Logged>, boolean]>([
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
