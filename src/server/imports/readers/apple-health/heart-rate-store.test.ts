import { expect, test } from 'vitest';
import { createHeartRateStore } from './heart-rate-store.ts';

test.each([1, 1024, 1025, 65_536, 200_000])('%i heart rates are all there, in order', (count) => {
  const store = createHeartRateStore();
  const told = Array.from({ length: count }, (_none, at) => ({
    atMs: 1_700_000_000_000 + at * 1000,
    bpm: 100 + (at % 700) / 10,
    source: at % 3,
  }));
  for (const each of told.toReversed()) store.add(each);
  const between = (from: number, to: number) =>
    store.between(told[from]?.atMs ?? 0, told[to]?.atMs ?? 0);
  expect(between(0, count - 1)).toEqual(told);
  const middle = count >> 1;
  expect(between(middle, middle)).toEqual([told[middle]]);
});
