import { describe, expect, test } from 'vitest';
import { madeUpActivity } from '../../../testing/domain/made-up-activity.ts';
import { kindOfActivity, valuesOfDetails, valuesOfListed } from './activity-values.ts';

describe('an activity of the list becomes', () => {
  test('a run of the day where the athlete was, in moving time, with the elapsed beside it', () => {
    expect(valuesOfListed(madeUpActivity(), null)).toEqual({
      date: '2026-03-17',
      startedAtMs: Date.UTC(2026, 2, 17, 6, 30),
      utcOffsetS: 3600,
      workoutType: 'running',
      runningSubtype: 'outdoor-easy',
      sport: 'run',
      isRace: false,
      durationS: 3000,
      elapsedS: 3060,
      distanceM: 10_012.3,
      ascentM: 84,
      avgHeartRate: 152,
      maxHeartRate: 172,
      notes: 'Morning Run',
    });
  });

  test('a workout without a distance where there was none, and where it is strength', () => {
    expect(valuesOfListed(madeUpActivity({ distanceM: 0 }), null).distanceM).toBeNull();
    const lifting = madeUpActivity({ sportType: 'WeightTraining', distanceM: 12 });
    expect(valuesOfListed(lifting, null)).toMatchObject({
      workoutType: 'strength',
      distanceM: null,
    });
  });

  test('a workout of the elapsed time where nobody moved', () => {
    const still = madeUpActivity({ movingTimeS: 0, elapsedTimeS: 900 });
    expect(valuesOfListed(still, null).durationS).toBe(900);
    const timeless = madeUpActivity({ movingTimeS: null, elapsedTimeS: null });
    expect(valuesOfListed(timeless, null)).toMatchObject({ durationS: 0, elapsedS: null });
  });

  test('a workout with its name and the description that the details told as notes', () => {
    expect(valuesOfListed(madeUpActivity(), 'Felt good.\r\nWindy').notes).toBe(
      'Morning Run\n\nFelt good.\nWindy',
    );
    const hostile = madeUpActivity({ name: ' \0half \ud83d ' });
    expect(valuesOfListed(hostile, '\0').notes).toBe('half \ufffd');
    expect(valuesOfListed(madeUpActivity({ name: null }), null).notes).toBeNull();
    expect(valuesOfListed(madeUpActivity(), 'x'.repeat(20_000)).notes).toHaveLength(10_000);
  });
});

test('details add calories, and 0 of them are unknown', () => {
  const details = { ...madeUpActivity(), description: null, laps: [] };
  expect(valuesOfDetails({ ...details, caloriesKcal: 712.4 }).calories).toBe(712);
  expect(valuesOfDetails({ ...details, caloriesKcal: 0 }).calories).toBeNull();
});

describe('the kind of an activity', () => {
  const kindOf = (told: Parameters<typeof madeUpActivity>[0]) =>
    kindOfActivity(madeUpActivity(told));

  test.each([
    ['Run', { workoutType: 'running', runningSubtype: 'outdoor-easy', sport: 'run' }],
    ['TrailRun', { workoutType: 'running', runningSubtype: 'outdoor-easy', sport: 'run' }],
    ['VirtualRun', { workoutType: 'running', runningSubtype: 'treadmill', sport: 'run' }],
    ['Walk', { workoutType: 'running', runningSubtype: 'outdoor-easy', sport: 'walk' }],
    ['Hike', { workoutType: 'running', sport: 'hike' }],
    ['Wheelchair', { workoutType: 'running', sport: 'wheelchair' }],
    ['Ride', { workoutType: 'cross', runningSubtype: null, sport: 'cycling' }],
    ['WeightTraining', { workoutType: 'strength', runningSubtype: null, sport: 'strength' }],
    ['Workout', { workoutType: 'cross', sport: 'other' }],
    ['WaterSport', { workoutType: 'cross' }],
    ['HoverboardPolo2031', { workoutType: 'cross', runningSubtype: null, sport: 'other' }],
    [null, { workoutType: 'cross', runningSubtype: null, sport: 'other' }],
  ])('%s', (sportType, kind) => {
    expect(kindOf({ sportType })).toMatchObject(kind);
  });

  test.each([
    [0, { isRace: false, runningSubtype: 'outdoor-easy' }],
    [1, { isRace: true, runningSubtype: null }],
    [2, { isRace: false, runningSubtype: 'outdoor-long' }],
    [3, { isRace: false, runningSubtype: 'outdoor-interval' }],
    [77, { isRace: false, runningSubtype: 'outdoor-easy' }],
    [null, { isRace: false, runningSubtype: 'outdoor-easy' }],
  ])('run type %s', (workoutType, kind) => {
    expect(kindOf({ workoutType })).toMatchObject(kind);
  });

  test('a run on the trainer, or recorded without a track, is on the treadmill; a race stays one', () => {
    expect(kindOf({ isOnTrainer: true }).runningSubtype).toBe('treadmill');
    expect(kindOf({ hasGps: false }).runningSubtype).toBe('treadmill');
    expect(kindOf({ isOnTrainer: true, workoutType: 1 })).toMatchObject({
      ...{ runningSubtype: 'treadmill', isRace: true },
    });
    expect(kindOf({ sportType: 'Walk', isOnTrainer: true })).toMatchObject({
      ...{ runningSubtype: 'treadmill', sport: 'walk' },
    });
  });

  test('what was typed in at Strava, or does not say, was not indoors for that', () => {
    expect(kindOf({ hasGps: false, isManual: true }).runningSubtype).toBe('outdoor-easy');
    expect(kindOf({ hasGps: null }).runningSubtype).toBe('outdoor-easy');
    expect(kindOf({ hasGps: undefined }).runningSubtype).toBe('outdoor-easy');
  });

  test('marks of runs mean nothing on other sports', () => {
    expect(kindOf({ sportType: 'Ride', workoutType: 1 })).toMatchObject({ isRace: false });
    expect(kindOf({ sportType: 'Walk', workoutType: 2 }).runningSubtype).toBe('outdoor-easy');
    expect(kindOf({ sportType: 'Ride', isOnTrainer: true }).runningSubtype).toBeNull();
  });
});
