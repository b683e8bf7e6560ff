import { expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import {
  ASKED_ON,
  questionsHeldBack,
  questionsToBuildWith,
} from '../../../../testing/domain/questions.ts';
import {
  ASKED_BY_DANA,
  ASKED_BY_JONAS,
  RACES_OF_DANA,
  RACES_OF_JONAS,
} from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import type { Question } from '../question.ts';
import { ANSWERED_IN_WORDS } from './left-over/account-for-words.ts';
import { readConversation } from './read-conversation.ts';

/** What ends in words that tell no figure of the log. */
const TELLS_NO_FIGURE: ReadonlySet<Question['intent']> = new Set([...ANSWERED_IN_WORDS, 'unknown']);

/** Each narrows, excludes, orders or places: no question means the same with it. */
const ADDED = [
  'without gels',
  'except sundays',
  'second',
  'third',
  'in the rain',
  'with anna',
  'before 7am',
  'uphill',
  'over 300 watts',
  'not',
  'never',
  'in the evening',
  'when it was hot',
  'after work',
  'twice',
  'alone',
  'on trails',
  'in berlin',
  'at altitude',
  'barefoot',
  'excluding races',
  'but not long ones',
  'at least 3 times',
  'apart from treadmill',
  '17',
  'since my birthday',
  'for women',
  'in nike pegasus',
  'negative split',
  'other than easy',
  'fasted',
  'every other day',
  'at 6 am',
  'downhill',
  'almost',
  'for 45 year olds',
];
/** When on the day one runs changes nothing of whether to, nor of what: 'I slept badly, should I still go out'. */
const TIMES_OF_DAY: ReadonlySet<string | undefined> = new Set([
  ...['before 7am', 'in the evening', 'after work', 'at 6 am'],
]);
/** So many are tried of each question in the proof, others of the next one; in `npm test` one of every third. */
const TRIED_IN_PROOF = 6;
const TRIED = budget({ everyday: 1, small: 2, full: TRIED_IN_PROOF });
const EVERY = budget({ everyday: 3, small: 1, full: 1 });

const asked = [
  ...[...questionsToBuildWith(), ...questionsHeldBack()].map(([said]) => ({ said, races: [] })),
  ...ASKED_BY_DANA.map(([said]) => ({ said, races: RACES_OF_DANA })),
  ...ASKED_BY_JONAS.map(([said]) => ({ said, races: RACES_OF_JONAS })),
];

test('what is added to a question changes it or is refused, and is never passed over', () => {
  const passedOver: string[] = [];
  let tried = 0;
  for (const [index, { said, races }] of asked.entries()) {
    if (index % EVERY !== 0) continue;
    const messages = typeof said === 'string' ? [said] : [...said];
    const before = readConversation(messages, calendarOn(ASKED_ON), races);
    // What anybody is told of a topic hangs on no word that stands around it.
    const isOfTopic = before.intent === 'term' && before.topic !== null;
    if (isOfTopic || before.unplaced.length > 0 || TELLS_NO_FIGURE.has(before.intent)) continue;
    const start = index * TRIED_IN_PROOF;
    for (const at of Array.from({ length: TRIED }, (_, nth) => (start + nth) % ADDED.length)) {
      const isOfADay = before.intent === 'judge' || before.intent === 'plan';
      if (isOfADay && TIMES_OF_DAY.has(ADDED[at])) continue;
      const last = `${(messages.at(-1) ?? '').replace(/[?.! ]+$/, '')} ${ADDED[at]}`;
      const after = readConversation([...messages.slice(0, -1), last], calendarOn(ASKED_ON), races);
      tried += 1;
      const isRefused = after.unplaced.length > 0 || TELLS_NO_FIGURE.has(after.intent);
      if (!isRefused && typed(after) === typed(before)) passedOver.push(last);
    }
  }
  expect(passedOver).toEqual([]);
  expect(tried).toBeGreaterThan((500 * TRIED) / EVERY);
}, 60_000);

/** All that its answer goes by. */
function typed(question: Question): string {
  const { raceText: _, ...parts } = question;
  return JSON.stringify(parts);
}
