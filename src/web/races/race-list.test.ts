import { expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import { replaceRace, splitRaces, withoutRace } from './race-list.ts';

const today = '2026-11-21';
const past = madeUpRace({ id: 1, date: '2026-11-15' });
const run = madeUpRace({ id: 2, date: '2026-11-01', completed: true });
const now = madeUpRace({ id: 3, date: today });
const ahead = madeUpRace({ id: 4, date: '2027-04-11' });
const all = [run, past, now, ahead];
const ids = (races: readonly { id: number }[]) => races.map(({ id }) => id);

test('races of today on are upcoming, nearest first; the rest is history, latest first', () => {
  const { upcoming, history } = splitRaces(all, today);
  expect(ids(upcoming)).toEqual([3, 4]);
  expect(ids(history)).toEqual([1, 2]);
});

test('a new or changed race takes its place by date', () => {
  expect(ids(replaceRace([run, now, ahead], past))).toEqual([2, 1, 3, 4]);
  expect(ids(replaceRace(all, { ...ahead, date: '2020-01-01' }))).toEqual([4, 2, 1, 3]);
  expect(ids(withoutRace(all, 3))).toEqual([2, 1, 4]);
});
