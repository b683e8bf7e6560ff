import { describe, expect, test } from 'vitest';
import { ageOn, bodyMassIndex, weightLostKg, weightToGoal } from './body.ts';

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
  test('lost is positive, gained is negative', () => {
    expect(weightLostKg({ fromKg: 90, toKg: 85.5 })).toBe(4.5);
    expect(weightLostKg({ fromKg: 85.5, toKg: 86.2 })).toBe(-0.7);
  });

  test('lost has no floating tail, and nothing lost is a plain 0', () => {
    expect(weightLostKg({ fromKg: 82.3, toKg: 81.9 })).toBe(0.4);
    expect(Object.is(weightLostKg({ fromKg: 80, toKg: 80.01 }), 0)).toBe(true);
  });

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
