import { describe, expect, it } from 'vitest';
import { readQuantity, sumOfSeries } from '../parsers/json-values.ts';
import { type DecimalMark, readAmount } from './numbers.ts';
import { attempt } from './refusal.ts';

function refusal(value: unknown): string | null {
  const read = attempt(() => readAmount(value, 'distance'));
  return 'refusal' in read ? read.refusal : null;
}

describe('a number as text', () => {
  it.each<[string, DecimalMark, number]>([
    ['9.70', '.', 9.7],
    ['9,70', '.', 9.7],
    ['9,70', ',', 9.7],
    ['1,825', ',', 1.825],
    ['1,825', '.', 1825],
    ['1.825', '.', 1.825],
    ['8.630', ',', 8630],
    ['1.234,5', '.', 1234.5],
    ['1,234.5', ',', 1234.5],
    ['1,234,567', ',', 1_234_567],
    ['1 234,5', '.', 1234.5],
    ['1\u202f234,5', '.', 1234.5],
    ["1'234.5", '.', 1234.5],
    ['１２.５', '.', 12.5],
    ['5e2', '.', 500],
  ])('%s with decimal %s is %d', (text, mark, value) => {
    expect(readAmount(text, 'distance', mark)).toBe(value);
  });

  it.each(['', ' ', '--', '—', 'n/a', 'NaN', 'null'])('%j is a missing value', (text) => {
    expect(readAmount(text, 'distance')).toBeNull();
  });

  it.each(['six', '5 km or so', '1.2.3', '0x10', '-', '١٢'.padEnd(80, '٣')])(
    '%s is refused or missing, never guessed',
    (text) => {
      if (text === '-') expect(readAmount(text, 'distance')).toBeNull();
      else expect(refusal(text)).toMatch(/is not a number/);
    },
  );
});

it('numbers that cannot be are refused', () => {
  expect(refusal(Number.POSITIVE_INFINITY)).toMatch(/is not a number/);
  expect(refusal(Number.NaN)).toMatch(/is not a number/);
  expect(refusal('1e309')).toMatch(/is not a number/);
  expect(refusal(-5)).toMatch(/below zero/);
  expect(refusal(true)).toMatch(/is not a number/);
  expect(refusal([5])).toMatch(/is not a number/);
});

it('a quantity carries its label, and a list is no quantity', () => {
  expect(readQuantity({ qty: 5, units: 'km' }, 'distance')).toEqual({ value: 5, unit: 'km' });
  expect(readQuantity(5, 'distance')).toEqual({ value: 5, unit: '' });
  expect(readQuantity({ units: 'km' }, 'distance')).toBeNull();
  expect(readQuantity([{ qty: 5 }], 'distance')).toBeNull();
});

it('a series adds up what is sound in it', () => {
  const series = [
    { qty: 1, units: 'kJ' },
    { qty: -4 },
    { qty: '3' },
    null,
    { qty: Number.POSITIVE_INFINITY },
    { qty: 2 },
  ];
  expect(sumOfSeries(series)).toEqual({ value: 3, unit: 'kJ' });
  expect(sumOfSeries([])).toBeNull();
  expect(sumOfSeries({ qty: 1 })).toBeNull();
});
