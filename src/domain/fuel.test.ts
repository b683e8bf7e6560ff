import { expect, test } from 'vitest';
import { carbohydrateGPerHour, perHour } from './fuel.ts';

test('three gels in an hour and a half are 44 g of carbohydrate an hour', () => {
  expect(carbohydrateGPerHour({ gels: 3, durationS: 5400 })).toBe(44);
});

test('750 ml in an hour and a half are 500 ml an hour, and without a time nothing is told', () => {
  expect(perHour(750, 5400)).toBe(500);
  expect(perHour(750, 0)).toBeNull();
});
