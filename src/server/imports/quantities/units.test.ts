import { describe, expect, it } from 'vitest';
import {
  energyUnitOf,
  lengthUnitOf,
  splitUnit,
  timeUnitOf,
  unitOfHeader,
  unitOfWord,
  withoutUnit,
} from './units.ts';

describe('a length', () => {
  it.each([
    ['kilometers', 'km'],
    ['Kilómetros', 'km'],
    ['chilometri', 'km'],
    ['metros', 'm'],
    ['Meter', 'm'],
    ['miles', 'mi'],
    ['Meilen', 'mi'],
    ['英里', 'mi'],
    ['pieds', 'ft'],
    ['yards', 'yd'],
    ['steps', null],
  ])('the label %s is %s', (label, unit) => expect(lengthUnitOf(label)).toBe(unit));
});

describe('an energy', () => {
  it.each([
    ['kJ', 'kJ'],
    ['KJ', 'kJ'],
    ['千焦', 'kJ'],
    ['kcal', 'kcal'],
    ['kCal', 'kcal'],
    ['Cal', 'kcal'],
    ['千卡', 'kcal'],
    ['大卡', 'kcal'],
    ['cal', 'cal'],
    ['J', 'J'],
    ['', null],
    ['bananas', null],
  ])('the label %s is %s', (label, unit) => expect(energyUnitOf(label)).toBe(unit));
});

describe('a time', () => {
  it.each([
    ['Minuten', 'min'],
    ['m', 'min'],
    ['Std.', 'h'],
    ['hrs', 'h'],
    ['Sekunden', 's'],
    ['ms', 'ms'],
    ['分钟', 'min'],
    ['m/s', null],
  ])('in %s is %s', (label, unit) => expect(timeUnitOf(label)).toBe(unit));
});

describe('a header', () => {
  it.each([
    ['Distance (mi)', 'mi', 'Distance'],
    ['distance_m', 'm', 'distance_m'],
    ['Time [s]', 's', 'Time'],
    ['Miles', 'mi', 'Miles'],
    ['Pace (min/km)', null, 'Pace'],
    ['Zone 1 (%)', 'percent', 'Zone 1'],
    ['Distance (running)', null, 'Distance'],
    ['Water (ml)', null, 'Water'],
    ['(km)', 'km', '(km)'],
  ])('%s is in %s', (header, unit, name) => {
    expect(unitOfHeader(header)).toBe(unit);
    expect(withoutUnit(header)).toBe(name);
  });

  it('of an export keeps in its name what is no unit', () => {
    expect(splitUnit('Heart Rate (max)')).toEqual({ name: 'Heart Rate (max)', unit: '' });
    expect(splitUnit('Speed (km/h)')).toEqual({ name: 'Speed', unit: 'km/h' });
    expect(unitOfWord('bananas')).toBeNull();
  });
});
