import { describe, expect, test } from 'vitest';
import { usualSpan } from './outliers.ts';

const PACES = [331, 325, 340, 318, 329, 333, 345, 322];
const WEEKS = [31, 44, 42, 41, 45, 52, 36];
const pace = { least: 60 };
const bars = { least: 0, from: 0 };

describe('one wrong row bends no axis', () => {
  test('a pace of ten times the time, or of a tenth, is outside on its side', () => {
    expect(usualSpan([...PACES, 3310], pace)).toEqual({ low: 318, high: 345 });
    expect(usualSpan([33, ...PACES], pace)).toEqual({ low: 318, high: 345 });
    expect(usualSpan([33, ...PACES, 3310], pace)).toEqual({ low: 318, high: 345 });
  });

  test('a week whose run was typed in metres is outside, wherever it stands', () => {
    for (let at = 0; at <= WEEKS.length; at += 1) {
      const values = WEEKS.toSpliced(at, 0, 10_000);
      expect(usualSpan(values, bars)).toEqual({ low: 0, high: 52 });
    }
  });

  test('of three values one is told apart by the other two', () => {
    expect(usualSpan([330, 335, 3000], pace)).toEqual({ low: 330, high: 335 });
  });

  test('values that are all but one alike need no spread to tell it', () => {
    expect(usualSpan([71, 71, 71, 71, 71, 171], { least: 4 })).toEqual({ low: 71, high: 71 });
  });
});

describe('what happens to a runner belongs to the axis', () => {
  test('intervals, long runs and easy runs share it', () => {
    const mixed = [252, 255, 330, 332, 334, 360, 362, 335, 331, 258, 250, 366];
    expect(usualSpan(mixed, pace)).toEqual({ low: 250, high: 366 });
  });

  test('a recovery run that is a minute and a half slower is no slip', () => {
    expect(usualSpan([...PACES, 420], pace)).toEqual({ low: 318, high: 420 });
  });

  test('a marathon week among small weeks is no slip, and neither is a rest week', () => {
    expect(usualSpan([31, 0.5, 44, 42, 41, 45, 82], bars)).toEqual({ low: 0, high: 82 });
  });

  test('more than one in eight is what the values are like', () => {
    const twoOfTen = [...PACES, 900, 910];
    expect(usualSpan(twoOfTen, pace)).toEqual({ low: 318, high: 910 });
  });

  test('a weight that falls for a year keeps both its ends', () => {
    const falling = Array.from({ length: 20 }, (_, week) => 92 - week);
    expect(usualSpan(falling, { least: 4 })).toEqual({ low: 73, high: 92 });
  });
});

test('what a slip pulls along day after day is told apart as well', () => {
  const fatigue = Array.from({ length: 190 }, (_, day) => 110 + (day % 10));
  const pulled = fatigue.map((value, day) => value + (day > 160 ? 800 * 0.87 ** (day - 160) : 0));
  expect(usualSpan(pulled, bars)?.high).toBeLessThan(300);
});

test('two values are both right, and none have no span', () => {
  expect(usualSpan([5, 50], { least: 0 })).toEqual({ low: 5, high: 50 });
  expect(usualSpan([], pace)).toBeNull();
});
