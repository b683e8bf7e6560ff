import { describe, expect, it } from 'vitest';
import { metresOfHeight, settleDistance, type WrittenDistance } from './distance.ts';
import type { ParsedNote } from './parsed-workout.ts';

function settle(written: Partial<WrittenDistance>) {
  const notes: ParsedNote[] = [];
  const distanceM = settleDistance(
    { total: null, series: null, durationS: 1800, activityName: 'Outdoor Run', ...written },
    notes,
  );
  return { distanceM, notes: notes.map(({ code }) => code) };
}

describe('the unit of a distance', () => {
  it.each([
    ['km', 5, 5000],
    ['mi', 3, 4828.032],
    ['m', 5000, 5000],
    ['ft', 10_000, 3048],
    ['yd', 1000, 914.4],
    ['公里', 5, 5000],
    ['', 5, 5000],
    ['furlongs', 5, 5000],
  ])('labelled %s', (unit, value, distanceM) => {
    const settled = settle({ total: { value, unit } });
    expect(settled.distanceM).toBeCloseTo(distanceM, 6);
    expect(settled.notes).toEqual([]);
  });

  it('1.825 km and 1825 m are the same swim', () => {
    const swim = { activityName: 'Schwimmbad Schwimmen', durationS: 4610 };
    expect(settle({ ...swim, total: { value: 1.825, unit: 'km' } }).distanceM).toBe(1825);
    expect(settle({ ...swim, total: { value: 1825, unit: 'm' } }).distanceM).toBe(1825);
  });

  it('metres labelled kilometres are seen by the speed', () => {
    expect(settle({ total: { value: 1825, unit: 'km' } })).toEqual({
      distanceM: 1825,
      notes: ['distance-unit'],
    });
    expect(settle({ total: { value: 5000, unit: 'mi' } }).distanceM).toBe(5000);
  });

  it('kilometres labelled metres are seen by the speed, but only of sports that move', () => {
    const total = { value: 5.2, unit: 'm' };
    expect(settle({ total })).toEqual({ distanceM: 5200, notes: ['distance-unit'] });
    expect(settle({ total, activityName: 'Yoga' })).toEqual({ distanceM: 5.2, notes: [] });
    expect(settle({ total, durationS: 30 }).distanceM).toBe(5.2);
  });

  it('a distance nobody can cover is left out', () => {
    expect(settle({ total: { value: 1e9, unit: 'km' } })).toEqual({
      distanceM: null,
      notes: ['distance-implausible'],
    });
  });
});

describe('a missing distance', () => {
  it('is zero in these files', () => {
    expect(settle({ total: { value: 0, unit: 'km' } })).toEqual({ distanceM: null, notes: [] });
  });

  it('is added up from the minutes where they are there', () => {
    expect(settle({ series: { value: 5.2, unit: 'km' } })).toEqual({
      distanceM: 5200,
      notes: ['distance-from-series'],
    });
  });
});

it('heights come in metres or feet, and zero is not measured', () => {
  expect(metresOfHeight({ value: 100, unit: 'ft' })).toBeCloseTo(30.48, 9);
  expect(metresOfHeight({ value: 100, unit: '' })).toBe(100);
  expect(metresOfHeight({ value: 0, unit: 'm' })).toBeNull();
  expect(metresOfHeight({ value: 1e6, unit: 'm' })).toBeNull();
  expect(metresOfHeight(null)).toBeNull();
});
