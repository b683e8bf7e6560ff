import { describe, expect, test } from 'vitest';
import { classifyActivity } from './classify-activity.ts';
import { sportOfType, WORKOUT_TYPES, workoutLabel } from './workout-kinds.ts';

describe('the label of a workout', () => {
  test('is the kind of run for a run', () => {
    expect(workoutLabel(classifyActivity('Long run'))).toBe('Long run');
    expect(workoutLabel(classifyActivity('Running'))).toBe('Easy run');
  });

  test('is the sport for everything else, a treadmill walk included', () => {
    expect(workoutLabel(classifyActivity('Indoor walk'))).toBe('Walk');
    expect(workoutLabel(classifyActivity('Yoga'))).toBe('Yoga');
    expect(workoutLabel(classifyActivity('Weights'))).toBe('Strength');
    expect(workoutLabel(classifyActivity('Sauna'))).toBe('Cross');
  });

  test('is Race for a run that is marked as one', () => {
    const kind = { workoutType: 'running', runningSubtype: 'treadmill', sport: 'run' } as const;
    expect(workoutLabel({ ...kind, isRace: true })).toBe('Race');
    expect(workoutLabel({ ...kind, isRace: false })).toBe('Treadmill');
    expect(workoutLabel({ ...classifyActivity('Yoga'), isRace: true })).toBe('Yoga');
    expect(workoutLabel({ ...classifyActivity('Walking'), isRace: true })).toBe('Walk');
  });

  test('is Run where the kind of run is not known', () => {
    expect(workoutLabel({ workoutType: 'running', runningSubtype: null, sport: 'run' })).toBe(
      'Run',
    );
  });
});

test('the sport of a typed-in workout follows from its type', () => {
  expect(WORKOUT_TYPES.map(sportOfType)).toEqual(['run', 'strength', 'other']);
});
