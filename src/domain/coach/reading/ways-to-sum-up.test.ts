import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

const shown = (asked: string) =>
  shownAs(readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA));

const DAYS: Readonly<Record<string, string>> = {
  'the year': 'this year',
  'my season': 'this year',
  'the last six weeks': 'in the last 6 weeks',
  'last week': 'last week',
  'the summer': 'from 1 June',
};
const WAYS = [
  (days: string) => `sum up ${days}`,
  (days: string) => `${days} in review`,
  (days: string) => `recap of ${days} please`,
  (days: string) => `quick rundown of ${days}`,
  (days: string) => `what were the highlights of ${days}`,
  (days: string) => `give me a short review of ${days}, the good bits and the bad bits`,
  (days: string) => `talk me through ${days}`,
  (days: string) => `what went well in ${days} and what didn't`,
];

test.each(
  Object.entries(DAYS).flatMap(([days, told]) => WAYS.map((way) => [way(days), told] as const)),
)('“%s” asks how the running %s went', (asked, told) => {
  expect(shown(asked)).toContain('how it went');
  expect(shown(asked)).toContain(told);
});

test.each([
  'my resting days, how many did I have this month',
  'how many off days this month',
  'how many days did I take off this month',
  'number of non-running days this month',
])('“%s” counts rest days', (asked) => expect(shown(asked)).toContain('rest days'));
