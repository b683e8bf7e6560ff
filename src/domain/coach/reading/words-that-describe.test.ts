import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

/** None of these is a condition that a log can be asked for. */
const DESCRIBING = [
  ...['bad', 'boring', 'brutal', 'decent', 'demanding', 'fun', 'gentle', 'good', 'great', 'light'],
  ...['miserable', 'painful', 'purple', 'relaxed', 'short', 'slow', 'social', 'solid', 'tough'],
];

const ASKED_OF: readonly ((word: string) => string)[] = [
  (word) => `how many ${word} runs this year`,
  (word) => `show my ${word} sessions in october`,
  (word) => `average pace of my ${word} runs`,
  (word) => `when was my last ${word} run`,
  (word) => `longest ${word} run this year`,
  (word) => `how many runs were ${word} this year`,
  (word) => `runs that were ${word} in october`,
  (word) => `how many ${word} kilometres this year`,
  (word) => `how many ${word} weeks this year`,
  (word) => `am I getting faster on my ${word} runs`,
  (word) => `time in zone 2 on my ${word} runs`,
  (word) => `which shoes do I wear for my ${word} runs`,
  (word) => `heart rate on my last ${word} run`,
  (word) => `streak of ${word} runs`,
  (word) => `do I run too many ${word} runs`,
];

const isRefused = (message: string) => {
  const { intent, unplaced } = readConversation([message], calendarOn(ASKED_ON), RACES_OF_DANA);
  return intent === 'unknown' || unplaced.length > 0;
};

test('a word that says which runs are meant is never passed over', () => {
  const passedOver = DESCRIBING.flatMap((word) => ASKED_OF.map((ask) => ask(word))).filter(
    (message) => !isRefused(message),
  );
  expect(passedOver).toEqual([]);
});

test.each([
  'how many individual runs this month',
  'average distance of my usual runs',
  'show my five most recent runs',
  'how many whole weeks did I run over 40 km',
  'how many consecutive weeks have I been over 50 km',
  'longest streak without a day off',
])('“%s” describes nothing', (message) => {
  expect(isRefused(message)).toBe(false);
});
