import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatKm,
  kcalFromKj,
  kmFromM,
  mFromFeet,
  mFromKm,
  mFromMiles,
  mFromYards,
  milesFromM,
  roundKm,
} from './units.ts';

test('a kilometre typed with a decimal is whole metres', () => {
  expect(mFromKm(16.1)).toBe(16_100);
  expect(mFromKm(21.1)).toBe(21_100);
  expect(mFromKm(42.195)).toBe(42_195);
});

test('kilometres with up to three decimals survive the way to metres and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), (metres) => {
      expect(mFromKm(metres / 1000)).toBe(metres);
      expect(kmFromM(mFromKm(metres / 1000))).toBe(metres / 1000);
    }),
  );
});

test('kilometres of any stored distance are written without what binary fractions add', () => {
  expect(String(kmFromM(4988.966))).toBe('4.988966');
  expect(String(kmFromM(mFromMiles(3.1)))).toBe('4.9889664');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (millimetres) => {
      expect(String(kmFromM(millimetres / 1000))).toMatch(/^\d+(\.\d{1,6})?$/);
    }),
  );
});

test('a marathon is 26.2188 miles, and a mile 1609.344 m', () => {
  expect(milesFromM(42_195)).toBeCloseTo(26.2188, 4);
  expect(mFromMiles(1)).toBe(1609.344);
});

test('100 yards are 91.44 m, and 1000 ft 304.8 m', () => {
  expect(mFromYards(100)).toBeCloseTo(91.44, 10);
  expect(mFromFeet(1000)).toBeCloseTo(304.8, 10);
});

test('418.4 kJ are 100 kcal', () => {
  expect(kcalFromKj(418.4)).toBeCloseTo(100, 10);
});

test('kilometres are rounded as on paper', () => {
  expect(roundKm(10.004)).toBe(10);
  expect(roundKm(10.005)).toBe(10.01);
  expect(roundKm(1.005)).toBe(1.01);
  expect(roundKm(36.25, 1)).toBe(36.3);
  expect(roundKm(36.5, 0)).toBe(37);
});

test('a shown distance keeps its decimals', () => {
  expect(formatKm(10_400)).toBe('10.40');
  expect(formatKm(10_400, 1)).toBe('10.4');
  expect(formatKm(0)).toBe('0.00');
  expect(formatKm(1005)).toBe('1.01');
});
