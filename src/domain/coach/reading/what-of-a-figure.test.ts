import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { isUnread } from './is-open.ts';
import { readQuestion } from './read-question.ts';

// What is asked of a figure (the most of it, by month, how it changed) is answered or refused, and never passed over.

const read = (asked: string) => readQuestion(asked, calendarOn(ASKED_ON), null);

test.each([
  ['which run had the most heart rate', 'highest heart rate · runs'],
  ['which run had the most cadence', 'highest cadence · runs'],
  ['which run had the most km', 'longest · runs'],
  ['which run had the most time on feet', 'longest · runs'],
  ['time on feet last month', 'time · runs · last month'],
  ['whats my usual time on feet', 'average time · runs'],
  ['compare weight june and july', 'weight · in June 2026 · in July 2026'],
  ['weight now and in spring', 'weight · in the last 28 days · from 1 March 2026 to 31 May 2026'],
  ['weight by month this year', 'weight · this year'],
  ['is my weight dropping', 'weight'],
  ['how is my swimming going', 'trend · swims'],
])('“%s” is read as %s', (asked, meant) => {
  const question = read(asked);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

const FIGURES = ['pace', 'speed', 'caffeine', 'carbs', 'steps per minute', 'zone 4 minutes'];

test.each(FIGURES)('which run had the most %s is refused', (figure) => {
  expect(isUnread(read(`which run had the most ${figure}`))).toBe(true);
});

const OF_CARBS = [
  ...['average carbs this month', 'total carbs in october', 'compare carbs june and july'],
  ...['carbs by month this year', 'how have my carbs changed', 'what carbs did I have yesterday'],
];

test.each(OF_CARBS)('“%s” is refused, since the log adds up none', (asked) => {
  expect(isUnread(read(asked))).toBe(true);
});

test.each(['per week', 'trend this year', 'by week'])('time in zone 2 %s is refused', (way) => {
  expect(isUnread(read(`time in zone 2 ${way}`))).toBe(true);
});
