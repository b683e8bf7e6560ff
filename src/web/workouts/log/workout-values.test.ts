import { describe, expect, test } from 'vitest';
import {
  blankValues,
  checkValues,
  FIELD_NAMES,
  revive,
  sameValues,
  type WorkoutValues,
} from './workout-values.ts';

const blank = blankValues({
  today: '2026-11-21',
  kind: { workoutType: 'running', runningSubtype: 'outdoor-easy' },
});

test('every field of the form is named', () => {
  expect([...FIELD_NAMES].sort()).toEqual(Object.keys(blank).sort());
});

describe('checkValues', () => {
  const check = (typed: Partial<WorkoutValues>) => checkValues({ ...blank, ...typed });

  test('a quick entry is read as the server reads it', () => {
    expect(check({ duration: '45', distance: '8,4' }).body).toMatchObject({
      duration: '0:45',
      distance: 8.4,
      zone1Minutes: 0,
      hydration: null,
    });
  });

  test('a distance typed before the type became strength is neither sent nor a fault', () => {
    const { body } = check({ workoutType: 'strength', duration: '0:50', distance: 'x' });
    expect(body).toMatchObject({ distance: null, runningSubtype: null });
  });

  test('each fault is told in the words of the contract, the first one first', () => {
    const { errors } = check({ date: '', duration: '1:75', zone3Minutes: '-1' });
    expect(errors).toEqual({
      date: 'Date is required',
      duration: 'Duration must be in H:MM format',
      zone3Minutes: 'Zone 3 minutes must be between 0 and 10000',
    });
  });
});

describe('revive', () => {
  test('gives back what was kept', () => {
    const kept = { ...blank, workoutType: 'cross', distance: '45', notes: 'Rain.' } as const;
    expect(revive(JSON.parse(JSON.stringify(kept)), blank)).toEqual(kept);
  });

  test.each([
    null,
    7,
    'text',
    [],
    { workoutType: 'rowing', distance: 8.4, unknown: 'x', __proto__: { notes: 'x' } },
  ])('never trusts %j', (kept) => {
    expect(sameValues(revive(kept, blank), blank)).toBe(true);
  });
});
