import { describe, expect, test } from 'vitest';
import { ageOn, bodyMassIndex, weightToGoal } from './body.ts';

describe('age', () => {
  test('goes up on the birthday, not the day before', () => {
    expect(ageOn('2026-05-05', '1990-05-06')).toBe(35);
    expect(ageOn('2026-05-06', '1990-05-06')).toBe(36);
  });

  test('of who was born on 29 February goes up on 1 March of other years', () => {
    expect(ageOn('2026-02-28', '2000-02-29')).toBe(25);
    expect(ageOn('2026-03-01', '2000-02-29')).toBe(26);
    expect(ageOn('2028-02-29', '2000-02-29')).toBe(28);
  });

  test('is 0 on the day of birth, and none before it', () => {
    expect(ageOn('2026-11-21', '2026-11-21')).toBe(0);
    expect(ageOn('2026-11-21', '2026-11-22')).toBeNull();
  });
});

describe('body mass index', () => {
  test('of 70 kg at 1.75 m is 22.9', () => {
    expect(bodyMassIndex({ weightKg: 70, heightCm: 175 })).toBe(22.9);
  });

  test('of 85 kg at 1.80 m is 26.2', () => {
    expect(bodyMassIndex({ weightKg: 85, heightCm: 180 })).toBe(26.2);
  });

  test('needs both weight and height', () => {
    expect(bodyMassIndex({ weightKg: null, heightCm: 175 })).toBeNull();
    expect(bodyMassIndex({ weightKg: 70, heightCm: null })).toBeNull();
    expect(bodyMassIndex({ weightKg: 70, heightCm: 0 })).toBeNull();
  });
});

describe('weight', () => {
  test('to the goal is what remains, or how far below it one is', () => {
    expect(weightToGoal({ currentKg: 90.2 })).toEqual({ state: 'remaining', kg: 5.2 });
    expect(weightToGoal({ currentKg: 85 })).toEqual({ state: 'below', kg: 0 });
    expect(weightToGoal({ currentKg: 83.5 })).toEqual({ state: 'below', kg: 1.5 });
    expect(weightToGoal({ currentKg: 83.5, targetKg: 80 })).toEqual({
      state: 'remaining',
      kg: 3.5,
    });
  });
});
