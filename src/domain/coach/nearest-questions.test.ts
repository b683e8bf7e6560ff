import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../testing/domain/questions.ts';
import { RACES_OF_DANA, SHOES_OF_DANA } from '../../../testing/domain/questions-of-two-runners.ts';
import { nearestQuestions } from './nearest-questions.ts';
import { calendarOn } from './period.ts';
import { isUnread } from './reading/is-open.ts';
import { readNamed } from './reading/read-question.ts';
import { TOPICS } from './topics/topics.ts';

const calendar = calendarOn(ASKED_ON);
const names = { races: RACES_OF_DANA, shoes: SHOES_OF_DANA, titles: [] };
const read = (words: string) => readNamed(words, calendar, null, names);
const nearest = (words: string) =>
  nearestQuestions({ words, question: read(words), calendar, names });

test.each([
  // What was read of it, without the rest.
  ['did I ever run over 2 hours without sitting down', 'List runs over 2:00:00 ever'],
  // What it asks in all likelihood.
  ['Can you show me a taper for the next two weeks?', 'Taper for my next race'],
  ['plan for the spring marathon until april, week per week', 'Plan to Spring Marathon by week'],
  ['drop one run from next week', 'Plan my next week'],
  ['marathon prediction based on my training', 'Predict my 42.2 km'],
  ['what time do i need at halfway for sub 4', 'What pace is 1:50 for a half?'],
  // Of a race that was, how it went.
  ["why didn't I do castle hill", 'How did Castle Hill 10 K go?'],
  // A topic that it names.
  ['foam roller while watching tv', 'About foam rolling'],
])('%s: %s', (words, offered) => {
  expect(isUnread(read(words))).toBe(true);
  expect(nearest(words)).toContain(offered);
});

test('what is offered has an answer, and is no more than three questions', () => {
  const offered = [
    'did I swim after every hard week with my cousin in Lisbon',
    'standard deviation of my weekly mileage since July',
    'which pair feels easiest at 5:20 in the rain before noon',
    'do weekends beat weekdays for distance without races',
    'heart rate of tempo runs at 20 degrees while ill, October vs November',
  ].flatMap((words) => {
    expect(nearest(words).length).toBeLessThanOrEqual(3);
    return nearest(words);
  });
  expect(offered.length).toBeGreaterThan(4);
  expect(offered.filter((each) => isUnread(read(each)))).toEqual([]);
});

test('what goes on from another question is offered none by its own words', () => {
  const before = read('How much did I run in October?');
  const question = readNamed('and with the purple cousin?', calendar, before, names);
  expect(isUnread(question)).toBe(true);
  const words = 'and with the purple cousin?';
  expect(nearestQuestions({ words, question, calendar, names })).toEqual([]);
});

test('every topic is told by the words that are shown above it', () => {
  const told = TOPICS.map(({ name }) => read(`About ${name}`).topic);
  expect(told).toEqual(TOPICS.map(({ name }) => name));
});
