import { expect, test } from 'vitest';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

function understood(asked: string): string {
  const question = readConversation([asked], calendarOn('2026-11-22'), RACES_OF_DANA);
  if (question.unplaced.length > 0 || question.intent === 'unknown') return 'refused';
  return shownAs(question);
}

test.each([
  [
    "so my wife keeps asking and honestly I'm curious, how much did I run last month",
    'distance · runs · last month',
  ],
  [
    'hey coach quick one, legs are a bit tired after yesterday but anyway what was my longest run this year',
    'longest · runs · this year',
  ],
  [
    'the neighbours had a barbecue and i had to run past all that smell how many km did i run in october',
    'distance · runs · in October 2026',
  ],
  [
    'My old teacher swore I would never finish a lap. How many runs did I do in May?',
    'how many · runs · in May 2026',
  ],
  [
    "I've spilled tea all over the keyboard, sorry. What was my average pace in September?",
    'average pace · runs · in September 2026',
  ],
  [
    'what was my longest run this year? My daughter is drawing it for school.',
    'longest · runs · this year',
  ],
  [
    'how many runs over 15 km did I do this year because my brother refuses to believe me',
    'how many · runs · over 15 km · this year',
  ],
  [
    'nobody at the office runs so i annoy them with it, how far did I run in may',
    'distance · runs · in May 2026',
  ],
  [
    'I always write down my gels. How many did I take on my last long run?',
    'gels · long runs · last 1',
  ],
  [
    'I used to run with a dog. How many of my runs have the word dog in the note?',
    'how many · runs · note says “dog”',
  ],
])('“%s” is read without the talk around it', (asked, meant) => {
  expect(understood(asked)).toBe(meant);
});

test.each([
  [
    'how many kilometers did i do between the first and the fifteenth of october',
    'distance · runs · from 1 October 2026 to 15 October 2026',
  ],
  [
    'how many meters did i climb since the first of september',
    'elevation · runs · since 1 September 2026',
  ],
  [
    'what pace is twelve point four kilometers in one hour and eight minutes',
    'pace sum · 12.4 km · in 1:08:00',
  ],
  ['ten k in an hour and five minutes what pace is that', 'pace sum · 10 km · in 1:05:00'],
  ['what pace is a half in one thirty nine', 'pace sum · 21.1 km · in 1:39:00'],
  ['what pace is a marathon in three fifty', 'pace sum · 42.2 km · in 3:50:00'],
])('“%s” is read as it is dictated', (asked, meant) => {
  expect(understood(asked)).toBe(meant);
});

test.each([
  'Could you tell me my longest run of the summer, and also how far did I run in May?',
  // Days, a kind, a bound or a race that the question could be narrowed by.
  'I had a bad July. How many km was it?',
  'My July was a total shambles, honestly. How many km did I run?',
  'we did those awful intervals with the whole gang again, how many did I do this year',
  'I thought about everything over 15 km again, how many runs did I do this year',
  'so my runs along the old railway line are lovely and quiet, how many km did I do this year',
  // What a question refers back to is not known to the log.
  'There is a lovely bench by the canal. How many times did I run there this year?',
  'I keep running past the old chippy. How many runs with it this year?',
  // Said to narrow, before or behind.
  'on gravel, how many runs did I do this year',
  'when it was freezing outside, how many runs did I do this year',
  'how many runs did I do this year? Only those where I sang.',
  'how many runs did I do this year? Those with the pram I mean.',
  'how many runs did I do this year in wellies because my brother refuses to believe me',
])('“%s” is refused, or read with what narrows it', (asked) => {
  expect([
    'how many · runs · this year',
    'distance · runs',
    'distance · runs · this year',
    'distance · runs · in your whole log',
  ]).not.toContain(understood(asked));
});

test('what hurts is not left out where it is asked what to do', () => {
  expect(understood('My knee hurts since that hill. What should I run today?')).not.toBe(
    'plan today',
  );
});
