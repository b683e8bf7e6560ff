import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { comingBackFrom, latestBreak, longBreakBefore, shareAfterBreak } from './coming-back.ts';

const TODAY = '2026-11-21';
const daysAgo = (...ago: number[]) => ago.map((days) => addDays(TODAY, -days));
/** Every second day of the three weeks up to then. */
const often = (until: number) => daysAgo(...Array.from({ length: 11 }, (_, at) => until + 2 * at));

describe('a break', () => {
  test('goes on from the seventh day without a run', () => {
    expect(comingBackFrom(daysAgo(6, 8), TODAY)).toBeNull();
    expect(comingBackFrom(daysAgo(7, 9), TODAY)).toEqual({
      days: 7,
      backForDays: null,
      lastRun: addDays(TODAY, -7),
    });
    expect(comingBackFrom([], TODAY)).toBeNull();
  });

  test('is come back from for two weeks', () => {
    const back = (backForDays: number) => {
      const since = Array.from({ length: backForDays + 1 }, (_, at) => at);
      return comingBackFrom([...daysAgo(...since), ...often(backForDays + 10)], TODAY)?.days;
    };
    expect([back(0), back(6), back(13), back(14)]).toEqual([10, 10, 10, undefined]);
  });

  test('is none between the runs of somebody who runs once a week', () => {
    expect(comingBackFrom(daysAgo(1, 8, 15, 22, 29), TODAY)).toBeNull();
    expect(comingBackFrom([...daysAgo(1), ...often(8)], TODAY)?.days).toBe(7);
    expect(comingBackFrom(daysAgo(1, 28, 35), TODAY)).toBeNull();
    expect(comingBackFrom(daysAgo(1, 29, 36), TODAY)?.days).toBe(28);
  });
});

test('the latest break is known however long ago it ended', () => {
  const since = Array.from({ length: 30 }, (_, at) => 2 * at);
  expect(latestBreak([...daysAgo(...since), ...often(75)], TODAY)).toEqual({
    lastRun: addDays(TODAY, -75),
    firstRun: addDays(TODAY, -58),
  });
  expect(latestBreak(often(9), TODAY)).toEqual({ lastRun: addDays(TODAY, -9), firstRun: null });
  expect(latestBreak(daysAgo(...since), TODAY)).toBeNull();
});

test('the first runs after it are shorter the longer it was, from four fifths to half', () => {
  expect([7, 10, 14, 20, 25, 90].map(shareAfterBreak)).toEqual([0.8, 0.8, 0.72, 0.6, 0.5, 0.5]);
});

test('after four weeks off one is not the runner of before for six weeks', () => {
  const back = (backForDays: number, gap = 40) =>
    longBreakBefore([...daysAgo(0, 10, 20, 30, backForDays), ...often(backForDays + gap)], TODAY);
  expect(back(31)).toEqual({ days: 40, firstRun: addDays(TODAY, -31) });
  expect(back(41)).toEqual({ days: 40, firstRun: addDays(TODAY, -41) });
  expect(back(42)).toBeNull();
  expect(back(20, 20)).toBeNull();
});
