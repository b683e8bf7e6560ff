import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import {
  RACES_OF_DANA,
  SHOES_OF_DANA,
} from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import type { OwnTitle } from './parts/name-title.ts';
import { readConversation } from './read-conversation.ts';

// Runs by what they are called, runs that are no races, and one run beside another.

const TITLES: readonly OwnTitle[] = [
  { title: 'Dress rehearsal', isRun: true },
  { title: 'Without gels', isRun: true },
  { title: 'Morning Run', isRun: true },
  { title: 'Gravel loop with Tomasz', isRun: false },
  { title: 'Priya', isRun: true },
  { title: 'Riverside Half', isRun: true },
];

function read(asked: string | readonly string[]): string {
  const messages = typeof asked === 'string' ? [asked] : asked;
  const question = readConversation(
    messages,
    calendarOn(ASKED_ON),
    RACES_OF_DANA,
    SHOES_OF_DANA,
    TITLES,
  );
  if (question.unplaced.length > 0 || question.intent === 'unknown') return 'refuse';
  return shownAs(question);
}

test.each([
  ['how was the dress rehearsal', 'how the latest went · runs · titled “Dress rehearsal”'],
  ['how was my "dress rehearsal"', 'how the latest went · runs · titled “Dress rehearsal”'],
  ['when was the dress rehearsal', 'latest · runs · titled “Dress rehearsal”'],
  ['how long was the dress rehearsal', 'time · runs · titled “Dress rehearsal”'],
  [
    'what was my heart rate on the dress rehearsal',
    'average heart rate · runs · titled “Dress rehearsal”',
  ],
  ['how many gels did I take on the dress rehearsal', 'gels · runs · titled “Dress rehearsal”'],
  ['how often did i do the dress rehearsal', 'how many · runs · titled “Dress rehearsal”'],
  [
    'which shoes did I wear on the dress rehearsal',
    'shoes of the latest · runs · titled “Dress rehearsal”',
  ],
  [
    'what did i write about the dress rehearsal',
    'note of the latest · runs · titled “Dress rehearsal”',
  ],
  [
    'was the dress rehearsal faster than usual',
    'pace of the latest against usual · runs · titled “Dress rehearsal”',
  ],
  [
    'how far was the gravel loop with tomasz',
    'distance · workouts · titled “Gravel loop with Tomasz”',
  ],
  // Words of any question name nothing, unless it is said that they are a title.
  ['how far was the run called without gels', 'distance · runs · titled “Without gels”'],
  ['how many runs without gels this year', 'how many · runs · without gels · this year'],
  ['how many morning runs this month', 'how many · runs · in the morning · this month'],
  ['runs with priya', 'list · runs · note says “priya”'],
  // A race is a race, whatever its run is called.
  ['how did the riverside half go', 'races · Riverside Half'],
  [
    ['how was the dress rehearsal', 'what shoes did i wear'],
    'shoes · runs · titled “Dress rehearsal”',
  ],
])('“%s” is %s', (asked, meant) => {
  expect(read(asked)).toBe(meant);
});

test('a title that the athlete has not is no title', () => {
  const question = readConversation(['how was the dress rehearsal'], calendarOn(ASKED_ON));
  expect(question.intent).toBe('unknown');
});

test.each([
  ['how many runs this year, not races', 'how many · runs · outside races · this year'],
  ['average pace this year without races', 'average pace · runs · outside races · this year'],
  ['runs over 15 km excluding races', 'list · runs · over 15 km · outside races'],
  ["longest run that wasn't a race", 'longest · runs · outside races'],
  ['fastest 10k that was not a race', 'fastest · outside races · 10 km'],
  ['avg hr this year, races excluded', 'average heart rate · runs · outside races · this year'],
  ['runs last month that were not long', 'list · runs except long runs · last month'],
  ['how many of my runs this month were not easy', 'how many · runs except easy runs · this month'],
  [['runs over 15 km', 'not races'], 'list · runs · over 15 km · outside races'],
  // One race is not all of them, and race pace is none.
  ['km this month without the riverside half', 'refuse'],
  ['not long ago i ran how far', 'refuse'],
])('“%s” leaves out what it says: %s', (asked, meant) => {
  expect(read(asked)).toBe(meant);
});

test.each([
  ['compare my last two long runs', 'pace of the latest against the one before · long runs'],
  [
    'was my last long run faster than the one before',
    'pace of the latest against the one before · long runs',
  ],
  ['compare my last run to the one before', 'pace of the latest against the one before · runs'],
  [
    'did i run further on my last long run than the one before',
    'distance of the latest against the one before · long runs',
  ],
  [
    'compare my last long run with my last easy run',
    'compare · latest long run · against latest easy run',
  ],
  [
    'compare the dress rehearsal with my last long run',
    'compare · runs titled “Dress rehearsal” · against latest long run',
  ],
  [
    ['compare my last two long runs', 'and the last two interval sessions'],
    'pace of the latest against the one before · interval runs',
  ],
  [
    ['do I run faster in the morning', 'and in the rain'],
    'compare pace · runs with “rain” in the note · against runs without “rain” in the note',
  ],
])('“%s” sets one beside the other: %s', (asked, meant) => {
  expect(read(asked)).toBe(meant);
});
