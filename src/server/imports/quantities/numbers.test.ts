import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { numberStyleOf, readNumber } from './numbers.ts';

function numbers(cells: string[], { whole = false } = {}) {
  const style = numberStyleOf(cells, { whole });
  return cells.map((cell) => readNumber(cell, style).value);
}

describe('the numbers of a column', () => {
  it('are written with points or with commas', () => {
    expect(numbers(['10.25', '9.1', '1,204.5'])).toEqual([10.25, 9.1, 1204.5]);
    expect(numbers(['10,25', '9,1', '1.204,5'])).toEqual([10.25, 9.1, 1204.5]);
  });

  it('with three digits behind the mark are decimals, or thousands where they count', () => {
    expect(numbers(['5,208', '10,450'])).toEqual([5.208, 10.45]);
    expect(numbers(['5.208', '10.450'])).toEqual([5.208, 10.45]);
    expect(numbers(['1,024', '640'], { whole: true })).toEqual([1024, 640]);
    expect(numbers(['1.024', '640'], { whole: true })).toEqual([1024, 640]);
    expect(numbers(['623.456', '512.1'], { whole: true })).toEqual([623.456, 512.1]);
    expect(numbers(['623.456'], { whole: true })).toEqual([623.456]);
  });

  it('may have a unit, and may be missing', () => {
    expect(
      numbers(['5.2 km', '3.1mi', '150 bpm', '148 count/min', '--', '', 'n/a', 'None', '5 min/km']),
    ).toEqual([...[5.2, 3.1, 150, 148], ...[null, null, null, null], Number.NaN]);
  });

  it.each(['five', '-5', '5 5.2.1', '5 apples', '0x10', '1e400', '٣', '9'.repeat(100)])(
    'are not in %j',
    (cell) => {
      expect(numbers([cell])).toEqual([Number.NaN]);
    },
  );
});

describe('a distance', () => {
  const metres = (header: string, cell: string, chosen = {}) =>
    readCsv(`Date,Duration,${header}\n2026-03-01,0:45,"${cell}"\n`, chosen).workouts[0]?.columns
      .distance_m;

  it.each([
    ['Distance (km)', '8,05', 8050],
    ['Distance (mi)', '5', 8046.72],
    ['Miles', '5', 8046.72],
    ['distance_m', '8046.72', 8046.72],
    ['Distance [m]', '8.046', 8046],
    ['Distance', '8.05', 8050],
    ['Distance', '8046', 8046],
    ['Distance', '5 mi', 8046.72],
    ['Distance', '5mi', 8046.72],
    ['Distance', '5 Miles', 8046.72],
    ['Distance (km)', '5 mi', 8046.72],
    ['Distance (mi)', '5 km', 5000],
    ['Distance [miles]', '5', 8046.72],
    ['distance_mi', '5', 8046.72],
    ['Total Distance mi', '5', 8046.72],
    ['Mileage (mi)', '5', 8046.72],
    ['Miles', '3,1', 4988.966],
    ['Distance', '5.208', 5208],
    ['Distance', '0', null],
    ['Distance', '--', null],
  ])('in a column %s that reads %s', (header, cell, expected) => {
    expect(metres(header, cell)).toBe(expected);
  });

  it('whose unit nobody names can be said to be in miles', () => {
    expect(metres('Distance', '5', { distanceUnit: 'mi' })).toBe(8046.72);
    expect(metres('Distance (km)', '5', { distanceUnit: 'mi' })).toBe(5000);
  });

  it('is never taken from a pace', () => {
    expect(metres('Pace', '4:30')).toBeNull();
    const { workouts } = readCsv(
      'Date,Duration,Distance,Avg Pace,Speed\n2026-03-01,0:50,10,9:59,99\n',
    );
    expect(workouts[0]?.columns).toMatchObject({ duration_s: 3000, distance_m: 10_000 });
  });
});
