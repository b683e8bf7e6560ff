import { describe, expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import { pageLead, replaceRace, splitRaces, withoutRace } from './race-list.ts';

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

describe('the line above the lists', () => {
  const past = madeUpRace({ date: '2026-11-15' });
  const run = madeUpRace({ date: '2026-11-01', completed: true });
  const now = madeUpRace({ date: today, name: 'Today’s Ten' });
  const ahead = madeUpRace({ date: '2027-04-11', name: 'Spring Marathon' });

  test('the page says which race comes next and how many days are left', () => {
    expect(pageLead([run, past, now, ahead], today)).toBe(
      'Today’s Ten is today, and 1 more to come.',
    );
    expect(pageLead([ahead], '2027-04-10')).toBe('Spring Marathon is tomorrow.');
    expect(pageLead([ahead], today)).toBe('Spring Marathon is in 141 days.');
  });

  test('without a plan it says what is still to be written down', () => {
    expect(pageLead([run, past], today)).toBe('No race planned; 1 past race has no result yet.');
    expect(pageLead([run], today)).toBe('No race planned.');
    expect(pageLead([], today)).toMatch(/^Add the race you train for/);
  });

  test('a very long name is cut', () => {
    const lead = pageLead([{ ...ahead, name: 'x'.repeat(200) }], today);
    expect(lead).toBe(`${'x'.repeat(40)}… is in 141 days.`);
  });
});
