import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { partsOf } from '../understood.ts';
import { readConversation } from './read-conversation.ts';

/** Asked on Sunday 22 November 2026, three weeks before the Harbour Half Marathon on 13 December. */
test.each([
  ['what does the week of 14 December look like', 'race plan · in the week of 14 December 2026'],
  ['what should i do in three weeks', 'race plan · in the week of 13 December 2026'],
  ['plan for the week after next', 'race plan · in the week of 6 December 2026'],
  ['what should I run in the week of 30 november', 'plan next week'],
  ['plan to 13 December', 'race plan · on 13 December 2026'],
  ['make me a plan until the 20 december', 'race plan · on 20 December 2026'],
  ['plan to the end of january', 'race plan · on 31 January 2027'],
  ['what should I do in the last two weeks before the race', 'taper'],
  ['how do the last 3 weeks before harbour look', 'taper · Harbour Half Marathon'],
  // What was, what leads somewhere, and the last week alone are told otherwise.
  [
    'how far did I run in the week of 14 December',
    'distance · runs · in the week of 14 December 2025',
  ],
  ['plan for today', 'plan today'],
  ['i want a plan for a 5k in 8 weeks', 'race plan · 5 km · 8 weeks'],
  ['what to do in the last week before the race', 'the week before the race · last week'],
  ['my biggest week of 2026', 'biggest week · runs · in 2026'],
])('“%s” is %s', (asked, meant) => {
  const question = readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);
  const words = partsOf(question).map((part) => part.words);
  expect([...question.unplaced, ...words].join(' · ')).toBe(meant);
});

const SESSIONS = [
  ['an interval session', 'hard day'],
  ['intervals', 'hard day'],
  ['a tempo run', 'hard day'],
  ['a hard session', 'hard day'],
  ['a long run', 'long run'],
] as const;

test.each(SESSIONS)(
  '%s for a day to come is laid on it, however it is asked for',
  (session, wished) => {
    const bare = session.replace(/^an? /, '');
    for (const asked of [
      `give me ${session} for thursday`,
      `${bare} for thursday please`,
      `can you suggest ${session} for thursday`,
      `what ${bare} this thursday`,
      `what ${bare} should I do on thursday`,
      `I want to do ${session} this thursday`,
    ]) {
      expect(shownAs(readConversation([asked], calendarOn(ASKED_ON))), asked).toBe(
        `plan week · ${wished} on Thursday`,
      );
    }
    for (const asked of [`show my ${bare} on thursday`, `did I do ${session} on thursday`]) {
      expect(shownAs(readConversation([asked], calendarOn(ASKED_ON))), asked).not.toContain('plan');
    }
  },
);
