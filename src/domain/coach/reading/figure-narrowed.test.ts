import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import {
  RACES_OF_DANA,
  SHOES_OF_DANA,
} from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

// A figure of some workouts: it is told of those, or refused, and never passed over.

/** As it is shown above the answer. */
const FIGURES: Readonly<Record<string, string>> = {
  'heart rate': 'average heart rate',
  cadence: 'average cadence',
  effort: 'average effort',
  climbing: 'elevation',
  calories: 'calories',
  hours: 'time',
};

const NARROWED: Readonly<Record<string, string>> = {
  'on sundays': 'on Sundays',
  'on runs over 10 km': 'over 10 km',
  'with the dog': 'note says “dog”',
  'in the racing shoes': 'in Racing pair',
  'in the morning': 'in the morning',
  'the day after a rest day': 'the day after a rest day',
  'outside races': 'outside races',
  'on my last 3 runs': 'last 3',
  'when it rained': 'note says “rain”',
  'on runs without gels': 'without gels',
  'before 8 am': 'started before 8:00',
};

const WAYS = [
  (figure: string, some: string) => `what was my ${figure} ${some}`,
  (figure: string, some: string) => `${figure} ${some} please`,
  (figure: string, some: string) => `${some} ${figure}`,
  (figure: string, some: string) => `tell me the ${figure} I had ${some}`,
];

const ASKED = Object.entries(FIGURES).flatMap(([figure, told]) =>
  Object.entries(NARROWED).flatMap(([some, narrows]) =>
    WAYS.map((way) => [way(figure, some), told, narrows] as const),
  ),
);

test.each(ASKED)('“%s” is told as %s, %s', (said, told, narrows) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA, SHOES_OF_DANA);
  if (question.unplaced.length > 0) return;
  expect(shownAs(question).toLowerCase()).toContain(narrows.toLowerCase());
  // The line of each of the last ones has its heart rate.
  expect(shownAs(question)).toMatch(
    new RegExp(narrows === 'last 3' ? `^(?:${told}|list)` : `^${told}`),
  );
});

test('they are refused outside races at most', () => {
  const refused = ASKED.filter(
    ([said]) =>
      readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA, SHOES_OF_DANA).unplaced.length >
      0,
  );
  expect(refused.filter(([, , narrows]) => narrows !== 'outside races')).toEqual([]);
});

test.each([
  ['highest heart rate of my last 3 runs', 'highest heart rate · runs · of the last 3'],
  ['longest of the last 5 runs', 'longest · runs · of the last 5'],
  ['my 3 longest runs', 'longest · runs · first 3'],
  ['km by month in the racing shoes', 'by month · runs · in Racing pair'],
])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA, SHOES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test('a training load held against other hours is refused', () => {
  const said = 'is my training load higher in the morning';
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA, SHOES_OF_DANA);
  expect(question.unplaced).not.toEqual([]);
});
