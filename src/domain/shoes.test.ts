import { describe, expect, test } from 'vitest';
import { defaultShoe, shoeDistanceM, wearOf } from './shoes.ts';

describe('a pair of shoes', () => {
  test('has run what was on it and what the log adds', () => {
    expect(shoeDistanceM({ startDistanceM: 40_500, loggedDistanceM: 12_000 })).toBe(52_500);
  });

  test.each([
    [629_000, 700_000, 'fresh'],
    [630_000, 700_000, 'worn'],
    [699_999, 700_000, 'worn'],
    [700_000, 700_000, 'due'],
    [3_000_000, null, 'fresh'],
  ] as const)('with %d m of %s is %s', (loggedDistanceM, replaceAtM, wear) => {
    expect(wearOf({ startDistanceM: 0, loggedDistanceM, replaceAtM })).toBe(wear);
  });
});

describe('the pair that is put in', () => {
  const easy = { id: 1, retiredOn: null, defaultFor: ['outdoor-easy' as const] };
  const indoor = { id: 2, retiredOn: null, defaultFor: ['treadmill' as const] };

  test('is that of the kind of run', () => {
    const kind = { workoutType: 'running', runningSubtype: 'treadmill' } as const;
    expect(defaultShoe([easy, indoor], kind)?.id).toBe(2);
  });

  test.each([
    ['a kind without a pair', { workoutType: 'running', runningSubtype: 'outdoor-long' }],
    ['a run of no kind', { workoutType: 'running', runningSubtype: '' }],
    ['what is no run', { workoutType: 'cross', runningSubtype: 'outdoor-easy' }],
  ] as const)('is none for %s', (_what, kind) => {
    expect(defaultShoe([easy, indoor], kind)).toBeNull();
  });

  test('is none once the pair is retired', () => {
    const kind = { workoutType: 'running', runningSubtype: 'outdoor-easy' } as const;
    expect(defaultShoe([{ ...easy, retiredOn: '2026-02-01' }], kind)).toBeNull();
  });
});
