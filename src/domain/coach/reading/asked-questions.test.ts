import { describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import {
  ASKED_ON,
  type AskedQuestion,
  questionsHeldBack,
  questionsToBuildWith,
} from '../../../../testing/domain/questions.ts';
import { ASKED_IN_FIVE_STYLES } from '../../../../testing/domain/questions-in-five-styles.ts';
import {
  ASKED_BY_DANA,
  ASKED_BY_JONAS,
  ASKED_LAST_BY_DANA,
  ASKED_LAST_BY_JONAS,
  ASKED_LATER_BY_DANA,
  ASKED_LATER_BY_JONAS,
  RACES_OF_DANA,
  RACES_OF_JONAS,
  SHOES_OF_DANA,
} from '../../../../testing/domain/questions-of-two-runners.ts';
import { ASKED_OVER_THE_LOG } from '../../../../testing/domain/questions-over-the-log.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import type { Question } from '../question.ts';
import { waysToChange } from '../ways-to-change.ts';
import { readConversation } from './read-conversation.ts';
import { readQuestion } from './read-question.ts';

/** Each part of so many questions is changed in each of its ways. */
const EVERY = budget({ everyday: 60, small: 2, full: 1 });

/** What ends in a plain word that there is no answer, and where to look instead. */
const NO_ANSWER = new Set(['unknown', 'onlyYours', 'notInLog', 'alongTheWay']);

function understood(asked: string | readonly string[]): Question {
  return readConversation(typeof asked === 'string' ? [asked] : [...asked], calendarOn(ASKED_ON));
}

function wordsOf(question: Question): string {
  if (question.unplaced.length > 0 || NO_ANSWER.has(question.intent)) return 'refuse';
  return shownAs(question);
}

test.each(questionsToBuildWith())('“%s” is understood as %s', (asked, meant) => {
  expect(meant.split(' | ')).toContain(wordsOf(understood(asked)));
});

describe.each([
  {
    name: 'one runner',
    asked: [
      ...ASKED_BY_DANA,
      ...ASKED_LATER_BY_DANA,
      ...ASKED_LAST_BY_DANA,
      ...ASKED_IN_FIVE_STYLES,
      ...ASKED_OVER_THE_LOG,
    ],
    races: RACES_OF_DANA,
    shoes: SHOES_OF_DANA,
  },
  {
    name: 'another',
    asked: [...ASKED_BY_JONAS, ...ASKED_LATER_BY_JONAS, ...ASKED_LAST_BY_JONAS],
    races: RACES_OF_JONAS,
    shoes: [],
  },
])('with the races and shoes of $name', ({ asked, races, shoes }) => {
  test.each([...asked])('“%s” is understood as %s', (said, meant) => {
    const messages = typeof said === 'string' ? [said] : [...said];
    expect(wordsOf(readConversation(messages, calendarOn(ASKED_ON), races, shoes))).toBe(meant);
  });
});

test('nine in ten of the questions held back are understood, and none wrongly', () => {
  const score = { right: 0, refused: 0, wrong: 0 };
  const told = ([asked, meant]: AskedQuestion) => {
    const words = wordsOf(understood(asked));
    if (meant.split(' | ').includes(words)) return 'right';
    return words === 'refuse' ? 'refused' : 'wrong';
  };
  const wrong = questionsHeldBack().filter((question) => {
    const outcome = told(question);
    score[outcome] += 1;
    return outcome === 'wrong';
  });
  expect(wrong).toEqual([]);
  expect(score.right).toBeGreaterThanOrEqual(0.9 * questionsHeldBack().length);
});

describe('a part that is changed or taken out', () => {
  test('asks the question that it shows', () => {
    let changed = 0;
    for (const [asked] of questionsToBuildWith().filter((_, index) => index % EVERY === 0)) {
      const question = understood(asked);
      const parts = waysToChange(question, calendarOn(ASKED_ON));
      for (const [index, part] of parts.entries()) {
        for (const choice of part.choices) {
          const back = waysToChange(
            readQuestion(choice.question, calendarOn(ASKED_ON), null),
            calendarOn(ASKED_ON),
          );
          const shown = parts.map(({ words }, at) => (at === index ? choice.words : words));
          expect(
            back.map(({ words }) => words),
            choice.question,
          ).toEqual(shown);
          changed += 1;
        }
      }
    }
    expect(changed).toBeGreaterThan(2000 / EVERY);
  }, 600_000);
});

test.each([
  ['how many runs after work this year', ['after']],
  ['how far did I run with anna and ben in may', ['ben']],
  ['runs over 10 km and 3 bananas', ['3 bananas']],
  ['how many runs except hot ones this year', ['except']],
  ['my average pace uphill', ['uphill']],
  ['how far did i run on 31 february', ['31']],
  ['how many days did I skip this month', ['skip']],
  ['plan for the next 4 weeks', ['4 weeks']],
  ['do i drink enough', ['enough']],
  ['what did i eat before my last half', ['eaten before']],
  ['load of my long runs this year', ['long runs']],
  ['how many runs entirely in zone 2', ['runs in a zone']],
  ['biggest week over 50 km', ['over 50 km']],
  ['runs exactly 10 km', ['exactly']],
  ['how many kilometers does the average runner run', ['runner']],
  ['how many runs over 10 km and over 15 km', ['15 km']],
  ['65 km a week is how many miles a day', ['miles a day']],
  [['how far did I run in may', 'compare them'], ['what to compare']],
])('“%s” names what found no place', (asked, unplaced) => {
  const question = understood(asked);
  expect(question.unplaced.join(' ')).toContain(unplaced[0]);
});

test.each([
  ['whats a taper and why', 'about taper'],
  ['show my last interval session', 'latest · interval runs'],
  [['how fast should my easy runs be', 'and as heart rate?'], 'my zones'],
])('“%s” is understood as %s', (asked, meant) => {
  expect(wordsOf(understood(asked))).toBe(meant);
});

test.each([
  ['am I fresh or fried', 'form'],
  ['is the step rate improving', 'trend'],
  ['how much training in november in lisbon', 'refuse'],
])('a word that no phrase held is weighed by those used like it: “%s” is %s', (asked, meant) => {
  const question = understood(asked);
  const isRefused = question.unplaced.length > 0 || NO_ANSWER.has(question.intent);
  expect(isRefused ? 'refuse' : question.intent).toBe(meant);
});
