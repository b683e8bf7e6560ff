import { expect, test } from 'vitest';
import { drinkForSweat, ownSweat, type SweatTest, sweatMlPerHour } from './sweat.ts';

test('sweat of 1.2 kg lost with half a litre drunk in two hours is 850 ml an hour', () => {
  const test = { beforeKg: 70, afterKg: 68.8, drunkMl: 500, durationS: 7200 };
  expect(sweatMlPerHour(test)).toBeCloseTo(850);
});

test('sweat that cannot be is none: who gained weight, and who lost ten kilograms', () => {
  const hour = { drunkMl: 0, durationS: 3600 };
  expect(sweatMlPerHour({ beforeKg: 70, afterKg: 71, ...hour })).toBeNull();
  expect(sweatMlPerHour({ beforeKg: 70, afterKg: 60, ...hour })).toBeNull();
  expect(sweatMlPerHour({ beforeKg: 70, afterKg: 69, drunkMl: 0, durationS: 0 })).toBeNull();
});

test('says to drink what keeps the loss under 2 % of the body, and never more than is sweated', () => {
  const of = { weightKg: 70, timeS: 4 * 3600 };
  expect(drinkForSweat({ ...of, sweatMlPerHour: 850 })).toEqual({ from: 500, to: 850 });
  expect(drinkForSweat({ ...of, sweatMlPerHour: 300 })).toEqual({ from: 0, to: 300 });
});

const HOUR: SweatTest = {
  id: 1,
  date: '2026-06-01',
  beforeKg: 70,
  afterKg: 69,
  drunkMl: 0,
  durationS: 3600,
  temperatureC: null,
};

test('how much somebody sweats is the middle of the latest five tests, with the heat that they say', () => {
  expect(ownSweat([])).toBeNull();
  const tests = [400, 0, 100, 200, 300, 900].map(
    (drunkMl, at): SweatTest => ({
      ...HOUR,
      id: at + 1,
      date: `2026-06-0${1 + at}`,
      drunkMl,
      temperatureC: at === 2 ? 12 : at === 4 ? 21 : null,
    }),
  );
  expect(ownSweat(tests)).toMatchObject({
    mlPerHour: 1200,
    least: 1000,
    most: 1900,
    coldestC: 12,
    warmestC: 21,
  });
  expect(ownSweat(tests)?.tests.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});
