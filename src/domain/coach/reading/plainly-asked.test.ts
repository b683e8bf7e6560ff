import { expect, test } from 'vitest';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { partsOf } from '../understood.ts';
import { plainlyAsked } from './plainly-asked.ts';
import { readConversation } from './read-conversation.ts';

test.each([
  ['Do you know what a fartlek is?', 'what a fartlek is?'],
  ['Hey coach, quick one before breakfast: how far did I run?', 'how far did I run?'],
  ['I was wondering how many runs I did in May', 'how many runs I did in May'],
  ["I've heard that my cadence is too low", 'is my cadence too low?'],
  ['my physio reckons my cadence is too low, is she right?', 'is my cadence too low?'],
  [
    "My daughter says I run my easy runs too fast and she's probably right. What does the data say?",
    'do I run my easy runs too fast?',
  ],
  ['my club mates say I should rest more', 'should i rest more?'],
  ['Act as my running coach and tell me how last week went', 'how last week went'],
  ['am I on course for 1500 km or am I just dreaming', 'am I on course for 1500 km'],
])('“%s” asks “%s”', (message, plainly) => {
  expect(plainlyAsked(message)).toBe(plainly);
});

test.each(['how far did I run', 'Please rest', 'right?', 'my longest run', 'do you think so'])(
  '“%s” is left as it is',
  (message) => {
    expect(plainlyAsked(message)).toBe(message);
  },
);

function understood(...messages: string[]): string {
  const question = readConversation(messages, calendarOn('2026-11-22'), RACES_OF_DANA);
  if (question.unplaced.length > 0 || question.intent === 'unknown') return 'refused';
  const parts = partsOf(question).map(({ words }) => words);
  return [...parts, ...(question.leftOut ? [`left out: ${question.leftOut}`] : [])].join(' · ');
}

test.each([
  ['my mum thinks i run too much, do i', 'overtraining'],
  ['Would you explain what VO2max is?', 'about vo2max'],
  [
    "what's a tempo run exactly? I keep logging them but honestly I'm not sure I do it right",
    "about tempo · left out: I keep logging them but honestly I'm not sure I do it right",
  ],
  [
    "At what pace per mile is 5:45 a kilometre? My uncle in Boston doesn't do metric.",
    "pace sum · 5:45 /km · left out: My uncle in Boston doesn't do metric.",
  ],
  [
    "how did the last 4 weeks go overall, I feel like I've been a bit all over the place",
    "how it went · runs · in the last 4 weeks · left out: I feel like I've been a bit all over the place",
  ],
])('“%s” is read as %s', (message, meant) => {
  expect(understood(message)).toBe(meant);
});

test.each([
  // What would narrow the question or change the advice is never left out.
  'Did I gain weight over the summer, while I was ill?',
  'Shin is paining after the run of yesterday, should I take rest?',
  'my 5 km is 22:40, what will be 10 km?',
  'how many hours did running cost us in the last quarter, July to September?',
  'How many of my runs, you know, were with the dog when there was a full moon?',
])('of “%s” nothing is left out', (message) => {
  expect(understood(message)).not.toContain('left out');
});

test('what was left out goes with no later question', () => {
  expect(
    understood(
      'what is a tempo run? I keep logging them but I am not sure I do it right',
      'and strides?',
    ),
  ).not.toContain('left out');
});
