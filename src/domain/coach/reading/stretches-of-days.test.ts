import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

// Days in the many ways to name them, and how they went.
test.each([
  ['how many km in quarter 3', 'distance · runs · from 1 July 2026 to 30 September 2026'],
  ['the third quarter of last year', 'distance · runs · from 1 July 2025 to 30 September 2025'],
  [
    'quarter 3 versus quarter 2',
    'compare · runs · from 1 July 2026 to 30 September 2026 · from 1 April 2026 to 30 June 2026',
  ],
  ['how many km h1', 'distance · runs · from 1 January 2026 to 30 June 2026'],
  [
    'how many km in the first three months of the year',
    'distance · runs · from 1 January 2026 to 31 March 2026',
  ],
  ['how many km early november', 'distance · runs · from 1 November 2026 to 10 November 2026'],
  ['how many runs mid october', 'how many · runs · from 11 October 2026 to 20 October 2026'],
  ['runs at the end of october', 'list · runs · from 22 October 2026 to 31 October 2026'],
  ['km since mid october', 'distance · runs · since 15 October 2026'],
  [
    'longest run in the first half of october',
    'longest · runs · from 1 October 2026 to 15 October 2026',
  ],
  ['how many km the last two weekends', 'distance · runs · at weekends · in the last 2 weeks'],
  ['how many km in the last full week', 'distance · runs · last week'],
  ['how many km a month ago', 'distance · runs · last month'],
  ['how many km the week after the city 10k', 'distance · runs · in the week after City 10 K'],
  ['how many gels after the city 10k', 'gels · runs · since 13 September 2026'],
  ['rest days since the city 10k', 'rest days · since 13 September 2026'],
  ['what did I note after riverside', 'note · Riverside Half'],
  ['how did my training go in october', 'how it went · runs · in October 2026'],
  ['what did my week look like', 'how it went · runs · this week'],
  ['what did october look like', 'how it went · runs · in October 2026'],
  ['summarise q3', 'how it went · runs · from 1 July 2026 to 30 September 2026'],
  [
    'was I slower on sundays than other days',
    'compare pace · runs on Sundays · against runs not on Sundays',
  ],
  ['pace on sundays vs other days', 'compare pace · runs on Sundays · against runs not on Sundays'],
])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});
