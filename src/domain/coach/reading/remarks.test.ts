import { expect, test } from 'vitest';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

const wordsOf = (asked: string, dates: 'day-month' | 'month-day' = 'day-month') => {
  const calendar = calendarOn('2026-11-22', { weekStart: 'monday', dates });
  const question = readConversation([asked], calendar);
  if (question.unplaced.length > 0 || question.intent === 'unknown') return 'refused';
  return shownAs(question);
};

test.each([
  [
    'My father nearly choked on his tea. How far did I run last month?',
    'distance · runs · last month',
  ],
  ['how many runs did I do in may? Be honest.', 'how many · runs · in May 2026'],
])('“%s”: what only goes with the question is no part of it', (asked, meant) => {
  expect(wordsOf(asked)).toBe(meant);
});

test.each([
  'How many runs did I do in may? Only those with the dog and a pram.',
  'It was raining in March. How far did I run with those?',
  'how much',
  'runs over 20 km and under 15 km',
  'runs exactly 10 km',
  'training load of my runs over 10 km this week',
  'number of rides over 40 km or over 90 min',
])('“%s” is refused, not answered in part', (asked) => {
  expect(wordsOf(asked)).toBe('refused');
});

test.each([
  ['runs tagged race', 'list · runs · tagged race'],
  ['runs that felt bad', 'list · runs · felt poor or weak'],
  ['how many runs with effort over 8 this year', 'how many · runs · effort over 8 · this year'],
  ['which runs had more than 250 m of climbing', 'list · runs · climbing over 250 m'],
  ['marathon at 9:00 per mile', 'pace sum · 42.2 km · 9:00 /mile'],
  ['what pace is 10 mph', 'pace sum · 3:44 /km'],
  ['am I running more than usual', 'compare · runs · this week'],
  [
    'calories burnt running 1st to 15th of nov',
    'calories · runs · from 1 November 2026 to 15 November 2026',
  ],
  [
    'runs of an hour or more in march and april',
    'list · runs · at least 1:00:00 · from 1 March 2026 to 30 April 2026',
  ],
  ['how many runs of 40 minutes or less this year', 'how many · runs · at most 40:00 · this year'],
  ['how many runs with an effort of 8 this year', 'how many · runs · effort 8 · this year'],
  ['20 miles at 9:20, how long', 'pace sum · 20 miles · 5:48 /km'],
])('“%s” is understood as %s', (asked, meant) => {
  expect(wordsOf(asked)).toBe(meant);
});

test('9/1 is a day in the order in which the athlete writes dates', () => {
  expect(wordsOf('km since 9/1')).toBe('distance · runs · since 9 January 2026');
  expect(wordsOf('km since 9/1', 'month-day')).toBe('distance · runs · since 1 September 2026');
  expect(wordsOf('km since 2026-09-01', 'month-day')).toBe(
    'distance · runs · since 1 September 2026',
  );
});
