import { expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import { pageAnswer } from './page-answer.ts';

const today = '2026-11-21';
const past = madeUpRace({ date: '2026-11-15' });
const run = madeUpRace({ date: '2026-11-01', completed: true });
const now = madeUpRace({ date: today, name: 'Today’s Ten' });
const ahead = madeUpRace({ date: '2027-04-11', name: 'Spring Marathon' });

test('the page says which race comes next and how many days are left', () => {
  expect(pageAnswer([run, past, now, ahead], today)).toBe(
    'Today’s Ten is today, and 1 more to come.',
  );
  expect(pageAnswer([ahead], '2027-04-10')).toBe('Spring Marathon is tomorrow.');
  expect(pageAnswer([ahead], today)).toBe('Spring Marathon is in 141 days.');
});

test('without a plan it says what is still to be written down', () => {
  expect(pageAnswer([run, past], today)).toBe('No race planned; 1 past race has no result yet.');
  expect(pageAnswer([run], today)).toBe('No race planned.');
  expect(pageAnswer([], today)).toMatch(/^Add the race you train for/);
});

test('a very long name is cut', () => {
  const answer = pageAnswer([{ ...ahead, name: 'x'.repeat(200) }], today);
  expect(answer).toBe(`${'x'.repeat(40)}… is in 141 days.`);
});
