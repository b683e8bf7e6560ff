import { expect, test } from 'vitest';
import type { Shoe } from '../../contract/shoes.ts';
import { leadOf } from './shoes.page.tsx';

function pair(name: string, of: { ranM: number; replaceAtM: number | null }): Shoe {
  return {
    id: 1,
    userId: 1,
    name,
    brand: null,
    boughtOn: null,
    retiredOn: null,
    startDistanceM: 0,
    loggedDistanceM: of.ranM,
    replaceAtM: of.replaceAtM,
    defaultFor: [],
    workouts: 1,
    version: 1,
    createdAtMs: 0,
  };
}

test('a pair that is due is spoken of before one that ran further and is not', () => {
  const racing = pair('Racing', { ranM: 410_000, replaceAtM: 400_000 });
  const worn = pair('Worn', { ranM: 760_000, replaceAtM: 800_000 });
  expect(leadOf([worn, racing])).toBe('Racing has run 410\u00a0km: time to think of a new pair.');
  expect(leadOf([worn])).toBe('Worn has run 760\u00a0km of 800\u00a0km.');
});

test('pairs that are far from their distance, or have none, are not due', () => {
  const fresh = pair('Fresh', { ranM: 100_000, replaceAtM: 700_000 });
  const endless = pair('Endless', { ranM: 2_000_000, replaceAtM: null });
  expect(leadOf([fresh, endless])).toBe('2 pairs in use, none of them due.');
});
