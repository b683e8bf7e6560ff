import { describe, expect, test } from 'vitest';
import {
  caloriesPerMinute,
  dayText,
  kmText,
  listedDayText,
  longDayText,
  paceText,
  speedText,
} from './words.ts';

describe('a day', () => {
  test('has its year, for a page that is printed is read in other years', () => {
    expect(longDayText('2026-11-20')).toBe('Friday 20 November 2026');
    expect(dayText('2024-02-29')).toBe('Thu 29 Feb 2024');
  });

  test('in a list has its weekday in this year, and its year in others', () => {
    expect(listedDayText('2026-11-20', 2026)).toBe('Fri 20 Nov');
    expect(listedDayText('2025-12-31', 2026)).toBe('31 Dec 2025');
  });
});

describe('what was covered', () => {
  test('has pace and speed where there is a distance', () => {
    expect(paceText({ distance: 18.2, durationSeconds: 5950 })).toBe('5:27');
    expect(speedText({ distance: 45, durationSeconds: 5400 })).toBe('30.0');
    expect(kmText(1234.567)).toBe('1,234.57');
  });

  test('has neither without one', () => {
    for (const distance of [null, 0]) {
      expect(paceText({ distance, durationSeconds: 3600 })).toBeNull();
      expect(speedText({ distance, durationSeconds: 3600 })).toBeNull();
    }
  });
});

test('calories a minute are known where calories and time are', () => {
  expect(caloriesPerMinute({ calories: 333, durationSeconds: 2700 })).toBe('7.4');
  expect(caloriesPerMinute({ calories: null, durationSeconds: 2700 })).toBeNull();
  expect(caloriesPerMinute({ calories: 333, durationSeconds: 0 })).toBeNull();
});
