import { describe, expect, test } from 'vitest';
import {
  daysUntil,
  isAhead,
  isNear,
  isUpcoming,
  pastRaceLabel,
  raceReadinessPercent,
} from './race-days.ts';

const today = '2026-11-21';
const raceOn = (date: string, completed = false) => ({ date, completed });

test('days until a race are counted over months, and are negative afterwards', () => {
  expect(daysUntil('2026-12-21', today)).toBe(30);
  expect(daysUntil(today, today)).toBe(0);
  expect(daysUntil('2026-11-20', today)).toBe(-1);
});

describe('a race', () => {
  test('of today is still upcoming, but no longer ahead', () => {
    expect(isUpcoming(raceOn(today), today)).toBe(true);
    expect(isAhead(raceOn(today), today)).toBe(false);
  });

  test('of tomorrow is upcoming and ahead', () => {
    expect(isUpcoming(raceOn('2026-11-22'), today)).toBe(true);
    expect(isAhead(raceOn('2026-11-22'), today)).toBe(true);
  });

  test('of yesterday is history', () => {
    expect(isUpcoming(raceOn('2026-11-20'), today)).toBe(false);
    expect(isAhead(raceOn('2026-11-20'), today)).toBe(false);
  });

  test('that is completed is history, even before its date', () => {
    expect(isUpcoming(raceOn('2026-12-01', true), today)).toBe(false);
    expect(isAhead(raceOn('2026-12-01', true), today)).toBe(false);
    expect(isNear(raceOn('2026-12-01', true), today)).toBe(false);
  });

  test('is near from 30 days before until its day', () => {
    expect(isNear(raceOn('2026-12-22'), today)).toBe(false);
    expect(isNear(raceOn('2026-12-21'), today)).toBe(true);
    expect(isNear(raceOn(today), today)).toBe(true);
    expect(isNear(raceOn('2026-11-20'), today)).toBe(false);
  });

  test('of the history is labelled by whether it was run', () => {
    expect(pastRaceLabel({ completed: true })).toBe('Completed');
    expect(pastRaceLabel({ completed: false })).toBe('Past Event');
  });
});

test.each([
  [200, 75],
  [61, 75],
  [60, 85],
  [31, 85],
  [30, 92],
  [0, 92],
])('%i days before a race readiness is %i %%', (daysLeft, percent) =>
  expect(raceReadinessPercent(daysLeft)).toBe(percent),
);
