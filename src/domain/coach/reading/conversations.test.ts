import { describe, expect, test } from 'vitest';
import { ADVICE_CONVERSATIONS } from '../../../../testing/domain/advice-conversations.ts';
import { CONVERSATIONS } from '../../../../testing/domain/conversations.ts';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import {
  RACES_OF_DANA,
  SHOES_OF_DANA,
} from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import type { Question } from '../question.ts';
import { readConversation } from './read-conversation.ts';

function talk(...messages: string[]): Question {
  return readConversation(messages, calendarOn(ASKED_ON), RACES_OF_DANA, SHOES_OF_DANA);
}

function wordsOf(question: Question): string {
  const { intent, unplaced, about } = question;
  if (unplaced.length > 0 || intent === 'unknown' || intent === 'notInLog') return 'refuse';
  if (intent === 'why') return `why ${about?.intent}`;
  return shownAs(question);
}

test.each([...CONVERSATIONS, ...ADVICE_CONVERSATIONS])('%j ends with %s', (messages, meant) => {
  // ' | ' stands between two that tell the same.
  expect(meant.split(' | ')).toContain(wordsOf(talk(...messages)));
});

describe('a message that refers back', () => {
  /** What no answer before it could be meant by. */
  test.each([
    ['what is a tempo run', 'how many did i spend there'],
    ['what should i do today', 'how many gels did i take'],
    ['predict my 10k', 'which of those was in october'],
    ['my zones', 'how far was that'],
    ['how much do i weigh', 'average heart rate of those'],
    ['am i overtraining', 'how long were they'],
  ])('after “%s”, “%s” is refused, and told of no last four weeks', (first, next) => {
    const question = talk(first, next);
    expect(wordsOf(question)).toBe('refuse');
  });

  test('is refused with what it was taken to go on from', () => {
    const question = talk('longest run this year', 'was that a good run');
    expect(question.about).toMatchObject({ intent: 'extreme', extreme: 'longest' });
    expect(question.unplaced).toEqual(['was that a good run']);
  });

  test('leaves the conversation where it was, once refused', () => {
    const question = talk('longest run this year', 'was that a good run', 'heart rate?');
    expect(wordsOf(question)).toBe('heart rate of the longest · runs · this year');
  });
});

test('a word that was refused is not left out of what goes on from it', () => {
  expect(wordsOf(talk('how many runs uphill this year', 'and last month'))).toBe('refuse');
});

/** Each names something that narrows the figure, which the workout told before does not answer. */
test.each([
  'heart rate in the rain',
  'pace without the hills',
  'how many gels with caffeine only',
  'pace of the last 5 km',
  'what was my heart rate until the hill',
])('after one workout “%s” is not answered by its whole figure', (next) => {
  const question = talk('longest run this year', next);
  expect(question.intent === 'ofWorkout' && question.unplaced.length === 0).toBe(false);
});

/** A new question owes nothing to the one before. */
test.each([
  ['how far did i run in may', 'distance · runs · in May 2026'],
  ['how many strength sessions this year', 'how many · strength workouts · this year'],
  ['average heart rate on easy runs this month', 'average heart rate · easy runs · this month'],
  ['what is zone 2 for me', 'my zones · zone 2'],
  ['predict my 10k', 'predict · 10 km'],
  ['am i ready for the harbour half', 'readiness · Harbour Half Marathon'],
  ['what should i do tomorrow', 'plan tomorrow'],
])('after a sum, “%s” is %s', (next, meant) => {
  expect(wordsOf(talk('runs over 15 km on sundays this year', next))).toBe(meant);
});

test('the longest run of a plan is asked for, whatever was counted of it before', () => {
  const question = talk('plan for the spring marathon', 'how many long runs', 'the longest one?');
  expect(question).toMatchObject({ intent: 'racePlan', extreme: 'longest', measure: null });
});
